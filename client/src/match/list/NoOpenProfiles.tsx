import { paths } from '@inkognito/shared/pages';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

export function NoOpenProfiles() {
  return (
    <EmptyState
      kind="key"
      title="Noch ist kein Profil für Sie offen."
      action={
        <ButtonLink to={`${paths.dashboard}#stellen`} variant="secondary">
          Zu Ihren Stellen
        </ButtonLink>
      }
    >
      Öffnen Sie den Link, den Sie von einer Person erhalten haben, oder geben Sie auf ihrem Profil
      den Schlüssel ein. Solange er gilt, steht das Profil hier, und Sie vergleichen jede Ihrer
      Stellen damit.
    </EmptyState>
  );
}
