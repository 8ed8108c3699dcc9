import mongoose from 'mongoose';
import sharp from 'sharp';
import { Comparison } from '../../matching/comparison.model.ts';
import { Release } from '../../matching/release/release.model.ts';
import { User } from '../../user/user.model.ts';
import {
  askForAccess,
  compare,
  enterKey,
  fillRecruiterProfile,
  makeAutomations,
  makeKey,
  makePdf,
  makeSeeker,
  unlock,
} from '../make.ts';
import type { Member, useTestApp } from '../testApp.ts';
import type { TestClient } from '../testClient.ts';

/** In the order of the table's columns. */
export const callers = [
  'guest',
  'noRole',
  'seeker',
  'owner',
  'both',
  'recruiter',
  'unconfirmed',
  'unlocked',
  'matched',
  'blocked',
  'withdrawn',
] as const;
export type Caller = (typeof callers)[number];

export type Pair = { jobId: string; matchId: string; releaseId: string };

export type Scene = {
  clients: Record<Exclude<Caller, 'guest'>, Member> & { guest: TestClient };
  /** Three recruiters matched; the owner blocked one's job and withdrew another's release. */
  pairs: Record<'matched' | 'blocked' | 'withdrawn', Pair>;
  cvId: string;
  keyId: string;
  blockId: string;
  requestId: string;
  imageId: string;
  deviceId: string;
};

export const makePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#1a7f5a' } })
    .png()
    .toBuffer();

export async function makeScene({
  guest,
  member,
}: Pick<ReturnType<typeof useTestApp>, 'guest' | 'member'>): Promise<Scene> {
  const owner = await makeSeeker(member, { username: 'owner' });
  await owner.call('saveAutomations', {
    form: makeAutomations({ phone: true, calendar: true, cv: true, email: true }),
    file: { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() },
  });
  const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  await owner.call('uploadProfileImage', { file: picture });
  const seeker = await makeSeeker(member, {
    username: 'seeker',
    firstName: 'Otto',
    lastName: 'Anders',
  });

  const clients = {
    guest: guest(),
    noRole: await member([], 'norole'),
    seeker,
    owner,
    both: await member(['jobSeeker', 'recruiter'], 'both'),
    recruiter: await member(['recruiter'], 'stranger'),
    unconfirmed: await member(['jobSeeker', 'recruiter'], 'unconfirmed', { confirmed: false }),
    unlocked: await member(['recruiter'], 'opened'),
    matched: await member(['recruiter'], 'matched'),
    blocked: await member(['recruiter'], 'hindered'),
    withdrawn: await member(['recruiter'], 'withdrawn'),
  };
  const { matched, blocked, withdrawn } = clients;
  await unlock(clients.unlocked, owner);
  const given = await makeKey(owner, { name: 'Unbestätigt' });
  await enterKey(clients.unconfirmed, owner, given.password);
  const pairs = {
    matched: await makeMatch(clients.matched, owner),
    blocked: await makeMatch(clients.blocked, owner),
    withdrawn: await makeMatch(clients.withdrawn, owner),
  };
  const shunned = await makeMatch(await member(['recruiter'], 'shunned'), owner);
  await owner.call('toggleJobBlock', { params: { id: pairs.blocked.jobId } });
  await owner.call('withdrawRelease', { params: { id: pairs.withdrawn.releaseId } });
  await owner.call('blockRecruiter', { body: { comparisonId: shunned.matchId } });
  for (const { id } of [matched, blocked, withdrawn]) await fillRecruiterProfile(id);
  const requestId = await askForAccess(await member(['recruiter'], 'asking'), owner);
  const { body: blocks } = await owner.call('listBlockedRecruiters');
  const stored = await User.findById(owner.id).orFail().lean();
  const { body: named } = await owner.call('createKey', { body: { name: 'Meier GmbH' } });
  const { body: devices } = await owner.call('listSessions');
  return {
    clients,
    pairs,
    cvId: stored.cv?.publicId ?? '',
    keyId: named.key._id,
    blockId: blocks.recruiters[0]?._id ?? '',
    requestId,
    imageId: stored.imagePublicId ?? '',
    deviceId: devices.sessions[0]?._id ?? '',
  };
}

export async function makeMatch(recruiter: Member, candidate: Member): Promise<Pair> {
  await unlock(recruiter, candidate);
  const { body, status } = await compare(recruiter, candidate);
  if (status !== 200 || !body.isMatch) throw new Error(`No match, but status ${status}`);
  const comparison = await Comparison.findById(body.matchId).orFail().lean();
  const release = await Release.findOne({ comparisonId: comparison._id }).orFail().lean();
  return {
    jobId: comparison.jobId.toString(),
    matchId: body.matchId,
    releaseId: release._id.toString(),
  };
}

export const unknownId = (): string => new mongoose.Types.ObjectId().toString();
