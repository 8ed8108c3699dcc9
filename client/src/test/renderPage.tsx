import type { ReactNode } from 'react';
import { MemoryRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { IdentityCheck } from '../account/identity/IdentityCheck.tsx';
import { type RenderOptions, renderApp } from './renderApp.tsx';

const before = '/before';

/** Shows the next address as the text `Adresse: /…`, so that tests can assert navigation. */
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
    <MemoryRouter initialEntries={[state === undefined ? splitAddress(at) : before]}>
      <IdentityCheck>
        <Routes>
          <Route path={path} element={page} />
          <Route path={before} element={<Navigate to={splitAddress(at)} state={state} />} />
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
