// Random lives of two readers, three keys and one job seeker, through the real app.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Comparison } from '../comparison.model.ts';
import { size } from '../../test/api/tally.ts';
import { mailsTo, tokenFor } from '../../test/mails.ts';
import { asker, enterKey, makeJobInput, makeKey, signUpIn } from '../../test/make.ts';
import { makeSharing, phone, readComparison, releasesOf } from '../../test/proof.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';
import { Release } from './release.model.ts';

const { guest, member } = useTestApp({ rateLimits: false });

const jobs = [makeJobInput(), makeJobInput({ salary: { min: 70, max: 90 } })];

/** Closed to guests, and so to an account whose address is not confirmed. */
type Key = { id: string; password: string; isEnded: boolean; isClosed: boolean };

/** What the test knows of a comparison, without a look at its stored state. */
type Known = {
  matchId: string;
  reader: Reader;
  key: Key;
  /** The candidate said so, and has not taken it back. */
  yes: boolean;
  /** Refused, denied or withdrawn, and no yes since. */
  no: boolean;
  isOver: boolean;
  byConfirmed: boolean;
  /** The mailbox was proven while the key was live, or the candidate said yes. */
  mayRead: boolean;
};

type Reader = {
  client: TestClient;
  email: string;
  isAccount: boolean;
  /** A guest in this browser, an account for good. */
  isProven: boolean;
  isBlocked: boolean;
  isWithdrawn: boolean;
  /** Where the mailed button was pressed. */
  elsewhere: { client: TestClient; token: string; matchId: string } | null;
};

type World = { anna: Member; keys: Key[]; readers: Reader[] } & {
  known: Map<string, Known>;
  isHolding: boolean;
};

let count = 0;
let handedOut = 0;

async function begin(): Promise<World> {
  const name = `leser${++count}`;
  const anna = await makeSharing((role) => member(role, `anna${count}`));
  const keys: Key[] = [];
  for (const each of ['eins', 'zwei', 'drei']) {
    keys.push({ ...(await makeKey(anna, { name: each })), isEnded: false, isClosed: false });
  }
  const rita = await member(['recruiter'], name, { confirmed: false });
  const blank = { isProven: false, isBlocked: false, isWithdrawn: false };
  const account = { ...blank, client: rita, email: `${name}@beispiel.example`, isAccount: true };
  const email = `gast${count}@meier.example`;
  const visitor = { ...blank, client: guest(), email, isAccount: false };
  const readers = [account, visitor].map((reader) => ({ ...reader, elsewhere: null }));
  return { anna, keys, readers, known: new Map(), isHolding: false };
}

