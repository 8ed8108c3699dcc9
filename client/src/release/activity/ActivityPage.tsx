import type { ActivityDto } from '@inkognito/shared/release';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/wording.ts';
import { usePages, pagesOf } from '../../lib/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { MoreButton } from '../../ui/page/MoreButton.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { RecruiterCard } from '../../user/RecruiterCard.tsx';
import styles from './ActivityPage.module.css';
import { activityLinks, activitySentence } from './activitySentence.ts';
import { call } from '../../lib/api.ts';

const activityQuery = pagesOf(['activity'], 'activity', (cursor) =>
  call('listActivity', { query: { cursor } }),
);

export default function ActivityPage() {
  return (
    <Page
      title="Was geschah mit meinen Daten"
      lead={`Wer Ihr Profil mit einem Schlüssel geöffnet, verglichen oder etwas erhalten hat, und was Sie selbst geändert haben. Nach ${limits.activityDays} Tagen löschen wir jeden Eintrag.`}
      back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
    >
      <Activity />
    </Page>
  );
}

function Activity() {
  const { entries, loadMore } = usePages(activityQuery);
  const list = useRef<HTMLOListElement>(null);
  return (
    <Stack>
      {entries.length === 0 ? (
        <EmptyState
          title="Noch ist nichts geschehen."
          action={<ButtonLink to={paths.keys}>Schlüssel vergeben</ButtonLink>}
        >
          Sobald jemand Ihr Profil mit einem Schlüssel öffnet oder eine Stelle vergleicht, steht es
          hier.
        </EmptyState>
      ) : (
        <ol ref={list} className={styles.days}>
          {byDay(entries).map(({ day, entries: ofDay }) => (
            <li key={day} className={styles.day}>
              <h2 className={styles.title}>{day}</h2>
              <ul className={styles.entries}>
                {ofDay.map((entry) => (
                  <Entry key={entry._id} entry={entry} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      <MoreButton list={list} onMore={loadMore} />
    </Stack>
  );
}

function Entry({ entry }: { entry: ActivityDto }) {
  const { to, label } = activityLinks[entry.kind];
  return (
    <li className={styles.entry}>
      <p>{activitySentence(entry)}</p>
      {entry.recruiter !== null && <RecruiterCard publisher={entry.recruiter} />}
      <Link to={to}>{label}</Link>
    </li>
  );
}

function byDay(entries: readonly ActivityDto[]): { day: string; entries: ActivityDto[] }[] {
  const days: { day: string; entries: ActivityDto[] }[] = [];
  for (const entry of entries) {
    const day = dayText(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
