import { useConnection } from '../../lib/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ConnectionBanner.module.css';
import * as drawings from '../../ui/drawings.ts';

const sentences = {
  fine: '',
  offline: 'Keine Verbindung zum Internet. Was Sie eingegeben haben, bleibt stehen.',
  unreachable: 'Inkognito ist gerade nicht erreichbar. Wir versuchen es weiter.',
} as const;

export function ConnectionBanner() {
  const connection = useConnection();

  return (
    <div className={styles.place} role="status">
      {connection !== 'fine' && (
        <p className={styles.banner}>
          <Icon drawing={drawings.info} size={20} />
          <span>{sentences[connection]}</span>
        </p>
      )}
    </div>
  );
}
