import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeAccount, makeNewKey, makeUser } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { CopyPasteMessage } from './CopyPasteMessage.tsx';

const api = fakeApi();
const writeText = vi.fn();
const made = makeNewKey();

beforeEach(async () => {
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const user = api.signIn({ copyPasteMsg: 'Guten Tag' });
  api.answer('getAccount', makeAccount({ isFound: false }));
  await renderPage(<CopyPasteMessage user={user} />, { path: '/user' });
});

const button = (name: string) => screen.getByRole('button', { name });
async function copyWithKey(name = 'Meier GmbH') {
  await userEvent.click(button('Mit Schlüssel kopieren'));
  await userEvent.type(await screen.findByLabelText('Für wen? (Name, Firma)'), name);
  await userEvent.click(button('Schlüssel anlegen und kopieren'));
}

test('where the profile is hidden, the message is copied with a key only', async () => {
  expect(await screen.findByRole('button', { name: 'Mit Schlüssel kopieren' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kopieren' })).toBeNull();
  expect(screen.getByText(/^Guten Tag/)).toHaveTextContent('/anna.muster#…');
});

test('where the first save of the Automations leads here, asks for the name at once', async () => {
  cleanup();
  await renderPage(<CopyPasteMessage user={makeUser({ copyPasteMsg: 'Guten Tag' })} />, {
    path: '/user',
    at: '/user#antwort',
  });

  expect(await screen.findByLabelText('Für wen? (Name, Firma)')).toHaveFocus();
});

describe('the message with a key', () => {
  test('is copied with the click that makes the key, and that is said', async () => {
    api.answer('createKey', made);

    await copyWithKey();

    const said = await screen.findByText(/ Der Schlüssel für „Meier GmbH“ gilt bis 20\.\sNovember/);
    expect(said).toHaveTextContent(/^Fügen Sie sie jetzt beim Headhunter ein\./);
    expect(said.closest('[tabindex]')).toHaveFocus();
    expect(writeText.mock.calls).toEqual([[made.message]]);
    expect(api.sentTo('createKey')[0]?.body).toEqual({ name: 'Meier GmbH' });
  });

  test('is shown and selected where the browser does not copy', async () => {
    api.answer('createKey', made);
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

    await copyWithKey();

    const shown = await screen.findByLabelText<HTMLTextAreaElement>('Ihre Nachricht mit Schlüssel');
    expect(shown).toHaveValue(made.message);
    expect(shown.selectionEnd - shown.selectionStart).toBe(made.message.length);
    expect(screen.queryByText('Die Antwort ist kopiert.')).toBeNull();
    expect(button('Nachricht kopieren')).toBeVisible();
  });

  test.each([
    ['conflict', 'Mehr als 50 aktive Schlüssel sind nicht möglich.'],
    ['too_many_requests', 'Mehr als 30 neue Schlüssel am Tag sind nicht möglich.'],
  ] as const)('says why there is no key (%s), and keeps the name', async (code, sentence) => {
    api.refuse('createKey', code, sentence);

    await copyWithKey();

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Für wen? (Name, Firma)')).toHaveValue('Meier GmbH');
    expect(writeText).not.toHaveBeenCalled();
  });
});
