import { paths } from '@inkognito/shared/pages';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

export function NoOpenProfiles() {
  return (
    <EmptyState
      title="Noch ist kein Profil für Sie offen."
      link={{ to: `${paths.dashboard}#stellen`, label: 'Zu Ihren Stellen' }}
    >
      Suchen Sie eine Person: Auf ihrem Profil geben Sie den Schlüssel ein oder bitten um Zugang.
    </EmptyState>
  );
}
