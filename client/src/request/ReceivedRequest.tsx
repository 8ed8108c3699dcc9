import type { ReceivedRequestDto } from '@inkognito/shared/request';
import type { ReactNode } from 'react';
import { JobAnswers } from '../job/JobAnswers.tsx';
import { dayText, unbroken } from '../lib/wording.ts';
import { ReportLink } from '../report/ReportLink.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { ListCard } from '../ui/page/ListCard.tsx';
import list from '../ui/page/ListCard.module.css';
import { Cluster } from '../ui/Stack.tsx';
import { RecruiterCard, publisherName } from '../user/RecruiterCard.tsx';
import { BlockRecruiter } from '../match/block/BlockRecruiter.tsx';
import { ListedMark } from '../match/block/marks.tsx';
import { verdictLooks } from '../match/Breakdown.tsx';
import { MatchRing } from '../match/MatchRing.tsx';
import styles from './AccessRequestsPage.module.css';
import { RequestDecision } from './RequestDecision.tsx';
import type { BreakdownDto } from '@inkognito/shared/rules/breakdown';
import { decidingFirst, isCertain } from '@inkognito/shared/rules/deciding';

export function ReceivedRequest({
  request,
  onDecided,
}: {
  request: ReceivedRequestDto;
  onDecided: (words: ReactNode) => void;
}) {
  const { _id, recruiter, job, message, matchPercentage, isMatch, breakdown } = request;
  const name = publisherName(recruiter);
  const titleId = `request-${_id}`;
  return (
    <ListCard
      picture={<MatchRing percentage={matchPercentage} isMatch={isMatch} size="small" />}
      end={null}
    >
      <Avatar image={recruiter.image} name={name} size="small" />
      <h2 id={titleId} className={list.title}>
        {name} für „{job.jobTitle}“
      </h2>
      <RecruiterCard publisher={recruiter} />
      <ListedMark of={request} />
      <p className={list.soft}>Läuft ab am {dayText(request.expiresAt)}</p>
      {message !== '' && <p className={styles.message}>{message}</p>}
      <p className={list.soft}>{outcomeText(request)} Das sehen nur Sie.</p>
      <RequestDecision request={request} titleId={titleId} onDecided={onDecided} />
      <details>
        <summary className={styles.summary}>Zur Stelle</summary>
        <JobAnswers job={job} />
      </details>
      <details>
        <summary className={styles.summary}>Warum {matchPercentage} %</summary>
        <RequestReasons breakdown={breakdown} />
      </details>
      <Cluster>
        <BlockRecruiter
          matchId={_id}
          recruiter={recruiter}
          aboutId={titleId}
          onBlocked={onDecided}
        />
        <ReportLink label="Recruiter melden" about="recruiter" id={_id} />
      </Cluster>
    </ListCard>
  );
}

function outcomeText({ matchPercentage, isMatch, breakdown }: ReceivedRequestDto): string {
  if (!isMatch) return 'Kein Match nach Ihren Wünschen.';
  return isCertain(breakdown)
    ? `Passt zu ${matchPercentage} %.`
    : 'Passt bisher; nicht alles ließ sich beurteilen.';
}

/** Without headings, as a page shows several. */
function RequestReasons({ breakdown }: { breakdown: BreakdownDto }) {
  return (
    <DescriptionList
      rows={decidingFirst(breakdown).map(({ id, label }) => {
        const { verdict, reasoning } = breakdown[id];
        return { label, value: `${verdictLooks[verdict].children}: ${unbroken(reasoning)}` };
      })}
    />
  );
}
