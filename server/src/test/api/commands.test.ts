import type { EndpointName } from '@inkognito/shared/endpoints';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { drainBackgroundWork } from '../../http/afterResponse.ts';
import { compare, makeAutomations, makeJobInput, publishQuestionnaire, unlock } from '../make.ts';
import { type Member, useTestApp } from '../testApp.ts';

// Round trips dominate a call's cost: some 300 µs here and 120 µs there.
const app = useTestApp({ rateLimits: false });

/** In order, such as `find sessions`. */
async function commandsOf(work: () => Promise<{ status: number }>): Promise<string[]> {
  const client = mongoose.connection.getClient();
  const commands: string[] = [];
  const note = ({ commandName, command }: { commandName: string; command: object }) => {
    const [target] = Object.values(command) as unknown[];
    commands.push(typeof target === 'string' ? `${commandName} ${target}` : commandName);
  };
  // Background work of earlier calls does not count.
  await drainBackgroundWork();
  client.on('commandStarted', note);
  const { status } = await work();
  client.off('commandStarted', note);
  expect(status).toBeLessThan(300);
  return commands;
}

async function annaWithMatches(count: number): Promise<{ anna: Member; rita: Member }> {
  const [anna, rita] = [await app.member(['jobSeeker']), await app.member(['recruiter'])];
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, email: true }) });
  await unlock(rita, anna);
  for (let salary = 80; salary < 80 + count; salary++) {
    await compare(rita, anna, { salary: { min: 70, max: salary } });
  }
  return { anna, rita };
}

const session = 1;

test('a signed-in read asks for its session and at most two things more', async () => {
  const { anna, rita } = await annaWithMatches(1);
  const { body: list } = await anna.call('listMatches');
  const [match] = list.matches;
  const jobId = list.role === 'jobSeeker' ? list.matches[0]?._id : undefined;
  const matchId = list.role === 'jobSeeker' ? list.matches[0]?.matchId : undefined;
  expect(match).toBeDefined();
  const reads: [Member, EndpointName, Record<string, string>][] = [
    [anna, 'getMyQuestionnaire', {}],
    [anna, 'questionnaireExists', {}],
    [anna, 'getAutomations', {}],
    [anna, 'listBlockedJobs', {}],
    [anna, 'listReleases', {}],
    [anna, 'listActivity', {}],
    [anna, 'getPublicUser', { username: anna.username }],
    [rita, 'getJob', { id: jobId ?? '' }],
    [rita, 'getRecruiterProfile', {}],
  ];

  for (const [caller, name, params] of reads) {
    const commands = await commandsOf(() => caller.call(name, { params }));
    expect(commands.length, `${name}: ${commands.join(', ')}`).toBeLessThanOrEqual(session + 2);
  }
  // Includes whether a key was given or a comparison made.
  const account = await commandsOf(() => anna.call('getAccount'));
  expect(account.length, account.join(', ')).toBeLessThanOrEqual(session + 4);
  // With each posting's outcome and the candidates hidden from this recruiter.
  const postings = await commandsOf(() => rita.call('listMyJobs'));
  expect(postings.length, postings.join(', ')).toBeLessThanOrEqual(session + 7);
  const detail = await commandsOf(() =>
    anna.call('getMatch', { params: { matchId: matchId ?? '' } }),
  );
  // The release can be withdrawn here.
  expect(detail.length, detail.join(', ')).toBeLessThanOrEqual(session + 5);
});

test('lists ask as often for 1 match as for 20', async () => {
  const one = await annaWithMatches(1);
  const many = await annaWithMatches(20);

  for (const name of ['listMatches', 'listJobsOffered', 'listReleases'] as const) {
    const forOne = await commandsOf(() => one.anna.call(name));
    const forMany = await commandsOf(() => many.anna.call(name));
    expect(forMany, name).toEqual(forOne);
  }
  const recruiters = await commandsOf(() => many.rita.call('listMatches'));
  expect(recruiters.length, recruiters.join(', ')).toBeLessThanOrEqual(session + 3);
});

test('lists of a recruiter ask as often for 1 employer as for 12', async () => {
  const [anna, rita] = [await app.member(['jobSeeker']), await app.member(['recruiter'])];
  await publishQuestionnaire(anna);
  await unlock(rita, anna);
  const asks = async () => [
    ...(await commandsOf(() => rita.call('listJobsOffered', { query: { role: 'recruiter' } }))),
    ...(await commandsOf(() => rita.call('listMyJobs'))),
  ];

  await compare(rita, anna, { employer: 'Werk 0' });
  const forOne = await asks();
  for (let index = 1; index < 12; index++) {
    await compare(rita, anna, { employer: `Werk ${index}`, salary: { min: 70, max: 80 + index } });
  }

  expect(await asks()).toEqual(forOne);
});

test('a comparison stores everything in one transaction of few commands', async () => {
  const { anna, rita } = await annaWithMatches(1);
  const again = { salary: { min: 71, max: 81 } };

  const first = await commandsOf(() => compare(rita, anna, again));
  const second = await commandsOf(() => compare(rita, anna, again));

  // The first writes are the locks of both accounts.
  const transactionOf = (commands: string[]) => commands.slice(commands.indexOf('update users'));
  for (const commands of [first, second]) {
    expect(commands.filter((command) => command.startsWith('commitTransaction'))).toHaveLength(1);
    expect(commands.at(-1)).toBe('commitTransaction');
  }
  // Two of them mail the candidate.
  expect(transactionOf(first).length, first.join(', ')).toBeLessThanOrEqual(14);
  expect(transactionOf(second).length, second.join(', ')).toBeLessThanOrEqual(9);
});

test('a sign-in takes at most four commands beside its counters of tries', async () => {
  const { username, password } = await app.member(['recruiter'], 'rita', { confirmed: false });

  const commands = await commandsOf(() =>
    app.guest().call('login', { body: { username, password } }),
  );

  expect(commands.length, commands.join(', ')).toBeLessThanOrEqual(4);
});

test('a posting is published in few commands', async () => {
  const rita = await app.member(['recruiter']);

  const commands = await commandsOf(() => rita.call('createJob', { body: makeJobInput() }));

  expect(commands.length, commands.join(', ')).toBeLessThanOrEqual(session + 5);
});
