import type { CheckedMessageDto } from '@inkognito/shared/reading/reading';
import {
  type Reply as ReplyTexts,
  type ReplyKind,
  declineReply,
  questionsReply,
  replyKinds,
} from '@inkognito/shared/reading/replies';
import { type ButtonVariant, CopyButton } from '../ui/Button.tsx';
import { Section } from '../ui/page/Section.tsx';
import { Cluster, Stack } from '../ui/Stack.tsx';
import type { CopiedKey } from '../auth/key/keyCopying.ts';
import { KeyReply } from './KeyReply.tsx';
import styles from './MessageCheckPage.module.css';
import { ReplyField, useReply } from './ReplyField.tsx';

const titles: Record<ReplyKind, string> = {
  key: 'Mit einem Schlüssel für Ihr Profil',
  questions: 'Mit Ihren Fragen',
  decline: 'Freundlich absagen',
};

export function Replies(shared: {
  message: CheckedMessageDto;
  made: CopiedKey | null;
  onMade: (made: CopiedKey) => void;
}) {
  const { message } = shared;
  const [recommended, ...others] = replyKinds(message.verdict, message.questions.length);
  return (
    <Section inCard title="Ihre Antwort">
      {recommended && (
        <section aria-labelledby="reply-title">
          <Stack>
            <h3 id="reply-title">{titles[recommended]}</h3>
            <Reply kind={recommended} {...shared} isRecommended />
          </Stack>
        </section>
      )}
      {others.map((kind) => (
        <details key={kind} className={styles.other}>
          <summary>{titles[kind]}</summary>
          <Reply kind={kind} {...shared} />
        </details>
      ))}
      <p className={styles.soft}>
        Inkognito verschickt nichts. Sie kopieren die Antwort und senden sie selbst.
      </p>
    </Section>
  );
}

function Reply({
  kind,
  message: { sender, tone, questions },
  made,
  onMade,
  isRecommended = false,
}: {
  kind: ReplyKind;
  message: CheckedMessageDto;
  made: CopiedKey | null;
  onMade: (made: CopiedKey) => void;
  isRecommended?: boolean;
}) {
  const variant = isRecommended ? 'primary' : 'secondary';
  const recipient = { name: sender.name, tone };
  switch (kind) {
    case 'key':
      return <KeyReply sender={sender} tone={tone} variant={variant} made={made} onMade={onMade} />;
    case 'questions': {
      const texts = questionsReply(
        recipient,
        questions.map(({ question }) => question),
      );
      const named = { name: 'Fragen', label: 'Antwort mit Fragen' };
      return <TextReply key={texts.long} {...named} texts={texts} variant={variant} />;
    }
    case 'decline': {
      const texts = declineReply(recipient);
      return <TextReply name="Absage" label="Absage" texts={texts} variant={variant} />;
    }
  }
}

function TextReply({
  name,
  label,
  texts,
  variant,
}: {
  name: string;
  label: string;
  texts: ReplyTexts;
  variant: ButtonVariant;
}) {
  const { text, onChange, lengthButton } = useReply(texts);
  return (
    <div className={styles.reply}>
      <ReplyField label={label} text={text} onChange={onChange} />
      <Cluster>
        <CopyButton text={text} label={`${name} kopieren`} variant={variant} />
        {lengthButton}
      </Cluster>
    </div>
  );
}
