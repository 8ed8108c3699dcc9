// People by the million, in parts of which each has a seed of its own, so that what was broken off is made again alike.
import mongoose from 'mongoose';
import { Questionnaire } from '../../../src/questionnaire/questionnaire.model.ts';
import { User } from '../../../src/user/user.model.ts';
import { searchKeysOf } from '../../../src/user/user.search.ts';
import { demoDomain } from '../../seed/people/accounts.ts';
import { candidateMaker, type Candidate, type World } from '../../seed/people/candidates.ts';
import { type MatchingRow, type Wanted, insertBatch } from '../matching.ts';

export const partSize = 20_000;
const batchSize = 2_000;

/** How far it came, kept in the database itself. */
export type HugeState = { people: number; postings: Wanted[]; rows: MatchingRow[] };

const states = () => mongoose.connection.collection<HugeState & { _id: string }>('bench_huge');

export async function readState(): Promise<HugeState | null> {
  return states().findOne({ _id: 'state' });
}

export async function writeState(state: Partial<HugeState>): Promise<void> {
  await states().updateOne({ _id: 'state' }, { $set: state }, { upsert: true });
}

/** Grows the population from one multiple of a part to another, without any index but that of the ids. */
export async function seedUpTo(
  world: Omit<World, 'taken'>,
  { from, to }: { from: number; to: number },
  log: (line: string) => void,
): Promise<void> {
  if (from >= to) return;
  for (const { collection } of [User, Questionnaire]) await collection.dropIndexes();
  const startedAt = performance.now();
  for (let people = from; people < to; people += partSize) {
    const part = makePart(world, people / partSize);
    if (people === from) await removePart(part);
    for (let at = 0; at < partSize; at += batchSize) {
      await insertBatch(part.slice(at, at + batchSize));
    }
    await writeState({ people: people + partSize });
    const perSecond = (people + partSize - from) / ((performance.now() - startedAt) / 1000);
    const minutes = (to - people - partSize) / perSecond / 60;
    log(`${(people + partSize).toLocaleString('en')} people, ${minutes.toFixed(0)} minutes to go`);
  }
}

function makePart(world: Omit<World, 'taken'>, index: number): Candidate[] {
  const seed = world.seed + index;
  const makeCandidate = candidateMaker({ ...world, seed, taken: new Set() });
  return Array.from({ length: partSize }, () => named(makeCandidate(), index));
}

/** Names are different within a part alone. */
function named(candidate: Candidate, index: number): Candidate {
  const { user } = candidate;
  user.username = `${user.username}.p${index}`;
  user.email = `${user.username}@${demoDomain}`;
  user.searchKeys = searchKeysOf(user);
  return candidate;
}

/** What of it was there already when the run before was broken off. */
async function removePart(part: readonly Candidate[]): Promise<void> {
  const users = part.map(({ user }) => user._id);
  const questionnaires = part.map(({ questionnaire }) => questionnaire._id);
  await User.collection.deleteMany({ _id: { $in: users } });
  await Questionnaire.collection.deleteMany({ _id: { $in: questionnaires } });
}
