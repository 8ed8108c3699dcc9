import type { FloorRange } from '@inkognito/shared/rules/criteria/salary';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { Key, type KeyFields } from './key.model.ts';

type Use = {
  now: Date;
  isFirst: boolean;
  isNewMatch: boolean;
  /** As the rule counted it. */
  floor: number | null;
  learned: FloorRange | null;
};

/** Writes the key, so that a comparison conflicts with its concurrent end. @returns whether it was valid */
export async function useKey(
  validKey: QueryFilter<KeyFields>,
  { now, isFirst, isNewMatch, floor, learned }: Use,
  tx: ClientSession,
): Promise<boolean> {
  const counted = {
    comparisons: { $add: ['$comparisons', isFirst ? 1 : 0] },
    matches: { $add: ['$matches', isNewMatch ? 1 : 0] },
    lastUsedAt: now,
  };
  const learning = floor !== null && learned && narrow(floor, learned);
  const { matchedCount } = await Key.updateOne(
    validKey,
    [{ $set: { ...counted, ...(learning && { learnedFloor: learning }) } }],
    { session: tx, updatePipeline: true },
  );
  return matchedCount > 0;
}

/** Starts over if the earlier conclusion was about another floor. */
function narrow(of: number, { from, to }: FloorRange) {
  const isSame = { $eq: ['$learnedFloor.of', of] };
  const known = (end: string) => ({ $cond: [isSame, `$learnedFloor.${end}`, null] });
  // Both pass over `null`.
  return { of, from: { $max: [known('from'), from] }, to: { $min: [known('to'), to] } };
}

/** Call when the floor changes, in its transaction. */
export async function forgetLearnedFloors(userId: Types.ObjectId | string, tx: ClientSession) {
  const learned = { userId, learnedFloor: { $ne: null } };
  await Key.updateMany(learned, { $set: { learnedFloor: null } }, { session: tx });
}
