import type { AutomationsDto } from '@inkognito/shared/account';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAutomations, makeSavedUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import AutomationsPage from './AutomationsPage.tsx';

const api = fakeApi();
const nobody = { companies: [], domains: [], version: 1 };

beforeEach(() => {
  api.answer('getShield', nobody);
  api.answer('listBlockedRecruiters', { recruiters: [], nextCursor: null });
  api.signIn();
});

const automations = makeAutomations({
  phoneNumber: '+49 170 1234567',
  showContactPrefs: { ...makeAutomations().showContactPrefs, phone: true, showNothing: false },
  cv: { filename: 'anna.pdf', url: '/api/v1/files/cv/1' },
  showName: true,
});

async function open(changes: Partial<AutomationsDto> = {}) {
  api.answer('getAutomations', { ...automations, ...changes });
  await renderPage(<AutomationsPage />, { path: '/user/automations' });
  await screen.findByRole('heading', { level: 1, name: 'Automations' });
}

const hidden = { saved: false, discoverable: false, showName: false, showImage: false };

const share = (label: string) =>
  screen.getByRole('switch', { name: `Bei einem Match zeigen: ${label}` });
const choice = (name: string) => screen.getByRole('radio', { name });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const sentForm = () => api.sentTo('saveAutomations')[0]?.body;

test('saves everything under the names of the call and stays', async () => {
  api.answer('saveAutomations', makeSavedUser());
  await open();
  await userEvent.type(screen.getByLabelText(/^Kalender-Link/), 'cal.example.de/anna');
  // What is entered is shown.
  expect(share('Kalender')).toBeChecked();
  await userEvent.click(choice('Man findet mich unter meinem Benutzernamen'));
  await userEvent.click(box('Ich gebe jede Freigabe selbst frei'));
  expect(screen.getByText('Noch nicht gespeichert.')).toBeVisible();
  const calendarLink = 'https://cal.example.de/anna';
  api.answer('getAutomations', { ...automations, calendarLink, version: 2 });

  await save();

  expect(await screen.findByText('Gespeichert.')).toBeVisible();
  expect(sentForm()).toEqual({
    phoneNumber: '+49 170 1234567',
    email: '',
    calendarLink: 'https://cal.example.de/anna',
    'showContactPrefs[name]': 'false',
    'showContactPrefs[phone]': 'true',
    'showContactPrefs[calendar]': 'true',
    'showContactPrefs[cv]': 'false',
    'showContactPrefs[email]': 'false',
    'showContactPrefs[showNothing]': 'false',
    releaseMode: 'confirm',
    discoverable: 'true',
    showName: 'false',
    showImage: 'true',
    acceptsRequests: 'true',
    version: '1',
  });
  expect(await screen.findByDisplayValue(calendarLink)).toBeVisible();
});

test('asks before a save that leaves no way to be reached', async () => {
  api.answer('saveAutomations', makeSavedUser());
  await open();
  await userEvent.click(share('Telefonnummer'));

  await save();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Etwas eintragen' }));
  expect(api.sentTo('saveAutomations')).toEqual([]);
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'So speichern' }));

  expect(await screen.findByText('Gespeichert.')).toBeVisible();
  expect(sentForm()).toMatchObject({
    'showContactPrefs[phone]': 'false',
    'showContactPrefs[showNothing]': 'true',
  });
});

const nothing = { phone: false, calendar: false, cv: false, email: false, showNothing: true };
const first = { saved: false, showContactPrefs: { name: false, ...nothing } };

test('the name as a release of its own goes along with the first way to be reached, before the first save', async () => {
  api.answer('saveAutomations', makeSavedUser());
  await open(first);
  expect(share('Name')).toBeDisabled();

  await userEvent.click(share('Telefonnummer'));
  expect(share('Name')).toBeChecked();
  await save();

  await screen.findByText('Adresse: /user');
  expect(sentForm()).toMatchObject({
    'showContactPrefs[name]': 'true',
    'showContactPrefs[showNothing]': 'false',
  });
});

test('links the stored CV and removes it at the next save', async () => {
  api.answer('saveAutomations', makeSavedUser());
  await open();
  expect(screen.getByRole('link', { name: 'anna.pdf' })).toLeadTo('/api/v1/files/cv/1');

  await userEvent.click(screen.getByRole('button', { name: 'Lebenslauf entfernen' }));
  await save();

  expect(await screen.findByText('Gespeichert.')).toBeVisible();
  expect(sentForm()).toMatchObject({ removeCv: 'true' });
});

