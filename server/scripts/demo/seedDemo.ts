import { createKey, generalKeyOf } from '../../src/key/keys.ts';
import { quietly } from '../seed/comparisons.ts';
import type { WorkMode } from '@inkognito/shared/codes';
import type { JobInput } from '@inkognito/shared/job';
import { Job, answersOf } from '../../src/job/job.model.ts';
import { toggleJobBlock } from '../../src/matching/blocking.ts';
import { readOffer } from '../../src/matching/facts.ts';
import { compareWithCandidate } from '../../src/comparison/compare.ts';
import { Comparison } from '../../src/matching/comparison.model.ts';
import {
  Questionnaire,
  type QuestionnaireFields,
} from '../../src/questionnaire/questionnaire.model.ts';
import { User } from '../../src/user/user.model.ts';
import { progressBar } from '../seed/progress.ts';
import { type SeedSummary, seedDatabase } from '../seed/seedDatabase.ts';

/** `guestLink` opens the candidate's profile without an account; `fitting` is what to enter there. */
export type DemoPeople = SeedSummary['examples'] & { guestLink: string; fitting: Liked };

const demoSize = { candidates: 30, jobs: 24, seed: 5 };

/** Offered pay relative to the wished minimum, in thousands; the last falls short. */
const payAboveWish = [0, 3, 6, -2];

export async function seedDemo(publicUrl: string): Promise<DemoPeople> {
  const { examples } = await seedDatabase(demoSize, progressBar(process.stdout));
  const idOf = async (username: string) =>
    (await User.findOne({ username }).orFail().lean())._id.toString();
  const [jobSeeker, recruiter, both] = [
    await idOf(examples.jobSeeker),
    await idOf(examples.recruiter),
    await idOf(examples.both),
  ];
  const others = await Job.distinct('recruiterId', { recruiterId: { $nin: [recruiter, both] } });
  const [third = recruiter, fourth = both] = others.map(String);
  await showContact(jobSeeker);
  await offerJobs(jobSeeker, [recruiter, both, third, fourth]);
  await offerJobs(both, [recruiter, third, fourth]);
  await blockOneOffer(jobSeeker);
  const { link: guestLink } = await createKey(publicUrl, jobSeeker, {
    name: 'Zum Ausprobieren',
    expiresInDays: 90,
    guests: true,
  });
  const wishes = await Questionnaire.findOne({ userId: jobSeeker }).orFail();
  return { ...examples, guestLink, fitting: likedBy(wishes, 0) };
}

/** So that a match shows contact data. */
async function showContact(userId: string): Promise<void> {
  const shown = { ...{ name: true, phone: true, email: true }, calendar: false, cv: false };
  await User.updateOne(
    { _id: userId },
    { $set: { showContactPrefs: { ...shown, showNothing: false } } },
  );
}

async function offerJobs(candidateId: string, recruiterIds: readonly string[]): Promise<void> {
  const candidate = await User.findById(candidateId).orFail();
  const wishes = await Questionnaire.findOne({ userId: candidate._id }).orFail();
  const { _id: keyId } = await generalKeyOf(candidate);
  for (const [index, recruiterId] of recruiterIds.entries()) {
    const template = await Job.findOne({ recruiterId }).orFail();
    const unlock = { recruiterId: template.recruiterId, isGuest: false, keyId };
    const offer = readOffer({ ...answersOf(template), ...likedBy(wishes, index) });
    await compareWithCandidate(quietly, { unlock, candidate, offer });
  }
}

type Liked = Pick<
  JobInput,
  'jobTitle' | 'zipcode' | 'salary' | 'homeOfficePercent' | 'contractType' | 'weeklyHours'
> & { remoteChoice: WorkMode };

function likedBy(wishes: QuestionnaireFields, index: number): Liked {
  const { interested, salary, zipcode, contractTypes, weeklyHours } = wishes;
  const title = interested[index % interested.length] ?? wishes.jobTitle;
  const min = salary.min + (payAboveWish[index % payAboveWish.length] ?? 0);
  return {
    jobTitle: `${title} (m/w/d)`,
    zipcode,
    salary: { min, max: min + 8 },
    remoteChoice: likedMode(wishes),
    homeOfficePercent: wishes.homeOfficePercent ?? 0,
    contractType: contractTypes[0] ?? 'unbefristet',
    weeklyHours: weeklyHours.max,
  };
}

function likedMode(wishes: QuestionnaireFields): WorkMode {
  if (wishes.hybridChoice) return 'hybrid';
  return wishes.remoteChoice ? 'remote' : 'local';
}

async function blockOneOffer(candidateId: string): Promise<void> {
  const worst = await Comparison.findOne({ candidateId, expiresAt: null })
    .sort({ matchPercentage: 1 })
    .orFail();
  await toggleJobBlock(candidateId, worst.jobId.toString());
}
