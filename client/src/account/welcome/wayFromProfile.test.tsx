import { userDto } from '@inkognito/shared/user';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropKey } from '../../auth/heldKey.ts';
import LoginPage from '../../auth/LoginPage.tsx';
import GoogleRedirectPage from '../../auth/provider/GoogleRedirectPage.tsx';
import EmailSignupPage from '../../auth/signup/EmailSignupPage.tsx';
import SignupPage from '../../auth/signup/SignupPage.tsx';
import ProfilePage from '../../comparison/profile/ProfilePage.tsx';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAccount, makePublicUser, makeUser } from '../../test/makeDto.ts';
import { renderApp } from '../../test/renderApp.tsx';
import LinkedinCallbackPage from '../../auth/provider/LinkedinCallbackPage.tsx';
import WelcomePage from './WelcomePage.tsx';

const api = fakeApi();
const key = 'KXMR-7TQF-9HPD';
const accessPassword = 'ABCD-EFGH-JKLM';
const newcomer = makeUser({ username: 'rita.recruiter', role: [] });
const signedIn = { user: newcomer, authenticated: true };
const recruiter = { ...newcomer, role: ['recruiter' as const] };

beforeEach(() => {
  dropKey('anna.muster');
  window.sessionStorage.clear();
  api.answer('getPublicUser', makePublicUser());
  api.answer('getAccount', makeAccount());
  api.answer('listProviders', { google: true, linkedin: true });
  api.answer('getComparisonOutlook', {
    state: 'locked',
    until: null,
    left: 0,
    askerNeeded: false,
  });
  api.refuse('checkAccessPassword', 'not_signed_in', 'Bitte melden Sie sich an.');
});

const open = (at: string) =>
  renderApp(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/signup" element={<SignupPage />} />
        <Route path="/signup/email" element={<EmailSignupPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/redirect" element={<GoogleRedirectPage />} />
        <Route path="/linkedin-callback" element={<LinkedinCallbackPage />} />
        <Route path="/welcome" element={<WelcomePage />} />
        <Route path="/user/questionnaire" element={<p>Fragebogen</p>} />
        <Route path="/:username" element={<ProfilePage />} />
      </Routes>
      <Browser />
    </MemoryRouter>,
  );

function Browser() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Zurück von {pathname}</button>;
}

const click = async (role: 'button' | 'link' | 'checkbox', name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole(role, { name })).at(-1) as HTMLElement);
const back = (from: string) => click('button', `Zurück von ${from}`);

/** The key is valid only for signed-in users. */
async function tryTheKey(then: string) {
  await open('/anna.muster');
  await click('button', 'Ich habe einen Schlüssel');
  await userEvent.type(await screen.findByLabelText('Zugangspasswort'), key);
  await click('button', 'Fragebogen starten');
  const alert = await screen.findByRole('alert');
  await userEvent.click(within(alert).getByRole('link', { name: then }));
}

async function toSignUp() {
  await tryTheKey('Als Recruiter registrieren');
  await click('checkbox', /nutze Inkognito/);
}

async function signUpByEmail() {
  api.answer('signup', { ...userDto.strip().parse(newcomer), accessPassword });
  await click('button', 'Mit E-Mail registrieren');
  await userEvent.type(await screen.findByLabelText('E-Mail-Adresse'), 'rita@example.de');
  await userEvent.type(screen.getByLabelText('Benutzername'), 'rita.recruiter');
  await userEvent.type(screen.getByLabelText('Passwort'), 'ein langes Passwort');
  api.answer('authStatus', signedIn);
  await click('button', 'Konto anlegen');
}

async function signIn() {
  api.answer('login', userDto.strip().parse(recruiter));
  await click('checkbox', /nutze Inkognito/);
  await userEvent.type(screen.getByLabelText('Benutzername oder E-Mail-Adresse'), 'rita.recruiter');
  await userEvent.type(screen.getByLabelText('Passwort'), 'ein langes Passwort');
  api.answer('authStatus', { user: recruiter, authenticated: true });
  await click('button', 'Anmelden');
}

async function goOnAsRecruiter() {
  expect(await screen.findByRole('checkbox', { name: /^Recruiter/ })).toBeChecked();
  expect(screen.getByText(/geht es dort weiter, wo Sie waren/)).toBeVisible();
  expect(screen.queryByText(accessPassword)).toBeNull();
  api.answer('assignRole', { role: ['recruiter'] });
  api.answer('authStatus', { user: recruiter, authenticated: true });
  await click('button', 'Weiter');
}

async function expectProfileWithKey() {
  expect(await screen.findByLabelText('Zugangspasswort')).toHaveValue(key);
  expect(screen.getByRole('button', { name: 'Zurück von /anna.muster' })).toBeVisible();
  api.answer('checkAccessPassword', { access: true });
  await click('button', 'Fragebogen starten');
  await screen.findByRole('button', { name: 'Zurück von /profile/questionnaire/anna.muster' });
}

describe('the way from a profile, and back with its key', () => {
  test('by e-mail', async () => {
    await toSignUp();
    expect(screen.getByText(/Ihr Konto als Recruiter/)).toBeVisible();

    await signUpByEmail();
    await goOnAsRecruiter();

    await expectProfileWithKey();
  });

  test.each([
    ['Google', '/redirect?code=abc&state=xyz'],
    ['LinkedIn', '/linkedin-callback?isNew=true'],
  ])('by %s, which leaves the page', async (provider, at) => {
    await toSignUp();
    await click('button', `Mit ${provider} registrieren`);
    await expect.poll(() => window.sessionStorage.length).toBe(2);
    cleanup();
    const user = { ...userDto.strip().parse(newcomer), accessPassword };
    api.answer('signInWithGoogle', { user, isNewUser: true });
    if (provider === 'LinkedIn') {
      api.answer('authStatus', { ...signedIn, accessPassword });
    } else api.answerFirst('authStatus', { user: null, authenticated: false }, signedIn);

    await open(at);
    await goOnAsRecruiter();

    await expectProfileWithKey();
  });

  test('over sign-up, sign-in and other ways to sign up', async () => {
    await toSignUp();
    await click('link', 'Zur Anmeldung');
    await click('link', 'Jetzt registrieren');
    await click('checkbox', /nutze Inkognito/);
    await click('button', 'Mit E-Mail registrieren');
    await click('link', 'Andere Wege zur Registrierung');
    await click('link', 'Zur Anmeldung');
    await click('link', 'Passwort vergessen?').then(() => back('/forgot-password'));
    await screen.findByRole('button', { name: 'Zurück von /login' });

    await signIn();

    await expectProfileWithKey();
  });
});

test('a job seeker who came from a profile gets the access password after choosing the role', async () => {
  await toSignUp();
  await signUpByEmail();
  await click('checkbox', /^Recruiter/);
  await click('checkbox', /^Jobsuchende/);
  api.answer('assignRole', { role: ['jobSeeker'] });
  api.answer('authStatus', { user: { ...newcomer, role: ['jobSeeker'] }, authenticated: true });
  await click('button', 'Weiter');

  expect(await screen.findByText(accessPassword)).toBeVisible();
  await click('checkbox', 'Ich habe das Zugangspasswort gesichert');
  await userEvent.click(screen.getAllByRole('button', { name: 'Weiter' }).at(-1) as HTMLElement);

  expect(await screen.findByText('Fragebogen')).toBeVisible();
});
