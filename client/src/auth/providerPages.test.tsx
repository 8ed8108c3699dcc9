import { userDto } from '@inkognito/shared/user';
import { act, render, screen } from '@testing-library/react';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeUser } from '../test/makeDto.ts';
import GoogleRedirectPage from './GoogleRedirectPage.tsx';
import LinkedinCallbackPage from './LinkedinCallbackPage.tsx';

const api = fakeApi();
const guest = { user: null, authenticated: false };
const accessPassword = 'KXMR-7TQF-9HPD';
const newUser = makeUser({ role: [] });

beforeEach(() => {
  api.answer('authStatus', guest);
  window.history.replaceState(null, '', '/');
});

/** In strict mode, which runs every effect twice. */
async function open(path: string, query: string, page: ReactNode) {
  window.history.replaceState(null, '', `${path}${query}`);
  const app = (
    <StrictMode>
      <MemoryRouter initialEntries={[`${path}${query}`]}>
        <Suspense>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </StrictMode>
  );
  await act(() => Promise.resolve(render(app)));
}

function Elsewhere() {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

const openGoogle = (query: string) => open('/redirect', query, <GoogleRedirectPage />);
const openLinkedin = (query: string) => open('/linkedin-callback', query, <LinkedinCallbackPage />);

describe('the return from Google', () => {
  it('shows that it works, and takes the code out of the address at once', async () => {
    api.hang('signInWithGoogle');

    await openGoogle('?code=geheim&state=s');

    expect(screen.getByRole('heading', { name: 'Anmeldung mit Google' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Einen Moment bitte');
    expect(window.location.href).not.toContain('geheim');
  });

  it('leads somebody new to the welcome page with the access password, and sends the code once', async () => {
    const user = { ...userDto.strip().parse(newUser), accessPassword };
    api.answer('signInWithGoogle', { user, isNewUser: true });

    await openGoogle('?code=abc&state=xyz&scope=openid&prompt=none');

    expect(
      await screen.findByText(`/welcome {"fromSignIn":true,"accessPassword":"${accessPassword}"}`),
    ).toBeVisible();
    expect(api.sentTo('signInWithGoogle').map(({ query }) => query)).toEqual([
      '?code=abc&state=xyz',
    ]);
  });

  it('leads everybody else to the dashboard', async () => {
    api.answer('signInWithGoogle', { user: userDto.strip().parse(newUser), isNewUser: false });

    await openGoogle('?code=abc&state=xyz');

    expect(await screen.findByText('/user null')).toBeVisible();
  });

  it.each([
    ['?error=access_denied&state=xyz', '/login?error=missing_auth_code null'],
    ['', '/login?error=missing_auth_code null'],
    ['?code=abc', '/login?error=google_auth_failed null'],
  ])('with the query "%s" leads to %s', async (query, expected) => {
    api.refuse('signInWithGoogle', 'forbidden', 'Nicht hier begonnen.');

    await openGoogle(query);

    expect(await screen.findByText(expected)).toBeVisible();
  });
});

describe('the return from LinkedIn', () => {
  const signedIn = { user: newUser, authenticated: true };

  it('shows that it works', async () => {
    api.hang('authStatus');

    await openLinkedin('?isNew=true');

    expect(screen.getByRole('heading', { name: 'Anmeldung mit LinkedIn' })).toBeVisible();
    expect(screen.getByText('Anmeldung mit LinkedIn, einen Moment bitte …')).toBeVisible();
  });

  it('leads somebody new to the welcome page with the access password told in the first answer', async () => {
    api.answerFirst('authStatus', { ...signedIn, accessPassword }, signedIn);

    await openLinkedin('?isNew=true');

    expect(
      await screen.findByText(`/welcome {"fromSignIn":true,"accessPassword":"${accessPassword}"}`),
    ).toBeVisible();
    expect(api.sentTo('authStatus')).toHaveLength(2);
  });

  it.each([
    ['somebody known to the dashboard', '?isNew=false', signedIn, '/user null'],
    ['somebody without the query to the dashboard', '', signedIn, '/user null'],
    ['somebody new without a password on', '?isNew=true', signedIn, '/welcome {"fromSignIn":true}'],
    ['a guest to the login page', '?isNew=true', guest, '/login?error=linkedin_auth_failed null'],
  ])('leads %s', async (_, query, status, expected) => {
    api.answer('authStatus', status);

    await openLinkedin(query);

    expect(await screen.findByText(expected)).toBeVisible();
  });

  it('never believes an access password in the address', async () => {
    api.answer('authStatus', signedIn);

    await openLinkedin('?isNew=true&accessPassword=evil');

    expect(await screen.findByText('/welcome {"fromSignIn":true}')).toBeVisible();
  });
});
