import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { IdentityCheck } from '../account/identity/IdentityCheck.tsx';
import { type RenderOptions, renderApp } from './renderApp.tsx';

/**
 * Renders a page at an address, with the router around it. Where the app goes next is shown as text
 * `Adresse: /…`, so a test can look for it as a person would look at the address bar.
 */
export function renderPage(
  page: ReactNode,
  {
    path,
    at = path,
    state,
    ...options
  }: { path: string; at?: string; state?: unknown } & RenderOptions,
): ReturnType<typeof renderApp> {
  return renderApp(
    <MemoryRouter initialEntries={[{ ...splitAddress(at), state }]}>
      <IdentityCheck>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </IdentityCheck>
      <ShownAddress />
    </MemoryRouter>,
    options,
  );
}

function ShownAddress() {
  const { pathname, search } = useLocation();
  return <p>{`Adresse: ${pathname}${search}`}</p>;
}

function splitAddress(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash };
}
