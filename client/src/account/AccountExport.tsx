import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import { ButtonLink } from '../ui/Button.tsx';
import { Stack } from '../ui/Stack.tsx';

/** Everything stored about the person (GDPR articles 15 and 20). */
export function AccountExport() {
  return (
    <Stack>
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
    </Stack>
  );
}
