import { paths } from '@inkognito/shared/pages';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

export function NoOpenProfiles() {
  return (
    <EmptyState
      kind="key"
      title="Noch ist kein Profil für Sie offen."
      link={{ to: `${paths.dashboard}#stellen`, label: 'Zu Ihren Stellen' }}
    >
      Mit dem Link oder Schlüssel einer Person steht ihr Profil hier.
    </EmptyState>
  );
}
