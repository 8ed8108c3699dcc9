import { paths } from '@inkognito/shared/pages';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

export function NoOpenProfiles() {
  return (
    <EmptyState
      kind="key"
      title="Noch ist kein Profil für Sie offen."
      link={{ to: `${paths.dashboard}#stellen`, label: 'Zu Ihren Stellen' }}
    >
      Öffnen Sie den Link, den Sie von einer Person erhalten haben, oder geben Sie auf ihrem Profil
      den Schlüssel ein. Solange er gilt, steht das Profil hier, und Sie vergleichen jede Ihrer
      Stellen damit.
    </EmptyState>
  );
}
