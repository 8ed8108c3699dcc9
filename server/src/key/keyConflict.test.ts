import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { enterKey, makeAutomations, makeSeeker } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';
import { Activity } from '../user/activity/activity.model.ts';
import { Key } from './key.model.ts';

const { guest, member } = useTestApp();

function watchInserts() {
  let count = 0;
  const note = ({ commandName, command }: mongoose.mongo.CommandStartedEvent) => {
    if (commandName === 'insert' && command['insert'] === Key.collection.name) count += 1;
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  return { count: () => count, stop: () => client.off('commandStarted', note) };
}

test('a key whose transaction runs again after a write conflict is saved once, and its link works', async () => {
  const anna = await makeSeeker(member);
  await anna.call('saveAutomations', { form: { ...makeAutomations(), discoverable: 'true' } });
  const name = 'Meier GmbH';
  const created = {
    candidateId: new mongoose.Types.ObjectId(anna.id),
    kind: 'key_created' as const,
  };
  // A write after the key would conflict on the same value.
  const index = await Activity.collection.createIndex(
    { candidateId: 1, kind: 1, key: 1 },
    { unique: true, partialFilterExpression: { key: name } },
    {},
  );
  const other = await mongoose.connection.startSession();
  other.startTransaction();
  await Activity.collection.insertOne({ ...created, key: name }, { session: other });
  const inserts = watchInserts();

  const answered = anna.call('createKey', { body: { name } });
  const pending = answered.then(() => true);
  while (inserts.count() < 3 && !(await Promise.race([pending, sleep(10, false)])));
  await other.abortTransaction();
  const { status, body } = await answered;

  inserts.stop();
  await other.endSession();
  await Activity.collection.dropIndex(index);
  expect(inserts.count()).toBeGreaterThanOrEqual(3);
  expect(status).toBe(201);
  const keys = await Key.find({ userId: anna.id, general: false }).lean();
  expect(keys.map(({ _id }) => _id.toString())).toEqual([body.key._id]);
  expect(await Activity.countDocuments(created)).toBe(1);
  const password = body.link.split('#')[1] ?? '';
  expect((await enterKey(guest(), anna, password)).body).toEqual({ access: true });
});
