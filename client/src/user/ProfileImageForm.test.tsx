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
const upload = () => userEvent.click(screen.getByRole('button', { name: 'Bild hochladen' }));

test('sends the chosen image as `image` and says that it arrived', async () => {
  api.answer('uploadProfileImage', userDto.strip().parse(user));

  await choose(png);
  await upload();

  expect(await screen.findByText('Bild erfolgreich hochgeladen!')).toBeVisible();
  expect(api.sentTo('uploadProfileImage')[0]?.body).toHaveProperty('image');
});

test('says why an upload failed and keeps the chosen file', async () => {
  api.refuse('uploadProfileImage', 'wrong_file_type', 'Das ist kein lesbares Bild.');

  await choose(png);
  await upload();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Fehler beim Hochladen des Bildes.');
  expect(alert).toHaveTextContent('Das ist kein lesbares Bild.');
  expect(screen.getByText('ich.png')).toBeVisible();
});

test('takes images only', async () => {
  await choose(new File(['Text'], 'lebenslauf.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(/am besten als JPEG oder PNG/)).toBeVisible();

  await upload();

  expect(api.sentTo('uploadProfileImage')).toEqual([]);
});

test('refuses what the server would find too large, and asks for a file when there is none', async () => {
  await upload();
  expect(await screen.findByText('Bitte wählen Sie zuerst ein Bild aus.')).toBeVisible();

  const large = new File([new Uint8Array(limits.imageMaxBytes + 1)], 'riese.png', {
    type: 'image/png',
  });
  await choose(large);
  await upload();

  expect(await screen.findByText('Das Bild darf höchstens 15 MB groß sein.')).toBeVisible();
  expect(api.sentTo('uploadProfileImage')).toEqual([]);
});
