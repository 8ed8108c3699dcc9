import { userDto } from '@inkognito/shared/user';
import { screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import LinkedinCallbackPage from './LinkedinCallbackPage.tsx';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeUser } from '../../test/makeDto.ts';
import { renderApp } from '../../test/renderApp.tsx';
import GoogleRedirectPage from './GoogleRedirectPage.tsx';
import { keepReturnTo } from './oauthRedirect.ts';

const api = fakeApi();
const guest = { user: null, authenticated: false };
const accessPassword = 'KXMR-7TQF-9HPD';
const newUser = makeUser({ role: [] });
const signedIn = { user: newUser, authenticated: true };

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

/** In strict mode, which runs every effect twice. */
async function open(path: string, query: string, page: ReactNode) {
  window.history.replaceState(null, '', `${path}${query}`);
  await renderApp(
    <StrictMode>
      <MemoryRouter initialEntries={[`${path}${query}`]}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  );
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
  test('shows that it works, and takes the code out of the address at once', async () => {
    api.hang('signInWithGoogle');

    await openGoogle('?code=geheim&state=s');

    expect(screen.getByRole('heading', { name: 'Anmeldung mit Google' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Einen Moment bitte');
    expect(window.location.href).not.toContain('geheim');
  });

  test.each([
    ['?error=access_denied&state=xyz', '/login?error=missing_auth_code {}'],
    ['', '/login?error=missing_auth_code {}'],
    ['?code=abc', '/login?error=google_auth_failed {}'],
  ])('with the query "%s" leads to %s', async (query, expected) => {
    api.refuse('signInWithGoogle', 'forbidden', 'Nicht hier begonnen.');

    await openGoogle(query);

    expect(await screen.findByText(expected)).toBeVisible();
  });

  test('tells on the login page why an account is frozen, and nothing in the address', async () => {
    api.refuse('signInWithGoogle', 'frozen', 'Dieses Konto ist gesperrt. Grund: Betrug.');

    await openGoogle('?code=abc');

    const told = '/login {"message":"Dieses Konto ist gesperrt. Grund: Betrug."}';
    expect(await screen.findByText(told)).toBeVisible();
  });
});

describe('returnTo', () => {
  const user = userDto.strip().parse(newUser);
  test.each([
    ['/jobs/1', '/jobs/1 null'],
    ['//evil.example', '/user null'],
    ['https://evil.example', '/user null'],
    ['javascript:alert(1)', '/user null'],
  ])('%s, kept during the redirect, leads a known account to %s', async (from, expected) => {
    keepReturnTo(from);
    api.answerFirst('authStatus', guest, signedIn);
    api.answer('signInWithGoogle', { user, isNewUser: false });

    await openGoogle('?code=abc&state=xyz');

    expect(await screen.findByText(expected)).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('the return from Google to the account', () => {
  const user = userDto.strip().parse(newUser);

  test('says that linking went well', async () => {
    api.answer('signInWithGoogle', { user, isNewUser: false, purpose: 'link' });

    await openGoogle('?code=abc&state=xyz');

    expect(await screen.findByText('/user/account?linked=google null')).toBeVisible();
  });

  test.each([
    ['forbidden', 'link_failed', 'link_failed'],
    ['conflict', 'link_failed', 'identity_taken'],
  ] as const)('refused with %s after %s tells of %s', async (code, kept, end) => {
    keepReturnTo(`/user/account?error=${kept}`);
    api.refuse('signInWithGoogle', code, 'Das ging nicht.');

    await openGoogle('?code=abc&state=xyz');

    expect(await screen.findByText(`/user/account?error=${end} null`)).toBeVisible();
  });
});

describe('the return from LinkedIn', () => {
  test('leads a new account to the welcome page with the access password told in the first answer', async () => {
    api.answerFirst('authStatus', { ...signedIn, accessPassword }, signedIn);

    await openLinkedin('?isNew=true');

    expect(
      await screen.findByText(`/welcome {"accessPassword":"${accessPassword}"}`),
    ).toBeVisible();
    expect(api.sentTo('authStatus')).toHaveLength(2);
  });

  test('opened without a sign-in leads to the login page', async () => {
    await openLinkedin('?isNew=true');

    expect(await screen.findByText('/login?error=linkedin_auth_failed {}')).toBeVisible();
  });

  test('never believes an access password in the address', async () => {
    api.answer('authStatus', signedIn);

    await openLinkedin('?isNew=true&accessPassword=evil');

    expect(await screen.findByText('/welcome {}')).toBeVisible();
  });
});
