import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeQuestionnaire } from '../test/makeDto.ts';
import { setPhone } from '../test/media.ts';
import { renderPage } from '../test/renderPage.tsx';
import QuestionnairePage from './QuestionnairePage.tsx';

const api = fakeApi();

beforeEach(() => {
  setPhone(true);
  api.signIn({ firstName: '', lastName: '' });
});

async function open(exists: boolean) {
  api.answer('questionnaireExists', { exists });
  api.answer('getMyQuestionnaire', makeQuestionnaire());
  await renderPage(<QuestionnairePage />, { path: '/user/questionnaire' });
  await screen.findByRole('heading', { level: 1, name: 'Fragebogen' });
}

const fold = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
const openTitles = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);
const field = (name: RegExp) => screen.getByLabelText(name);

test('a new questionnaire opens at all that is required', async () => {
  await open(false);

  expect(openTitles()).toEqual(['Beruf', 'Person', 'Konditionen']);
  expect(fold('Profilbild')).toHaveAccessibleName('Profilbild Bild hochladen, freiwillig');
  await userEvent.click(fold('Konditionen'));
  expect(fold('Konditionen')).toHaveAccessibleName(/Noch offen: Mindestgehalt/);
});

test('one that is complete says in a line each what it holds', async () => {
  await open(true);

  expect(openTitles()).toEqual([]);
  expect(field(/^Jetzige Tätigkeit/)).not.toBeVisible();
  await userEvent.click(fold('Beruf'));
  expect(field(/^Jetzige Tätigkeit/)).toBeVisible();
});

test('a section with an error opens and gets the focus, each time it is sent', async () => {
  await open(true);
  api.refuse('updateQuestionnaire', 'validation_failed', 'Bitte prüfen Sie Ihre Angaben.', {
    'salary.max': 'Zu hoch.',
  });

  for (let times = 0; times < 2; times++) {
    await userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
    await screen.findByText('Zu hoch.');
    await expect.poll(openTitles).toEqual(['Konditionen']);
    expect(field(/^Höchstgehalt/)).toHaveFocus();
    await userEvent.click(fold('Konditionen'));
  }
});
