import type { JobInput } from '@inkognito/shared/job';
import { Types } from 'mongoose';
import { compareWithCandidate } from '../../src/matching/matching.service.ts';
import { Job } from '../../src/job/job.model.ts';
import { getOrCreateJob } from '../../src/job/job.service.ts';
import { createKey } from '../../src/key/keys.ts';
import { setProgress } from '../../src/match/standingMatch.ts';
import { toggleJobBlock } from '../../src/matching/blocking.ts';
import { type ReadOffer, readOffer } from '../../src/matching/facts.ts';
import { Release } from '../../src/matching/release/release.model.ts';
import { withdrawRelease } from '../../src/matching/release/withdraw.ts';
import { prepareRequest, requestAccess } from '../../src/request/requestAccess.ts';
import { anybody } from '../../src/user/shield/hidden.ts';
import { User } from '../../src/user/user.model.ts';
import { inTransaction } from '../../src/database/connection.ts';
import { createLimits } from '../../src/http/limits.ts';
import { quietly } from '../seed/comparisons.ts';

type Told = {
  publicUrl: string;
  candidateId: string;
  jobSeeker: string;
  recruiter: string;
  both: string;
  fitting: JobInput;
};

/** One of each: one talked about, a match that waits, one blocked, one withdrawn, one that does not fit, and a request. */
export async function tellStory(told: Told): Promise<void> {
  const { candidateId, fitting, jobSeeker, recruiter, both } = told;
  const { salary } = fitting;
  const named = { 'recruiterProfile.company': { $exists: true }, emailVerified: true };
  const others = await User.find({ role: ['recruiter'], username: { $ne: recruiter }, ...named })
    .sort({ _id: 1 })
    .limit(4);
  const [third = recruiter, fourth = recruiter, fifth = recruiter, asking = recruiter] = others.map(
    ({ username }) => username,
  );
  const talking = await offerAs(recruiter, fitting, told);
  await setProgress(candidateId, talking, { status: 'talking', note: 'Freitag, 10 Uhr' });
  const far = { min: salary.min * 3, max: salary.min * 3 + 20 };
  await offerAs(third, { ...fitting, salary: far }, told);
  await offerAs(both, { ...fitting, salary: { min: salary.min - 2, max: salary.max } }, told);
  const unwanted = { ...fitting, contractType: 'arbeitnehmerueberlassung' as const };
  await offerAs(fourth, unwanted, told);
  await blockOfferOf(fourth, candidateId);
  await offerAs(fifth, fitting, told);
  const release = await Release.findOne({ candidateId, recruiterId: await idOf(fifth) }).orFail();
  await withdrawRelease(candidateId, release._id.toString(), null);
  await askAs(asking, jobSeeker, fitting);
}

const idOf = async (username: string) => (await User.findOne({ username }).orFail())._id;

/** @returns the comparison's id */
async function offerAs(username: string, job: JobInput, told: Told): Promise<string> {
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
    offer: readOffer(job),
  });
  return response.matchId;
}

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
  const asking = await prepareRequest(limits, { recruiterId, ip: undefined }, job.id);
  await requestAccess(
    { ...quietly, limits },
    {
      ...asking,
      recruiterId,
      viewer: anybody,
      username: jobSeeker,
      message: 'Guten Tag, die Stelle könnte zu Ihnen passen. Darf ich vergleichen?',
    },
  );
}
