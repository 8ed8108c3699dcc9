import type { Types } from 'mongoose';
import { User, type UserFields } from '../user.model.ts';

/** In `hiddenFrom` of a frozen account; every viewer has it. */
export const everybody = 'everybody';

export type Viewer = {
  /** Viewers always see themselves. */
  readonly id: string | null;
  readonly keys: readonly string[];
  /** Candidates whose key this viewer holds. */
  readonly unlocked: readonly Types.ObjectId[];
  /** Candidates with a match on record that was not withdrawn. */
  readonly matched: readonly Types.ObjectId[];
};

/** Viewers without an identity: scripts, unknown guests. */
export const anybody: Viewer = { id: null, keys: [everybody], unlocked: [], matched: [] };

type Hiding = Pick<UserFields, 'hiddenFrom'> & { _id: Types.ObjectId };
type Shielded = Hiding & Pick<UserFields, 'isShielded'>;

/** Nothing here depends on what a viewer says: a candidate who lists a company exists for key holders alone. */
export function existsFor(candidate: Shielded, viewer: Viewer): boolean {
  if (candidate._id.toString() === viewer.id) return true;
  if (isHiddenFrom(candidate, viewer)) return false;
  if (!candidate.isShielded) return true;
  return [...viewer.unlocked, ...viewer.matched].some((id) => id.equals(candidate._id));
}

/** `existsFor` as a filter. */
export function visibleTo({ id, keys, unlocked, matched }: Viewer) {
  const known = [...unlocked, ...matched];
  const visible = {
    hiddenFrom: { $nin: keys },
    $or: [{ isShielded: { $ne: true } }, { _id: { $in: known } }],
  };
  return id === null ? visible : { $or: [visible, { _id: id }] };
}

type Identified = Pick<Viewer, 'id' | 'keys'>;

/** `isHiddenFrom` as a filter. */
export function unhiddenFrom({ id, keys }: Identified) {
  const unhidden = { hiddenFrom: { $nin: keys } };
  return id === null ? unhidden : { $or: [unhidden, { _id: id }] };
}

/** Blocked or frozen; that alone decides about records of the two. */
export function isHiddenFrom({ _id, hiddenFrom }: Hiding, { id, keys }: Identified): boolean {
  if (_id.toString() === id) return false;
  return hiddenFrom?.some((key) => keys.includes(key)) ?? false;
}

export async function findHiddenFrom({ id, keys }: Identified): Promise<Types.ObjectId[]> {
  const others = id === null ? {} : { _id: { $ne: id } };
  const hidden = await User.find({ hiddenFrom: { $in: keys }, ...others })
    .select({ _id: 1 })
    .lean();
  return hidden.map(({ _id }) => _id);
}
