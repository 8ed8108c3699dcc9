import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { authStatusQuery, shareWithOtherTabs } from './account/currentUser.queries.ts';
import { App } from './app/App.tsx';
import { fetchPage } from './app/pages.ts';
import { takeArrival } from './lib/address.ts';
import { ApiError, call, whenSessionEnds } from './lib/api.ts';
import { checkConnectionBy } from './lib/connection.ts';
import { tolerateForeignNodes } from './app/foreignNodes.ts';
import { createQueryClient } from './lib/queryClient.ts';
import { readAuthStatus, revalidateUser } from './user/currentUser.ts';

tolerateForeignNodes();

takeArrival();
// Registered before the router, which must never see a secret.
window.addEventListener('popstate', takeArrival);

const queryClient = createQueryClient();

// The guards then lead to sign-up, and back afterwards.
whenSessionEnds(() => void revalidateUser(queryClient));

shareWithOtherTabs(queryClient);

const healthTimeoutMs = 5_000;
checkConnectionBy(() => call('health', { signal: AbortSignal.timeout(healthTimeoutMs) }));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const reactRoot = createRoot(root, {
  // Call errors are shown on the page; the console gets only unexpected ones.
  onCaughtError: (error) => {
    if (!(error instanceof ApiError)) reportError(error);
  },
  // A call that failed may be on its way again when React renders for the second time.
  onRecoverableError: (error) => {
    const isOfCall = error instanceof Error && error.cause instanceof ApiError;
    if (!isOfCall) reportError(error);
  },
});

/** Lets the browser paint and react between two pieces of long work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A read that hangs must not keep the page waiting. */
const readFirstMs = 1_000;

/** Fetched in parallel. A failure is ignored here: the page retries and shows it. */
async function fetchFirst(): Promise<void> {
  const loading = fetchPage(window.location.pathname);
  await nextTask();
  await queryClient.query(authStatusQuery).catch(() => undefined);
  const page = await loading;
  await nextTask();
  if (readAuthStatus(queryClient)?.user)
    await Promise.race([
      page?.readFirst?.(queryClient).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, readFirstMs)),
    ]);
}

function render(): void {
  reactRoot.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
}

// index.html shows the loading state until then; React would show its own for at least 300 ms.
void fetchFirst().then(() => startTransition(render));
