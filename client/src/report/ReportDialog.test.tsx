import { limits } from '@inkognito/shared/limits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeId, makePublicId } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { ReportLink } from './ReportLink.tsx';

const api = fakeApi();
const id = makePublicId();
const number = makeId();

async function open() {
  await renderPage(<ReportLink label="Profil melden" about="profile" id={id} />, { path: '/' });
  await userEvent.click(await screen.findByRole('button', { name: 'Profil melden' }));
  return screen.findByRole('dialog', { name: 'Profil melden' });
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Meldung senden' }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const textField = () => screen.getByRole('textbox', { name: /Was sollten wir wissen/ });

test('a guest sends a report and reads its number', async () => {
  api.answer('createReport', { report: { _id: number } });
  await open();

  await choose('Betrug oder Täuschung');
  await userEvent.type(textField(), 'Verlangt Geld.');
  await userEvent.type(screen.getByRole('textbox', { name: /E-Mail/ }), 'zeugin@example.de');
  await send();

  expect(await screen.findByText(`Ihre Nummer: ${number}`)).toBeVisible();
  expect(api.sentTo('createReport')).toMatchObject([
    {
      body: {
        about: 'profile',
        id,
        reason: 'scam',
        text: 'Verlangt Geld.',
        email: 'zeugin@example.de',
      },
    },
  ]);
  expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the text counts its signs, and waits where the dialog was closed by mistake', async () => {
  await open();
  await userEvent.type(textField(), 'Zwölf Zeichen');
  expect(screen.getByText('13 von 2.000 Zeichen')).toBeVisible();
  expect(textField()).toHaveAttribute('maxlength', String(limits.reportTextMax));

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Profil melden' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Profil melden' }));

  await screen.findByRole('dialog');
  expect(textField()).toHaveValue('Zwölf Zeichen');
});