const linkTokens = async (email: string) =>
  (await mailsTo(email)).flatMap(({ text }) => /\/result#(\S+)/.exec(text)?.[1] ?? []);

async function press(reader: Reader, client: TestClient): Promise<void> {
  const token = (await linkTokens(reader.email)).at(-1);
  if (token === undefined || reader.isAccount) return;
  const { status, body } = await client.call('confirmResult', { body: { token } });
  if (status !== 200 || body.state !== 'standing' || body.isTaken) return;
  const { matchId } = body.comparison;
  if (client === reader.client) reader.isProven = true;
  else reader.elsewhere = { client, token, matchId };
}

async function confirm(reader: Reader): Promise<void> {
  const token = await vi.waitFor(async () => {
    const tokens = (await mailsTo(reader.email)).map((mail) => tokenFor('verify-email', mail));
    const last = tokens.filter((each) => each !== '').at(-1);
    expect(last).toBeDefined();
    return last ?? '';
  }, 20_000);
  const { status } = await guest().call('verifyEmail', { body: { token } });
  if (status === 204) reader.isProven = true;
}

const ofReader = ({ known }: World, reader: Reader) =>
  [...known.values()].filter((each) => each.reader === reader);

function takeBack(comparisons: Known[]): void {
  for (const each of comparisons) Object.assign(each, { yes: false, no: true, mayRead: false });
}

const steps = {
  enter: async ({ anna, keys }: World, reader: Reader, at: number) => {
    await enterKey(reader.client, anna, keys[at]?.password ?? '');
  },
  compare: async ({ anna, keys, known }: World, reader: Reader, at: number) => {
    const { body, status } = await reader.client.call('compare', {
      params: { candidateId: anna.publicId },
      body: {
        ...(jobs[at] ?? makeJobInput()),
        ...(!reader.isAccount && { asker: { ...asker, email: reader.email } }),
      },
    });
    if (status !== 200) return;
    const { matchId } = body;
    const stored = await Comparison.findById(matchId).orFail();
    const key = keys.find(({ id }) => stored.keyId?.equals(id));
    if (!key) throw new Error('Compared without a key');
    const made = { yes: false, no: reader.isWithdrawn, isOver: false, mayRead: false };
    const byConfirmed = reader.isAccount && reader.isProven;
    known.set(matchId, { ...made, ...known.get(matchId), matchId, reader, key, byConfirmed });
  },
  prove: async (_world: World, reader: Reader) => {
    if (!reader.isAccount) await press(reader, reader.client);
    else if (!reader.isProven) await confirm(reader);
  },
  proveElsewhere: (_world: World, reader: Reader) => press(reader, guest()),
  signUp: async (world: World, reader: Reader) => {
    if (reader.isAccount) return;
    const { client, email } = reader;
    await signUpIn(client, `neu${count}`, 'recruiter', email);
    Object.assign(reader, { isAccount: true, isProven: false, elsewhere: null });
    for (const each of ofReader(world, reader)) each.mayRead = false;
  },
  answer: async ({ anna, known }: World, _reader: Reader, at: number) => {
    const chosen = [...known.values()][at % Math.max(1, known.size)];
    if (!chosen) return;
    const answer = at === 0 ? 'no' : 'yes';
    const body = { comparisonId: chosen.matchId, answer } as const;
    if ((await anna.call('decideRelease', { body })).status !== 201) return;
    if (answer === 'yes') Object.assign(chosen, { yes: true, no: false });
    else takeBack([chosen]);
  },
  endKey: async (world: World, _reader: Reader, at: number) => {
    const key = world.keys[at];
    if (!key) return;
    const isWithdrawing = world.isHolding;
    await world.anna.call('revokeKey', {
      params: { id: key.id },
      query: isWithdrawing ? { withdraw: 'true' } : {},
    });
    key.isEnded = true;
    if (!isWithdrawing) return;
    takeBack([...world.known.values()].filter((each) => each.key === key));
    await markWithdrawn(world, { keyId: key.id });
  },
  closeToGuests: async ({ anna, keys }: World, _reader: Reader, at: number) => {
    const key = keys[at];
    if (!key || key.isEnded) return;
    await anna.call('changeKey', { params: { id: key.id }, body: { guests: false } });
    key.isClosed = true;
  },
  withdraw: async (world: World, _reader: Reader, at: number) => {
    const { _id: id } = (await releasesOf(world.anna))[at] ?? {};
    if (id === undefined) return;
    await world.anna.call('withdrawRelease', { params: { id } });
    await markWithdrawn(world, { _id: id });
  },
  block: async (world: World, reader: Reader) => {
    const [theirs] = ofReader(world, reader);
    if (!theirs) return;
    await world.anna.call('blockRecruiter', { body: { comparisonId: theirs.matchId } });
    reader.isBlocked = true;
  },
  unblock: async ({ anna, readers }: World) => {
    const { recruiters } = (await anna.call('listBlockedRecruiters')).body;
    for (const { _id } of recruiters) await anna.call('unblockRecruiter', { params: { id: _id } });
    for (const reader of readers) reader.isBlocked = false;
  },
  deny: async (world: World, reader: Reader) => {
    const token = (await linkTokens(reader.email)).at(-1);
    if (token === undefined || reader.isAccount) return;
    const { body } = await guest().call('openResult', { body: { token } });
    const { status } = await guest().call('denyResult', { body: { token } });
    if (status !== 204 || body.state !== 'standing') return;
    const denied = world.known.get(body.comparison.matchId);
    if (denied) takeBack([denied]);
  },
  deletePosting: async (world: World, reader: Reader) => {
    if (!reader.isAccount) return;
    const [job] = (await reader.client.call('listMyJobs')).body.jobs;
    if (!job) return;
    await reader.client.call('deleteJob', { params: { id: job._id } });
    for (const { _id } of await Comparison.find({ jobId: job._id }).lean()) {
      Object.assign(world.known.get(_id.toString()) ?? {}, { isOver: true });
    }
  },
  hold: async (world: World) => {
    world.isHolding = !world.isHolding;
    const releaseMode = world.isHolding ? 'confirm' : 'immediate';
    await world.anna.call('saveAutomations', { form: { releaseMode } });
  },
};

/** Good for everything of who received it. */
async function markWithdrawn(world: World, which: object): Promise<void> {
  const releases = await Release.find({ candidateId: world.anna.id, ...which }).lean();
  for (const { comparisonId } of releases) {
    const reader = world.known.get(comparisonId.toString())?.reader;
    if (!reader) continue;
    reader.isWithdrawn = true;
    takeBack(ofReader(world, reader));
  }
}

type Seen = { matchId: string; contactState: string; contactInfo: object | null };

/** All that this reader and the other browser of theirs are answered. */
async function look({ anna }: World, reader: Reader, known: Known[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  const newest = await readComparison(reader.client, anna);
  if (newest.status === 200) seen.push(newest.body);
  if (reader.isAccount) {
    for (const { matchId } of known) {
      const { status, body } = await reader.client.call('getMatch', { params: { matchId } });
      if (status === 200) seen.push({ ...body, matchId });
    }
  }
  return seen;
}

async function check(world: World): Promise<void> {
  for (const reader of world.readers) {
    const known = ofReader(world, reader);
    const elsewhere = reader.elsewhere?.matchId;
    for (const each of known) {
      const isProven = reader.isProven || each.matchId === elsewhere;
      const isLive = !each.key.isEnded && (!each.key.isClosed || each.byConfirmed);
      const isOpen = each.yes || (isLive && !world.isHolding);
      if (isProven && isOpen && !each.no) each.mayRead = true;
    }
    const mustBeOpen = (each: Known, seen: Seen) => {
      expect(seen.contactState, 'state').toBe('released');
      expect([each.mayRead, each.no, each.isOver, reader.isBlocked]).toEqual([
        ...[true, false, false, false],
      ]);
      if (!reader.isAccount) expect([each.key.isEnded, each.key.isClosed]).toEqual([false, false]);
      handedOut += 1;
    };
    for (const seen of await look(world, reader, known)) {
      const each = world.known.get(seen.matchId);
      expect(seen.contactState === 'released').toBe(seen.contactInfo !== null);
      if (seen.contactInfo === null || !each) continue;
      expect(seen.contactInfo).toMatchObject({ phoneNumber: phone });
      expect(reader.isProven).toBe(true);
      mustBeOpen(each, seen);
    }
    if (!reader.elsewhere) continue;
    const { client, token } = reader.elsewhere;
    const { body } = await client.call('openResult', { body: { token } });
    const each = world.known.get(reader.elsewhere.matchId);
    if (each && body.state === 'standing' && body.comparison.contactInfo) {
      mustBeOpen(each, body.comparison);
    }
    expect((await guest().call('openResult', { body: { token } })).body).not.toMatchObject({
      comparison: { contactInfo: { phoneNumber: phone } },
    });
  }
}

const names = Object.keys(steps) as (keyof typeof steps)[];
const often = ['enter', 'compare', 'prove', 'answer'] as const;
const anyStep = fc.record({
  name: fc.constantFrom(...names, ...often, ...often),
  reader: fc.nat({ max: 1 }),
  at: fc.nat({ max: 2 }),
});

type Step = { name: keyof typeof steps; reader: number; at: number };
const of =
  (reader: number) =>
  (name: keyof typeof steps, at = 0): Step => ({ name, reader, at });
const [account, visitor] = [of(0), of(1)];

/** Each takes back in one way what was handed out, or would have been. */
const lives: Step[][] = [
  [account('prove'), account('withdraw'), account('compare'), account('compare', 1)],
  [visitor('prove'), visitor('withdraw'), visitor('compare'), visitor('compare', 1)],
  [account('endKey'), account('prove'), account('answer', 1)],
  [visitor('prove'), visitor('endKey', 1), visitor('signUp'), visitor('prove')],
  [account('prove'), visitor('prove'), account('hold'), account('endKey'), visitor('endKey', 1)],
  [visitor('proveElsewhere'), visitor('deny'), visitor('prove'), visitor('compare')],
  [account('prove'), account('block'), account('compare'), account('unblock')],
];

test('contact data is read in "released" alone: by a proven mailbox, with a live key or a yes, until it is taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 18 }), async (life) => {
      const world = await begin();
      for (const at of [0, 1]) {
        const reader = world.readers[at];
        if (!reader) throw new Error('No reader');
        await steps.enter(world, reader, at);
        await steps.compare(world, reader, 0);
      }
      for (const { name, reader, at } of life) {
        const who = world.readers[reader];
        if (who) await steps[name](world, who, at);
        await check(world);
      }
    }),
    {
      numRuns: lives.length + size(3, 60),
      examples: lives.map((life): [Step[]] => [life]),
      endOnFailure: true,
      ...(size(1, 0) && { seed: 49 }),
    },
  );
  expect(handedOut).toBeGreaterThan(0);
}, 600_000);
