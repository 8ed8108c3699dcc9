import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { makeAutomations, makePdf } from '../../test/make.ts';
import { useTestApp } from '../../test/testApp.ts';
import { type Measure, volumeOf } from '../../database/freeSpace.ts';
import { storeFile } from './storage.ts';
import { sweepFiles } from './sweep.ts';

let measure: Measure = () => Promise.resolve(null);
const { member } = useTestApp({ measureSpace: () => measure() });
const store = { hasRoom: () => Promise.resolve(true) };

const start = { files: null, chunks: null };
const inAMinute = () => new Date(Date.now() + 60_000);
const stored = async () => {
  const { db } = mongoose.connection;
  const count = (name: string) => db?.collection(`uploads.${name}`).countDocuments();
  return [await count('files'), await count('chunks')];
};

const upload = (person: Awaited<ReturnType<typeof member>>) =>
  person.call('saveAutomations', {
    form: makeAutomations({}),
    file: { field: 'cv', name: 'cv.pdf', bytes: makePdf() },
  });

test('unreferenced files are removed, and pieces without a file; the others stay', async () => {
  const anna = await member(['jobSeeker']);
  await upload(anna);
  await storeFile(store, {
    kind: 'cv',
    ownerId: new mongoose.Types.ObjectId(),
    bytes: makePdf('of nobody'),
  });
  await storeFile(store, {
    kind: 'image',
    ownerId: new mongoose.Types.ObjectId(anna.id),
    bytes: makePdf('replaced'),
  });
  const cutOff = await storeFile(store, {
    kind: 'cv',
    ownerId: new mongoose.Types.ObjectId(anna.id),
    bytes: makePdf('cut off'),
  });
  await mongoose.connection.collection('uploads.files').deleteOne({ _id: cutOff });
  expect(await stored()).toEqual([3, 4]);

  const { removed } = await sweepFiles(start, inAMinute());

  expect(removed).toBe(3);
  expect(await stored()).toEqual([1, 1]);
});

test('an upload that may still be under way is left alone', async () => {
  await storeFile(store, { kind: 'cv', ownerId: new mongoose.Types.ObjectId(), bytes: makePdf() });

  expect((await sweepFiles(start)).removed).toBe(0);

  expect(await stored()).toEqual([1, 1]);
});

test('with little room left uploads are refused with a sentence, and everything else goes on', async () => {
  const anna = await member(['jobSeeker']);
  measure = () => Promise.resolve({ freeBytes: 1000, totalBytes: 2000 });

  const refused = await upload(anna);
  const other = await anna.call('saveMessage', { body: { message: 'Guten Tag' } });
  // A failed measurement must not block uploads.
  measure = volumeOf('/gibt/es/nicht');
  const again = await upload(anna);

  expect(refused.status).toBe(507);
  expect(refused.error.error).toMatch(/^Zurzeit können wir keine Dateien annehmen/);
  expect([other.status, again.status]).toEqual([200, 200]);
  expect(await stored()).toEqual([1, 1]);
});
