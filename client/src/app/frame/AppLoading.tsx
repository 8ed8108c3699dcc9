import { Spinner } from '../../ui/page/Loading.tsx';

/** As index.html shows it until the program is there. */
export function AppLoading() {
  return (
    <main className="app-loading">
      <Spinner>Ein Moment mal...</Spinner>
    </main>
  );
}
