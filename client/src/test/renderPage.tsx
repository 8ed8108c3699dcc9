import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

/**
 * Renders a page at an address, with the router around it. Where the app goes next is shown as text
 * `Adresse: /…`, so a test can look for it as a person would look at the address bar.
 */
export function renderPage(
  page: ReactNode,
  { path, at = path, state }: { path: string; at?: string; state?: unknown },
): RenderResult {
  return render(
    <MemoryRouter initialEntries={[{ ...splitAddress(at), state }]}>
      <Suspense fallback={<p>Ein Moment mal...</p>}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
      <ShownAddress />
    </MemoryRouter>,
  );
}

function ShownAddress() {
  const { pathname, search } = useLocation();
  return <p>{`Adresse: ${pathname}${search}`}</p>;
}

function splitAddress(address: string) {
  const [pathname = '/', search] = address.split('?');
  return { pathname, search: search ? `?${search}` : '' };
}
