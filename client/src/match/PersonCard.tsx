import { progressLabels } from '@inkognito/shared/codes';
import type { ComparedDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import * as drawings from '../ui/drawings.ts';
import { ListCard } from '../ui/page/ListCard.tsx';
import list from '../ui/page/ListCard.module.css';
import { Cluster } from '../ui/Stack.tsx';
import { MatchBadge, MatchRing } from './MatchRing.tsx';

/** A candidate in a recruiter's list. */
export function PersonCard({
  person: { username, image },
  to = paths.profile(username),
  titleId,
  end,
  children,
}: {
  person: ComparedDto['candidate'];
  to?: string;
  titleId?: string;
  end: ReactNode;
  children: ReactNode;
}) {
  return (
    <ListCard picture={<Avatar image={image} name={username} size="medium" />} end={end}>
      <Link id={titleId} to={to} className={list.title}>
        {username}
      </Link>
      {children}
    </ListCard>
  );
}

export const hasMatchPage = ({ contactState }: ComparedDto) => contactState !== 'none';

export function ComparedCard({
  compared,
  line,
  children,
}: {
  compared: ComparedDto;
  line: string;
  children?: ReactNode;
}) {
  const { _id, candidate, matchPercentage, isMatch, contactState, status } = compared;
  const hasPage = hasMatchPage(compared);
  return (
    <PersonCard
      person={candidate}
      to={hasPage ? paths.match(_id) : paths.profile(candidate.username)}
      end={<MatchRing percentage={matchPercentage} isMatch={isMatch} size="small" />}
    >
      <p className={list.soft}>{line}</p>
      <Cluster>
        {isMatch ? (
          <MatchBadge />
        ) : (
          <Badge>{hasPage ? 'Kein Match, vom Kandidaten freigegeben' : 'Kein Match'}</Badge>
        )}
        {hasPage && <Badge tone="primary">{progressLabels[status]}</Badge>}
        {contactState === 'awaitsCandidate' && (
          <Badge icon={drawings.lock}>Wartet auf Freigabe</Badge>
        )}
        {contactState === 'awaitsReader' && (
          <Badge icon={drawings.mail}>Wartet auf Ihre Adresse</Badge>
        )}
        {children}
      </Cluster>
    </PersonCard>
  );
}
