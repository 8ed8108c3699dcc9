import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { storeAsVersion010 } from '../src/test/version010/storedByVersion010.ts';
import type { Fault } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { isOk, password, Person } from './harness/person.ts';
import { inPlace } from './harness/place.ts';
import { startProduct } from './harness/product.ts';
import { database } from './harness/stored.ts';

const timeoutMs = 120_000;

type State = { doneAt: Date | null };

/** Two instances start on what version 0.1.0 stored; the one is killed in the middle, the other goes on and serves. */
export const updateOfOldData: Fault = {
  id: 'F14',
  name: 'update over old data, killed in it',
  run: ({ short }) =>
    inPlace(async (place) => {
      const { uri, client } = await startMongoSet(place);
      const db = database(client);
      await storeAsVersion010(db);
      await multiplyUsers(db, short ? 5_000 : 50_000);
      const states = () => db.collection<State>('migrations').find().toArray();
      const isUnderWay = async () => (await states()).some(({ doneAt }) => doneAt !== null);

      const environment = { MONGODB_URI: uri };
      const first = startProduct(place, { environment });
      const second = startProduct(place, { environment });
      // Whether it listens already does not matter: it is killed for good.
      const killed = first.then(({ kill }) => kill());
      const { url } = await second;
      await killed;
      const begunBefore = await isUnderWay();
      const openAtKill = (await states()).filter(({ doneAt }) => doneAt === null).length;

      const anna = new Person(() => [url]);
      const signIn = await anna.call('login', { body: { username: 'anna', password } });
      let [answered, failed, slowestMs] = [0, 0, 0];
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline && (await states()).some(({ doneAt }) => doneAt === null)) {
        for (const name of ['getAccount', 'listJobsOffered', 'listReleases'] as const) {
          const response = await anna.call(name);
          if (isOk(response)) answered += 1;
          else failed += 1;
          slowestMs = Math.max(slowestMs, response.ms);
        }
        await sleep(50);
      }
      const open = (await states()).filter(({ doneAt }) => doneAt === null).map(({ _id }) => _id);
      const nameless = await db.collection('users').countDocuments({ publicId: null });
      return {
        rounds: 1,
        acknowledged: answered,
        lost: nameless,
        failed,
        broken: [
          ...(isOk(signIn) ? [] : [`signing in answers ${signIn.status}`]),
          ...(begunBefore ? [] : ['nothing was done before the kill']),
          ...open.map((id) => `${id.toString()} is not done`),
          ...(failed > 0 ? [`${failed} requests failed`] : []),
          ...(nameless > 0 ? [`${nameless} people have no public id`] : []),
        ],
        seen: [
          `${openAtKill} migrations were open at the kill; slowest request ${Math.round(slowestMs)} ms`,
        ],
      };
    }),
};

async function multiplyUsers(db: ReturnType<typeof database>, count: number): Promise<void> {
  const anna = await db.collection('users').findOne({ username: 'anna' });
  const copies = Array.from({ length: count }, (_, index) => {
    const username = `anna.${index}`;
    const own = {
      _id: new mongoose.Types.ObjectId(),
      username,
      email: `${username}@beispiel.example`,
    };
    return {
      ...anna,
      ...own,
      emailVerified: false,
      imageId: null,
      cv: null,
      searchKeys: [username],
    };
  });
  await db.collection('users').insertMany(copies);
}
