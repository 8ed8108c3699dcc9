import type { KeyDto } from '@inkognito/shared/key';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeKey, makeKeys, makeNewKey } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import KeysPage from './KeysPage.tsx';

const api = fakeApi();
const writeText = vi.fn(() => Promise.resolve());

async function open(...keys: KeyDto[]) {
  api.signIn();
  api.answer('listKeys', makeKeys(...keys));
  const page = (
    <main>
      <KeysPage />
    </main>
  );
  await renderPage(page, { path: '/user/keys' });
  await screen.findByRole('heading', { level: 1, name: 'Schlüssel' });
}

const button = (name: string) => screen.getByRole('button', { name });
const entry = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);

describe('the keys', () => {
  test('are listed with what became of each, the general one first', async () => {
    await open(
      makeKey({
        opened: 2,
        comparisons: 3,
        matches: 1,
        learnedFloor: { from: 55, to: null },
        lastUsedAt: '2026-11-05T12:00:00.000Z',
      }),
    );

    const names = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(names).toEqual(['Allgemeiner Schlüssel', 'Meier GmbH']);
    const meier = entry('Meier GmbH');
    expect(meier.getByText('Aktiv bis 20. November 2126')).toBeVisible();
    expect(
      meier.getByText(
        '2 geöffnet · 3 verglichen · 1 Match · weiß von Ihrer Untergrenze: mindestens 55 Tsd. €',
      ),
    ).toBeVisible();
    expect(screen.queryByLabelText('Schlüssel suchen')).toBeNull();
  });

  test('from ten on can be searched, ended ones too', async () => {
    const named = ['Hays', 'Meier GmbH', 'Hays alt'].map((name) => makeKey({ name }));
    const others = Array.from({ length: 6 }, (_, index) => makeKey({ name: `Firma ${index}` }));
    const revoked = { ...makeKey({ name: 'Hays neu' }), revokedAt: '2026-01-02T12:00:00.000Z' };
    await open(...named, ...others, revoked);

    await userEvent.type(screen.getByLabelText('Schlüssel suchen'), ' hays');

    const names = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(names).toEqual(['Hays', 'Hays alt', 'Hays neu']);
  });
});

test('a new key is copied with the message, and shown once: three texts, a picture to scan, the key alone', async () => {
  await open();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const made = makeNewKey();
  api.answer('createKey', made);
  await userEvent.click(button('Neuer Schlüssel'));
  await userEvent.type(await screen.findByLabelText('Für wen? (Name, Firma)'), 'Meier GmbH');

  api.answer('listKeys', makeKeys(made.key));
  await userEvent.click(button('Schlüssel anlegen und kopieren'));

  expect(await screen.findByText('Die Antwort ist kopiert.')).toBeVisible();
  expect(screen.getByText('Diesen Link zeigen wir nur jetzt.')).toBeVisible();
  await userEvent.click(screen.getByText('Für das Telefon: Schlüssel ohne Link'));
  expect(await screen.findByText(made.accessPassword)).toBeVisible();
  await userEvent.click(screen.getByText(/^QR-Code/));
  expect(await screen.findByRole('img', { name: 'QR-Code mit Ihrem Link' })).toBeVisible();
  await userEvent.click(button('Noch einmal kopieren'));
  await userEvent.click(button('Kurztext kopieren'));
  await userEvent.click(button('Link kopieren'));
  expect(writeText.mock.calls.flat()).toEqual([
    made.message,
    made.message,
    expect.stringContaining(made.link),
    made.link,
  ]);

  await userEvent.click(button('Fertig'));
  expect(screen.queryByText(made.accessPassword)).toBeNull();
  expect(await screen.findByRole('heading', { level: 3, name: 'Meier GmbH' })).toBeVisible();
});

describe('a key is changed', () => {
  test('in name and guests, while its end stays as it is', async () => {
    const key = makeKey();
    await open(key);
    const changed = { ...key, name: 'Meier & Söhne', guests: false };
    api.answer('changeKey', { key: changed });

    await userEvent.click(button('Mehr'));
    await userEvent.click(button('Ändern'));
    const dialog = within(screen.getByRole('dialog', { name: 'Schlüssel ändern' }));
    await userEvent.clear(dialog.getByLabelText('Für wen? (Name, Firma)'));
    await userEvent.type(dialog.getByLabelText('Für wen? (Name, Firma)'), changed.name);
    await userEvent.click(dialog.getByRole('switch', { name: 'Auch ohne Konto' }));
    api.answer('listKeys', makeKeys(changed));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));

    expect(
      await screen.findByText('Der Schlüssel für „Meier & Söhne“ ist geändert.'),
    ).toBeVisible();
    expect(entry(changed.name).getByText(/nur mit Konto$/)).toBeVisible();
    const [sent] = api.sentTo('changeKey');
    expect(sent?.params).toMatchObject({ id: key._id });
    expect(sent?.body).toEqual({ name: changed.name, guests: false });
  });
});

const revoke = async () => {
  await userEvent.click(button('Mehr'));
  await userEvent.click(button('Widerrufen'));
  return within(
    screen.getByRole('alertdialog', { name: 'Schlüssel für „Meier GmbH“ widerrufen?' }),
  );
};
const revokedAt = '2026-11-22T12:00:00.000Z';

test('a key is revoked after asking; what was released stays', async () => {
  const key = makeKey();
  await open(key);
  api.answer('revokeKey', undefined);

  const dialog = await revoke();
  api.answer('listKeys', makeKeys({ ...key, revokedAt }));
  await userEvent.click(dialog.getByRole('button', { name: 'Schlüssel widerrufen' }));

  expect(await screen.findByText('Der Schlüssel für „Meier GmbH“ ist widerrufen.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(screen.getByText('Beendet (1)'));
  expect(screen.getByText('Widerrufen am 22. November 2026')).toBeVisible();
  expect(api.sentTo('revokeKey')).toMatchObject([{ params: { id: key._id }, query: '' }]);
});
