import { offerEndLabels } from '@inkognito/shared/codes';
import type { BlockedRecruiterDto } from '@inkognito/shared/shield';
import { useState } from 'react';
import { dayText } from '../../lib/wording.ts';
import { usePages } from '../../lib/pages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import rows from '../../ui/rows.module.css';
import { Stack } from '../../ui/Stack.tsx';
import { RecruiterCard, publisherName } from '../../user/RecruiterCard.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { blockedRecruitersQuery, useUnblockRecruiter } from './block.queries.ts';
import styles from './BlockedRecruiters.module.css';

export function BlockedRecruiters() {
  const [unblocked, setUnblocked] = useState<string | null>(null);
  return (
    <section aria-labelledby="blocked-recruiters-title">
      <Stack>
        <h2 id="blocked-recruiters-title">Blockierte Recruiter</h2>
        {unblocked !== null && (
          <Notice tone="success">{unblocked} ist nicht mehr blockiert.</Notice>
        )}
        <PagedList
          pages={usePages(blockedRecruitersQuery)}
          className={styles.list}
          empty={
            <EmptyState title="Sie haben niemanden blockiert.">
              Bei jedem Angebot und jedem Match können Sie den Recruiter blockieren. Angemeldet
              findet er Sie dann nicht mehr, und was er erhalten hat, ist für ihn nicht mehr
              abrufbar, solange Sie blockieren.
            </EmptyState>
          }
        >
          {(blocked) => (
            <BlockedRecruiter key={blocked._id} blocked={blocked} onUnblocked={setUnblocked} />
          )}
        </PagedList>
      </Stack>
    </section>
  );
}

function BlockedRecruiter({
  blocked: { _id, recruiter, accountDeleted, jobTitle, blockedAt },
  onUnblocked,
}: {
  blocked: BlockedRecruiterDto;
  onUnblocked: (name: string) => void;
}) {
  const unblockRecruiter = useUnblockRecruiter();
  const name = publisherName(recruiter);
  const titleId = `blocked-${_id}`;
  return (
    <Card as="li" padding="small" className={rows.apart}>
      <div className={styles.words}>
        <h3 id={titleId}>{name}</h3>
        {accountDeleted && <Badge icon={drawings.ban}>{offerEndLabels.account_deleted}</Badge>}
        <RecruiterCard publisher={recruiter} />
        <p className={styles.soft}>
          Blockiert am {dayText(blockedAt)} beim Angebot „{jobTitle}“
        </p>
      </div>
      <ConfirmButton
        label="Blockierung aufheben"
        aboutId={titleId}
        icon={drawings.eye}
        title={`${name} nicht mehr blockieren?`}
        question={
          <p>
            {name} kann Sie danach wieder finden wie alle anderen, und Ihre Freigaben von damals
            gelten wieder. Den Schlüsseln von damals vertrauen wir nicht wieder: Neue Matches damit
            warten auf Ihre Freigabe, und widerrufene bleiben widerrufen.
          </p>
        }
        confirmLabel="Blockierung aufheben"
        tone="primary"
        action={() => unblockRecruiter(_id)}
        onDone={() => onUnblocked(name)}
      />
    </Card>
  );
}
