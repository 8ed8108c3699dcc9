import { offerEndLabels } from '@inkognito/shared/codes';
import type { BlockedRecruiterDto } from '@inkognito/shared/shield';
import { dayText } from '../../lib/wording.ts';
import { usePages } from '../../lib/pages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import * as drawings from '../../ui/drawings.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { RecruiterCard, publisherName } from '../../user/RecruiterCard.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { blockedRecruitersQuery, useUnblockRecruiter } from './block.queries.ts';

export function BlockedRecruiters() {
  return (
    <Section title="Blockierte Recruiter">
      <PagedList
        pages={usePages(blockedRecruitersQuery)}
        empty={
          <EmptyState title="Sie haben niemanden blockiert.">
            Bei jedem Angebot und jedem Match können Sie den Recruiter blockieren. Angemeldet findet
            er Sie dann nicht mehr, und was er erhalten hat, ist für ihn nicht mehr abrufbar,
            solange Sie blockieren.
          </EmptyState>
        }
      >
        {(blocked, announce) => (
          <BlockedRecruiter
            key={blocked._id}
            blocked={blocked}
            onUnblocked={(name) => announce(`${name} ist nicht mehr blockiert.`)}
          />
        )}
      </PagedList>
    </Section>
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
    <ListCard
      end={
        <ConfirmButton
          label="Blockierung aufheben"
          aboutId={titleId}
          icon={drawings.eye}
          title={`${name} nicht mehr blockieren?`}
          question={
            <p>
              {name} kann Sie danach wieder finden wie alle anderen, und Ihre Freigaben von damals
              gelten wieder. Den Schlüsseln von damals vertrauen wir nicht wieder: Neue Matches
              damit warten auf Ihre Freigabe, und widerrufene bleiben widerrufen.
            </p>
          }
          tone="primary"
          action={() => unblockRecruiter(_id)}
          onDone={() => onUnblocked(name)}
        />
      }
    >
      <h3 id={titleId}>{name}</h3>
      {accountDeleted && <Badge icon={drawings.ban}>{offerEndLabels.account_deleted}</Badge>}
      <RecruiterCard publisher={recruiter} />
      <p className={list.soft}>
        Blockiert am {dayText(blockedAt)} beim Angebot „{jobTitle}“
      </p>
    </ListCard>
  );
}
