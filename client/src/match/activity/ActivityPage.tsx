import { type ActivityTopic, activityTopicLabels, codesOf } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import type { ActivityDto } from '@inkognito/shared/release';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState, useId } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { learnedFloorText } from '../../auth/key/key.format.ts';
import { keysQuery } from '../../auth/key/key.queries.ts';
import { call } from '../../lib/api.ts';
import { pagesOf, usePages } from '../../lib/pages.ts';
import { timeText } from '../../lib/wording.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { MoreButton } from '../../ui/page/MoreButton.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TabLinks } from '../../ui/page/TabLinks.tsx';
import { Releases } from './Releases.tsx';
import styles from './ActivityPage.module.css';
import { daysOf, looks, wordsOf } from './timeline.ts';
import { ReportLink } from '../../report/ReportLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/dialog/Menu.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { BlockRecruiter } from '../block/BlockRecruiter.tsx';

const activityQuery = (topic: ActivityTopic | undefined) =>
  pagesOf(['activity', topic ?? 'all'], 'activity', (cursor) =>
    call('listActivity', { query: { topic, cursor } }),
  );

const topics: readonly ActivityTopic[] = codesOf(activityTopicLabels);

export default function ActivityPage() {
  const chosen = useSearchParams()[0].get('topic');
  const topic = topics.find((each) => each === chosen);
  return (
    <Page
      title="Datenbuch"
      lead={`Wer was von Ihnen sah und erhielt: ${limits.activityDays} Tage lang, Freigaben immer.`}
    >
      <TabLinks
        label="Datenbuch"
        tabs={[undefined, ...topics].map((each) => ({
          to: each === undefined ? paths.activity : `${paths.activity}?topic=${each}`,
          text: each === undefined ? 'Alle' : activityTopicLabels[each],
          isCurrent: each === topic,
        }))}
      />
      <Stack gap="large">
        {topic === 'releases' && (
          <LoadedSection what="Ihre Freigaben konnten nicht geladen werden.">
            <Releases />
          </LoadedSection>
        )}
        {topic === 'keys' && (
          <LoadedSection what="Ihre Schlüssel konnten nicht geladen werden.">
            <LearnedFloors />
          </LoadedSection>
        )}
        <LoadedSection what="Der Verlauf konnte nicht geladen werden." resetKeys={[topic]}>
          <Timeline key={topic} topic={topic} />
        </LoadedSection>
      </Stack>
    </Page>
  );
}

function Timeline({ topic }: { topic: ActivityTopic | undefined }) {
  const { entries, loadMore } = usePages(activityQuery(topic));
  const list = useRef<HTMLOListElement>(null);
  const [done, setDone] = useState<ReactNode>(null);
  if (entries.length === 0) {
    if (topic === 'releases') return null;
    return (
      <EmptyState
        title="Hier steht noch nichts."
        link={{ to: paths.keys, label: 'Schlüssel vergeben' }}
      >
        Sobald jemand Ihr Profil mit einem Schlüssel öffnet oder eine Stelle vergleicht, steht es
        hier.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Verlauf">
      <Stack>
        {topic === 'releases' && <h2>Verlauf</h2>}
        {done !== null && <Notice tone="success">{done}</Notice>}
        <ol ref={list} className={styles.days}>
          {daysOf(entries).map(({ day, entries: ofDay }) => (
            <li key={day} className={styles.day}>
              <h2 className={styles.date}>{day}</h2>
              <ul className={styles.entries}>
                {ofDay.map((entry) => (
                  <Entry key={entry._id} entry={entry} onDone={setDone} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <MoreButton list={list} onMore={loadMore} />
      </Stack>
    </section>
  );
}

/** Nothing until a comparison has told something. */
function LearnedFloors() {
  const { keys } = useSuspenseQuery(keysQuery).data;
  const telling = keys.flatMap(({ _id, name, general, learnedFloor }) =>
    learnedFloor
      ? [{ _id, who: general ? 'jeder mit dem allgemeinen Schlüssel' : name, learnedFloor }]
      : [],
  );
  if (telling.length === 0) return null;
  return (
    <Section gap="small" title="Was über Ihre Untergrenze bekannt ist">
      <ul>
        {telling.map(({ _id, who, learnedFloor }) => (
          <li key={_id}>
            Was {who} über Ihre Untergrenze wissen kann: {learnedFloorText(learnedFloor)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Entry({ entry, onDone }: { entry: ActivityDto; onDone: (words: ReactNode) => void }) {
  const nameId = useId();
  const { kind, at, count, recruiter, jobTitle, jobId, comparisonId } = entry;
  const { icon, to } = looks[kind];
  const words = wordsOf(entry);
  const target = jobId === null ? to : paths.job(jobId);
  return (
    <li className={styles.entry}>
      {/* What is counted by day or week has no time. */}
      <span className={styles.time}>{count === null && timeText(at)}</span>
      <Icon drawing={icon} size={18} />
      <p>
        {recruiter !== null && (
          <>
            <span id={nameId} className={styles.who}>
              {[publisherName(recruiter), recruiter.card?.company].filter(Boolean).join(' · ')}
            </span>
            {', '}
          </>
        )}
        {jobTitle === null ? (
          <Link to={target}>{words}</Link>
        ) : (
          <>
            <Link to={target}>{jobTitle}</Link>: {words}
          </>
        )}
      </p>
      {recruiter !== null && comparisonId !== null && (
        <Menu aboutId={nameId}>
          <BlockRecruiter
            matchId={comparisonId}
            recruiter={recruiter}
            aboutId={nameId}
            onBlocked={onDone}
          />
          <ReportLink label="Recruiter melden" about="recruiter" id={comparisonId} />
        </Menu>
      )}
    </li>
  );
}
