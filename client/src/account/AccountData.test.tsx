import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { renderPage } from '../test/renderPage.tsx';
import { AccountExport } from './AccountData.tsx';
import { IdentityCheck } from './identity/IdentityCheck.tsx';

const api = fakeApi();
const json = '{"exportedAt":"2026-11-22T12:00:00.000Z"}';
const readable = '{\n  "exportedAt": "2026-11-22T12:00:00.000Z"\n}';
let saved: { name: string; bytes: number }[];

beforeEach(() => {
  saved = [];
  const files = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.set(`blob:${files.size}`, file);
        return `blob:${files.size - 1}`;
      },
      revokeObjectURL: () => undefined,
    }),
  );
  // The browser would save the file; the test only inspects the link.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, bytes: files.get(this.href)?.size ?? 0 });
  });
});
afterEach(() => vi.restoreAllMocks());

async function download() {
  await renderPage(
    <IdentityCheck>
      <AccountExport />
    </IdentityCheck>,
    { path: '/user/account' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Daten herunterladen' }));
}

test('is saved as a file that people can read', async () => {
  api.answerFile('exportAccount', json);

  await download();

  await expect
    .poll(() => saved)
    .toEqual([{ name: 'inkognito-export.json', bytes: readable.length }]);
});

test('says that another one is under way, in the words of the server', async () => {
  const sentence = 'Ihre Daten werden gerade schon zusammengestellt.';
  api.refuse('exportAccount', 'too_many_requests', sentence);

  await download();

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(saved).toEqual([]);
});
