import type {
  CheckedMessageDto,
  Corrections,
  MessageVerdict,
} from '@inkognito/shared/reading/reading';
import { isCertain, judgedPoints } from '@inkognito/shared/rules/deciding';
import { minimumCoverage } from '@inkognito/shared/rules/rulebook';
import { useRef, useState } from 'react';
import type { CopiedKey } from '../auth/key/keyCopying.ts';
import { useAction } from '../lib/action.ts';
import { call } from '../lib/api.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/page/Loading.tsx';
import { Ring } from '../ui/Ring.tsx';
import { Stack } from '../ui/Stack.tsx';
import { focusOnce } from '../lib/focus.ts';
import { Breakdown } from '../match/Breakdown.tsx';
import { OutcomeCard } from '../match/OutcomeCard.tsx';
import styles from './MessageCheckPage.module.css';
import { ReadMessage } from './ReadMessage.tsx';
import { Replies } from './Replies.tsx';

const verdicts = {
  fits: {
    title: 'Das passt.',
    tone: 'success',
    text: 'Was wir erkannt haben, passt gut genug zu Ihren Wünschen.',
  },
  open: {
    title: 'Noch offen.',
    tone: 'warning',
    text: 'Nichts davon schließt die Stelle aus. Für ein klares Ja reicht es aber nicht.',
  },
  fails: {
    title: 'Das passt nicht.',
    tone: 'danger',
    text: 'In der Nachricht steht etwas, das die Stelle für Sie ausschließt.',
  },
} as const satisfies Record<MessageVerdict, object>;

export type Checked = { text: string; corrected: Corrections; message: CheckedMessageDto };

export function CheckedMessage({ text, corrected: correctedBefore, message }: Checked) {
  const [judged, setJudged] = useState(message);
  // Shown once: it outlives a correction that moves its place.
  const [made, setMade] = useState<CopiedKey | null>(null);
  const replies = { message: judged, made, onMade: setMade };
  const latest = useRef(correctedBefore);
  const { run, busy, failure } = useAction(async (corrected: Corrections) => {
    const answer = await call('checkMessage', { body: { text, corrected } });
    // A later correction is on its way.
    if (latest.current === corrected) setJudged(answer);
  });
  const judge = (corrected: Corrections) => {
    latest.current = corrected;
    void run(corrected);
  };
  return (
    <Stack gap="large">
      {judged.isOffer && (
        <>
          <Verdict message={judged} />
          <Replies {...replies} />
        </>
      )}
      <ReadMessage
        text={text}
        reading={message}
        corrected={correctedBefore}
        // Else the verdict has it.
        takesFocus={!message.isOffer}
        onCorrect={judge}
      >
        {busy && <Spinner>Wir vergleichen noch einmal …</Spinner>}
        {judged !== message && judged.isOffer && (
          <p>
            <a href={`#${verdictId}`}>Neu verglichen: {titleOf(judged)}</a>
          </p>
        )}
        {failure && (
          <Notice
            tone="danger"
            title="Das Ergebnis ist noch das vorige."
            action={
              <Button variant="secondary" size="small" onClick={() => judge({ ...latest.current })}>
                Noch einmal vergleichen
              </Button>
            }
          >
            {failure.message}
          </Notice>
        )}
      </ReadMessage>
      {judged.isOffer ? (
        <Breakdown
          breakdown={judged.breakdown}
          isOwn
          isBeside
          hasPercentage={judged.matchPercentage !== null}
        />
      ) : (
        <details className={styles.other}>
          <summary>Trotzdem antworten</summary>
          <Replies {...replies} />
        </details>
      )}
    </Stack>
  );
}

function Verdict({ message }: { message: CheckedMessageDto }) {
  const { verdict, matchPercentage, breakdown } = message;
  const { tone, text } = verdicts[verdict];
  const ring = matchPercentage !== null && (
    <Ring
      value={matchPercentage}
      max={100}
      text={`${matchPercentage} %`}
      label={`Übereinstimmung: ${matchPercentage} %`}
      tone={tone}
      size="large"
    />
  );
  return (
    <OutcomeCard titleId={verdictId} ring={ring} isLive>
      <h2 id={verdictId} ref={focusOnce} tabIndex={-1} className={styles.title}>
        {titleOf(message)}
      </h2>
      <p>{text}</p>
      <p className={styles.soft}>{basisText(message, judgedPoints(breakdown))}</p>
    </OutcomeCard>
  );
}

const verdictId = 'ergebnis';

const titleOf = ({ verdict, breakdown }: CheckedMessageDto) =>
  verdict === 'fits' && !isCertain(breakdown) ? 'Bisher passt es.' : verdicts[verdict].title;

function basisText({ verdict, matchPercentage }: CheckedMessageDto, judged: number): string {
  const basis = `Beurteilt werden konnten ${judged} von 100 Punkten`;
  if (matchPercentage === null) {
    return `${basis}. Unter ${minimumCoverage} nennen wir keinen Prozentwert.`;
  }
  return verdict === 'fails'
    ? `${basis}. ${matchPercentage} %, halbiert, weil etwas ausschließt.`
    : `${basis}; davon passen ${matchPercentage} %.`;
}
