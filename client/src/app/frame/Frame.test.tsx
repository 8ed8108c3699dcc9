import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AuthenticationGuard } from '../../auth/guards.tsx';
import { readDraft, writeDraft, draftKey } from '../../lib/form/draft.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeUser } from '../../test/makeDto.ts';
import { renderApp } from '../../test/renderApp.tsx';
import LandingPage from '../LandingPage.tsx';
import { Frame } from './Frame.tsx';

const api = fakeApi();
const user = makeUser();

const fetchPhone = vi.fn(() => Promise.resolve('0170'));
const phoneQuery = queryOptions({ queryKey: ['phones'], queryFn: fetchPhone });

function ProtectedPage() {
  return <h1>{useSuspenseQuery(phoneQuery).data}</h1>;
}

async function openProtectedPage() {
  fetchPhone.mockClear();
  api.answer('authStatus', { user, authenticated: true });
  api.answer('listMatches', { role: 'jobSeeker', matches: [], nextCursor: null });
  api.answer('listAccessRequests', { role: 'jobSeeker', requests: [], nextCursor: null });
  await renderApp(
    <MemoryRouter initialEntries={['/user']}>
      <Routes>
        <Route element={<Frame />}>
          <Route element={<AuthenticationGuard />}>
            <Route path="/user" element={<ProtectedPage />} />
          </Route>
          <Route path="/" element={<LandingPage />} />
          <Route path="/signup" element={<h1>Registrierung</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: '0170' });
}

const signOut = () => userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

test('signing out ends on the landing page, not at the guard of the page that was open', async () => {
  await openProtectedPage();
  api.answer('logout', undefined);
  writeDraft(draftKey(user._id, 'job'), { jobTitle: 'Köchin' });

  await signOut();

  expect(await screen.findByRole('heading', { name: /^Erst das Match/ })).toBeVisible();
  expect(screen.getByText('Sie haben sich abgemeldet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(readDraft(draftKey(user._id, 'job'))).toBeNull();
});

test('signing out that fails leaves everything as it is, and says so', async () => {
  await openProtectedPage();
  api.refuse('logout', 'internal', 'Da ist bei uns etwas schiefgegangen.');

  await signOut();

  expect(await screen.findByText('Da ist bei uns etwas schiefgegangen.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '0170' })).toBeVisible();
});
