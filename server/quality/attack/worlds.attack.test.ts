// Two worlds that differ in one secret of one person: callers that must not learn it get the same answers in both, whatever they try.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { drainBackgroundWork } from '../../src/http/afterResponse.ts';
import { QueuedMail } from '../../src/mail/mail.model.ts';
import { takeSnapshot, rememberAll } from '../../src/test/api/snapshot.ts';
import { isLongForm, size } from '../../src/test/api/tally.ts';
import { testMailer, useTestApp } from '../../src/test/testApp.ts';
import { hashCost } from '../../src/user/passwordHash.ts';
import { randomFrom } from './worlds/random.ts';
import { type Actor, type Step, burst, limited, readLists, step } from './worlds/script.ts';
import { firstDifference, heardOf, namerOf } from './worlds/transcript.ts';
import { type Caller, type Stage, callers, makeStage, questions } from './worlds/worlds.ts';

/** Replays a failure together with its name: `WORLDS_SEED=7 npx vitest run --project attack worlds -t "…"`. */
const seedOf = process.env.WORLDS_SEED;
const firstSeed = Number(seedOf ?? (isLongForm ? Date.now() % 1_000_000_007 : 50));
const seeds = Array.from({ length: seedOf ? 1 : size(1, 40) }, (_, index) => firstSeed + index);
const steps = 32;

const app = useTestApp({ emptiedOnce: true });
const begin = new Date('2031-03-04T10:00:00Z');
const usualCost = { ...hashCost };

let stage: Stage;
let known: string;
let startAgain: () => Promise<void>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  Object.assign(hashCost, { memoryCost: 256, timeCost: 1 });
  stage = await makeStage(app);
  startAgain = await rememberAll([stage.owner, stage.accomplice]);
  known = JSON.stringify([...(await takeSnapshot())]);
});
afterAll(() => {
  vi.useRealTimers();
  Object.assign(hashCost, usualCost);
});

/** The caller's, and those named as their own. */
const ownMailbox = /^(?:(?:unconfirmed|stranger|keyholder|neu|max|moritz)@beispiel\.example)$/;

async function mailsToCaller(): Promise<string[]> {
  await drainBackgroundWork();
  const mails = await QueuedMail.find({ to: ownMailbox }).sort({ _id: 1 }).lean();
  return mails.map(({ to, sealed }) => {
    const { subject, text } = testMailer.open(Buffer.from(sealed.buffer));
    return [to, subject, text].join('\n');
  });
}

function actorOf(caller: Caller): Actor {
  const { cookie, deviceCookie } = stage.clients[caller];
  return {
    kind: caller,
    client: Object.assign(app.guest(), { cookie, deviceCookie }),
    stranger: app.guest,
    server: app.server(),
    stage,
    seen: [],
    jobIds: [],
    tokens: async () =>
      (await mailsToCaller()).flatMap((mail) => /#(?:token=)?([\w-]{20,})/.exec(mail)?.[1] ?? []),
    wait: (seconds) => vi.setSystemTime(Date.now() + seconds * 1000),
  };
}

/** What the caller hears, step by step, and at the end the mails. */
async function playIn(world: () => Promise<unknown>, caller: Caller, seed: number) {
  vi.setSystemTime(begin);
  await startAgain();
  vi.setSystemTime(begin.getTime() + 2 * 60_000);
  // Then, so that no date which is told may be that of the change.
  await world();
  vi.setSystemTime(begin.getTime() + 4 * 60_000);
  const actor = actorOf(caller);
  const nameOf = namerOf(known);
  const heard: string[] = [];
  const keep = async ({ name, responses }: Step) => {
    const answers = responses.map((response) => nameOf(heardOf(response)));
    heard.push([`step ${heard.length}: ${name}`, ...answers].join('\n'));
    await drainBackgroundWork();
  };
  const randomAt = (index: number) =>
    randomFrom((seed * callers.length + callers.indexOf(caller)) * 10_007 + index);
  await keep(await readLists(actor));
  for (let index = 0; index < steps; index += 1)
    await keep(await step(actor, randomAt(index), index));
  for (const name of ['wrong key', randomAt(steps).pick(limited)])
    await keep(await burst(actor, name));
  return [...heard, ...(await mailsToCaller()).map((mail) => `mail: ${nameOf(mail)}`)];
}

describe.each(Object.entries(questions))('%s', (_name, { askers, given, worlds, only }) => {
  test.each(askers)('tells nothing to a caller: %s', { timeout: 3_600_000 }, async (caller) => {
    const [first, ...others] = Object.entries(worlds).filter(
      ([world]) => only?.[world]?.includes(caller) ?? true,
    );
    for (const seed of seeds) {
      const play = ([, change]: NonNullable<typeof first>) =>
        playIn(() => given(stage).then(() => change(stage)), caller, seed);
      if (!first) throw new Error('No world.');
      const usual = await play(first);
      // A database id contains the time of the sign-up.
      expect(usual.join('\n')).not.toContain(stage.owner.id);
      for (const other of others) {
        const parted = firstDifference(usual, await play(other));
        if (parted)
          expect.fail(
            `WORLDS_SEED=${seed}\n"${first[0]}": ${parted.here}\n"${other[0]}": ${parted.there}`,
          );
      }
    }
  });
});
