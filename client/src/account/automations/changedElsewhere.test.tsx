import type { AutomationsDto } from '@inkognito/shared/account';
import { screen, within } from '@testing-library/react';
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
});

async function open(changes: Partial<AutomationsDto> = {}) {
  api.answer('getAutomations', { ...automations, ...changes });
  await renderPage(<AutomationsPage />, { path: '/user/automations' });
  await screen.findByRole('heading', { level: 1, name: 'Automations' });
}

const share = (label: string) =>
  screen.getByRole('switch', { name: `Bei einem Match zeigen: ${label}` });
const choice = (name: string) => screen.getByRole('radio', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const employer = () => screen.getByLabelText(/^Firmen/);

describe('what was changed in another tab', () => {
  const noContact = { name: false, phone: false, calendar: false, cv: false, email: false };
  const nothing = { ...automations.showContactPrefs, ...noContact, showNothing: true };

  /** The first save is refused, the next one taken. */
  async function openStale(
    changes: Partial<AutomationsDto>,
    before: Partial<AutomationsDto> = {},
  ): Promise<void> {
    const stored = { ...automations, ...before, ...changes, version: 2 };
    api.refuseFirst('saveAutomations', stored, makeSavedUser());
    await open(before);
  }
  const sent = () => api.sentTo('saveAutomations').map(({ body }) => body);
  const dialog = () => screen.findByRole('dialog', { name: 'Was soll gelten?' });
  const inDialog = async (name: string) =>
    userEvent.click(within(await dialog()).getByRole('button', { name }));

  test('is kept, off stays off, and what was typed here is saved with it', async () => {
    const hidden = { showContactPrefs: nothing, discoverable: false, showName: false };
    const calendarLink = 'https://cal.example.de/anna';
    await openStale(hidden);
    api.answer('getAutomations', { ...automations, ...hidden, calendarLink, version: 3 });
    await userEvent.type(screen.getByLabelText(/^Kalender-Link/), calendarLink);
    await userEvent.click(share('Kalender'));

    await save();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({
      version: '2',
      calendarLink: 'https://cal.example.de/anna',
      'showContactPrefs[phone]': 'false',
      'showContactPrefs[showNothing]': 'true',
      discoverable: 'false',
      showName: 'false',
    });
    expect(choice('Niemand findet mich')).toBeChecked();
    expect(share('Telefonnummer')).not.toBeChecked();
  });

  test('is asked about where both changed the same, and nothing typed is lost', async () => {
    await openStale({ phoneNumber: '+49 30 7654321', showImage: false });
    await userEvent.clear(screen.getByLabelText(/^Telefonnummer \(/));
    await userEvent.type(screen.getByLabelText(/^Telefonnummer \(/), '+49 89 1112223');

    await save();
    expect(within(await dialog()).getByRole('group')).toHaveAccessibleName(/^Telefonnummer/);
    expect(screen.getByRole('radio', { name: 'Ihre Eingabe' })).toHaveAccessibleDescription(
      '+49 89 1112223',
    );
    expect(
      screen.getByRole('radio', { name: 'Inzwischen gespeichert' }),
    ).toHaveAccessibleDescription('+49 30 7654321');
    await inDialog('So speichern');
    expect(screen.getByText('Bitte wählen Sie eines von beiden.')).toBeVisible();
    expect(sent()).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Ihre Eingabe' }));
    await inDialog('So speichern');

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()[1]).toMatchObject({ phoneNumber: '+49 89 1112223', showImage: 'false' });
  });

  test.each([
    [
      'Ihre Eingabe',
      { 'showContactPrefs[email]': 'true', 'showContactPrefs[showNothing]': 'false' },
    ],
    [
      'Inzwischen gespeichert',
      { 'showContactPrefs[email]': 'false', 'showContactPrefs[showNothing]': 'true' },
    ],
  ])('asks before it shows something where nothing is to be shown: %s', async (answer, body) => {
    await openStale({ showContactPrefs: nothing }, { email: 'anna@example.de' });
    await userEvent.click(share('E-Mail-Adresse'));

    await save();
    await dialog();
    await userEvent.click(screen.getByRole('radio', { name: answer }));
    await inDialog('So speichern');

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()[1]).toMatchObject({ ...body, 'showContactPrefs[phone]': 'false' });
  });

  test('adds to the companies that are hidden from, and removes none', async () => {
    const added = { companies: ['Siemens', 'Bosch'], domains: ['bosch.de'], version: 3 };
    api.refuseFirst('saveShield', { ...nobody, companies: ['Bosch'], version: 2 }, added);
    api.answer('saveAutomations', makeSavedUser());
    api.answer('previewShield', { releases: [] });
    await open();
    await userEvent.type(employer(), 'Siemens');

    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Verbergen und speichern' }));

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(api.sentTo('saveShield').map(({ body }) => body)).toEqual([
      { companies: ['Siemens'], domains: [], version: 1 },
      { companies: ['Siemens', 'Bosch'], domains: [], version: 2 },
    ]);
  });
});
