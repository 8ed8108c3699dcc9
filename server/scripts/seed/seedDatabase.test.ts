import { jobInput } from '@inkognito/shared/job';
import { describe, expect, test } from 'vitest';
import { checkAccessPassword } from '../../src/key/keys.ts';
import { checkPassword, findForSignIn, signUp } from '../../src/auth/auth.service.ts';
import { inTransaction } from '../../src/database/connection.ts';
import { Job, answersOf, fingerprintOf } from '../../src/job/job.model.ts';
import { readOffer } from '../../src/matching/facts.ts';
import { getOrCreateJob } from '../../src/job/job.service.ts';
import { Comparison } from '../../src/matching/comparison.model.ts';
import { buildSearchFields } from '../../src/questionnaire/search/searchFields.ts';
import { Questionnaire, wishesOf } from '../../src/questionnaire/questionnaire.model.ts';
import { createQuestionnaire } from '../../src/questionnaire/questionnaire.service.ts';
import { makeJobInput, makeQuestionnaire } from '../../src/test/make.ts';
import { useTestDatabase } from '../../src/test/testDatabase.ts';
import { User } from '../../src/user/user.model.ts';
import { demoPasswords } from './people/accounts.ts';
import { seedDatabase } from './seedDatabase.ts';
import { anybody } from '../../src/user/shield/hidden.ts';

useTestDatabase();

const seed = (changes: Partial<Parameters<typeof seedDatabase>[0]> = {}) =>
  seedDatabase({ candidates: 60, jobs: 6, seed: 1, ...changes }, () => undefined);

async function makeStranger() {
  const { user } = await signUp({
    username: 'waldemar',
    email: 'waldemar@beispiel.example',
    password: 'ein langes geheimes Wort',
  });
  const id = user._id.toString();
  await createQuestionnaire(id, makeQuestionnaire());
  const { job } = await inTransaction((tx) =>
    getOrCreateJob(id, readOffer(makeJobInput()), { limits: { enabled: false }, tx }),
  );
  return { id, job };
}

/** Without clock times, which comparisons also set on their posting. */
async function listSeeded() {
  const questionnaires = await Questionnaire.find().sort({ _id: 1 }).lean();
  const jobs = await Job.find().sort({ _id: 1 }).lean();
  return { questionnaires, jobs };
}

const fieldsOf = (stored: object | null) => Object.keys(stored ?? {}).sort();

describe('seeding', () => {
  test('makes people that can sign in and be unlocked with the known passwords', async () => {
    const { examples } = await seed();

    for (const username of Object.values(examples)) {
      const user = await checkPassword(await findForSignIn(username), demoPasswords.signIn);
      expect(user.username).toBe(username);
    }
    const key = await checkAccessPassword(anybody, examples.jobSeeker, demoPasswords.access);
    const candidate = await User.findById(key.userId).orFail();
    expect(candidate.username).toBe(examples.jobSeeker);
  });

  test('stores what the product itself would have stored', async () => {
    await seed();
    const { id, job } = await makeStranger();
    const [users, questionnaires, jobs] = [User, Questionnaire, Job].map(
      (model) => model.collection,
    );

    const stranger = { $ne: job.recruiterId };
    for (const [collection, own, seeded] of [
      [users, { _id: job.recruiterId }, { _id: stranger }],
      [questionnaires, { userId: job.recruiterId }, { userId: stranger }],
      [jobs, { _id: job._id }, { recruiterId: stranger }],
    ] as const) {
      expect(fieldsOf((await collection?.findOne(seeded)) ?? null)).toEqual(
        fieldsOf((await collection?.findOne(own)) ?? null),
      );
    }
    for (const posting of await Job.find({ recruiterId: { $ne: id } })) {
      const answers = answersOf(posting);
      expect(jobInput.parse(answers)).toEqual(answers);
      expect(posting.fingerprint).toBe(fingerprintOf(answers));
    }
    for (const questionnaire of await Questionnaire.find()) {
      const { searchFields } = questionnaire.toObject();
      expect(searchFields).toEqual(
        buildSearchFields(wishesOf(questionnaire), questionnaire.userId),
      );
    }
  });

  test('compares every posting with some people, and some match', async () => {
    const { comparisons, matches } = await seed({ candidates: 300, jobs: 12 });

    expect(await Comparison.countDocuments()).toBe(comparisons);
    expect(comparisons).toBeGreaterThanOrEqual(12);
    expect(matches).toBeGreaterThan(0);
    expect(await Job.countDocuments()).toBe(12);
  });

  test('twice leaves the same people once, and others as they were', async () => {
    const { id } = await makeStranger();
    await seed();
    const first = await listSeeded();

    const { cleared } = await seed();

    expect(cleared).toBe(62);
    expect(await listSeeded()).toEqual(first);
    expect(await User.countDocuments()).toBe(63);
    expect(await Questionnaire.exists({ userId: id })).not.toBeNull();
  });
});
