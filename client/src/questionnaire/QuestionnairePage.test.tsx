import { questionnaireInput } from '@inkognito/shared/questionnaire';
import { usualContractTypes } from '@inkognito/shared/rules/criteria/contractType';
import { defaultsOf } from '@inkognito/shared/schema/defaults';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeQuestionnaire, makeUser } from '../test/makeDto.ts';
import { missingControls } from '../test/missingControls.ts';
import { renderPage } from '../test/renderPage.tsx';
import QuestionnairePage from './QuestionnairePage.tsx';
import { questionnaireFieldNames } from './questionnaire.form.ts';

const api = fakeApi();

beforeEach(() => {
  api.signIn({ firstName: '', lastName: '' });
});

async function open() {
  await renderPage(<QuestionnairePage />, { path: '/user/questionnaire' });
  await screen.findByRole('heading', { level: 1, name: 'Fragebogen' });
}

async function openToEdit() {
  api.answer('questionnaireExists', { exists: true });
  api.answer('getMyQuestionnaire', makeQuestionnaire());
  await open();
}

async function openToCreate() {
  api.answer('questionnaireExists', { exists: false });
  await open();
}

const field = (name: RegExp) => screen.getByLabelText(name);
const saveNew = () => userEvent.click(screen.getByRole('button', { name: 'Fragebogen speichern' }));
const saveChanges = () =>
  userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));

/** In one event like autofill, as typing key by key is slow. */
const enter = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

function fillInRequired() {
  enter(/^Vorname/, 'Anna');
  enter(/^Nachname/, 'Muster');
  enter(/^Jetzige Tätigkeit/, 'Köchin');
  enter(/^Postleitzahl/, '80331');
  enter(/^Mindestgehalt/, '45');
  enter(/^Höchstgehalt/, '55');
  enter(/^Frühester Beginn/, '2026-12-01');
}

describe('the first questionnaire', () => {
  test('has a control for every answer and every path the server may name', async () => {
    await openToCreate();

    const renamed = Object.keys(questionnaireFieldNames).map((path) => path.split('.')[0]);
    const names = Object.keys(questionnaireInput.shape).filter((name) => !renamed.includes(name));
    expect(missingControls([...names, ...Object.values(questionnaireFieldNames)])).toEqual([]);
  });

  test('is created from the required answers and leads to the automations', async () => {
    await openToCreate();
    fillInRequired();
    api.answer('createQuestionnaire', makeQuestionnaire());

    await saveNew();

    expect(await screen.findByText('Adresse: /user/automations')).toBeVisible();
    expect(api.sentTo('createQuestionnaire')[0]?.body).toEqual({
      ...defaultsOf(questionnaireInput),
      firstName: 'Anna',
      lastName: 'Muster',
      jobTitle: 'Köchin',
      zipcode: '80331',
      country: 'DE',
      startDate: '2026-12-01',
      salary: { min: 45, max: 55 },
      contractTypes: usualContractTypes,
    });
  });

  test('says beside each field what is missing and focuses the first', async () => {
    await openToCreate();
    await userEvent.clear(field(/^Frühester Beginn/));

    await saveNew();

    expect(await screen.findByText('Bitte geben Sie ein Datum an.')).toBeVisible();
    expect(screen.getByText('Bitte geben Sie eine Berufsbezeichnung ein.')).toBeVisible();
    expect(field(/^Mindestgehalt/)).toHaveAccessibleDescription(/Bitte füllen Sie dieses Feld aus/);
    expect(field(/^Jetzige Tätigkeit/)).toHaveFocus();
    expect(api.sentTo('createQuestionnaire')).toEqual([]);
  });

  test('keeps everything typed when saving fails, and says so', async () => {
    await openToCreate();
    fillInRequired();
    api.refuse('createQuestionnaire', 'validation_failed', 'Bitte prüfen Sie Ihre Angaben.', {
      'salary.max': 'Zu hoch.',
      'weeklyHours.max': 'Zu viele.',
    });

    await saveNew();

    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte prüfen Sie Ihre Angaben.');
    expect(field(/^Höchstgehalt/)).toHaveAccessibleDescription(/Zu hoch/);
    expect(field(/^Wochenstunden höchstens/)).toHaveAccessibleDescription(/Zu viele/);
    expect(field(/^Jetzige Tätigkeit/)).toHaveValue('Köchin');
  });
});

