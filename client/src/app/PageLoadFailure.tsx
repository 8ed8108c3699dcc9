import type { FallbackProps } from 'react-error-boundary';
import { ReloadPanel } from './AppFailure.tsx';
import { PageLoadError } from './lazyPage.ts';

const outdated = {
  title: 'Neue Version von Inkognito',
  text: 'Diese Seite konnte nicht geladen werden. Meist liegt das daran, dass es inzwischen eine neue Version gibt. Laden Sie die Seite neu, dann geht es weiter.',
};
const offline = {
  title: 'Keine Verbindung',
  text: 'Diese Seite konnte ohne Internet nicht geladen werden. Laden Sie sie neu, sobald Sie wieder verbunden sind.',
};

/** In the place of a page whose program did not arrive; any other failure is one of the whole app. */
export function PageLoadFailure({ error }: FallbackProps) {
  if (!(error instanceof PageLoadError)) throw error;
  return <ReloadPanel {...(navigator.onLine ? outdated : offline)} />;
}
