import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { makeAutomations, makePdf } from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import type { Measure } from '../../database/freeSpace.ts';

let measure: Measure = () => Promise.resolve(null);
const { member } = useTestApp({ measureSpace: () => measure() });

const countPieces = () => mongoose.connection.collection('filepieces').countDocuments();

const upload = (person: Member, form = makeAutomations({})) =>
  person.call('saveAutomations', {
    form,
    file: { field: 'cv', name: 'cv.pdf', bytes: makePdf('x'.repeat(300_000)) },
  });

test('of a file that is replaced, or came with a refused form, nothing is kept', async () => {
  const anna = await member(['jobSeeker']);

  const first = await upload(anna);
  const second = await upload(anna);
  const refused = await upload(anna, { ...makeAutomations({}), version: '0' });

  expect([first.status, second.status, refused.status]).toEqual([200, 200, 409]);
  expect(await countPieces()).toBe(2);
});

test('with little room left uploads are refused with a sentence, and everything else goes on', async () => {
  const anna = await member(['jobSeeker']);
  measure = () => Promise.resolve({ freeBytes: 1000, totalBytes: 2000 });

  const refused = await upload(anna);
  const other = await anna.call('saveMessage', { body: { message: 'Guten Tag' } });
  // A failed measurement must not block uploads.
  measure = () => Promise.reject(new Error('no answer'));
  const again = await upload(anna);

  expect(refused.status).toBe(507);
  expect(refused.error.error).toMatch(/^Zurzeit können wir keine Dateien annehmen/);
  expect([other.status, again.status]).toEqual([200, 200]);
  expect(await countPieces()).toBe(2);
});
