import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import {
  authStatusQuery,
  followOtherTabs,
  shareWithOtherTabs,
} from './account/currentUser.queries.ts';
import { App } from './app/App.tsx';
import { AppFailure } from './app/AppFailure.tsx';
import { fetchPage } from './app/pages.ts';
import { takeLinkKey } from './auth/heldKey.ts';
import { ApiError, call, whenSessionEnds } from './lib/api.ts';
import { checkConnectionBy } from './lib/connection.ts';
import { createQueryClient } from './lib/queryClient.ts';
import { FailureBoundary } from './ui/page/FailureBoundary.tsx';
import { readAuthStatus, revalidateUser } from './user/currentUser.ts';

takeLinkKey();
// Before the router, which shall never hear of the key.
window.addEventListener('popstate', takeLinkKey);

const queryClient = createQueryClient();

// The guards then lead to sign-up, and back afterwards.
whenSessionEnds(() => void revalidateUser(queryClient));

shareWithOtherTabs(queryClient);
window.addEventListener('focus', () => void followOtherTabs(queryClient));

checkConnectionBy(() => call('health', {}));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const reactRoot = createRoot(root, {
  // Errors of a call are shown on the page; the console is for the unforeseen.
  onCaughtError: (error) => {
    if (!(error instanceof ApiError)) reportError(error);
  },
});

/** Both are asked for at once. What fails is asked for again, and its failure shown, where it is needed. */
async function fetchFirst(): Promise<void> {
  const [page] = await Promise.all([
    fetchPage(window.location.pathname),
    queryClient.query(authStatusQuery).catch(() => undefined),
  ]);
  if (readAuthStatus(queryClient)?.user)
    await page?.readFirst?.(queryClient).catch(() => undefined);
}

function render(): void {
  reactRoot.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <FailureBoundary face={(failure) => <AppFailure {...failure} />}>
          <App />
        </FailureBoundary>
      </QueryClientProvider>
    </StrictMode>,
  );
}

// Until then index.html shows that it loads: React would show that for 300 ms at least, and a transition lets it wait
// for what only needs a moment.
void fetchFirst().then(() => startTransition(render));