test('says that it was not saved, beside the field too, and keeps what was typed', async () => {
  const sentence = 'Bitte prüfen Sie Ihre Angaben.';
  api.refuse('saveAutomations', 'validation_failed', sentence, { phoneNumber: 'Zu kurz.' });
  await open();
  await userEvent.type(screen.getByLabelText(/^E-Mail-Adresse \(/), 'anna@example.de');

  await save();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ihre Änderungen sind nicht gespeichert.');
  expect(alert).toHaveTextContent(sentence);
  expect(screen.getByLabelText(/^Telefonnummer \(/)).toHaveAccessibleDescription(/Zu kurz/);
  expect(screen.getByLabelText(/^E-Mail-Adresse \(/)).toHaveValue('anna@example.de');
});

test('asks about visibility after the first questionnaire, with name and picture off, and leads on to the answer', async () => {
  api.answer('saveAutomations', makeSavedUser());
  await open(hidden);

  expect(screen.getByText('Bis Sie hier speichern, findet Sie niemand.')).toBeVisible();
  expect(choice('Man findet mich unter meinem Benutzernamen')).toBeChecked();
  expect(box('Mit Bild')).not.toBeChecked();
  await save();

  expect(await screen.findByText('Adresse: /user')).toBeVisible();
  expect(sentForm()).toMatchObject({ discoverable: 'true', showName: 'false', showImage: 'false' });
  expect(sentForm()).not.toHaveProperty('saved');
});

const employer = () => screen.getByLabelText(/^Firmen/);

/** Saves the first entry, which asks before. */
async function saveHidden() {
  api.answer('previewShield', { releases: [] });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Verbergen und speichern' }));
}

test('hides the person from their employer before anything shows them', async () => {
  const finishSaving = api.answerWhenTold('saveShield', {
    ...nobody,
    companies: ['Siemens'],
    version: 2,
  });
  api.answer('saveAutomations', makeSavedUser());
  await open(hidden);

  await userEvent.type(employer(), 'Siemens');
  await saveHidden();
  await waitFor(() => expect(api.sentTo('saveShield')).toHaveLength(1));
  expect(api.sentTo('saveAutomations')).toEqual([]);
  api.answer('getAutomations', { ...automations, saved: true });
  finishSaving();

  expect(await screen.findByText('Adresse: /user')).toBeVisible();
  expect(api.sentTo('saveShield')[0]?.body).toEqual({ ...nobody, companies: ['Siemens'] });
  expect(sentForm()).not.toHaveProperty('companies');
});

describe('the visibility', () => {
  const pause = 'Pause: Niemand findet oder entsperrt mich';
  beforeEach(() => {
    api.answer('saveAutomations', makeSavedUser());
  });

  test.each([
    ['Niemand findet mich', 'false', 'true'],
    ['Man findet mich unter meinem Benutzernamen', 'true', 'false'],
    ['Man findet mich unter meinem Namen', 'true', 'true'],
  ])('„%s“ is saved as discoverable %s, showName %s', async (name, discoverable, showName) => {
    await open();

    await userEvent.click(choice('Niemand findet mich'));
    await userEvent.click(choice(name));
    await save();

    await screen.findByText('Gespeichert.');
    expect(sentForm()).toMatchObject({ discoverable, showName });
    expect(sentForm()).not.toHaveProperty('visibility');
  });

  test('a pause begins at once and is undone where it was chosen', async () => {
    api.answer('setPaused', { paused: true, version: 2 });
    await open();

    await userEvent.click(choice(pause));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));

    expect(await screen.findByText('Die Pause ist beendet.')).toBeVisible();
    expect(screen.queryByText('Noch nicht gespeichert.')).toBeNull();
    expect(api.sentTo('setPaused').map(({ body }) => body)).toMatchObject([
      { paused: true },
      { paused: false },
    ]);
    expect(choice('Man findet mich unter meinem Namen')).toBeChecked();
    expect(api.sentTo('saveAutomations')).toEqual([]);
  });

  test('a pause with the first save begins before the rest is saved', async () => {
    const finishPausing = api.answerWhenTold('setPaused', { paused: true, version: 2 });
    await open({ saved: false });

    await userEvent.click(choice(pause));
    await save();
    await waitFor(() =>
      expect(api.sentTo('setPaused')).toMatchObject([{ body: { paused: true } }]),
    );
    expect(api.sentTo('saveAutomations')).toEqual([]);
    finishPausing();

    await screen.findByText('Gespeichert.');
    expect(sentForm()).toMatchObject({ discoverable: 'true', showName: 'false' });
  });
});

const preview = () => screen.getByRole('complementary', { name: /^So sieht ein Match/ });

test('the preview of a match follows what is typed and ticked', async () => {
  await open();
  expect(preview()).toHaveTextContent('Recruiter sehen: Telefonnummer.');

  await userEvent.click(share('E-Mail-Adresse'));
  expect(preview()).not.toHaveTextContent('E-Mail');
  await userEvent.type(screen.getByLabelText(/^E-Mail-Adresse/), 'anna@example.de');
  expect(preview()).toHaveTextContent('anna@example.de');
  await userEvent.click(box('Nichts zeigen'));

  expect(preview()).toHaveTextContent('anna.muster prüft Ihr Angebot');
});
