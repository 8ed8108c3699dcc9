import type { NewKeyDto } from '@inkognito/shared/key';
import { limits } from '@inkognito/shared/limits';
import { encode } from 'uqr';
import { Button, CopyButton } from '../../ui/Button.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { shortMessage } from './key.format.ts';
import styles from './KeysPage.module.css';

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
      <details>
        <summary>QR-Code für Lebenslauf oder Visitenkarte</summary>
        <QrCode text={link} />
      </details>
      <details>
        <summary>Für das Telefon: Schlüssel ohne Link</summary>
        <code className={styles.secret}>{accessPassword}</code>
      </details>
    </Stack>
  );
}

/** Closing the sheet of the system is no failure. */
const share = (text: string) => navigator.share({ text }).catch(() => undefined);

const border = 3;

/** Made here: the key reaches no server. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-Code mit Ihrem Link">
        <rect width={size} height={size} fill="#fff" />
        <path d={squares.join('')} fill="#000" />
      </svg>
    </div>
  );
}
