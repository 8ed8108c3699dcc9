import { paths } from '@inkognito/shared/pages';
import { usePages } from '../../lib/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { MoreButton } from '../../ui/page/MoreButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './AccessRequestsPage.module.css';
import { receivedRequestsQuery } from './inbox.queries.ts';
import { ReceivedRequest } from './ReceivedRequest.tsx';

export function ReceivedRequests() {
  const { entries: requests, loadMore } = usePages(receivedRequestsQuery);
  const list = useRef<HTMLUListElement>(null);
  const [decided, setDecided] = useState<ReactNode>(null);
  return (
    <>
      {decided !== null && <Notice tone="success">{decided}</Notice>}
      {requests.length === 0 ? (
        <EmptyState
          title="Keine offenen Anfragen."
          action={
            <ButtonLink to={paths.keys} variant="secondary">
              Schlüssel vergeben
            </ButtonLink>
          }
        >
          Ob Recruiter Sie um Zugang bitten dürfen, bestimmen Sie unter{' '}
          <Link to={paths.automations}>Automations</Link>. Wem Sie selbst antworten, geben Sie einen
          Schlüssel.
        </EmptyState>
      ) : (
        <ul ref={list} className={styles.list}>
          {requests.map((request) => (
            <ReceivedRequest key={request._id} request={request} onDecided={setDecided} />
          ))}
        </ul>
      )}
      <MoreButton list={list} onMore={loadMore} />
    </>
  );
}
