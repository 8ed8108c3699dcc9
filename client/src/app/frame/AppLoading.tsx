import { Spinner } from '../../ui/page/Loading.tsx';

/** Must match the markup in index.html. */
export function AppLoading() {
  return (
    <main className="app-loading">
      <Spinner>Ein Moment mal...</Spinner>
    </main>
  );
}
