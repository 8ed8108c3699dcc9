import type { JobInput } from '@inkognito/shared/job';
import { scoreMatch } from '@inkognito/shared/rules/score';
import { Types } from 'mongoose';
import { compareWithCandidate } from '../../src/matching/matching.service.ts';
import { Job } from '../../src/job/job.model.ts';
import { getOrCreateJob } from '../../src/job/job.service.ts';
import { Key } from '../../src/key/key.model.ts';
import { createKey } from '../../src/key/keys.ts';
import { setProgress } from '../../src/match/standingMatch.ts';
import { toggleJobBlock } from '../../src/matching/blocking.ts';
import { Comparison } from '../../src/matching/comparison.model.ts';
import {
  type ReadOffer,
  factsBetween,
  readOffer,
  titleComparer,
  toWishes,
} from '../../src/matching/facts.ts';
import type { Questionnaire } from '../../src/questionnaire/questionnaire.model.ts';
import { wishedPlace } from '../../src/questionnaire/search/wishedPlace.ts';
import { requestAccess } from '../../src/request/requestAccess.ts';
import { anybody } from '../../src/user/shield/hidden.ts';
import { User } from '../../src/user/user.model.ts';
import { inTransaction } from '../../src/database/connection.ts';
import { createLimits } from '../../src/http/limits.ts';
import { quietly } from '../seed/comparisons.ts';
import { dayMs } from '../seed/people/accounts.ts';

type Told = {
  publicUrl: string;
  candidateId: string;
  jobSeeker: string;
  recruiter: string;
  both: string;
  fitting: JobInput;
  wishes: Wishes;
};

type Wishes = InstanceType<typeof Questionnaire>;

/** Over twelve days, no two alike: one talked about, one too far, a near miss, one blocked, a match that waits, and a request. */
export async function tellStory(told: Told): Promise<void> {
  const { candidateId, fitting, wishes, jobSeeker, recruiter, both } = told;
  const { salary, weeklyHours } = fitting;
  await introduce(recruiter, 'Sabine Kaltenbach', 'Kaltenbach GmbH');
  await introduce(both, 'Jasmin Fischer', 'Fischerwerke Süd GmbH');
  const named = { 'recruiterProfile.company': { $exists: true }, emailVerified: true };
  const others = await User.find({ role: ['recruiter'], username: { $ne: recruiter }, ...named })
    .sort({ _id: 1 })
    .limit(4);
  const [third = recruiter, fourth = recruiter, fifth = recruiter, asking = recruiter] = others.map(
    ({ username }) => username,
  );
  const titled = (number: number, job: JobInput = fitting): JobInput => ({
    ...job,
    jobTitle: `${wishes.interested[number] ?? wishes.jobTitle} (m/w/d)`,
  });
  const talking = await offerAs(recruiter, fitting, 11, told);
  await setProgress(candidateId, talking, { status: 'talking', note: 'Freitag, 10 Uhr' });
  const far = { ...farAway(wishes.zipcode), remoteChoice: 'local', homeOfficePercent: 0 } as const;
  await offerAs(third, { ...titled(1), ...far }, 9, told);
  await offerAs(both, nearMiss(titled(2), wishes), 6, told);
  const unwanted = { ...titled(3), contractType: 'arbeitnehmerueberlassung' as const };
  await offerAs(fourth, unwanted, 4, told);
  await blockOfferOf(fourth, candidateId);
  const better = { min: salary.min + 4, max: salary.max + 6 };
  await User.updateOne({ _id: candidateId }, { releaseMode: 'confirm' });
  await offerAs(fifth, { ...titled(1), salary: better, weeklyHours }, 1, told);
  await User.updateOne({ _id: candidateId }, { releaseMode: 'immediate' });
  const modest = { min: salary.min + 1, max: salary.max - 3 };
  await askAs(asking, jobSeeker, { ...titled(2), salary: modest });
}

/** Not every seeded recruiter says who they are. */
const introduce = (username: string, name: string, company: string) =>
  User.updateOne(
    { username, 'recruiterProfile.name': { $exists: false } },
    { recruiterProfile: { name, kind: 'company', company } },
  );

