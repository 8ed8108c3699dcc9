import type { ReleaseDto } from '@inkognito/shared/release';
import { contactLabels, offerEndLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { byKeyText } from '../../auth/key/key.format.ts';
import { dayText } from '../../lib/wording.ts';
import { usePages } from '../../lib/pages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import * as drawings from '../../ui/drawings.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { contactIcons } from '../ContactRows.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { RecruiterCard, publisherName } from '../../user/RecruiterCard.tsx';
import { Withdrawal } from '../../release/Withdrawal.tsx';
import { releasesQuery } from '../../matching/matching.queries.ts';
import styles from './ActivityPage.module.css';

export function Releases() {
  const { entries, loadMore } = usePages(releasesQuery);
  // The server lists them by time.
  const inForceFirst = entries.toSorted(
    (one, other) => Number(one.endedAt !== null) - Number(other.endedAt !== null),
  );
  return (
    <Stack>
      <PagedList
        pages={{ entries: inForceFirst, loadMore }}
        empty={
          <EmptyState
            title="Noch hat niemand Kontaktdaten von Ihnen erhalten."
            link={{ to: paths.automations, label: 'Freigaben festlegen' }}
          >
            Erst ein Match oder Sie selbst geben etwas heraus, und nur, was Sie erlaubt haben.
          </EmptyState>
        }
      >
        {(release) => <Release key={release._id} release={release} />}
      </PagedList>
    </Stack>
  );
}

function Release({ release }: { release: ReleaseDto }) {
  const { _id, recruiter, accountDeleted, jobTitle, key, fields, releasedAt, endedAt } = release;
  const isOpen = endedAt === null || release.withdrawnAt === null;
  const isOver = release.endReason !== null && release.endReason !== 'withdrawn';
  const name = publisherName(recruiter);
  const titleId = `release-${_id}`;
  return (
    <ListCard
      picture={<Avatar image={recruiter.image} name={name} size="medium" />}
      end={
        <Withdrawal
          release={isOpen ? release : null}
          matchId={isOver ? null : release.matchId}
          recruiter={name}
          aboutId={titleId}
        />
      }
    >
      <h2 id={titleId} className={list.title}>
        {name}
      </h2>
      {endedAt === null && <Badge tone="success">Gilt jetzt</Badge>}
      {accountDeleted && <Badge icon={drawings.ban}>{offerEndLabels.account_deleted}</Badge>}
      <RecruiterCard publisher={recruiter} />
      <p>
        für „{jobTitle}“ am {dayText(releasedAt)}
        {key !== null && `, ${byKeyText(key)}`}
      </p>
      <ul className={styles.fields} aria-label="Herausgegeben">
        {fields.map((field) => (
          <li key={field}>
            <Badge tone={endedAt === null ? 'primary' : 'neutral'} icon={contactIcons[field]}>
              {contactLabels[field]}
            </Badge>
          </li>
        ))}
      </ul>
      {endTexts(release).map((text) => (
        <p key={text} className={list.soft}>
          {text}
        </p>
      ))}
    </ListCard>
  );
}

function endTexts({ endedAt, endReason, withdrawnAt }: ReleaseDto): string[] {
  if (endedAt === null) return [];
  const withdrawn =
    withdrawnAt === null ? [] : [`Von Ihnen zurückgezogen am ${dayText(withdrawnAt)}.`];
  if (endReason === null || endReason === 'withdrawn') return withdrawn;
  return [
    `Beendet am ${dayText(endedAt)}, weil ${endCauses[endReason]} gelöscht wurde.`,
    ...withdrawn,
  ];
}

const endCauses = { posting_deleted: 'die Stelle', account_deleted: 'das Konto' } as const;
