import { type Role, roleLabels } from '@inkognito/shared/rules/codes';
import { paths } from '@inkognito/shared/pages';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import styles from './AccessRequestsPage.module.css';
import { SentRequests } from './SentRequests.tsx';
import { usePages } from '../../lib/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../PagedList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { receivedRequestsQuery } from './inbox.queries.ts';
import { ReceivedRequest } from './ReceivedRequest.tsx';

const lists = { jobSeeker: ReceivedRequests, recruiter: SentRequests } as const;
const order: readonly Role[] = ['jobSeeker', 'recruiter'];
const titles = { jobSeeker: 'An Sie', recruiter: 'Von Ihnen' } as const;

/** Who has both roles sees one list for each. */
export default function AccessRequestsPage() {
  return (
    <PageFrame title="Anfragen">
      <Lists />
    </PageFrame>
  );
}

function Lists() {
  const { role } = useSignedInUser();
  const shown = order.filter((each) => role.includes(each));
  return (
    <>
      <PageHeader
        title="Anfragen"
        lead="Recruiter ohne Schlüssel können Jobsuchende um Zugang bitten. Verglichen und freigegeben wird erst, wenn die Person annimmt."
        back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
      />
      <Stack gap="large">
        {shown.map((each) => {
          const List = lists[each];
          return (
            <section key={each} className={styles.section} aria-label={roleLabels[each]}>
              {shown.length > 1 && <h2>{titles[each]}</h2>}
              <List />
            </section>
          );
        })}
      </Stack>
    </>
  );
}

function ReceivedRequests() {
  const [decided, setDecided] = useState<ReactNode>(null);
  return (
    <>
      {decided !== null && <Notice tone="success">{decided}</Notice>}
      <PagedList
        pages={usePages(receivedRequestsQuery)}
        className={styles.list}
        empty={
          <EmptyState
            title="Keine offenen Anfragen."
            action={
              <ButtonLink to={paths.keys} variant="secondary">
                Schlüssel vergeben
              </ButtonLink>
            }
          >
            Ob Recruiter Sie um Zugang bitten dürfen, bestimmen Sie unter{' '}
            <Link to={paths.automations}>Automations</Link>. Wem Sie selbst antworten, geben Sie
            einen Schlüssel.
          </EmptyState>
        }
      >
        {(request) => (
          <ReceivedRequest key={request._id} request={request} onDecided={setDecided} />
        )}
      </PagedList>
    </>
  );
}
