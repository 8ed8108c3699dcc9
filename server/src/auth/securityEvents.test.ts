import { expect, test } from 'vitest';
import { accountMark } from '../http/requestLog.ts';
import { memoryLog } from '../test/memoryLog.ts';
import { type Member, testSecret, useTestApp } from '../test/testApp.ts';

const { lines, logger } = memoryLog('info');
const { guest, member } = useTestApp({ logger });

type Line = { endpoint: string; status: number; account?: string; limit?: string };

const eventsOf = (account: string) =>
  lines
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.account === account)
    .map(({ endpoint, status, limit }) => [endpoint, status, ...(limit ? [limit] : [])]);

test('what is tried and done with an account stands in the log under one mark, without its name', async () => {
  const anna = await member(['jobSeeker'], 'anna.geheim');
  await member(['jobSeeker'], 'berta');
  const signIn = (browser: Pick<Member, 'call'>, password: string) =>
    browser.call('login', { body: { username: anna.username, password } });
  const browser = guest();

  await signIn(browser, 'falsch');
  await signIn(browser, anna.password);
  await anna.call('changePassword', {
    body: { currentPassword: anna.password, password: 'Ganz-anderes-Pferd-8!' },
  });
  await anna.call('getAccount');
  for (let status = 401; status === 401;) ({ status } = await signIn(anna, 'falsch'));

  const events = eventsOf(accountMark(testSecret, anna.username));
  expect(events.slice(0, 5)).toEqual([
    ['signup', 201],
    ['assignRole', 200],
    ['login', 401],
    ['login', 200],
    ['changePassword', 204],
  ]);
  expect(events.at(-1)).toEqual(['login', 429, 'passwordsOfKnownBrowser']);
  expect(lines.join('')).not.toContain('geheim');
});
