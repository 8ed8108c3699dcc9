import { paths } from '@inkognito/shared/pages';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { newsQuery } from '../../matching/news.queries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TabLinks } from '../../ui/page/TabLinks.tsx';

export function MatchTabs() {
  const { pathname } = useLocation();
  const { data: news = [] } = useQuery(newsQuery);
  const open = news.filter(({ requestId }) => requestId !== undefined).length;
  return (
    <TabLinks
      label="Matches und Anfragen"
      tabs={[
        { to: paths.matches, text: 'Matches', isCurrent: pathname === paths.matches },
        {
          to: paths.requests,
          text: (
            <>
              Anfragen
              {open > 0 && <Badge tone="primary">{open} offen</Badge>}
            </>
          ),
          isCurrent: pathname === paths.requests,
        },
      ]}
    />
  );
}
