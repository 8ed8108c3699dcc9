import type { ClientSession, Types } from 'mongoose';
import type { KeyRecord } from '../../key/key.model.ts';
import { Comparison, type ComparisonRecord } from '../comparison.model.ts';
import { awaitingReader } from '../contactState.ts';
import type { UserFields } from '../../user/user.model.ts';
import { Release } from './release.model.ts';

/** From every recruiter: a hold that depended on the company would tell which ones are listed. */
export const needsConfirmation = ({
  releaseMode,
  isShielded,
}: Pick<UserFields, 'releaseMode' | 'isShielded'>): boolean =>
  releaseMode === 'confirm' || isShielded;

type Of = { candidateId: Types.ObjectId; readerKeys: readonly string[] };

/** A withdrawal shuts the reader out of what they compare or prove later. */
export async function isWithdrawnFrom(
  { candidateId, readerKeys }: Of,
  tx: ClientSession,
): Promise<boolean> {
  const theirs = { candidateId, readerKey: { $in: readerKeys }, withdrawnAt: { $ne: null } };
  return (await Release.exists(theirs).session(tx)) !== null;
}

/** A second offer of the same reader waits beside others: it would reveal why the first does. */
const undecided = {
  $or: [
    { 'contact.state': { $in: ['awaitsCandidate', 'declined'] as const } },
    { ...awaitingReader, 'contact.held': true },
  ],
};

type Waiting = { candidate: UserFields; readerKeys: readonly string[]; key: KeyRecord | null };

/** Whether the step into `released` waits, at a comparison or a later proof. */
export async function mustWait(
  { _id, candidateId }: Pick<ComparisonRecord, '_id' | 'candidateId'>,
  { candidate, readerKeys, key }: Waiting,
  tx: ClientSession,
): Promise<boolean> {
  if (needsConfirmation(candidate) || key?.distrustedAt) return true;
  const others = { candidateId, readerKey: { $in: readerKeys }, _id: { $ne: _id }, ...undecided };
  return (await Comparison.exists(others).session(tx)) !== null;
}
