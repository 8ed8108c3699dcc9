import type { Types } from 'mongoose';
import { User, type UserFields } from '../user.model.ts';

/** In `hiddenFrom` of a frozen account; every viewer has it. */
export const everybody = 'everybody';

export type Viewer = {
  /** Viewers always see themselves. */
  readonly id: string | null;
  readonly keys: readonly string[];
};

/** Viewers without an identity: scripts, unknown guests. */
export const anybody: Viewer = { id: null, keys: [everybody] };

/** To this viewer, hidden users do not exist. */
export function visibleTo({ id, keys }: Viewer) {
  const visible = { hiddenFrom: { $nin: keys } };
  return id === null ? visible : { $or: [visible, { _id: id }] };
}

type Hiding = Pick<UserFields, 'hiddenFrom'> & { _id: Types.ObjectId };

export function isHiddenFrom({ _id, hiddenFrom }: Hiding, { id, keys }: Viewer): boolean {
  if (_id.toString() === id) return false;
  return hiddenFrom?.some((key) => keys.includes(key)) ?? false;
}

export async function findHiddenFrom({ id, keys }: Viewer): Promise<Types.ObjectId[]> {
  const others = id === null ? {} : { _id: { $ne: id } };
  const hidden = await User.find({ hiddenFrom: { $in: keys }, ...others })
    .select({ _id: 1 })
    .lean();
  return hidden.map(({ _id }) => _id);
}
