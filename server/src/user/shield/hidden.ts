import { Types } from 'mongoose';
import { User, type UserFields } from '../user.model.ts';

/** In `hiddenFrom` of a frozen account; every viewer has it. */
export const everybody = 'everybody';

/** Counters take it for an unknown name: the same work, kept apart. */
export const nobodyId = new Types.ObjectId('0'.repeat(24));

export type Viewer = {
  /** Viewers always see themselves. */
  readonly id: string | null;
  readonly keys: readonly string[];
  /** Of account and guest (`readerKeys.ts`). */
  readonly readerKeys: readonly string[];
  /** A recruiter with a confirmed address of a company; freemail proves nothing. */
  readonly isProven: boolean;
  /** Candidates whose key this viewer holds. */
  readonly unlocked: readonly Types.ObjectId[];
  /** Candidates with a comparison on record that nothing suspends. */
  readonly compared: readonly Types.ObjectId[];
};

/** Viewers without an identity: scripts, unknown guests. */
export const anybody: Viewer = {
  ...{ id: null, keys: [everybody], readerKeys: [] },
  ...{ isProven: false, unlocked: [], compared: [] },
};

type Hiding = Pick<UserFields, 'hiddenFrom' | 'blockedReaders'> & { _id: Types.ObjectId };
type Shielded = Hiding & Pick<UserFields, 'isShielded'>;

/**
 * A shield must not reveal what it hides: if strangers saw more than the listed company, the difference would be its
 * staff. So a shielded candidate exists for proven recruiters and key holders alone.
 */
export function existsFor(candidate: Shielded, viewer: Viewer): boolean {
  if (candidate._id.toString() === viewer.id) return true;
  if (isHiddenFrom(candidate, viewer)) return false;
  if (!candidate.isShielded || viewer.isProven) return true;
  return [...viewer.unlocked, ...viewer.compared].some((id) => id.equals(candidate._id));
}

/** `existsFor` as a filter: a refused candidate is not even read, which takes as long as an unknown one. */
export function visibleTo({ id, keys, readerKeys, isProven, unlocked, compared }: Viewer) {
  const known = [...unlocked, ...compared];
  const unshielded = { isShielded: { $ne: true } };
  const visible = {
    hiddenFrom: { $nin: keys },
    blockedReaders: { $nin: readerKeys },
    ...(!isProven &&
      (known.length > 0 ? { $or: [unshielded, { _id: { $in: known } }] } : unshielded)),
  };
  return id === null ? visible : { $or: [visible, { _id: id }] };
}

/** The shielded among those who exist for this viewer; that they are not listed is asked apart. */
export function shieldedFor({ id, isProven, unlocked, compared }: Viewer) {
  const known = [...unlocked, ...compared, ...(id === null ? [] : [id])];
  return { isShielded: true, ...(!isProven && { _id: { $in: known } }) };
}

type Identified = Pick<Viewer, 'id' | 'keys' | 'readerKeys'>;

/** `isHiddenFrom` as a filter. */
export function unhiddenFrom({ id, keys, readerKeys }: Identified) {
  const unhidden = { hiddenFrom: { $nin: keys }, blockedReaders: { $nin: readerKeys } };
  return id === null ? unhidden : { $or: [unhidden, { _id: id }] };
}

/** Listed or blocked; that alone decides about records of the two. */
export function isHiddenFrom(
  { _id, hiddenFrom, blockedReaders }: Hiding,
  { id, keys, readerKeys }: Identified,
): boolean {
  if (_id.toString() === id) return false;
  if (blockedReaders.some((key) => readerKeys.includes(key))) return true;
  return hiddenFrom?.some((key) => keys.includes(key)) ?? false;
}

const hiddenFor = ({ keys, readerKeys }: Identified) => ({
  $or: [{ hiddenFrom: { $in: keys } }, { blockedReaders: { $in: readerKeys } }],
});

export async function isNameHiddenFrom(viewer: Identified, username: string) {
  return (await User.exists({ ...hiddenFor(viewer), username, _id: { $ne: viewer.id } })) !== null;
}

export async function findHiddenFrom(viewer: Identified): Promise<Types.ObjectId[]> {
  const others = viewer.id === null ? {} : { _id: { $ne: viewer.id } };
  const hidden = await User.find({ ...hiddenFor(viewer), ...others })
    .select({ _id: 1 })
    .lean();
  return hidden.map(({ _id }) => _id);
}
