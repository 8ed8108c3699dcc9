import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { ReportButton } from '../../report/ReportLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/dialog/Menu.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { BlockRecruiter } from '../block/BlockRecruiter.tsx';
import styles from './ActivityPage.module.css';
import type { Episode, Happening } from './timeline.ts';

export function EpisodeEntry({
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
