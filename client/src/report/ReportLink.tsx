import type { ReportSubject } from '@inkognito/shared/report';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../ui/Button.tsx';

export type ReportDialogProps = {
  title: string;
  about: ReportSubject;
  id: string;
  onClose: () => void;
};

/** Rarely needed, so it is loaded on demand. */
const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}));

type Reported = Omit<ReportDialogProps, 'title' | 'onClose'> & { label: string };

export function ReportLink({ label, ...subject }: Reported) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog {...subject} title={label} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
