import type { ReportSubject } from '@inkognito/shared/report';
import { type ComponentType, useState } from 'react';
import { useAction } from '../lib/action.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stack } from '../ui/Stack.tsx';

export type ReportDialogProps = {
  title: string;
  about: ReportSubject;
  id: string;
  onClose: () => void;
};

/** Few people ever need the form, so it is fetched when somebody does. */
export function ReportLink({
  label,
  about,
  id,
}: Omit<ReportDialogProps, 'title' | 'onClose'> & { label: string }) {
  const [Form, setForm] = useState<ComponentType<ReportDialogProps> | null>(null);
  const { run, busy, failure } = useAction(async () => {
    const { ReportDialog } = await import('./ReportDialog.tsx');
    setForm(() => ReportDialog);
  }, 'Das Formular konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.');

  return (
    <Stack gap="small">
      <div>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void run()}>
          {label}
        </Button>
      </div>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {Form && <Form title={label} about={about} id={id} onClose={() => setForm(null)} />}
    </Stack>
  );
}
