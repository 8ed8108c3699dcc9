import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import { ButtonLink } from '../ui/Button.tsx';
import { FormSection } from '../ui/FormSection.tsx';

/** Everything stored about the person, as a file (GDPR articles 15 and 20). */
export function AccountExport() {
  return (
    <FormSection
      title="Ihre Daten"
      description="Alles, was wir über Sie gespeichert haben, als eine Datei im Format JSON."
    >
      <p>
        Die Datei enthält auch Ihren Fragebogen und Ihren Lebenslauf. Bewahren Sie sie an einem
        sicheren Ort auf.
      </p>
      <div>
        <ButtonLink
          to={`${apiBase}${endpoints.exportAccount.path}`}
          // A file of the server, not a page of the app.
          reloadDocument
          download="inkognito-export.json"
          variant="secondary"
          icon="file"
        >
          Daten herunterladen
        </ButtonLink>
      </div>
    </FormSection>
  );
}
