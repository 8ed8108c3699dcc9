import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/App.tsx';
import { AppErrorBoundary } from './app/AppErrorBoundary.tsx';
import { fetchPage } from './app/lazyPage.ts';
import { ApiError, call, whenSessionEnds } from './lib/api.ts';
import { checkConnectionBy, connectionNow, onConnectionChange } from './lib/connection.ts';
import { refetchOutdated } from './lib/query.ts';
import { lookWhoIsHere, reloadCurrentUser } from './user/user.queries.ts';

// The guards then lead to sign-up, and back afterwards.
whenSessionEnds(() => void reloadCurrentUser());

window.addEventListener('focus', () => void lookWhoIsHere());

checkConnectionBy(() => call('health', {}));
onConnectionChange(() => {
  if (connectionNow() === 'fine') refetchOutdated();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The page's program comes while the app asks who is signed in, not after.
fetchPage(window.location.pathname);

createRoot(root, {
  // A refusal is shown on the page; the console is for what nobody foresaw.
  onCaughtError: (error) => {
    if (!(error instanceof ApiError)) reportError(error);
  },
}).render(
  <StrictMode>
    <AppErrorBoundary>
      <App />
    </AppErrorBoundary>
  </StrictMode>,
);
