import type { SimilarCandidateDto } from '@inkognito/shared/matching';
import { matchThreshold } from '@inkognito/shared/rules/rulebook';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Columns, Stack } from '../../ui/Stack.tsx';
import styles from './SimilarCandidates.module.css';

/** Nothing of these people is shown that is not public. */
export function SimilarCandidates({ candidates }: { candidates: readonly SimilarCandidateDto[] }) {
  return (
    <section aria-labelledby="similar-title">
      <Stack>
        <h2 id="similar-title">{countText(candidates.length)}</h2>
        {candidates.length === 0 ? (
          <p>
            Im Moment passt niemand, der gefunden werden möchte, zu {matchThreshold}&nbsp;% oder
            mehr zu Ihrer Stelle.
          </p>
        ) : (
          <p>
            Diese Menschen passen zu {matchThreshold}&nbsp;% oder mehr zu Ihrer Stelle. Ihr
            Zugangspasswort erhalten Sie von ihnen selbst.
          </p>
        )}
        <CandidateCards candidates={candidates} />
      </Stack>
    </section>
  );
}

export function CandidateCards({ candidates }: { candidates: readonly SimilarCandidateDto[] }) {
  return (
    <Columns minimum={15}>
      {candidates.map(({ user, matchPercentage }) => (
        <Card as="article" padding="small" key={user.username} className={styles.candidate}>
          <Avatar image={user.image} name={user.username} size="medium" />
          <Link to={paths.profile(user.username)} className={styles.name}>
            {user.username}
          </Link>
          <span className={styles.percentage}>{matchPercentage}&nbsp;%</span>
        </Card>
      ))}
    </Columns>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Derzeit keine ähnlichen Kandidaten gefunden';
  return count === 1 ? '1 ähnlicher Kandidat' : `${count} ähnliche Kandidaten`;
}
