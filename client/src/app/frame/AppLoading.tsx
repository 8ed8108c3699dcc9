import { Spinner } from '../../ui/Spinner.tsx';
import styles from './AppLoading.module.css';

/** The very first moment, while the app asks who is signed in. */
export function AppLoading() {
  return (
    <main className={styles.loading}>
      <Spinner>Ein Moment mal...</Spinner>
    </main>
  );
}
