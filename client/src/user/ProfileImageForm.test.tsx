import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '@inkognito/shared/limits';
import { userDto } from '@inkognito/shared/user';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeUser } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { ProfileImageForm } from './ProfileImageForm.tsx';

const api = fakeApi();
const user = makeUser();
const png = new File(['PNG'], 'ich.png', { type: 'image/png' });

beforeEach(async () => {
  api.answer('authStatus', { user, authenticated: true });
  await renderPage(<ProfileImageForm />, { path: '/' });
});

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/^Profilbild/), file, { applyAccept: false });

test('sends the chosen image as `image` and says that it arrived', async () => {
  api.answer('uploadProfileImage', userDto.strip().parse(user));

  await choose(png);

  expect(await screen.findByText('Bild erfolgreich hochgeladen!')).toBeVisible();
  expect(api.sentTo('uploadProfileImage')[0]?.body).toHaveProperty('image');
});

test('says why an upload failed, and sends the chosen file again', async () => {
  api.refuse('uploadProfileImage', 'wrong_file_type', 'Das ist kein lesbares Bild.');

  await choose(png);

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Fehler beim Hochladen des Bildes.');
  expect(alert).toHaveTextContent('Das ist kein lesbares Bild.');
  api.answer('uploadProfileImage', userDto.strip().parse(user));
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText('Bild erfolgreich hochgeladen!')).toBeVisible();
});

test('takes images only', async () => {
  await choose(new File(['Text'], 'lebenslauf.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(/am besten als JPEG oder PNG/)).toBeVisible();
  expect(api.sentTo('uploadProfileImage')).toEqual([]);
});

test('refuses what the server would find too large', async () => {
  const large = new File([new Uint8Array(limits.imageMaxBytes + 1)], 'riese.png', {
    type: 'image/png',
  });
  await choose(large);

  expect(await screen.findByText('Das Bild darf höchstens 15 MB groß sein.')).toBeVisible();
  expect(api.sentTo('uploadProfileImage')).toEqual([]);
});
