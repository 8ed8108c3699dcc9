import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { makeJobInput } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { Comparison } from '../matching/comparison.model.ts';

const { member } = useTestApp();

const many = 10_000;
const newId = () => new mongoose.Types.ObjectId();

async function storeMatches(anna: Member, rita: Member): Promise<void> {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const offer = { ...makeJobInput(), createdAt: new Date(start), updatedAt: new Date(start) };
  const [candidateId, recruiterId] = [anna, rita].map(({ id }) => new mongoose.Types.ObjectId(id));
  const jobId = newId();
  const matches = Array.from({ length: many }, (_, index) => ({
    ...{ jobId: index < 5000 ? newId() : jobId, recruiterId, offer },
    candidateId: index < 5000 ? candidateId : newId(),
    ...{ matchPercentage: 80, isMatch: true, countsAsMatch: true, breakdown: {}, reason: 'Ja.' },
    candidateProgress: { status: index % 10 === 0 ? 'talking' : 'open', note: '' },
    recruiterProgress: { status: index % 10 === 0 ? 'talking' : 'open', note: '' },
    ...{
      rulebookVersion: '1',
      contact: { state: 'released', since: null, held: false, byHand: false },
      recruiterSnapshot: { username: 'rita', card: null },
    },
    ...{ suspendedBy: null, matchedAt: null },
    comparedAt: new Date(start + index * 60_000),
  }));
  await Comparison.collection.insertMany(matches);
}

type Explained = { executionStats: { totalDocsExamined: number } };

test('a page of ten thousand reads only what it shows, early and late, of each status', async () => {
  const [anna, rita] = [await member(['jobSeeker']), await member(['recruiter'])];
  await storeMatches(anna, rita);
  const standing = { countsAsMatch: true, suspendedBy: null };
  const early = new Date('2026-01-02T00:00:00Z');
  const filters: Record<string, unknown>[] = [
    { candidateId: anna.id, suspendedBy: null },
    { candidateId: anna.id, ...standing },
    { candidateId: anna.id, ...standing, 'candidateProgress.status': 'talking' },
    { recruiterId: rita.id, ...standing },
    { recruiterId: rita.id, ...standing, 'recruiterProgress.status': 'talking' },
  ];

  for (const filter of filters) {
    for (const from of [{}, { comparedAt: { $lte: early } }]) {
      const query = Comparison.find({ ...filter, ...from }).sort({ comparedAt: -1, _id: -1 });
      const plan = (await query.limit(31).explain('executionStats')) as unknown as Explained;
      expect(plan.executionStats.totalDocsExamined).toBeLessThanOrEqual(31);
    }
  }
  const { body } = await anna.call('listMatches', { query: { status: 'talking' } });
  expect(body.matches).toHaveLength(30);
  expect(body.nextCursor).not.toBeNull();
});
