import type { Types } from 'mongoose';
import { User, type UserFields } from '../user.model.ts';

export type Viewer = {
  /** Viewers always see themselves. */
  readonly id: string | null;
  /** Of account and guest (`user/readerKeys.ts`). */
  readonly readerKeys: readonly string[];
  /** Signed in with a confirmed address: reads names and pictures, as key holders do. */
  readonly isConfirmed: boolean;
  /** Candidates whose key this viewer holds. */
  readonly unlocked: readonly Types.ObjectId[];
  /** Candidates with a match on record that was not withdrawn. */
  readonly matched: readonly Types.ObjectId[];
};

/** Viewers without an identity: scripts, unknown guests. */
export const anybody: Viewer = {
  ...{ id: null, readerKeys: [], isConfirmed: false, unlocked: [], matched: [] },
};

type Hiding = Pick<UserFields, 'blockedReaders' | 'frozenAt'> & { _id: Types.ObjectId };
type Shielded = Hiding & Pick<UserFields, 'isShielded'>;

/** Nothing here depends on what a viewer says: a candidate who lists a company exists for key holders alone. */
export function existsFor(candidate: Shielded, viewer: Viewer): boolean {
  if (candidate._id.toString() === viewer.id) return true;
  if (isHiddenFrom(candidate, viewer)) return false;
  return !candidate.isShielded || isKnown(candidate, viewer);
}

export const isUnlocked = ({ _id }: Pick<Hiding, '_id'>, { unlocked }: Viewer): boolean =>
  unlocked.some((id) => id.equals(_id));

/** By a key, or on record. */
export const isKnown = (candidate: Pick<Hiding, '_id'>, viewer: Viewer): boolean =>
  isUnlocked(candidate, viewer) || viewer.matched.some((id) => id.equals(candidate._id));

/** `existsFor` as a filter. */
export function visibleTo({ id, readerKeys, unlocked, matched }: Viewer) {
  const known = [...unlocked, ...matched];
  const visible = {
    ...hidesFromNobodyOf(readerKeys),
    $or: [{ isShielded: { $ne: true } }, { _id: { $in: known } }],
  };
  return id === null ? visible : { $or: [visible, { _id: id }] };
}

type Identified = Pick<Viewer, 'id' | 'readerKeys'>;

const hidesFromNobodyOf = (readerKeys: readonly string[]) => ({
  frozenAt: null,
  'blockedReaders.readerKey': { $nin: readerKeys },
});

/** `isHiddenFrom` as a filter. */
export function unhiddenFrom({ id, readerKeys }: Identified) {
  const unhidden = hidesFromNobodyOf(readerKeys);
  return id === null ? unhidden : { $or: [unhidden, { _id: id }] };
}

/** Blocked or frozen; that alone decides about records of the two. */
export function isHiddenFrom(candidate: Hiding, { id, readerKeys }: Identified): boolean {
  if (candidate._id.toString() === id) return false;
  return Boolean(candidate.frozenAt) || hasBlocked(candidate, readerKeys);
}

export type Blocking = Pick<UserFields, 'blockedReaders'>;

export const hasBlocked = ({ blockedReaders }: Blocking, readerKeys: readonly string[]): boolean =>
  blockedReaders.some(({ readerKey }) => readerKeys.includes(readerKey));

export async function findHiddenFrom({ id, readerKeys }: Identified): Promise<Types.ObjectId[]> {
  const blocking = { 'blockedReaders.readerKey': { $in: readerKeys } };
  const frozen = { frozenAt: { $type: 'date' as const } };
  const hidden = await User.find({ $or: [blocking, frozen] })
    .select({ _id: 1 })
    .lean();
  return hidden.flatMap(({ _id }) => (_id.toString() === id ? [] : _id));
}
