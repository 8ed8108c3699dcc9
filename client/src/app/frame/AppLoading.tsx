import { Spinner } from '../../ui/Spinner.tsx';
import styles from './AppLoading.module.css';

export function AppLoading() {
  return (
    <main className={styles.loading}>
      <Spinner>Ein Moment mal...</Spinner>
    </main>
  );
}
