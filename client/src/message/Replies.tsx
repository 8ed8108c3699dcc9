import type { CheckedMessageDto } from '@inkognito/shared/reading';
import {
  type ReplyKind,
  declineReply,
  replyKinds,
  replyWithQuestions,
} from '@inkognito/shared/texts/replies';
import { useState } from 'react';
import { type ButtonVariant, CopyButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Cluster } from '../ui/Stack.tsx';
import { KeyReply } from './KeyReply.tsx';
import styles from './MessageCheckPage.module.css';
import { ReplyField } from './ReplyField.tsx';

const titles: Record<ReplyKind, string> = {
  key: 'Mit einem Schlüssel für Ihr Profil',
  questions: 'Mit Ihren Fragen',
  decline: 'Freundlich absagen',
};

export function Replies({ message }: { message: CheckedMessageDto }) {
  const [recommended, ...others] = replyKinds(message.verdict, message.questions.length);
  return (
    <Card as="section" className={styles.section} aria-labelledby="replies-title">
      <div>
        <h2 id="replies-title">Ihre Antwort</h2>
        <p className={styles.soft}>
          Inkognito verschickt nichts. Sie kopieren die Antwort und senden sie selbst.
        </p>
      </div>
      {recommended && (
        <section className={styles.section} aria-labelledby="reply-title">
          <h3 id="reply-title">{titles[recommended]}</h3>
          <Reply kind={recommended} message={message} isRecommended />
        </section>
      )}
      {others.map((kind) => (
        <details key={kind} className={styles.other}>
          <summary>{titles[kind]}</summary>
          <Reply kind={kind} message={message} />
        </details>
      ))}
    </Card>
  );
}

function Reply({
  kind,
  message: { sender, questions },
  isRecommended = false,
}: {
  kind: ReplyKind;
  message: CheckedMessageDto;
  isRecommended?: boolean;
}) {
  const variant = isRecommended ? 'primary' : 'secondary';
  switch (kind) {
    case 'key':
      return <KeyReply sender={sender} variant={variant} />;
    case 'questions': {
      const asked = questions.map(({ question }) => question);
      const text = replyWithQuestions(sender, asked);
      return <TextReply name="Fragen" label="Antwort mit Fragen" text={text} variant={variant} />;
    }
    case 'decline': {
      const text = declineReply(sender);
      return <TextReply name="Absage" label="Absage" text={text} variant={variant} />;
    }
  }
}

export function TextReply({
  name,
  label,
  text: initial,
  variant,
}: {
  name: string;
  label: string;
  text: string;
  variant: ButtonVariant;
}) {
  const [text, setText] = useState(initial);
  return (
    <div className={styles.reply}>
      <ReplyField label={label} text={text} onChange={setText} />
      <Cluster>
        <CopyButton text={text} label={`${name} kopieren`} variant={variant} />
      </Cluster>
    </div>
  );
}
