import type { JobComparisonResult, OpenProfileDto } from '@inkognito/shared/comparison';
import type { ErrorCode } from '@inkognito/shared/error';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { focusOnce } from '../../lib/focus.ts';
import { MatchBadge, MatchRing } from '../MatchRing.tsx';
import { ReasonsLink } from './Compared.tsx';
import styles from './JobComparisons.module.css';
import type { ComparisonRun } from './comparisonRun.ts';

type Person = OpenProfileDto['candidate'];

/** Worth a retry; a used-up quota lasts for hours. */
const passing: readonly ErrorCode[] = ['internal', 'unavailable', 'overloaded'];

export function ComparisonResults({
  jobId,
  run,
  people,
  onCompare,
  onStop,
  onReset,
}: {
  jobId: string;
  run: ComparisonRun;
  people: readonly Person[];
  onCompare: (candidateIds: readonly string[]) => void;
  onStop: () => void;
  onReset: () => void;
}) {
  const { phase, results, waiting, failure } = run;
  const toRetry = results.flatMap((result) =>
    'code' in result && passing.includes(result.code) ? [result.candidate] : [],
  );

  return (
    <section aria-labelledby="results-title">
      <Stack>
        <h2 id="results-title" ref={focusOnce} tabIndex={-1}>
          Ergebnisse
        </h2>
        <Progress run={run} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <ul className={styles.list}>
          {results
            .toSorted((one, other) => rankOf(other) - rankOf(one))
            .map((result) => (
              <Result
                key={result.candidate}
                jobId={jobId}
                result={result}
                person={people.find(({ _id }) => _id === result.candidate)}
              />
            ))}
        </ul>
        {phase === 'idle' ? (
          <Cluster>
            {waiting.length > 0 && (
              <Button onClick={() => onCompare(waiting)}>
                {`Mit ${inWords(waiting.length, 'übrigen')} weiter vergleichen`}
              </Button>
            )}
            {toRetry.length > 0 && (
              <Button variant="secondary" onClick={() => onCompare(toRetry)}>
                {toRetry.length === 1
                  ? 'Fehlgeschlagenen Vergleich wiederholen'
                  : `${toRetry.length} fehlgeschlagene Vergleiche wiederholen`}
              </Button>
            )}
            <Button variant="secondary" onClick={onReset}>
              Andere Profile auswählen
            </Button>
          </Cluster>
        ) : (
          <div>
            <Button variant="secondary" busy={phase === 'stopping'} onClick={onStop}>
              Anhalten
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

function Progress({ run: { phase, total, waiting, results } }: { run: ComparisonRun }) {
  const done = total - waiting.length;
  const matches = results.filter((result) => 'isMatch' in result && result.isMatch).length;
  const words = `${done} von ${total} verglichen`;
  return (
    <div className={styles.progress}>
      <p role="status">
        {phase === 'stopping' && 'Wird angehalten … '}
        {phase === 'idle' && done === total
          ? `Fertig: ${results.length === 1 ? '1 Profil' : `${results.length} Profile`}, ${matches === 1 ? '1 Match' : `${matches} Matches`}.`
          : `${words} (${Math.round((100 * done) / total)} %)`}
      </p>
      {phase !== 'idle' && <progress value={done} max={total} aria-label="Vergleiche" />}
    </div>
  );
}

function Result({
  jobId,
  result,
  person,
}: {
  jobId: string;
  result: JobComparisonResult;
  person: Person | undefined;
}) {
  const name = person?.username ?? 'Dieses Profil';
  return (
    <Card as="li" padding="small" className={styles.result}>
      <Avatar image={person?.image ?? null} name={name} />
      <div className={styles.words}>
        {person ? <Link to={paths.profile(name)}>{name}</Link> : name}
        {'code' in result ? (
          <p className={styles.refusal}>{result.error}</p>
        ) : result.isMatch ? (
          <Cluster>
            <MatchBadge />
            <ReasonsLink name={name} jobId={jobId} matchId={result.matchId} />
          </Cluster>
        ) : (
          <Cluster>
            <span className={styles.soft}>Kein Match</span>
            {person && <ReasonsLink name={name} jobId={jobId} matchId={null} />}
          </Cluster>
        )}
      </div>
      {'isMatch' in result && (
        <MatchRing percentage={result.matchPercentage} isMatch={result.isMatch} size="small" />
      )}
    </Card>
  );
}

/** The best first. */
function rankOf(result: JobComparisonResult): number {
  if ('code' in result) return -101;
  return result.isKnockedOut ? result.matchPercentage - 100 : result.matchPercentage;
}

function inWords(count: number, which: string): string {
  return count === 1 ? `dem ${which} Profil` : `den ${which} ${count} Profilen`;
}
