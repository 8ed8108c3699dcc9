import { expect, test } from 'vitest';
import { tokenFor, waitForMailsTo } from '../test/mails.ts';
import { makeAutomations } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';
import { shownEmail } from './shownAddress.ts';
import { User } from './user.model.ts';

const { guest, member } = useTestApp();
const typed = 'info@Müller-Söhne.example';
const mailed = 'info@xn--mller-shne-kcb9d.example';
const shown = 'info@müller-söhne.example';

test.each([
  ['', ''],
  ['anna@firma.example', 'anna@firma.example'],
  [mailed, shown],
  ['info@xn--a.example', 'info@xn--a.example'],
  // "siеmens" with a Cyrillic letter.
  ['info@xn--simens-8of.example', 'info@xn--simens-8of.example'],
])('%s is shown as %s', (stored, read) => {
  expect(shownEmail(stored)).toBe(read);
});

test('an account may have an address with an umlaut, which is one address however it is written', async () => {
  const anna = guest();
  const consent = true;
  const account = { email: typed, username: 'anna', password: 'Korrekt-Pferd-42!', consent };
  const { status, body } = await anna.call('signup', { body: account });
  const [mail] = await waitForMailsTo(mailed, 1);
  const token = mail ? tokenFor('verify-email', mail) : '';
  await anna.call('verifyEmail', { body: { token } });
  const second = { ...account, email: mailed, username: 'berta' };
  await guest().call('signup', { body: second });
  await guest().call('requestPasswordReset', { body: { email: 'INFO@müller-söhne.example' } });

  expect([status, body.email]).toEqual([201, shown]);
  expect((await anna.call('getAccount')).body).toMatchObject({ email: shown, emailVerified: true });
  expect(await User.countDocuments({ email: mailed, emailVerified: true })).toBe(1);
  const subjects = (await waitForMailsTo(mailed, 3)).map(({ subject }) => subject);
  expect(subjects.join()).toMatch(/Passwort/);
});

test('a contact address is stored as it is mailed and read as it is typed', async () => {
  const anna = await member(['jobSeeker']);
  const form = { ...makeAutomations({ email: true }), email: typed };

  const saved = await anna.call('saveAutomations', { form });

  expect(saved.status).toBe(200);
  expect((await anna.call('getAutomations')).body.email).toBe(shown);
  expect(await User.countDocuments({ contactEmail: mailed })).toBe(1);
});