describe('the questionnaire that is there', () => {
  test('is shown, saved with the changes, and left after the confirmation', async () => {
    await openToEdit();
    expect(field(/^Tätigkeiten, die Sie interessieren/)).toHaveValue(
      'Softwarearchitektin, Tech Lead',
    );
    expect(screen.getByText('(1 gewählt)')).toBeVisible();
    await userEvent.type(field(/^Tätigkeiten, die Sie interessieren/), ', CTO');
    await userEvent.clear(field(/^Gewünschter Homeoffice-Anteil/));
    api.answer('updateQuestionnaire', makeQuestionnaire());

    await saveChanges();

    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Fragebogen erfolgreich aktualisiert!');
    expect(api.sentTo('updateQuestionnaire')[0]?.body).toEqual(
      makeQuestionnaire({
        interested: ['Softwarearchitektin', 'Tech Lead', 'CTO'],
        homeOfficePercent: null,
      }),
    );
    await userEvent.click(within(dialog).getByRole('button'));
    expect(await screen.findByText('Adresse: /user')).toBeVisible();
  });

  test('says when the change was not saved', async () => {
    await openToEdit();
    api.refuse('updateQuestionnaire', 'internal', 'Ein unerwarteter Fehler.');

    await saveChanges();

    expect(
      await screen.findByText('Ein Fehler ist aufgetreten. Bitte versuche es erneut.'),
    ).toBeVisible();
  });
});

test('says when it could not be loaded', async () => {
  api.refuse('questionnaireExists', 'internal', 'Ein unerwarteter Fehler.');
  await renderPage(<QuestionnairePage />, { path: '/user/questionnaire' });

  expect(await screen.findByText('Fehler beim Laden des Fragebogens.')).toBeVisible();
});

describe('an unsaved draft', () => {
  const user = makeUser({ firstName: '', lastName: '' });

  async function typeAndReload() {
    api.answer('authStatus', { user, authenticated: true });
    await openToCreate();
    enter(/^Jetzige Tätigkeit/, 'Köchin');
    enter(/^Tätigkeiten, die Sie interessieren/, 'Küchenchefin, ');
    enter(/^Mindestgehalt/, '45');
    await userEvent.click(field(/^Remote/));
    await userEvent.click(screen.getByLabelText('Versicherungen'));
    cleanup();
    await open();
  }

  test('is there again after a reload, and says so', async () => {
    await typeAndReload();

    expect(await screen.findByText('Entwurf wiederhergestellt')).toBeVisible();
    expect(field(/^Jetzige Tätigkeit/)).toHaveValue('Köchin');
    expect(field(/^Tätigkeiten, die Sie interessieren/)).toHaveValue('Küchenchefin, ');
    expect(field(/^Mindestgehalt/)).toHaveValue('45');
    expect(field(/^Höchstgehalt/)).toHaveValue('');
    expect(field(/^Remote/)).toBeChecked();
    expect(screen.getByLabelText('Versicherungen')).toBeChecked();
  });

  test('can be thrown away, for good', async () => {
    await typeAndReload();

    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));

    expect(screen.queryByText('Entwurf wiederhergestellt')).toBeNull();
    expect(field(/^Jetzige Tätigkeit/)).toHaveValue('');
    expect(field(/^Remote/)).not.toBeChecked();
    expect(sessionStorage).toHaveLength(0);
  });

  test('typed before another device saved undoes nothing of that', async () => {
    await openToEdit();
    enter(/^Ort/, 'Ulm');
    cleanup();
    const stored = makeQuestionnaire({ jobTitle: 'Köchin', interested: [], version: 2 });
    api.answer('getMyQuestionnaire', stored);
    api.refuseFirst('updateQuestionnaire', stored, { ...stored, city: 'Ulm', version: 3 });
    await open();
    expect(field(/^Ort/)).toHaveValue('Ulm');

    await saveChanges();

    expect(await screen.findByRole('alertdialog', { name: 'Gespeichert' })).toBeVisible();
    const bodies = api.sentTo('updateQuestionnaire').map(({ body }) => body);
    expect(bodies).toMatchObject([
      { city: 'Ulm', jobTitle: 'Backend-Entwicklerin', version: 1 },
      { city: 'Ulm', jobTitle: 'Köchin', interested: [], version: 2 },
    ]);
  });
});
