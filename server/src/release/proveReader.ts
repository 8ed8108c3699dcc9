import type { ClientSession, Types } from 'mongoose';
import { Key } from '../key/key.model.ts';
import type { Mailer } from '../mail/mailer.ts';
import {
  Comparison,
  type ComparisonDocument,
  type ComparisonRecord,
} from '../matching/comparison.model.ts';
import { awaitingReader, contactAfter } from '../matching/contactState.ts';
import { isGuest, provenCard } from '../recruiter/snapshot.ts';
import { lockAccounts } from '../user/lock.ts';
import { notify } from '../user/notify.ts';
import { User } from '../user/user.model.ts';
import { mustWait } from './hold.ts';
import { releaseContact } from './release.ts';

type Deps = { mailer: Mailer | null };

/** The account's address is confirmed: every match that waited for it goes on. */
export async function proveAccount(
  deps: Deps,
  recruiterId: Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  await prove(deps, { recruiterId, 'recruiterSnapshot.username': { $ne: null } }, tx);
}

type Proven = { recruiterId: Types.ObjectId; email: string };

/** With `candidateId` for this comparison alone, pressed elsewhere; without, in the browser that compared. */
export async function proveGuest(
  deps: Deps,
  { recruiterId, email, comparisonId }: Proven & { comparisonId?: Types.ObjectId },
  tx: ClientSession,
): Promise<void> {
  const theirs = {
    recruiterId,
    'recruiterSnapshot.username': null,
    'recruiterSnapshot.card.workEmail': email,
    ...(comparisonId && { _id: comparisonId }),
  };
  await Comparison.updateMany(theirs, { $set: provenCard(email) }, { session: tx });
  await prove(deps, theirs, tx);
}

async function prove(deps: Deps, theirs: object, tx: ClientSession): Promise<void> {
  const waiting = await Comparison.find({ ...theirs, ...awaitingReader }).session(tx);
  await lockAccounts(
    waiting.map(({ candidateId }) => candidateId),
    tx,
  );
  for (const match of waiting) await advance(deps, match, tx);
}

async function advance(
  { mailer }: Deps,
  match: ComparisonDocument,
  tx: ClientSession,
): Promise<void> {
  const candidate = await User.findById(match.candidateId).session(tx).lean();
  if (!candidate) return;
  const now = new Date();
  const isKeyLive = await isLive(match, tx);
  const waits = await mustWait(match, candidate, tx);
  match.contact = contactAfter(match.contact, { kind: 'proved', isKeyLive, mustWait: waits }, now);
  const isAsked = match.contact.state === 'awaitsCandidate';
  if (isAsked) match.candidateNews = { kind: 'match', at: now };
  await match.save({ session: tx });
  if (isAsked) await notify(mailer, candidate._id, toDecide(match), tx);
  const { recruiterSnapshot } = match;
  await releaseContact({ comparison: match, candidate, recruiterSnapshot }, tx);
}

/** Ended is revoked, renewed since, or closed to guests; its date only ends opening and comparing. */
async function isLive(
  { keyId, comparedAt, recruiterSnapshot }: ComparisonRecord,
  tx: ClientSession,
): Promise<boolean> {
  const forGuest = isGuest(recruiterSnapshot) && { guests: true };
  const live = { _id: keyId, revokedAt: null, createdAt: { $lte: comparedAt }, ...forGuest };
  return (await Key.exists(live).session(tx)) !== null;
}

export const toDecide = ({ _id }: Pick<ComparisonRecord, '_id'>) => ({
  kind: 'newMatch' as const,
  sentence: 'zu Ihrem Profil gibt es ein neues Ergebnis. Es wartet auf Ihre Bestätigung.',
  link: { label: 'Ergebnis ansehen', url: `/matches/${_id.toString()}` },
});
