import { Form } from '../ui/form/Form.tsx';
import type { MessageTone, SenderDto } from '@inkognito/shared/reading/reading';
import { keyMessage } from '@inkognito/shared/texts/keyMessage';
import { keyNameFor, keyReply } from '@inkognito/shared/reading/replies';
import { useState } from 'react';
import { KeyCopied } from '../auth/key/KeyCopied.tsx';
import { KeyNameField } from '../auth/key/KeyFields.tsx';
import { type ButtonVariant, CopyButton } from '../ui/Button.tsx';
import { Cluster } from '../ui/Stack.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { focusOnce, selectOnce } from '../lib/focus.ts';
import { ReachFirst } from '../auth/key/ReachFirst.tsx';
import { type CopiedKey, useKeyCopying } from '../auth/key/keyCopying.ts';
import styles from './MessageCheckPage.module.css';
import { ReplyField, useReply } from './ReplyField.tsx';

type ReplyProps = {
  sender: SenderDto;
  tone: MessageTone;
  variant: ButtonVariant;
  onMade: (made: CopiedKey) => void;
};

export function KeyReply({ made, ...props }: ReplyProps & { made: CopiedKey | null }) {
  return made === null ? (
    <ReachFirst>
      <ReplyForm {...props} />
    </ReachFirst>
  ) : (
    <MadeReply {...made} />
  );
}

function ReplyForm({ sender, tone, variant, onMade }: ReplyProps) {
  const { copyPasteMsg, username } = useSignedInUser();
  const { origin } = window.location;
  const texts = keyReply({ name: sender.name, tone }, { username, origin, own: copyPasteMsg });
  const { text, onChange, lengthButton } = useReply(texts);
  const form = useKeyCopying({
    name: keyNameFor(sender),
    textOf: ({ link }) => keyMessage(text, { profileUrl: `${origin}/${username}`, link }),
    onMade,
  });

  return (
    <Form
      form={form}
      className={styles.reply}
      failureTitle="Es wurde nichts kopiert."
      submitLabel="Schlüssel anlegen und Antwort kopieren"
      variant={variant}
    >
      <ReplyField
        label="Antwort mit Schlüssel"
        hint="Statt der Adresse Ihres Profils steht beim Kopieren der Link mit dem neuen Schlüssel darin."
        text={text}
        onChange={onChange}
      />
      <div>{lengthButton}</div>
      <KeyNameField {...form.field('name')} />
    </Form>
  );
}

function MadeReply(made: CopiedKey) {
  const { copied } = made;
  const [text, setText] = useState(made.text);
  return (
    <div ref={copied ? focusOnce : undefined} tabIndex={-1} className={styles.reply}>
      <KeyCopied {...made} />
      <ReplyField
        ref={copied ? undefined : selectOnce}
        label="Antwort mit Schlüssel"
        hint="Diesen Link zeigen wir nur jetzt."
        text={text}
        onChange={setText}
      />
      <Cluster>
        <CopyButton text={text} label={copied ? 'Noch einmal kopieren' : 'Antwort kopieren'} />
      </Cluster>
    </div>
  );
}
