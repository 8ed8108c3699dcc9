import type { ContactState } from '@inkognito/shared/schema/contactState';
import type { ClientSession, Types } from 'mongoose';
import { Key } from '../../key/key.model.ts';
import { Comparison, type ComparisonRecord } from '../comparison.model.ts';
import { awaitingReader } from '../contactState.ts';
import type { UserFields } from '../../user/user.model.ts';

/** From every recruiter: a hold that depended on the company would tell which ones are listed. */
export const needsConfirmation = ({
  releaseMode,
  isShielded,
}: Pick<UserFields, 'releaseMode' | 'isShielded'>): boolean =>
  releaseMode === 'confirm' || isShielded;

/** A second offer of the same reader waits beside these: it would reveal why the first does. */
export const undecidedOf = (candidateId: Types.ObjectId, readerKeys: readonly string[]) => ({
  candidateId,
  readerKey: { $in: [...readerKeys] },
  $or: [
    { 'contact.state': { $in: ['awaitsCandidate', 'declined'] as ContactState[] } },
    { ...awaitingReader, 'contact.held': true },
  ],
});

/** As the comparison itself asks it, at a proof that comes later. */
export async function mustWait(
  { _id, candidateId, keyId }: ComparisonRecord,
  { candidate, readerKeys }: { candidate: UserFields; readerKeys: readonly string[] },
  tx: ClientSession,
): Promise<boolean> {
  if (needsConfirmation(candidate)) return true;
  const others = { ...undecidedOf(candidateId, readerKeys), _id: { $ne: _id } };
  const distrusted = { _id: keyId, distrustedAt: { $ne: null } };
  return (
    (await Key.exists(distrusted).session(tx)) !== null ||
    (await Comparison.exists(others).session(tx)) !== null
  );
}
