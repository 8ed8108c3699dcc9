import { encode } from 'uqr';
import styles from './KeysPage.module.css';

const border = 3;

/** Made here: the key reaches no server. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const path = squares.join('');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-Code mit Ihrem Link">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <a
        href={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        download="inkognito-qr-code.svg"
      >
        Als Bild speichern
      </a>
    </div>
  );
}
