import type { Types } from 'mongoose';
import { User } from '../user.model.ts';

/** In `hiddenFrom` of an account that was frozen; every viewer has it. */
export const everybody = 'everybody';

/** Who reads, by the keys under which people may be hidden from them. */
export type Viewer = { readonly keys: readonly string[] };

/** People who are hidden from this viewer are like people who do not exist. */
export const visibleTo = ({ keys }: Viewer) => ({ hiddenFrom: { $nin: keys } });

export async function findHiddenFrom({ keys }: Viewer): Promise<Types.ObjectId[]> {
  return User.distinct('_id', { hiddenFrom: { $in: keys } });
}
