import mongoose from 'mongoose';
import { limits } from '@inkognito/shared/rules/limits';
import { expect, test, vi } from 'vitest';
import { makePicture } from '../src/test/api/scene.ts';
import { size, useTally } from '../src/test/api/tally.ts';
import { publishQuestionnaire, unlock } from '../src/test/make.ts';
import { type Member, useTestApp } from '../src/test/testApp.ts';
import { newPublicId, User } from '../src/user/user.model.ts';
import { searchKeysOf } from '../src/user/user.search.ts';

vi.setConfig({ testTimeout: 180_000 });

const app = useTestApp();
const tally = useTally('D11');

const kinds = ['open', 'nameless', 'hidden', 'unsaved', 'paused'] as const;

/** No two share the first three letters of anything too often, and no username tells a name. */
function makePerson(index: number) {
  const kind = kinds[index % kinds.length] ?? 'open';
  const letters = (base: number) =>
    [1, 26, 676].map((power) => String.fromCharCode(97 + (Math.floor(base / power) % 26))).join('');
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

test('a guest who reads the directory for a day meets nobody who did not want it', async () => {
  const people = Array.from({ length: size(50, 500) }, (_, index) => makePerson(index));
  await User.collection.insertMany(
    people.map((person) => ({ ...person, kind: undefined })),
    { ignoreUndefined: true },
  );
  const beginnings = people.flatMap(({ username, firstName, lastName }) => [
    username.slice(0, 3),
    firstName.slice(0, 6),
    lastName.slice(0, 7),
  ]);
  const questions = [...new Set(beginnings)].slice(0, size(45, Infinity));

  const found = new Map<string, string>();
  let [asked, refused] = [0, 0];
  for (const q of questions) {
    // The limit by minute only takes time, which the attacker has.
    await mongoose.connection.collection('rate_limits').deleteMany({});
    const { status, body } = await app.guest().call('searchUsers', { query: { q } });
    if (status === 429) refused += 1;
    else asked += 1;
    tally.countAttempt(status === 429);
    if (status === 200) for (const hit of body) found.set(hit.username, JSON.stringify(hit));
  }

  const wanted = new Set(
    people
      .filter(({ kind }) => kind === 'open' || kind === 'nameless')
      .map((each) => each.username),
  );
  const names = people.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  const namesRead = [...found.values()].filter((hit) => names.some((name) => hit.includes(name)));
  const unwanted = [...found.keys()].filter((username) => !wanted.has(username));
  process.stdout.write(
    `directory: ${asked} searches answered, ${refused} refused; ${found.size} of ${wanted.size} who wanted it found, ` +
      `${unwanted.length} others, ${namesRead.length} names\n`,
  );
  expect(asked).toBeLessThanOrEqual(limits.searchesPerDay);
  expect(found.size).toBeGreaterThan(0);
  expect(namesRead).toEqual([]);
  expect(unwanted).toEqual([]);
  await expectNothingOfHidden(people.slice(0, 50));
});

type Person = ReturnType<typeof makePerson>;

/** Who knows or guesses the username. */
async function expectNothingOfHidden(people: readonly Person[]): Promise<void> {
  for (const { kind, username, firstName, imagePublicId } of people) {
    await mongoose.connection.collection('rate_limits').deleteMany({});
    const profile = await app.guest().call('getPublicUser', { params: { username } });
    const { response } = profile;
    expect(profile.status, kind).toBe(kind === 'paused' ? 404 : 200);
    expect(response.text.includes(firstName), kind).toBe(kind === 'open');
    expect(response.text.includes(imagePublicId), kind).toBe(
      kind === 'open' || kind === 'nameless',
    );
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
    const { status } = await app.guest().call('getImage', { params: { id: guess } });
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
  const read = async () => (await app.guest().call('getImage', { params: { id } })).status;
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

test('reading pictures ends like reading profiles', async () => {
  const tries = await Promise.all(
    Array.from({ length: limits.imagesPerMinute + 20 }, () =>
      app.guest().call('getImage', { params: { id: newPublicId() } }),
    ),
  );

  for (const { status } of tries) tally.count(status);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
});

async function upload(person: Member): Promise<string> {
  const file = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  const { body } = await person.call('uploadProfileImage', { file });
  return body.image?.url.split('/').pop() ?? '';
}

/** The ids before and after one that an attacker was given. */
function neighbours(id: string): string[] {
  return Array.from({ length: 11 }, (_, step) => BigInt(`0x${id}`) + BigInt(step - 5))
    .filter((next) => next !== BigInt(`0x${id}`))
    .map((next) => next.toString(16).padStart(id.length, '0'));
}