const farAway = (zipcode: string) =>
  zipcode.startsWith('8')
    ? { zipcode: '20095', jobLocation: 'Hamburg' }
    : { zipcode: '80331', jobLocation: 'München' };

/** The best that is no match, and that nothing rules out. */
function nearMiss(job: JobInput, wishes: Wishes): JobInput {
  const { min } = job.salary;
  const short = { ...job, salary: { min: min - 8, max: min - 2 } };
  const inOffice = { ...short, remoteChoice: 'local', homeOfficePercent: 0 } as const;
  const asLead = job.jobTitle.replace('(', 'als Teamleitung (');
  const variants: JobInput[] = [
    { ...short, homeOfficePercent: 0 },
    inOffice,
    { ...short, remoteChoice: 'hybrid', homeOfficePercent: 10 },
    { ...short, jobTitle: asLead },
    { ...inOffice, jobTitle: asLead },
  ];
  const ranked = variants.map((variant) => ({ variant, ...rank(variant, wishes) }));
  const missed = ranked.filter(({ isMatch, matchPercentage }) => !isMatch && matchPercentage > 50);
  const [best] = missed.sort((one, other) => other.matchPercentage - one.matchPercentage);
  return best?.variant ?? inOffice;
}

function rank(job: JobInput, wishes: Wishes) {
  const { answers, place: to } = readOffer(job);
  const from = wishedPlace(wishes);
  const facts = factsBetween(wishes, answers, { from, to, compareTo: titleComparer(answers) });
  return scoreMatch(toWishes(wishes), answers, facts);
}

const idOf = async (username: string) => (await User.findOne({ username }).orFail())._id;

/** @returns the comparison's id */
async function offerAs(
  username: string,
  job: JobInput,
  daysAgo: number,
  told: Told,
): Promise<string> {
  const recruiter = await User.findOne({ username }).orFail();
  const { key } = await createKey(told.publicUrl, told.candidateId, {
    name: recruiter.recruiterProfile?.company ?? username,
    expiresInDays: 90,
    guests: true,
  });
  const candidate = await User.findById(told.candidateId).orFail();
  const keyId = new Types.ObjectId(key._id);
  const unlock = { recruiterId: recruiter._id, isGuest: false, keyId };
  const { response } = await compareWithCandidate(quietly, {
    unlock,
    candidate,
    counted: {},
    offer: readOffer(employedBy(job, recruiter.recruiterProfile?.company)),
  });
  const at = new Date(Date.now() - daysAgo * dayMs);
  await Key.updateOne({ _id: keyId }, { createdAt: at, lastUsedAt: at, opened: 1 });
  const isOld = daysAgo > 2 ? { candidateNews: null } : { 'candidateNews.at': at };
  await Comparison.updateOne({ _id: response.matchId }, { comparedAt: at, ...isOld });
  return response.matchId;
}

const employedBy = (job: JobInput, employer = ''): JobInput => ({ ...job, employer });

async function blockOfferOf(username: string, candidateId: string): Promise<void> {
  const job = await Job.findOne({ recruiterId: await idOf(username) })
    .sort({ createdAt: -1 })
    .orFail();
  await toggleJobBlock(candidateId, job.id);
}

/** The same people ask at every start of the demo, however often a day. */
const limits = createLimits({ enabled: false });

async function askAs(username: string, jobSeeker: string, answers: JobInput): Promise<void> {
  const recruiterId = (await idOf(username)).toString();
  const offer: ReadOffer = readOffer(answers);
  const { job } = await inTransaction((tx) => getOrCreateJob(recruiterId, offer, { limits, tx }));
  await requestAccess(
    { ...quietly, limits },
    {
      ...{ recruiterId, ip: undefined, viewer: anybody, jobId: job.id },
      username: jobSeeker,
      message: 'Guten Tag, die Stelle könnte zu Ihnen passen. Darf ich vergleichen?',
    },
  );
}
