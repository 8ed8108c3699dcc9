import {
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { accountQuery, automationsQuery } from '../../auth/credential.queries.ts';
import { blockedRecruitersQuery } from '../../match/block/block.queries.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { AutomationsForm } from './AutomationsForm.tsx';
import styles from './AutomationsPage.module.css';
import { shieldQuery } from '../account.queries.ts';

export default function AutomationsPage() {
  return (
    <Page
      title="Automations"
      lead="Legen Sie einmal fest, was ein Match freigibt. Alles andere bleibt geschwärzt."
    >
      <Automations />
    </Page>
  );
}

function Automations() {
  usePrefetchInfiniteQuery(blockedRecruitersQuery);
  usePrefetchQuery(shieldQuery);
  usePrefetchQuery(accountQuery);
  const { data: automations } = useSuspenseQuery(automationsQuery);
  const { data: shield = null, isPending } = useQuery(shieldQuery);
  const { paused } = useSuspenseQuery(accountQuery).data;
  const loaded = useMemo(() => ({ automations, shield, paused }), [automations, shield, paused]);
  const state: unknown = useLocation().state;

  return (
    <>
      {!automations.saved && (
        <div className={styles.arrival}>
          {cameFromFirstQuestionnaire(state) ? (
            <Notice tone="success" title="Ihr Fragebogen ist gespeichert.">
              Entscheiden Sie jetzt, wer Ihr Profil findet und was ein passender Recruiter sehen
              darf. {untilSaved}
            </Notice>
          ) : (
            <Notice tone="info" title="Noch findet Sie niemand.">
              {untilSaved}
            </Notice>
          )}
        </div>
      )}
      {!isPending && <AutomationsForm loaded={loaded} />}
    </>
  );
}

const untilSaved =
  'Bis Sie diese Seite zum ersten Mal speichern, findet Sie niemand, und Ihr Profil nennt nur Ihren Benutzernamen.';

function cameFromFirstQuestionnaire(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'firstQuestionnaire' in state;
}
