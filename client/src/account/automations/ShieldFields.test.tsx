import { limits } from '@inkognito/shared/limits';
import type { BlockedRecruiterDto, ShieldInput } from '@inkognito/shared/shield';
import { userDto } from '@inkognito/shared/user';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAccount, makeAutomations, makeGuest, makeId, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import AutomationsPage from './AutomationsPage.tsx';

const api = fakeApi();

beforeEach(() => {
  api.answer('authStatus', { user: makeUser(), authenticated: true });
  api.answer('getAccount', makeAccount());
  api.answer('listBlockedRecruiters', { recruiters: [], nextCursor: null });
  api.answer('getAutomations', makeAutomations());
  api.answer('saveAutomations', userDto.strip().parse(makeUser()));
  api.answer('previewShield', { releases: [] });
});

async function open(shield: ShieldInput = { companies: [], domains: [] }) {
  api.answer('getShield', { ...shield, version: 1 });
  await renderPage(<AutomationsPage />, { path: '/user/automations' });
  await screen.findByRole('heading', { level: 2, name: 'Verbergen vor' });
}

const line = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Speichern');
const hide = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Verbergen und speichern' }));
const sent = () => api.sentTo('saveShield').map(({ body }) => body);

describe('the shield', () => {
  test('asks for the present employer first and says what it does and cannot do', async () => {
    await open();

    expect(line('Mein jetziger Arbeitgeber')).not.toBeVisible();
    await userEvent.click(screen.getByText('Firmen und Domains eintragen'));
    expect(line('Mein jetziger Arbeitgeber')).toBeVisible();
    expect(line('Mein jetziger Arbeitgeber')).toHaveValue('');
    await userEvent.click(screen.getByText('Mehr dazu'));
    expect(screen.getByText(/als hätten Sie kein Konto/)).toBeVisible();
    expect(screen.getByText(/Sobald hier etwas steht, findet Sie niemand mehr\./)).toBeVisible();
    expect(screen.getByText(/Die Namen sind für Ihre Augen/)).toBeVisible();
    expect(screen.getByText(/Geben Sie auch Kürzel an/)).toBeVisible();
    expect(screen.getByText(/„Siemens Healthineers AG“/)).toBeVisible();
  });

  test('saves companies and domains by keyboard alone, and holds from now on', async () => {
    const saved = { companies: ['Siemens', 'Bosch'], domains: ['bosch.de'] };
    api.answer('saveShield', { ...saved, version: 2 });
    await open();

    line('Mein jetziger Arbeitgeber').focus();
    await userEvent.keyboard('Siemens{Tab}{Enter}Bosch{Tab}{Tab}{Tab}{Enter}');
    expect(line('Domain 1')).toHaveFocus();
    await userEvent.keyboard('https://www.bosch.de/karriere{Enter}');
    await hide();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(screen.getByText('Verborgen vor 2 Firmen und 1 Domain.')).toBeVisible();
    expect(sent()).toEqual([{ ...saved, version: 1 }]);
    expect(line('Domain 1')).toHaveValue('bosch.de');
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

    await userEvent.type(line('Mein jetziger Arbeitgeber'), 'Siemens');
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

    await press('Weitere Firma 1 entfernen');
    expect(screen.getByRole('button', { name: 'Weitere Firma hinzufügen' })).toHaveFocus();
    await press('Domain 1 entfernen');
    await press('Weitere Firma hinzufügen');
    await save();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([{ companies: ['Siemens'], domains: [], version: 1 }]);
    expect(screen.queryByRole('textbox', { name: /^Weitere Firma/ })).toBeNull();
  });

  test('says so no longer when nobody is hidden from any more', async () => {
    api.answer('saveShield', { companies: [], domains: [], version: 2 });
    await open({ companies: ['Siemens'], domains: [] });
    expect(screen.getByText('Verborgen vor 1 Firma.')).toBeVisible();

    await userEvent.clear(line('Mein jetziger Arbeitgeber'));
    await save();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(screen.queryByText('Verborgen vor 1 Firma.')).toBeNull();
  });

  test('is not sent again when only something else was changed', async () => {
    await open({ companies: ['Siemens'], domains: ['bosch.de'] });

    await userEvent.type(screen.getByLabelText(/^Telefonnummer/), '+49 911 12345');
    await save();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('says beside the line that it is no domain, and sends nothing', async () => {
    await open({ companies: [], domains: ['bosch.de'] });

    await press('Domain hinzufügen');
    await userEvent.keyboard('Bosch');
    await save();

    expect(await screen.findByText('Bitte geben Sie eine Domain wie firma.de an.')).toBeVisible();
    expect(line('Domain 2')).toBeInvalid();
    expect(line('Domain 1')).toBeValid();
    expect(sent()).toEqual([]);
  });

  test('puts what the server refuses beside the line it means, and loses nothing', async () => {
    const fields = { 'companies.1': 'Das ist nur eine Rechtsform.' };
    api.refuse('saveShield', 'validation_failed', 'Bitte prüfen Sie Ihre Angaben.', fields);
    await open({ companies: ['Siemens', 'Bosch', 'GmbH'], domains: [] });

    // The server never sees the empty line and counts without it.
    await userEvent.clear(line('Mein jetziger Arbeitgeber'));
    await save();

    expect(await screen.findByRole('alert')).toHaveTextContent('nicht gespeichert');
    expect(line('Weitere Firma 2')).toHaveAccessibleDescription('Das ist nur eine Rechtsform.');
    expect(line('Weitere Firma 2')).toHaveValue('GmbH');
    expect(line('Weitere Firma 1')).toHaveValue('Bosch');
    expect(line('Weitere Firma 1')).toBeValid();
  });

  test('says where the number of lines ends', async () => {
    const domains = Array.from({ length: limits.shieldEntriesMax }, (_, n) => `firma${n}.de`);
    await open({ companies: [], domains });

    expect(screen.queryByRole('button', { name: 'Domain hinzufügen' })).toBeNull();
    expect(screen.getByText('Mehr als 20 Einträge sind nicht möglich.')).toBeVisible();
  });

  test('can be loaded again after a failure', async () => {
    api.refuse('getShield', 'internal', 'Da ist etwas schiefgegangen.');
    await renderPage(<AutomationsPage />, { path: '/user/automations' });
    expect(await screen.findByText('Da ist etwas schiefgegangen.')).toBeVisible();

    api.answer('getShield', { companies: ['Siemens'], domains: [], version: 1 });
    await act(() => press('Noch einmal versuchen'));

    expect(await screen.findByDisplayValue('Siemens')).toBeVisible();
  });
});

describe('the blocked recruiters', () => {
  const makeBlocked = (changes: Partial<BlockedRecruiterDto> = {}): BlockedRecruiterDto => ({
    _id: makeId(),
    recruiter: { username: 'rita.recruiter', image: null, card: null },
    accountDeleted: false,
    jobTitle: 'Koch',
    blockedAt: '2026-11-10T12:00:00.000Z',
    ...changes,
  });
  const answer = (recruiters: BlockedRecruiterDto[], nextCursor: string | null = null) => {
    api.answer('listBlockedRecruiters', { recruiters, nextCursor });
  };

  test('are none at first', async () => {
    await open();

    expect(screen.getByText('Sie haben niemanden blockiert.')).toBeVisible();
  });

  test('say who it was, when and where', async () => {
    answer([makeBlocked(), makeBlocked({ recruiter: makeGuest(), accountDeleted: true })]);
    await open();

    expect(screen.getByRole('heading', { name: 'rita.recruiter' })).toBeVisible();
    expect(screen.getAllByText('Blockiert am 10. November 2026 beim Angebot „Koch“')).toHaveLength(
      2,
    );
    expect(screen.getByRole('heading', { name: 'Gerd Gast' })).toBeVisible();
    expect(screen.getByText('Konto gelöscht')).toBeVisible();
  });

  test('are unblocked after asking', async () => {
    const blocked = makeBlocked();
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

  test('without an account do not get their key back', async () => {
    answer([makeBlocked({ recruiter: makeGuest() })]);
    await open();

    await press('Blockierung aufheben');

    expect(screen.getByRole('alertdialog')).toHaveTextContent(/bleiben widerrufen/);
  });

  test('stay blocked when that fails, and the dialog says why', async () => {
    answer([makeBlocked()]);
    api.refuse('unblockRecruiter', 'internal', 'Das hat nicht geklappt.');
    await open();

    await press('Blockierung aufheben');
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Blockierung aufheben' }));

    expect(await dialog.findByText('Das hat nicht geklappt.')).toBeVisible();
  });

  test('come page by page', async () => {
    answer([makeBlocked()], 'weiter');
    await open();

    answer([makeBlocked({ recruiter: makeGuest() })]);
    await press('Mehr laden');

    expect(await screen.findByRole('heading', { name: 'Gerd Gast' })).toBeVisible();
    expect(api.sentTo('listBlockedRecruiters').at(-1)).toMatchObject({ query: '?cursor=weiter' });
  });
});
