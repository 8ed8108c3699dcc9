import { paths } from '@inkognito/shared/pages';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { CandidateSearch } from '../../user/CandidateSearch.tsx';

export function NoOpenProfiles() {
  return (
    <EmptyState
      kind="key"
      title="Noch ist kein Profil für Sie offen."
      link={{ to: `${paths.dashboard}#stellen`, label: 'Zu Ihren Stellen' }}
      action={<CandidateSearch label="Eine Person suchen" />}
    >
      Suchen Sie eine Person: Auf ihrem Profil geben Sie den Schlüssel ein oder bitten um Zugang.
    </EmptyState>
  );
}
