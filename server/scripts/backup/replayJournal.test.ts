import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from '../../src/journal/journal.ts';
import { readJournal } from '../../src/journal/readJournal.ts';
import { makeAutomations, publishQuestionnaire } from '../../src/test/make.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import { User } from '../../src/user/user.model.ts';
import { replayJournal } from './replayJournal.ts';

const { guest, member } = useTestApp();
const second = 'Ein-neues-Pferd-7!';

let folder: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-replay-'));
  ({ stop } = await openJournal(folder));
});

afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const replayAll = async () => replayJournal((await readJournal(folder))?.entries ?? []);

const change = (anna: Member, currentPassword: string, password: string) =>
  anna.call('changePassword', { body: { currentPassword, password } });

const signIn = async (password: string) =>
  (await guest().call('login', { body: { username: 'anna', password } })).status;

test('what a backup holds is not done again', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await publishQuestionnaire(anna);
  await change(anna, anna.password, second);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, email: true }) });
  await anna.call('setPaused', { body: { paused: true } });
  await anna.call('saveAutomations', { form: makeAutomations({ showNothing: true }) });
  await anna.call('setPaused', { body: { paused: false } });
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });

  await replayAll();

  expect(await signIn(second)).toBe(200);
  expect((await guest().call('getPublicUser', { params: { username: 'anna' } })).status).toBe(200);
  expect((await anna.call('getAutomations')).body.showContactPrefs.phone).toBe(true);
});

test('what is younger than the backup is done again, once, and is then as any other change', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, email: true }) });
  const saved = await User.findById(anna.id).select('+passwordHash +accessPasswordHash').lean();
  await change(anna, anna.password, second);
  await anna.call('saveAutomations', { form: { ...makeAutomations({ email: true }) } });
  await User.replaceOne({ _id: anna.id }, saved ?? {});

  await replayAll();
  const restored = await User.findById(anna.id).select('+passwordHash').lean();
  await replayAll();

  const later = await User.findById(anna.id).select('+passwordHash').lean();
  expect([await signIn(anna.password), await signIn(second)]).toEqual([401, 401]);
  expect(restored?.showContactPrefs).toMatchObject({ phone: false, email: true });
  expect(later).toEqual(restored);
});

test('the journal tells nothing but ids, numbers and names of switches', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  await anna.call('changeUsername', { body: { username: 'berta' } });
  await change(anna, anna.password, second);
  await anna.call('saveAutomations', { form: makeAutomations({ showNothing: true }) });

  const entries = (await readJournal(folder))?.entries ?? [];

  expect(entries).toMatchObject([
    { kind: 'switchedOff', account: anna.id, switches: ['active'] },
    { kind: 'passwordChanged', account: anna.id },
    { kind: 'switchedOff', account: anna.id, switches: ['phone'] },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/anna|berta|@|\+49|argon2|Pferd/);
});
