// P11: what it costs that nothing acknowledged is lost.
import mongoose from 'mongoose';
import { inTransaction } from '../../src/database/connection.ts';
import { saveMessage } from '../../src/user/user.service.ts';
import { User } from '../../src/user/user.model.ts';
import { type Figure, inMs, median, times } from './figures.ts';

const repetitions = 150;
const safe = { writeConcern: { w: 'majority', journal: true } } as const;

export async function writeFigures(): Promise<Figure[]> {
  const ids = (await User.find().select({ _id: 1 }).limit(repetitions).lean()).map(
    ({ _id }) => _id,
  );
  const users = mongoose.connection.collection('users');
  const write = await inTurns(
    ids,
    (id, turn) => saveMessage(id.toString(), `Nachricht ${turn}`),
    (id, turn) => users.updateOne({ _id: id }, { $set: { copyPasteMsg: `Text ${turn}` } }, safe),
  );

  const [one, other] = ['bench_one', 'bench_other'].map((name) =>
    mongoose.connection.collection(name),
  );
  if (!one || !other) throw new Error('unreachable: two names give two collections');
  await one.insertOne({ first: true });
  await other.insertOne({ first: true });
  const pair = await inTurns(
    ids,
    (_id, turn) =>
      inTransaction(async (tx) => {
        await one.insertOne({ turn }, { session: tx });
        await other.insertOne({ turn }, { session: tx });
      }),
    async (_id, turn) => {
      await one.insertOne({ turn }, safe);
      await other.insertOne({ turn }, safe);
    },
  );
  return [
    {
      target: 'P11',
      what: 'saving the message: read, change, majority and journal',
      figure: `${inMs(write.ours)}, ${times(write.ratio)}`,
      beside: `the driver's bare update ${inMs(write.rival)}`,
      wanted: '<= 1.60x',
      met: write.ratio <= 1.6,
    },
    {
      target: 'P11',
      what: 'two documents in one transaction',
      figure: `${inMs(pair.ours)}, ${times(pair.ratio)}`,
      beside: `one after the other ${inMs(pair.rival)}`,
      wanted: '<= 1.10x',
      met: pair.ratio <= 1.1,
    },
  ];
}

type Work = (id: mongoose.Types.ObjectId, turn: number) => Promise<unknown>;

async function inTurns(ids: readonly mongoose.Types.ObjectId[], ours: Work, rival: Work) {
  const timings = { ours: [] as number[], rival: [] as number[] };
  for (const [turn, id] of ids.entries()) {
    const sides = [['ours', ours] as const, ['rival', rival] as const];
    // Whoever goes second finds what the first has warmed.
    for (const [side, work] of turn % 2 === 0 ? sides : sides.toReversed()) {
      const startedAt = performance.now();
      await work(id, turn);
      timings[side].push(performance.now() - startedAt);
    }
  }
  const [mine, theirs] = [median(timings.ours), median(timings.rival)];
  return { ours: mine, rival: theirs, ratio: mine / theirs };
}
