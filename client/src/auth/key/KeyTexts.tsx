import type { NewKeyDto } from '@inkognito/shared/key';
import { limits } from '@inkognito/shared/limits';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { Button, CopyButton } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/page/Loading.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { shortMessage } from './key.format.ts';
import styles from './KeysPage.module.css';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** All that a new key can be handed out by. */
export function KeyTexts({
  created: { link, accessPassword, message },
  copied = false,
}: {
  created: NewKeyDto;
  copied?: boolean;
}) {
  return (
    <Stack>
      <Cluster>
        <CopyButton
          text={message}
          label={copied ? 'Noch einmal kopieren' : 'Nachricht kopieren'}
          variant={copied ? 'secondary' : 'primary'}
        />
        <CopyButton text={shortMessage(link)} label="Kurztext kopieren" />
        <CopyButton text={link} label="Link kopieren" />
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void share(message)}>
            Teilen
          </Button>
        )}
      </Cluster>
      <p className={styles.soft}>
        Der Kurztext hat höchstens {limits.shortMessageMax} Zeichen und passt in eine Anfrage bei
        LinkedIn.
      </p>
      <Folded summary="QR-Code für Lebenslauf oder Visitenkarte">
        <Suspense fallback={<Skeleton shape="card" />}>
          <QrCode text={link} />
        </Suspense>
      </Folded>
      <Folded summary="Für das Telefon: Schlüssel ohne Link">
        <code className={styles.secret}>{accessPassword}</code>
      </Folded>
    </Stack>
  );
}

/** Closing the sheet of the system is no failure. */
const share = (text: string) => navigator.share({ text }).catch(() => undefined);

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
