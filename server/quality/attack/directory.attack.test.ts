import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { rows } from '../../src/http/limits.ts';
import { makePicture } from '../../src/test/api/scene.ts';
import { size, useTally } from '../../src/test/api/tally.ts';
import { confirmEmail, publishQuestionnaire, unlock } from '../../src/test/make.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { newPublicId, User } from '../../src/user/user.model.ts';
import { searchKeysOf } from '../../src/user/search.ts';
import { useInstances } from './instances.ts';

vi.setConfig({ testTimeout: 600_000 });

const app = useInstances([{ trustProxy: 1 }]);
const guest = () => app.guest(0);
const tally = useTally();

const kinds = ['open', 'nameless', 'hidden', 'unsaved', 'paused'] as const;

/** In the long form a search finds nearly as many as it may show. */
const alphabet = size(26, 10);

function makePerson(index: number) {
  const kind = kinds[index % kinds.length] ?? 'open';
  const letters = (base: number) =>
    [0, 1, 2]
      .map((power) => Math.floor(base / alphabet ** power) % alphabet)
      .map((letter) => String.fromCharCode(97 + letter))
      .join('');
  const person = {
    username: `${letters(index * 7)}.falke${index}`,
    firstName: `Vor${letters(index)}`,
    lastName: `Nach${letters(index * 11)}`,
    showName: kind !== 'nameless',
  };
  return {
    kind,
    ...person,
    _id: new mongoose.Types.ObjectId(),
    publicId: newPublicId(),
    email: `${person.username}@beispiel.example`,
    emailVerified: true,
    role: ['jobSeeker'],
    showImage: true,
    imagePublicId: newPublicId(),
    automationsSaved: kind !== 'unsaved',
    discoverable: kind !== 'hidden',
    paused: kind === 'paused',
    showContactPrefs: { showNothing: true },
    searchKeys: searchKeysOf(person),
  };
}

const accounts = size(2, 30);

/** The attacker can wait out the limit per minute. */
const waitAMinute = () =>
  mongoose.connection.collection('rate_limits').deleteMany({ key: { $not: /^searchesByDay/ } });

const readers: { who: string; readersOf: () => Promise<TestClient[]> }[] = [
  { who: 'guests', readersOf: () => Promise.resolve(Array.from({ length: accounts }, guest)) },
  {
    who: 'accounts',
    readersOf: async () => {
      const people: Member[] = [];
      while (people.length < accounts) {
        await waitAMinute();
        people.push(await app.member(['recruiter']));
      }
      await Promise.all(people.map(confirmEmail));
      return people.map((person) => app.at(0, person));
    },
  },
];

type Reading = { found: Map<string, string>; asked: number };

/** Searches until one reader's daily limit, then with the next. */
async function readOut(
  people: readonly TestClient[],
  questions: readonly string[],
): Promise<{ first: Reading; all: Reading; refused: number }> {
  const all: Reading = { found: new Map(), asked: 0 };
  let [first, refused]: [Reading | null, number] = [null, 0];
  let reader = 0;
  for (const q of questions) {
    for (; reader < people.length; reader += 1) {
      await waitAMinute();
      const headers = { 'X-Forwarded-For': `198.51.100.${reader + 1}` };
      const answered = await people[reader]?.call('searchUsers', { query: { q }, headers });
      if (answered?.status === 200) {
        all.asked += 1;
        for (const hit of answered.body) all.found.set(hit.username, JSON.stringify(hit));
        break;
      }
      expect(answered?.status).toBe(429);
      refused += 1;
      first ??= { asked: all.asked, found: new Map(all.found) };
    }
  }
  return { first: first ?? all, all, refused };
}

