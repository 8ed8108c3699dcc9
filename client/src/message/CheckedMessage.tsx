import type { CheckedMessageDto, MessageVerdict } from '@inkognito/shared/reading';
import { isCertain, judgedPoints } from '@inkognito/shared/rules/deciding';
import { Card } from '../ui/Card.tsx';
import { Ring } from '../ui/Ring.tsx';
import { Stack } from '../ui/Stack.tsx';
import { focusOnce } from '../lib/focus.ts';
import { Breakdown } from '../match/Breakdown.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import styles from './MessageCheckPage.module.css';
import { Replies } from './Replies.tsx';

const verdicts = {
  fits: {
    title: 'Das passt.',
    tone: 'success',
    text: 'Was in der Nachricht steht, passt gut genug zu Ihren Wünschen.',
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
  if (!message.isOffer) return <NoOffer />;
  return (
    <Stack gap="large">
      <Verdict message={message} />
      <Replies message={message} />
      <MessageFacts message={message} />
      <Breakdown breakdown={message.breakdown} isOwn />
    </Stack>
  );
}

function NoOffer() {
  return (
    <Card as="section" padding="large" aria-labelledby="verdict-title">
      <h2 id="verdict-title" ref={focusOnce} tabIndex={-1} className={styles.title}>
        Das sieht nicht nach einem Angebot aus.
      </h2>
    </Card>
  );
}

function Verdict({ message }: { message: CheckedMessageDto }) {
  const { verdict, matchPercentage, breakdown } = message;
  const { title, tone, text } = verdicts[verdict];
  const judged = judgedPoints(breakdown);
  const isReserved = verdict === 'fits' && !isCertain(breakdown);
  return (
    <Card as="section" padding="large" className={styles.verdict} aria-labelledby="verdict-title">
      {matchPercentage !== null && (
        <Ring
          value={matchPercentage}
          max={100}
          text={`${matchPercentage} %`}
          label={`Übereinstimmung: ${matchPercentage} %`}
          tone={tone}
        />
      )}
      <div className={styles.words}>
        <h2 id="verdict-title" ref={focusOnce} tabIndex={-1} className={styles.title}>
          {isReserved ? 'Bisher passt es.' : title}
        </h2>
        <p className={styles.lead}>
          {text}
          {verdict === 'fits' && judged < allPoints && ' Was darin fehlt, ist noch offen.'}
        </p>
        <p className={styles.soft}>{basisText(message, judged)}</p>
      </div>
    </Card>
  );
}

const allPoints = 100;

function basisText({ verdict, matchPercentage }: CheckedMessageDto, judged: number): string {
  if (matchPercentage === null) {
    return 'Nichts in der Nachricht ließ sich mit Ihren Wünschen vergleichen.';
  }
  if (verdict === 'fits' && judged === allPoints) {
    return `${matchPercentage} von ${allPoints} Punkten.`;
  }
  const judgedText = `${judged} von ${allPoints} Punkten`;
  return verdict === 'fails'
    ? `${matchPercentage} %, halbiert, weil etwas ausschließt. Beurteilt: ${judgedText}.`
    : `${matchPercentage} % von dem, was beurteilt werden konnte: ${judgedText}.`;
}
