import { type RenderResult, act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

/**
 * Renders a page at an address, with the router around it. Where the app goes next is shown as text
 * `Adresse: /…`, so a test can look for it as a person would look at the address bar. Awaited, because
 * React resumes a page that waits for its data only where rendering stands inside `act`.
 */
export async function renderPage(
  page: ReactNode,
  { path, at = path, state }: { path: string; at?: string; state?: unknown },
): Promise<RenderResult> {
  const tree = (
    <MemoryRouter initialEntries={[{ ...splitAddress(at), state }]}>
      <Suspense fallback={<p>Ein Moment mal...</p>}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
      <ShownAddress />
    </MemoryRouter>
  );
  return act(() => Promise.resolve(render(tree)));
}

function ShownAddress() {
  const { pathname, search } = useLocation();
  return <p>{`Adresse: ${pathname}${search}`}</p>;
}

function splitAddress(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash };
}
