import type { CheckedMessageDto, MessageVerdict } from '@inkognito/shared/reading';
import { Card } from '../../ui/Card.tsx';
import { Ring } from '../../ui/Ring.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Breakdown } from '../match/Breakdown.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import styles from './MessageCheckPage.module.css';
import { Replies } from './Replies.tsx';

const verdicts = {
  fits: {
    title: 'Das passt.',
    tone: 'success',
    text: 'Soweit die Nachricht etwas dazu sagt, entspricht die Stelle Ihren Wünschen.',
  },
  open: {
    title: 'Noch offen.',
    tone: 'warning',
    text: 'Nichts darin schließt die Stelle aus. Für ein klares Ja reicht es aber nicht.',
  },
  fails: {
    title: 'Das passt nicht.',
    tone: 'danger',
    text: 'In der Nachricht steht etwas, das die Stelle für Sie ausschließt.',
  },
} as const satisfies Record<MessageVerdict, object>;

export function CheckedMessage({ message }: { message: CheckedMessageDto }) {
  return (
    <Stack gap="large">
      <Verdict message={message} />
      <Replies message={message} />
      <MessageFacts message={message} />
      <Breakdown breakdown={message.breakdown} />
    </Stack>
  );
}

function Verdict({ message: { verdict, matchPercentage } }: { message: CheckedMessageDto }) {
  const { title, tone, text } = verdicts[verdict];
  return (
    <Card as="section" padding="large" className={styles.verdict} aria-labelledby="verdict-title">
      {matchPercentage !== null && (
        <Ring
          value={matchPercentage}
          max={100}
          text={`${matchPercentage} %`}
          label={`Übereinstimmung: ${matchPercentage} % von dem, was beurteilt werden konnte`}
          tone={tone}
        />
      )}
      <div className={styles.words}>
        <h2 id="verdict-title" ref={focusOnce} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{text}</p>
        <p className={styles.soft}>
          {matchPercentage === null
            ? 'Nichts in der Nachricht ließ sich mit Ihren Wünschen vergleichen.'
            : `${matchPercentage} % von dem, was beurteilt werden konnte.`}
        </p>
      </div>
    </Card>
  );
}

/** Whoever asked for it hears and sees it next. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus();
}