test.each(readers)('$who who search for a day meet nobody who did not want it', async (kind) => {
  const people = Array.from({ length: size(50, 20_000) }, (_, index) => makePerson(index));
  await User.collection.insertMany(
    people.map((person) => ({ ...person, kind: undefined })),
    { ignoreUndefined: true },
  );
  const questions = new Set([
    ...people.map(({ username }) => username.slice(0, 3)),
    ...people.map(({ firstName }) => firstName.slice(0, 6)),
    ...people.map(({ lastName }) => lastName.slice(0, 7)),
  ]);

  const { first, all, refused } = await readOut(
    await kind.readersOf(),
    [...questions].slice(0, size(45, Infinity)),
  );

  const byUsername = new Map(people.map((person) => [person.username, person]));
  for (const { found, count } of [
    { ...first, count: 1 as const },
    { ...all, count: 30 as const },
  ]) {
    const strangers = [...found.keys()].filter((username) => {
      const { kind: wish } = byUsername.get(username) ?? { kind: 'open' };
      return wish !== 'open' && wish !== 'nameless';
    });
    const named = [...found].filter(([username, hit]) => {
      const person = byUsername.get(username);
      return person && [person.firstName, person.lastName].some((name) => hit.includes(name));
    });
    const unwanted = named.filter(
      ([username]) => kind.who === 'guests' || byUsername.get(username)?.kind !== 'open',
    );
    process.stdout.write(
      `directory: ${count === 1 ? 'the first' : 'all'} of ${accounts} ${kind.who} found ${found.size} of ${people.length}, ` +
        `${strangers.length} who did not want it, ${named.length} names; ${refused} refused\n`,
    );
    expect([strangers, unwanted]).toEqual([[], []]);
  }
  const ofAccount = rows.searchesByDay.points;
  expect(first.asked).toBeLessThanOrEqual(kind.who === 'guests' ? 10 * ofAccount : ofAccount);
  expect(first.found.size).toBeGreaterThan(0);
  if (kind.who === 'guests') await expectNothingOfHidden(people.slice(0, 50));
});

type Person = ReturnType<typeof makePerson>;

async function expectNothingOfHidden(people: readonly Person[]): Promise<void> {
  for (const { kind, username, firstName, imagePublicId } of people) {
    await waitAMinute();
    const profile = await guest().call('getPublicUser', { params: { username } });
    const { response } = profile;
    expect(profile.status, kind).toBe(kind === 'paused' ? 404 : 200);
    expect(response.text.includes(firstName), kind).toBe(false);
    expect(response.text.includes(imagePublicId), kind).toBe(false);
  }
}

test('no picture is found by guessing, and none outlasts what its owner allows', async () => {
  const eve = await app.member(['recruiter'], 'eve');
  const own = [await upload(eve), await upload(eve)];
  const anna = await app.member(['jobSeeker'], 'anna');
  await publishQuestionnaire(anna);
  const id = await upload(anna);
  await unlock(eve, anna);

  const stored = await User.findById(anna.id).orFail().lean();
  const guesses = [...own.flatMap(neighbours), String(stored.imageId), anna.id, newPublicId()];
  const hits = [];
  for (const guess of guesses) {
    const { status } = await guest().call('getImage', { params: { id: guess } });
    tally.count(status);
    if (status === 200) hits.push(guess);
  }
  expect(hits).toEqual([]);

  const states: Record<string, (owner: Member) => Promise<unknown>> = {
    hidden: (owner) => owner.call('saveAutomations', { form: { discoverable: 'false' } }),
    pictureless: (owner) =>
      owner.call('saveAutomations', { form: { discoverable: 'true', showImage: 'false' } }),
    paused: async (owner) => {
      await owner.call('saveAutomations', { form: { showImage: 'true' } });
      await owner.call('setPaused', { body: { paused: true } });
    },
    roleless: async (owner) => {
      await owner.call('setPaused', { body: { paused: false } });
      await owner.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
      await owner.call('assignRole', { body: { role: ['jobSeeker'], action: 'remove' } });
    },
  };
  const reader = await app.member(['recruiter'], 'rolf');
  const read = async () => (await reader.call('getImage', { params: { id } })).status;
  expect(await read()).toBe(200);
  for (const [state, reach] of Object.entries(states)) {
    await reach(anna);
    const status = await read();
    tally.count(status);
    expect(status, state).toBe(404);
  }
  process.stdout.write(
    `pictures: 0 of ${guesses.length} guesses found, 0 of ${Object.keys(states).length} states served\n`,
  );
});

async function upload(person: Member): Promise<string> {
  const file = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  const { body } = await person.call('uploadProfileImage', { file });
  return body.image?.url.split('/').pop() ?? '';
}

function neighbours(id: string): string[] {
  return Array.from({ length: 11 }, (_, step) => BigInt(`0x${id}`) + BigInt(step - 5))
    .filter((next) => next !== BigInt(`0x${id}`))
    .map((next) => next.toString(16).padStart(id.length, '0'));
}
