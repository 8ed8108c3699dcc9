import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { draftKey, messageDraft, writeDraft } from '../../lib/form/draft.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAccount, makeSavedUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import WelcomePage from './WelcomePage.tsx';

const api = fakeApi();

beforeEach(() => {
  api.signIn({ role: [] });
});

async function open({ at = '/welcome', state }: { at?: string; state?: unknown } = {}) {
  const page = { path: '/welcome', at, state };
  await renderPage(<WelcomePage />, page);
  await screen.findByText('Willkommen, anna.muster!');
}

const passwordDialog = () => screen.queryByRole('dialog', { name: 'Ihr Zugangspasswort' });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Weiter' }));

test('a pasted message waits for the questionnaire', async () => {
  writeDraft(draftKey(makeUser()._id, messageDraft), { text: 'Guten Tag, wir suchen einen Koch.' });

  await open({ state: { from: '/user/message-check' } });

  expect(screen.getByText(/^Ihre eingefügte Nachricht wartet: Nach dem Fragebogen/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Jobsuchend/ })).toBeChecked();
});

describe('choosing a role', () => {
  test('asks for at least one', async () => {
    await open();

    await next();

    expect(await screen.findByText('Bitte wählen Sie mindestens eine Rolle aus.')).toBeVisible();
    expect(api.sentTo('assignRole')).toEqual([]);
  });

  test.each([
    ['a job seeker', [/^Jobsuchende/], ['jobSeeker'], '/user/questionnaire'],
    ['a recruiter', [/^Recruiter/], ['recruiter'], '/jobs/1'],
    ['both', [/^Jobsuchende/, /^Recruiter/], ['jobSeeker', 'recruiter'], '/user/questionnaire'],
  ])('leads %s on', async (_, labels, role, expected) => {
    api.answer('assignRole', { role: [] });
    await open({ state: { from: '/jobs/1' } });
    for (const label of labels) {
      await userEvent.click(screen.getByRole('checkbox', { name: label }));
    }

    await next();

    expect(await screen.findByText(`Adresse: ${expected}`)).toBeVisible();
    expect(api.sentTo('assignRole')[0]?.body).toEqual({ role, action: 'add' });
  });

  test('shows a failure and keeps the choice', async () => {
    api.refuse('assignRole', 'unavailable', '');
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Recruiter/ }));

    await next();

    expect(
      await screen.findByText('Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.'),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Recruiter/ })).toBeChecked();
  });
});

describe('an account of a provider', () => {
  beforeEach(() => {
    api.answer('getAccount', makeAccount({ hasPassword: false }));
    api.answer('assignRole', { role: [] });
  });
  const nameField = () => screen.getByLabelText<HTMLInputElement>('Ihr Benutzername');

  test('chooses another', async () => {
    api.answer('changeUsername', makeSavedUser({ username: 'stiller.falke', role: [] }));
    await open();
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), 'stiller.falke');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Recruiter/ }));

    await next();

    expect(await screen.findByText('Adresse: /user')).toBeVisible();
    expect(api.sentTo('changeUsername')[0]?.body).toEqual({ username: 'stiller.falke' });
  });

  test('is told beside the field that a name is taken, before any role is given', async () => {
    const sentence = 'Dieser Benutzername ist schon vergeben.';
    api.refuse('changeUsername', 'conflict', sentence, { username: sentence });
    await open();
    await userEvent.type(nameField(), 's');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Recruiter/ }));

    await next();

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.sentTo('assignRole')).toEqual([]);
  });
});

describe('the access password', () => {
  test('is shown after sign-up until it is confirmed', async () => {
    await open({ state: { accessPassword: 'KXMR-7TQF-9HPD' } });
    expect(screen.getByText('KXMR-7TQF-9HPD')).toBeVisible();
    const dialogNext = screen.getAllByRole('button', { name: 'Weiter' }).at(-1);
    if (!dialogNext) throw new Error('The dialog has no button.');

    await userEvent.keyboard('{Escape}');
    expect(passwordDialog()).toBeVisible();
    // At the second Esc the browser asks nobody.
    expect(passwordDialog()).toHaveAttribute('closedby', 'none');
    await userEvent.click(dialogNext);

    expect(passwordDialog()).toBeNull();
  });

  test('is shown to a job seeker arriving as a recruiter, after choosing the role', async () => {
    api.answer('assignRole', { role: [] });
    await open({ state: { accessPassword: 'KXMR-7TQF-9HPD', from: '/berta' } });
    expect(passwordDialog()).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Recruiter/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Jobsuchende/ }));

    await next();

    expect(await screen.findByText('KXMR-7TQF-9HPD')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Weiter' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Adresse: /user/questionnaire')).toBeVisible();
  });

  test('is shown from the query after a page load, and removed from the address', async () => {
    await open({ at: '/welcome?accessPassword=KXMR-7TQF-9HPD' });

    expect(screen.getByText('KXMR-7TQF-9HPD')).toBeVisible();
    expect(await screen.findByText('Adresse: /welcome')).toBeVisible();
  });

  test('leaves the address bar before anything is painted', async () => {
    window.history.replaceState(null, '', '/welcome?accessPassword=KXMR-7TQF-9HPD');

    await open({ at: '/welcome?accessPassword=KXMR-7TQF-9HPD' });

    expect(window.location.href).not.toContain('KXMR');
  });

  test('is not shown to an account with a role, as a link may have led here', async () => {
    api.signIn();

    await renderPage(<WelcomePage />, {
      path: '/welcome',
      at: '/welcome?accessPassword=KXMR-7TQF-9HPD',
    });

    expect(await screen.findByText('Adresse: /user')).toBeVisible();
    expect(screen.queryByText('KXMR-7TQF-9HPD')).toBeNull();
  });
});
