// P5, P6, P8 and P11: database and rules, measured in this process.
import type { JobInput } from '@inkognito/shared/job';
import mongoose from 'mongoose';
import { inTransaction } from '../../src/database/connection.ts';
import { factsBetween, jobPlace, toWishes } from '../../src/matching/facts.ts';
import { explainFor } from '@inkognito/shared/rules/explain';
import { matchPercentageOf, scoreMatch } from '@inkognito/shared/rules/score';
import {
  Questionnaire,
  type QuestionnaireFields,
} from '../../src/questionnaire/questionnaire.model.ts';
import { wishedPlace } from '../../src/questionnaire/search/wishedPlace.ts';
import { titleSimilarity } from '../../language/title/titleSimilarity.ts';
import { anybody } from '../../src/user/shield/hidden.ts';
import { searchUsers } from '../../src/user/search.ts';
import { saveMessage } from '../../src/user/user.service.ts';
import { inTurns, someOffers, someUsers, timed } from './measured.ts';
import { type Figure, inMs, median, quantile } from './targets.ts';

const searches = 200;
const writes = 150;
const turns = 10;
const safe = { writeConcern: { w: 'majority', journal: true } } as const;

export async function benchInside(): Promise<Figure[]> {
  const people = await Questionnaire.find({ listed: true })
    .limit(1_000)
    .lean<QuestionnaireFields[]>();
  const scoring = scoringFigures(people, await someOffers(10));
  return [...(await searchFigures()), ...scoring, ...(await writeFigures())];
}

async function searchFigures(): Promise<Figure[]> {
  const [hit, noHit] = [await timeSearch('ann'), await timeSearch('xyzq')];
  const [hitMs, noHitMs] = [median(hit), median(noHit)];
  const slowest = Math.max(quantile(hit, 0.95), quantile(noHit, 0.95));
  const both = `${inMs(noHitMs)} beside ${inMs(hitMs)}`;
  return [
    { target: 'search', value: slowest, beside: 'an unanchored pattern takes some 120 ms' },
    { target: 'emptySearch', value: noHitMs / hitMs, beside: both },
  ];
}

async function timeSearch(text: string): Promise<readonly number[]> {
  const reader = { ...anybody, id: new mongoose.Types.ObjectId().toString() };
  const timings: number[] = [];
  while (timings.length < searches) timings.push(await timed(() => searchUsers(text, reader)));
  return timings;
}

function scoringFigures(
  people: readonly QuestionnaireFields[],
  offers: readonly JobInput[],
): Figure[] {
  const pairs = offers.flatMap((offer) => {
    const to = jobPlace(offer);
    return people.map((answers) => ({
      offer,
      wishedTitle: answers.jobTitle,
      wishes: toWishes(answers),
      facts: factsBetween(answers, offer, { from: wishedPlace(answers), to }),
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

/** Microseconds per pair: the fastest turn, least disturbed by other load. */
function fastest<Pair>(pairs: readonly Pair[], work: (pair: Pair) => void): number {
  const timings = Array.from({ length: turns }, () => {
    const startedAt = performance.now();
    for (const pair of pairs) work(pair);
    return performance.now() - startedAt;
  });
  return (Math.min(...timings) * 1000) / pairs.length;
}

/** The cost of durable writes compared with the bare driver. */
async function writeFigures(): Promise<Figure[]> {
  const { connection } = mongoose;
  const ids = (await someUsers('jobSeeker', writes)).map(({ _id }) => _id);
  const [users, one, other] = ['users', 'bench_one', 'bench_other'].map((name) =>
    connection.collection(name),
  );
  if (!users || !one || !other) return [];
  for (const collection of [one, other]) await collection.insertOne({ first: true });
  const write = await inTurns(ids.length, {
    ours: (turn) => timed(() => saveMessage(String(ids[turn]), `Nachricht ${turn}`)),
    rival: (turn) => {
      const [_id, change] = [ids[turn], { $set: { copyPasteMsg: `Text ${turn}` } }];
      return timed(() => _id && users.updateOne({ _id }, change, safe));
    },
    unit: 'ms',
  });
  const pair = await inTurns(writes, {
    ours: (turn) =>
      timed(() =>
        inTransaction(async (session) => {
          await one.insertOne({ turn }, { session });
          await other.insertOne({ turn }, { session });
        }),
      ),
    rival: (turn) =>
      timed(async () => {
        await one.insertOne({ turn }, safe);
        await other.insertOne({ turn }, safe);
      }),
    unit: 'ms',
  });
  return [
    { target: 'write', ...write },
    { target: 'transaction', ...pair },
  ];
}
