import type { BlockedRecruiterDto, ShieldInput } from '@inkognito/shared/shield';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import {
  makeAutomations,
  makeBlockedRecruiter,
  makeGuest,
  makeId,
  makeSavedUser,
} from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import AutomationsPage from './AutomationsPage.tsx';

const api = fakeApi();

beforeEach(() => {
  api.signIn();
  api.answer('listBlockedRecruiters', { recruiters: [], nextCursor: null });
  api.answer('getAutomations', makeAutomations());
  api.answer('saveAutomations', makeSavedUser());
  api.answer('previewShield', { releases: [] });
});

async function open(shield: ShieldInput = { companies: [], domains: [] }) {
  api.answer('getShield', { ...shield, version: 1 });
  await renderPage(<AutomationsPage />, { path: '/user/automations' });
  await screen.findByRole('heading', { level: 2, name: 'Verbergen vor' });
}

const list = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Speichern');
const hide = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Verbergen und speichern' }));
const sent = () => api.sentTo('saveShield').map(({ body }) => body);

describe('the shield', () => {
  test('saves companies and domains by keyboard alone, and holds from now on', async () => {
    const saved = { companies: ['Siemens', 'Bosch'], domains: ['bosch.de'] };
    api.answer('saveShield', { ...saved, version: 2 });
    await open();

    list('Firmen').focus();
    await userEvent.keyboard('Siemens{Enter}Bosch{Tab}https://www.bosch.de/karriere');
    await save();
    await hide();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(screen.getByText('Verborgen vor 2 Firmen und 1 Domain.')).toBeVisible();
    expect(sent()).toEqual([{ ...saved, version: 1 }]);
    expect(list('Domains')).toHaveValue('bosch.de');
  });

  test('asks before the first entry is saved, and withdraws what is ticked', async () => {
    const releases = [
      { recruiter: makeGuest(), namesListedCompany: true },
      { recruiter: makeGuest(), namesListedCompany: false },
    ].map((release) => ({
      ...{ _id: makeId(), jobTitle: 'Koch', fields: ['phone' as const] },
      ...release,
    }));
    api.answer('previewShield', { releases });
    api.answer('saveShield', { companies: ['Siemens'], domains: [], version: 2 });
    api.answer('withdrawRelease', undefined);
    await open();

    await userEvent.type(list('Firmen'), 'Siemens');
    expect(screen.getByText(/^Solange Sie sich vor Firmen verbergen, findet Sie/)).toBeVisible();
    await save();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(/^Dann findet Sie niemand mehr; nur wer einen Schlüssel/),
    ).toBeVisible();
    const [listed, other] = dialog.getAllByRole('checkbox');
    expect(listed).toBeChecked();
    expect(other).not.toBeChecked();
    await press('Abbrechen');
    expect(sent()).toEqual([]);

    await save();
    await hide();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([{ companies: ['Siemens'], domains: [], version: 1 }]);
    expect(api.sentTo('withdrawRelease')).toMatchObject([{ params: { id: releases[0]?._id } }]);
  });

  test('drops what was removed and what was left empty', async () => {
    api.answer('saveShield', { companies: ['Siemens'], domains: [], version: 2 });
    await open({ companies: ['Siemens', 'Bosch'], domains: ['bosch.de'] });

    await userEvent.type(list('Firmen'), '{Backspace>5/}{Enter}');
    await userEvent.clear(list('Domains'));
    await save();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([{ companies: ['Siemens'], domains: [], version: 1 }]);
    expect(list('Firmen')).toHaveValue('Siemens');
  });

  test('is not sent again when only something else was changed', async () => {
    await open({ companies: ['Siemens'], domains: ['bosch.de'] });

    await userEvent.type(screen.getByLabelText(/^Telefonnummer/), '+49 911 12345');
    await save();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('puts what the server refuses beside the list it means, and loses nothing', async () => {
    const fields = { 'companies.1': 'Bitte geben Sie mehr als die Rechtsform an.' };
    api.refuse('saveShield', 'validation_failed', 'Bitte prüfen Sie Ihre Angaben.', fields);
    await open({ companies: ['Bosch', 'Siemens'], domains: [] });

    await userEvent.type(list('Firmen'), '{Backspace>7/}GmbH');
    await save();

    expect(await screen.findByRole('alert')).toHaveTextContent('nicht gespeichert');
    expect(list('Firmen')).toHaveAccessibleDescription(
      /Bitte geben Sie mehr als die Rechtsform an\.$/,
    );
    expect(list('Firmen')).toHaveValue('Bosch\nGmbH');
    expect(list('Domains')).toBeValid();
  });
});

const answer = (recruiters: BlockedRecruiterDto[], nextCursor: string | null = null) => {
  api.answer('listBlockedRecruiters', { recruiters, nextCursor });
};

test('the blocked recruiters are unblocked after asking', async () => {
  const blocked = makeBlockedRecruiter();
  answer([blocked]);
  api.answer('unblockRecruiter', undefined);
  await open();

  await press('Blockierung aufheben');
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/vertrauen wir nicht wieder/)).toBeVisible();
  answer([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Blockierung aufheben' }));

  expect(await screen.findByText('rita.recruiter ist nicht mehr blockiert.')).toBeVisible();
  expect(screen.getByText('Sie haben niemanden blockiert.')).toBeVisible();
  expect(api.sentTo('unblockRecruiter')).toMatchObject([{ params: { id: blocked._id } }]);
});
