// P5, P6, P8 and P11: what the database and the rules decide, measured in the process of this bench.
import type { JobInput } from '@inkognito/shared/job';
import mongoose from 'mongoose';
import { inTransaction } from '../../src/database/connection.ts';
import { factsBetween, jobPlace, toWishes } from '../../src/matching/comparison/facts.ts';
import { explainFor } from '../../src/matching/rules/explain.ts';
import { matchPercentageOf, scoreMatch } from '../../src/matching/rules/score.ts';
import { titleSimilarity } from '../../src/title/titleSimilarity.ts';
import { anybody } from '../../src/user/shield/hidden.ts';
import { searchUsers } from '../../src/user/user.search.ts';
import { saveMessage } from '../../src/user/user.service.ts';
import { type Judged, readEverybody } from './bruteForce.ts';
import { type Run, someOffers, someUsers } from './measured.ts';
import { type Figure, inMs, median, quantile, timeEach } from './targets.ts';

const searches = 200;
const writes = 150;
const turns = 10;
const safe = { writeConcern: { w: 'majority', journal: true } } as const;

export async function benchInside({ say }: Run): Promise<Figure[]> {
  say('Search, scoring and writes …');
  const people: Judged[] = [];
  for await (const person of readEverybody()) if (people.push(person) === 1_000) break;
  return [
    ...(await searchFigures()),
    ...scoringFigures(people, await someOffers(10)),
    ...(await writeFigures()),
  ];
}

async function searchFigures(): Promise<Figure[]> {
  const [hit, noHit] = [await timeSearch('ann'), await timeSearch('xyzq')];
  const [hitMs, noHitMs] = [median(hit), median(noHit)];
  const slowest = Math.max(quantile(hit, 0.95), quantile(noHit, 0.95));
  return [
    { target: 'search', value: slowest, beside: 'an unanchored pattern takes some 120 ms' },
    {
      target: 'emptySearch',
      value: noHitMs / hitMs,
      beside: `${inMs(noHitMs)} beside ${inMs(hitMs)}`,
    },
  ];
}

async function timeSearch(text: string): Promise<readonly number[]> {
  const reader = { ...anybody, id: new mongoose.Types.ObjectId().toString() };
  const search = () => searchUsers(text, reader);
  await timeEach(Array.from({ length: 20 }), search);
  return timeEach(Array.from({ length: searches }), search);
}

function scoringFigures(people: readonly Judged[], offers: readonly JobInput[]): Figure[] {
  const pairs = offers.flatMap((offer) => {
    const to = jobPlace(offer);
    return people.map(({ answers, place: from }) => ({
      ...{ offer, wishedTitle: answers.jobTitle },
      wishes: toWishes(answers),
      facts: factsBetween(answers, offer, { from, to }),
    }));
  });
  const beside = `${pairs.length.toLocaleString('en')} pairs, the fastest of ${turns} turns`;
  const explained = fastest(pairs, ({ wishes, offer, facts }) => {
    explainFor('recruiter', scoreMatch(wishes, offer, facts).breakdown);
  });
  const ranked = fastest(pairs, ({ wishes, offer, facts }) => {
    matchPercentageOf(wishes, offer, facts);
  });
  const titles = fastest(pairs, ({ wishedTitle, offer }) => {
    titleSimilarity(wishedTitle, offer.jobTitle);
  });
  return [
    { target: 'explained', value: explained, beside },
    { target: 'ranked', value: ranked, beside },
    { target: 'titles', value: titles, beside },
  ];
}

/** Microseconds for one pair: the fastest turn, which others on the machine disturbed least. */
function fastest<Pair>(pairs: readonly Pair[], work: (pair: Pair) => void): number {
  const timings = Array.from({ length: turns }, () => {
    const startedAt = performance.now();
    for (const pair of pairs) work(pair);
    return performance.now() - startedAt;
  });
  return (Math.min(...timings) * 1000) / pairs.length;
}

/** What it costs that nothing acknowledged is lost. */
async function writeFigures(): Promise<Figure[]> {
  const { connection } = mongoose;
  const users = await someUsers('jobSeeker', writes);
  const one = connection.collection('bench_one');
  const other = connection.collection('bench_other');
  for (const collection of [one, other]) await collection.insertOne({ first: true });
  const write = await inTurns(users, {
    ours: ({ _id }, turn) => saveMessage(_id.toString(), `Nachricht ${turn}`),
    rival: ({ _id }, turn) =>
      connection
        .collection('users')
        .updateOne({ _id }, { $set: { copyPasteMsg: `Text ${turn}` } }, safe),
  });
  const pair = await inTurns(users, {
    ours: (_user, turn) =>
      inTransaction(async (session) => {
        await one.insertOne({ turn }, { session });
        await other.insertOne({ turn }, { session });
      }),
    rival: async (_user, turn) => {
      await one.insertOne({ turn }, safe);
      await other.insertOne({ turn }, safe);
    },
  });
  return [
    { target: 'write', ...write },
    { target: 'transaction', ...pair },
  ];
}

type Work<Value> = (value: Value, turn: number) => Promise<unknown>;

/** Both in turn, so that whatever else the machine does falls on both. */
async function inTurns<Value>(
  values: readonly Value[],
  { ours, rival }: { ours: Work<Value>; rival: Work<Value> },
) {
  const timings: { ours: number[]; rival: number[] } = { ours: [], rival: [] };
  for (const [turn, value] of values.entries()) {
    timings.ours.push(...(await timeEach([value], () => ours(value, turn))));
    timings.rival.push(...(await timeEach([value], () => rival(value, turn))));
  }
  const [mine, theirs] = [median(timings.ours), median(timings.rival)];
  return { value: mine / theirs, beside: `${inMs(mine)} beside ${inMs(theirs)} of the driver` };
}
