import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { followOtherTabs } from './account/currentUser.queries.ts';
import { App } from './app/App.tsx';
import { AppFailure } from './app/AppFailure.tsx';
import { fetchPage } from './app/lazyPage.ts';
import { takeLinkKey } from './auth/arrival/linkKey.ts';
import { ApiError, call, whenSessionEnds } from './lib/api.ts';
import { checkConnectionBy } from './lib/connection.ts';
import { createQueryClient } from './lib/queryClient.ts';
import { FailureBoundary } from './ui/page/FailureBoundary.tsx';
import { revalidateUser } from './user/currentUser.ts';
// Most pages show these; on their own they would be requests of their own.
import './ui/page/PageFrame.tsx';
import './ui/Ring.tsx';

takeLinkKey();
// Before the router, which shall never hear of the key.
window.addEventListener('popstate', takeLinkKey);

const queryClient = createQueryClient();

// The guards then lead to sign-up, and back afterwards.
whenSessionEnds(() => void revalidateUser(queryClient));

window.addEventListener('focus', () => void followOtherTabs(queryClient));

checkConnectionBy(() => call('health', {}));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The page's program comes while the app asks who is signed in, not after.
fetchPage(window.location.pathname);

createRoot(root, {
  // An error is shown on the page; the console is for what nobody foresaw.
  onCaughtError: (error) => {
    if (!(error instanceof ApiError)) reportError(error);
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <FailureBoundary face={(failure) => <AppFailure {...failure} />}>
        <App />
      </FailureBoundary>
    </QueryClientProvider>
  </StrictMode>,
);
