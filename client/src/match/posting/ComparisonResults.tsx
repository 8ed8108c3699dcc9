import type { JobComparisonResult, OpenProfileDto } from '@inkognito/shared/comparison';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { focusOnce } from '../../lib/focus.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { MatchBadge, MatchRing } from '../MatchRing.tsx';
import { ReasonsLink } from './Compared.tsx';
import type { useComparisonRun } from './comparisonRun.ts';
import styles from './JobComparisons.module.css';

type Run = ReturnType<typeof useComparisonRun>;
type Person = OpenProfileDto['candidate'];

export function ComparisonResults({
  jobId,
  run,
  people,
}: {
  jobId: string;
  run: Run;
  people: readonly Person[];
}) {
  const { results, busy, failure, reset } = run;
  return (
    <section aria-labelledby="results-title">
      <Stack>
        <h2 id="results-title" ref={focusOnce} tabIndex={-1}>
          Ergebnisse
        </h2>
        <Progress run={run} />
        {failure && <Notice tone="danger">{failure.message}</Notice>}
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
        {!busy && (
          <div>
            <Button variant="secondary" onClick={reset}>
              Andere Profile auswählen
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

function Progress({ run: { total, results, busy } }: { run: Run }) {
  const done = results.length;
  const matches = results.filter((result) => 'isMatch' in result && result.isMatch).length;
  return (
    <div className={styles.progress}>
      <p role="status">
        {done === total
          ? `Fertig: ${done === 1 ? '1 Profil' : `${done} Profile`}, ${matches === 1 ? '1 Match' : `${matches} Matches`}.`
          : `${done} von ${total} verglichen (${Math.round((100 * done) / total)} %)`}
      </p>
      {busy && <progress value={done} max={total} aria-label="Vergleiche" />}
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
        ) : (
          <Cluster>
            {result.isMatch ? <MatchBadge /> : <span className={styles.soft}>Kein Match</span>}
            <ReasonsLink
              name={name}
              jobId={jobId}
              matchId={result.isMatch ? result.matchId : null}
            />
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
