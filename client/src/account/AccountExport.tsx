import * as drawings from '../ui/drawings.ts';
import { callForExport } from '../lib/api.ts';
import { useAction } from '../lib/action.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useFreshIdentity } from '../auth/freshIdentity.ts';

/** Everything stored about the person (GDPR articles 15 and 20). */
export function AccountExport() {
  const withFreshIdentity = useFreshIdentity();
  const download = useAction(async () => {
    saveFile(await withFreshIdentity(callForExport), 'inkognito-export.json');
  }, 'Ihre Daten wurden nicht heruntergeladen. Bitte versuchen Sie es erneut.');

  return (
    <Stack>
      <p>
        Die Datei enthält auch Ihren Fragebogen und Ihren Lebenslauf. Bewahren Sie sie an einem
        sicheren Ort auf.
      </p>
      {download.failure && <Notice tone="danger">{download.failure.message}</Notice>}
      <div>
        <Button
          variant="secondary"
          icon={drawings.file}
          busy={download.busy}
          onClick={() => void download.run()}
        >
          Daten herunterladen
        </Button>
      </div>
    </Stack>
  );
}

function saveFile(json: string, filename: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
