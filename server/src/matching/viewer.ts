import type { Request } from 'express';
import type { Types } from 'mongoose';
import { Guest, type GuestRecord, guestIdOf } from '../key/guest.ts';
import { Unlock, activeUnlockFilter } from '../key/unlock.model.ts';
import { callerIdOf } from '../key/unlock.ts';
import {
  type Viewer,
  existsFor,
  isHiddenFrom,
  isNameHiddenFrom,
  nobodyId,
  shieldedFor,
} from '../user/shield/hidden.ts';
import {
  identityOf,
  identityOfGuest,
  isProven,
  viewerFor,
  withEmployer,
} from '../user/shield/keys.ts';
import { User, type UserRecord, shieldedName } from '../user/user.model.ts';
import { isOpen, openToOthers } from '../user/visibility.ts';
import { Comparison, type ComparisonRecord, standing } from './comparison.model.ts';

const accountFields = { email: 1, emailVerified: 1, recruiterProfile: 1, role: 1 } as const;

type Account = Parameters<typeof identityOf>[0] & Parameters<typeof isProven>[0];

/** For what is on record with the viewer, where `unlocked` and `compared` decide nothing. */
export async function identifyViewer(req: Request): Promise<Viewer> {
  const id = req.user?.id ?? null;
  const [account, guest] = await Promise.all([
    id === null ? null : User.findById(id).select(accountFields).lean(),
    findGuest(req),
  ]);
  return toViewer(id, account, guest);
}

/** Independent of the candidate, so that timing reveals nothing. */
export async function viewerOf(req: Request): Promise<Viewer> {
  return withKnown(req, await identifyViewer(req));
}

async function withKnown(req: Request, viewer: Viewer): Promise<Viewer> {
  return viewer.isProven ? viewer : { ...viewer, ...(await findKnown(req)) };
}

/** What remains when the keys are revoked: a refused employer must not look like anything else. */
export const withoutKey = (viewer: Viewer): Viewer => ({ ...viewer, unlocked: [] });

type Found = { candidate: UserRecord | null; viewer: Viewer };

/** One query for an unshielded profile and its reader; a shielded one takes as many as an unknown name. */
export async function findJobSeeker(req: Request, username: string): Promise<Found> {
  const id = req.user?.id ?? null;
  const wanted = { username, ...openToOthers };
  const unshielded = { ...wanted, isShielded: { $ne: true } };
  const [people, guest] = await Promise.all([
    User.find({ $or: [...(id === null ? [] : [{ _id: id }]), unshielded] }).lean(),
    findGuest(req),
  ]);
  const account = people.find((person) => person._id.toString() === id) ?? null;
  const viewer = toViewer(id, account, guest);
  const candidate = people.find((person) => person.username === username && isOpen(person));
  if (candidate && existsFor(candidate, viewer)) return { candidate, viewer };
  const [knowing, isListed] = await Promise.all([
    withKnown(req, viewer),
    isNameHiddenFrom(viewer, username),
  ]);
  const shielded = { ...wanted, ...(isListed ? { _id: nobodyId } : shieldedFor(knowing)) };
  return { candidate: await User.findOne(shielded).hint(shieldedName).lean(), viewer: knowing };
}

function toViewer(id: string | null, account: Account | null, guest: GuestRecord | null): Viewer {
  const identities = [
    ...(account ? [identityOf(account)] : []),
    ...(guest ? [identityOfGuest(guest._id.toString(), guest)] : []),
  ];
  return { ...viewerFor(identities, id), isProven: account !== null && isProven(account) };
}

async function findGuest(req: Request): Promise<GuestRecord | null> {
  const guestId = guestIdOf(req);
  return guestId === null ? null : Guest.findById(guestId).lean();
}

async function findKnown(req: Request): Promise<Pick<Viewer, 'unlocked' | 'compared'>> {
  const recruiterId = callerIdOf(req);
  const isJobSeekerOnly = req.user && !req.user.role.includes('recruiter');
  if (recruiterId === null || isJobSeekerOnly) return { unlocked: [], compared: [] };
  const [unlocks, comparisons] = await Promise.all([
    Unlock.find(activeUnlockFilter(recruiterId, req.session.device?.id))
      .select({ candidateId: 1 })
      .lean(),
    Comparison.find({ recruiterId, ...standing, 'contact.state': { $nin: ['ended', 'withdrawn'] } })
      .select({ candidateId: 1, 'offer.employer': 1 })
      .lean<Compared[]>(),
  ]);
  return {
    unlocked: unlocks.map(({ candidateId }) => candidateId),
    compared: await withoutSuspended(comparisons),
  };
}

type Compared = Pick<ComparisonRecord, 'candidateId' | 'offer'>;

/** A posting's employer may be listed although the recruiter is not. */
async function withoutSuspended(comparisons: readonly Compared[]): Promise<Types.ObjectId[]> {
  const forEmployer = comparisons.filter(({ offer }) => offer.employer);
  const ids = forEmployer.map(({ candidateId }) => candidateId);
  const shielded = await findShielded(ids);
  return comparisons
    .filter(({ candidateId, offer }) => {
      const candidate = shielded.get(candidateId.toString());
      const named = withEmployer({ id: null, keys: [] }, offer.employer);
      return !candidate || !isHiddenFrom(candidate, named);
    })
    .map(({ candidateId }) => candidateId);
}

async function findShielded(ids: readonly Types.ObjectId[]) {
  if (ids.length === 0) return new Map<string, never>();
  const shielded = await User.find({ _id: { $in: ids }, isShielded: true })
    .select({ hiddenFrom: 1 })
    .lean();
  return new Map(shielded.map((candidate) => [candidate._id.toString(), candidate]));
}
