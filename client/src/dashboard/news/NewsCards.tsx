import type { NewsDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { dayText } from '../../lib/wording.ts';
import { payText } from '../../job/job.format.ts';
import { MatchRing } from '../../match/MatchRing.tsx';
import { isToDecide, newsQuery, useMarkSeen } from '../../matching/news.queries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import { PagedList } from '../../ui/page/PagedList.tsx';
import * as drawings from '../../ui/drawings.ts';
import styles from '../Dashboard.module.css';

const looks = {
  match: { children: 'Neues Match', tone: 'success', icon: drawings.check },
  request: { children: 'Neue Anfrage', tone: 'primary', icon: drawings.mail },
  accepted: { children: 'Anfrage angenommen', tone: 'success', icon: drawings.check },
  pending: { children: 'Wartet auf Ihre Freigabe', tone: 'warning', icon: drawings.lock },
  release: { children: 'Freigabe geändert', tone: 'primary', icon: drawings.lock },
  denied: { children: 'Falsche E-Mail-Adresse', tone: 'warning', icon: drawings.warning },
} as const;

export function NewsCards() {
  const { data: news } = useSuspenseQuery(newsQuery);
  if (news.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="news-title">
      <h2 id="news-title">Neu für Sie</h2>
      <PagedList
        pages={{ entries: news.toSorted(decisionsFirst), loadMore: null }}
        foldedTo={3}
        empty={null}
      >
        {(each) => <NewsCard key={each._id} news={each} />}
      </PagedList>
    </section>
  );
}

const decisionsFirst = (one: NewsDto, other: NewsDto) =>
  Number(isToDecide(other)) - Number(isToDecide(one));

function lookOf({ kind, requestId, contactState }: NewsDto): keyof typeof looks {
  if (contactState === 'awaitsCandidate') return 'pending';
  return kind === 'request' && requestId === undefined ? 'accepted' : kind;
}

function NewsCard({ news }: { news: NewsDto }) {
  const { _id, at, matchId, title, from, offer } = news;
  const markSeen = useMarkSeen();
  const to = matchId === undefined ? paths.requests : paths.match(matchId);
  const nameId = `news-${_id}`;
  return (
    <ListCard
      picture={
        offer && (
          <MatchRing percentage={offer.matchPercentage} isMatch={offer.isMatch} size="small" />
        )
      }
      end={
        <ButtonLink
          to={to}
          variant="secondary"
          size="small"
          aria-describedby={nameId}
          onClick={() => {
            if (!isToDecide(news)) void markSeen([_id]).catch(() => undefined);
          }}
        >
          {isToDecide(news) ? 'Entscheiden' : 'Ansehen'}
        </ButtonLink>
      }
    >
      <Badge {...looks[lookOf(news)]} />
      <h3 id={nameId}>{title}</h3>
      <p className={list.soft}>
        {[from, offer?.place, offer && payText(offer.salary), dayText(at)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </ListCard>
  );
}
