import { type ActivityTopic, activityTopicLabels, codesOf } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState, useId } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { learnedFloorText } from '../../auth/key/key.format.ts';
import { keysQuery } from '../../auth/key/key.queries.ts';
import { call } from '../../lib/api.ts';
import { pagesOf, usePages } from '../../lib/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
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
import { timelineOf, type Episode, type Happening } from './timeline.ts';
import { ReportButton } from '../../report/ReportLink.tsx';
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
  if (entries.length === 0) return topic === 'releases' ? null : <NothingYet topic={topic} />;
  return (
    <section aria-label="Verlauf">
      <Stack>
        {topic === 'releases' && <h2>Verlauf</h2>}
        {done !== null && <Notice tone="success">{done}</Notice>}
        <ol ref={list} className={styles.days}>
          {timelineOf(entries).map(({ day, episodes }) => (
            <li key={day} className={styles.day}>
              <h2 className={styles.date}>{day}</h2>
              <ul className={styles.episodes}>
                {episodes.map((episode) => (
                  <EpisodeEntry
                    key={episode.happenings[0]?._id}
                    episode={episode}
                    onDone={setDone}
                  />
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

function NothingYet({ topic }: { topic: ActivityTopic | undefined }) {
  const title =
    topic === undefined
      ? 'Noch ist nichts geschehen.'
      : `Unter „${activityTopicLabels[topic]}“ steht noch nichts.`;
  return (
    <EmptyState title={title} action={<ButtonLink to={paths.keys}>Schlüssel vergeben</ButtonLink>}>
      Sobald jemand Ihr Profil mit einem Schlüssel öffnet oder eine Stelle vergleicht, steht es
      hier.
    </EmptyState>
  );
}

function EpisodeEntry({
  episode: { recruiter, happenings },
  onDone,
}: {
  episode: Episode;
  onDone: (words: ReactNode) => void;
}) {
  const nameId = useId();
  const comparisonId = happenings.find((each) => each.comparisonId !== null)?.comparisonId ?? null;
  return (
    <li className={styles.episode}>
      {recruiter !== null && (
        <div className={styles.head}>
          <p id={nameId} className={styles.who}>
            {publisherName(recruiter)}
            {recruiter.card?.company && (
              <span className={styles.soft}> · {recruiter.card.company}</span>
            )}
          </p>
          {comparisonId !== null && (
            <Menu aboutId={nameId}>
              <BlockRecruiter
                matchId={comparisonId}
                recruiter={recruiter}
                aboutId={nameId}
                onBlocked={onDone}
              />
              <ReportButton label="Recruiter melden" about="recruiter" id={comparisonId} />
            </Menu>
          )}
        </div>
      )}
      <ul className={styles.happenings}>
        {happenings.map((happening) => (
          <HappeningLine key={happening._id} happening={happening} />
        ))}
      </ul>
    </li>
  );
}

function HappeningLine({ happening: { icon, time, about, words, to } }: { happening: Happening }) {
  return (
    <li className={styles.happening}>
      <span className={styles.time}>{time}</span>
      <Icon drawing={icon} size={18} />
      <p>
        {about === null ? (
          <Link to={to}>{words}</Link>
        ) : (
          <>
            <Link to={to}>{about}</Link>: {words}
          </>
        )}
      </p>
    </li>
  );
}
