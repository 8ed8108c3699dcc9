import { readText } from '../../language/reading/readText.ts';
import type { WorkMode } from '@inkognito/shared/codes';
import type { JobInput } from '@inkognito/shared/job';
import type { Types } from 'mongoose';
import sharp from 'sharp';
import { createKey } from '../../src/key/keys.ts';
import { Job, answersOf } from '../../src/job/job.model.ts';
import { Quota } from '../../src/matching/quota/quota.model.ts';
import { Questionnaire } from '../../src/questionnaire/questionnaire.model.ts';
import { saveAutomations } from '../../src/account/automations.ts';
import { saveProfileImage } from '../../src/user/user.service.ts';
import { User } from '../../src/user/user.model.ts';
import { Activity } from '../../src/user/activity/activity.model.ts';
import { Release } from '../../src/matching/release/release.model.ts';
import { Comparison } from '../../src/matching/comparison.model.ts';
import { buildSearchFields } from '../../src/questionnaire/search/searchFields.ts';
import { progressBar } from '../seed/progress.ts';
import { type SeedSummary, seedDatabase } from '../seed/seedDatabase.ts';
import { searchKeysOf } from '../../src/user/search.ts';
import { drawPortrait } from './portrait.ts';
import { tellStory } from './story.ts';

/** `guestLink` opens the candidate's profile without an account; `fitting` is what to enter there. */
export type DemoPeople = SeedSummary['examples'] & { guestLink: string; fitting: JobInput };

const demoSize = { candidates: 30, jobs: 24, seed: 5 };
const store = { hasRoom: () => Promise.resolve(true) };

export async function seedDemo(publicUrl: string): Promise<DemoPeople> {
  const { examples } = await seedDatabase(demoSize, progressBar(process.stdout));
  const candidate = await User.findOne({ username: examples.jobSeeker }).orFail();
  const wishes = await Questionnaire.findOne({ userId: candidate._id }).orFail();
  const template = await Job.findOne({ branch: { $nin: wishes.branchesToExclude } }).orFail();
  const fitting = likedBy(wishes, answersOf(template));
  await drawEverybody();
  await becomeHeroine(candidate);
  await shareEverything(candidate.id);
  await findColleagues(candidate._id, wishes);
  const people = { ...examples, jobSeeker: candidate.username };
  await tellStory({ publicUrl, candidateId: candidate.id, wishes, fitting, ...people });
  const { link: guestLink } = await createKey(publicUrl, candidate.id, {
    name: 'Zum Ausprobieren',
    expiresInDays: 90,
    guests: true,
  });
  // The pair that is printed shall be able to compare.
  await Quota.deleteMany({ candidateId: candidate._id });
  return { ...people, guestLink, fitting };
}

async function drawEverybody(): Promise<void> {
  // The product takes no drawings from outside.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const users = await User.find({}).sort({ _id: 1 }).select({ _id: 1 }).lean();
  for (const [number, { _id }] of users.entries()) {
    await saveProfileImage(store, _id.toString(), { buffer: await drawPortrait(number) });
  }
}

/** Hides her name, and begins without what the seed compared. */
async function becomeHeroine(candidate: InstanceType<typeof User>): Promise<void> {
  candidate.username = 'stiller.falke42';
  candidate.showName = false;
  candidate.searchKeys = searchKeysOf(candidate);
  await candidate.save();
  const theirs = { candidateId: candidate._id };
  await Comparison.deleteMany(theirs);
  await Release.deleteMany(theirs);
  await Activity.deleteMany(theirs);
}

/** Others with the same occupation, so that the recruiter has people to ask. */
async function findColleagues(
  heroine: Types.ObjectId,
  wishes: InstanceType<typeof Questionnaire>,
): Promise<void> {
  const found = { role: ['jobSeeker'], discoverable: true, acceptsRequests: true };
  const others = await User.find({ ...found, _id: { $ne: heroine } })
    .sort({ _id: 1 })
    .limit(3);
  for (const [number, { _id: userId }] of others.entries()) {
    const questionnaire = await Questionnaire.findOne({ userId }).orFail();
    const { interested, zipcode, city, contractTypes, weeklyHours } = wishes.toObject();
    const { remoteChoice, hybridChoice, localChoice, preferredLocation } = wishes;
    const { min, max } = wishes.salary;
    questionnaire.set({
      ...{ jobTitle: interested[number] ?? wishes.jobTitle, interested, notInterested: [] },
      ...{ zipcode, city, preferredLocation, contractTypes, weeklyHours },
      ...{ remoteChoice, hybridChoice, localChoice, branchesToExclude: [] },
      salary: { min: min - number * 4, max: max - number * 4 },
    });
    questionnaire.searchFields = buildSearchFields(questionnaire.toObject(), userId);
    await questionnaire.save();
  }
}

async function shareEverything(userId: string): Promise<void> {
  const all = { name: true, phone: true, calendar: true, cv: true, email: true };
  await saveAutomations(store, {
    userId,
    input: {
      calendarLink: 'https://kalender.demo.inkognito.example/termin',
      showContactPrefs: { ...all, showNothing: false },
      ...{ discoverable: true, showName: false, showImage: false, acceptsRequests: true },
    },
    cvFile: { buffer: curriculum, originalname: 'Lebenslauf.pdf' },
  });
}

/** One empty page. */
const curriculum = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF`);

type Wishes = Pick<
  InstanceType<typeof Questionnaire>,
  | 'interested'
  | 'jobTitle'
  | 'salary'
  | 'zipcode'
  | 'city'
  | 'contractTypes'
  | 'weeklyHours'
  | 'homeOfficePercent'
  | 'hybridChoice'
  | 'remoteChoice'
>;

function likedBy(wishes: Wishes, template: JobInput): JobInput {
  const { interested, salary, zipcode, city, contractTypes, weeklyHours } = wishes;
  const title = interested[0] ?? wishes.jobTitle;
  const remoteChoice: WorkMode = wishes.hybridChoice
    ? 'hybrid'
    : wishes.remoteChoice
      ? 'remote'
      : 'local';
  const homeOfficePercent = { hybrid: wishes.homeOfficePercent || 40, remote: 100, local: 0 };
  return {
    ...template,
    jobTitle: `${title} (m/w/d)`,
    field: readText(`${title} (m/w/d)`).answers.field ?? template.field,
    zipcode,
    jobLocation: remoteChoice === 'remote' ? '' : city,
    salary: { min: salary.min + 3, max: salary.min + 11 },
    remoteChoice,
    homeOfficePercent: homeOfficePercent[remoteChoice],
    contractType: contractTypes[0] ?? 'unbefristet',
    weeklyHours: weeklyHours.max,
    description: '',
  };
}
