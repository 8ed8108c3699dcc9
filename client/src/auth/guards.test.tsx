import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makePublicId, makeUser } from '../test/makeDto.ts';
import { renderApp } from '../test/renderApp.tsx';
import { revalidateUser } from '../user/currentUser.ts';
import { AuthenticationGuard, RoleGuard } from './guards.tsx';

const api = fakeApi();
const guest = { user: null, authenticated: false };
const signedIn = (role: ('jobSeeker' | 'recruiter')[]) => ({
  user: makeUser({ role }),
  authenticated: true,
});

const renderGuarded = (at: string, options?: { waits: boolean }) =>
  renderApp(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route element={<AuthenticationGuard />}>
          <Route path="/matches/:id" element={<Confidential />} />
          <Route element={<RoleGuard roles={['jobSeeker']} />}>
            <Route path="/user/blocked" element={<p>Nur für Jobsuchende</p>} />
          </Route>
        </Route>
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
    options,
  );

function Confidential() {
  return (
    <label>
      Vertraulich <input />
    </label>
  );
}

function Elsewhere() {
  const location = useLocation();
  return <p>{`${location.pathname} ${JSON.stringify(location.state)}`}</p>;
}

test('sends a guest to sign-up with the reason and the way back, without the query', async () => {
  api.answer('authStatus', guest);

  await renderGuarded('/matches/1?accessPassword=secret');

  expect(
    await screen.findByText(
      '/signup {"message":"You must sign in or register to access this page","from":"/matches/1"}',
    ),
  ).toBeVisible();
});

test('begins a page anew for another account', async () => {
  api.signIn({ _id: makePublicId() });
  const { queryClient } = await renderGuarded('/matches/1');
  await userEvent.type(await screen.findByRole('textbox'), 'Köchin');

  api.signIn({ _id: makePublicId() });
  await act(() => revalidateUser(queryClient));

  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('says so when the session ended while the page was open', async () => {
  api.answer('authStatus', signedIn([]));
  const { queryClient } = await renderGuarded('/matches/1');
  await screen.findByText('Vertraulich');

  api.answer('authStatus', guest);
  await act(() => revalidateUser(queryClient));

  expect(await screen.findByText(/"sessionEnded":true/)).toBeVisible();
});

test.each([
  ['an account without a role', signedIn([]), '/welcome null'],
  ['a recruiter', signedIn(['recruiter']), '/user null'],
  ['a job seeker', signedIn(['jobSeeker']), 'Nur für Jobsuchende'],
  ['an account with both roles', signedIn(['recruiter', 'jobSeeker']), 'Nur für Jobsuchende'],
])('leads %s from a page of job seekers to the right place', async (_, status, expected) => {
  api.answer('authStatus', status);

  await renderGuarded('/user/blocked');

  expect(await screen.findByText(expected)).toBeVisible();
});
