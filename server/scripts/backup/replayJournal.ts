// Replays what was acknowledged after the backup.
import { randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { deleteAccount } from '../../src/account/deletion.ts';
import { marksOf } from '../../src/auth/accountState.ts';
import { generateAccessPassword } from '../../src/key/accessPassword.ts';
import { Key } from '../../src/key/key.model.ts';
import { distrustKey, endKey, generalKeyOf, renewGeneralKey } from '../../src/key/keys.ts';
import { hashSecret } from '../../src/user/passwordHash.ts';
import { inTransaction } from '../../src/database/connection.ts';
import type { AccountState, JournalEntry, WrittenEntry } from '../../src/journal/journalEntry.ts';
import { Comparison } from '../../src/matching/comparison.model.ts';
import { setJobBlock } from '../../src/matching/blocking.ts';
import {
  type RecruiterSnapshot,
  snapshotOf,
  unknownJobTitle,
  unknownRecruiter,
} from '../../src/recruiter/snapshot.ts';
import { Release, type ReleaseRecord } from '../../src/matching/release/release.model.ts';
import { withdrawFrom } from '../../src/matching/release/withdraw.ts';
import { Questionnaire } from '../../src/questionnaire/questionnaire.model.ts';
import { keepListed } from '../../src/questionnaire/questionnaire.service.ts';
import { User, type UserDocument } from '../../src/user/user.model.ts';
import { hasBlocked } from '../../src/user/shield/hidden.ts';
import { searchKeysOf } from '../../src/user/search.ts';
import { restoreSwitches } from '../../src/user/visibility.ts';

type Of<Kind extends JournalEntry['kind']> = Extract<WrittenEntry, { kind: Kind }>;

/** Idempotent. @param entries in the order they were written */
export async function replayJournal(entries: readonly WrittenEntry[]): Promise<void> {
  // First, while the backup still has every blocked user.
  const states = entries.filter((entry) => entry.kind === 'accountState');
  for (const newest of new Map(states.map((state) => [state.account, state])).values()) {
    await restoreState(newest);
  }
  for (const entry of entries) await replay(entry);
}

async function replay(entry: WrittenEntry): Promise<void> {
  switch (entry.kind) {
    case 'accountState':
      return;
    case 'accountDeleted':
      if (await User.exists({ _id: entry.account })) await deleteAccount(entry.account);
      return;
    case 'releaseWithdrawn':
      return withdrawAgain(entry);
    case 'keyEnded':
      return endKeyAgain(entry);
    case 'postingBlocked':
      return blockAgain(entry);
  }
}

async function restoreState(state: Of<'accountState'>): Promise<void> {
  const passwordHash = await hashSecret(randomBytes(32).toString('base64url'));
  await inTransaction(async (tx) => {
    const user = await User.findById(state.account)
      .select('+passwordHash +accessPasswordHash +journalKey')
      .session(tx);
    if (!user) return;
    restoreSwitches(user, state.switches);
    // No tab from before the restore may undo this.
    if (user.isModified()) {
      user.versions.automations += 1;
      user.versions.settings += 1;
    }
    restoreIdentity(user, state);
    // The reason is not journalled; the mail had it.
    user.frozenAt = state.frozen ? (user.frozenAt ?? state.at) : null;
    if (!state.frozen) user.frozenReason = '';
    // The current password is unknown: the user sets one by a mailed link.
    if (user.passwordHash && state.password > user.passwordGeneration) {
      user.passwordHash = passwordHash;
    }
    user.passwordGeneration = Math.max(user.passwordGeneration, state.password);
    user.searchKeys = searchKeysOf(user);
    await restoreBlocks(user, state, tx);
    await user.save({ session: tx });
    await restoreKeys(user, state, tx);
    await keepListed(user, tx);
  });
}

/** A hash cannot be restored, so the account is restricted where it matters. */
function restoreIdentity(user: UserDocument, state: AccountState): void {
  const { username, mailbox, identities } = marksOf(user);
  if (username !== state.username || (state.hidden && !user.isShielded)) {
    user.paused = true;
  }
  if (mailbox !== state.mailbox) {
    if (user.contactEmail.toLowerCase() === user.email) user.contactEmail = '';
    user.set({
      email: '',
      emailVerified: false,
      emailVerifiedAt: undefined,
      lastUsedAt: new Date(),
    });
  }
  const kept = user.identities.filter((_, index) =>
    state.identities.includes(identities[index] ?? ''),
  );
  // Their replacement may be younger than the backup, and they would be locked out.
  if (kept.length === 0 && !user.passwordHash && !user.emailVerified) return;
  const removed = user.identities.filter((identity) => !kept.includes(identity));
  const unlinked = new Set([...user.unlinkedIssuers, ...removed.map(({ issuer }) => issuer)]);
  user.set({ identities: kept, unlinkedIssuers: [...unlinked] });
}

/** The new access password is lost, so it is renewed again. */
async function restoreKeys(
  user: UserDocument,
  { accessPassword, distrustedKeys }: AccountState,
  tx: ClientSession,
): Promise<void> {
  if (accessPassword > user.accessPasswordGeneration) {
    user.accessPasswordGeneration = accessPassword - 1;
    await renewGeneralKey(user, generateAccessPassword(), tx);
  }
  for (const { key, at } of distrustedKeys) {
    const { _id } = key === null ? await generalKeyOf(user, tx) : { _id: new Types.ObjectId(key) };
    await distrustKey(_id, new Date(at), tx);
  }
}

async function restoreBlocks(
  user: UserDocument,
  { blockedReaders }: AccountState,
  tx: ClientSession,
): Promise<void> {
  const { _id: candidateId } = user;
  const held = user.blockedReaders.filter(({ readerKey }) => blockedReaders.includes(readerKey));
  user.set({ blockedReaders: held });
  for (const readerKey of blockedReaders) {
    if (hasBlocked(user, [readerKey])) continue;
    // Without a comparison on record only the key is known.
    const known = await Comparison.findOne({ candidateId, readerKey }).session(tx).lean();
    user.blockedReaders.push({
      readerKey,
      recruiterId: known?.recruiterId ?? null,
      recruiterSnapshot: known?.recruiterSnapshot ?? unknownRecruiter,
      jobTitle: known?.offer.jobTitle ?? unknownJobTitle,
      blockedAt: new Date(),
    });
  }
}

async function withdrawAgain(entry: Of<'releaseWithdrawn'>): Promise<void> {
  const { candidate, recruiter, reader: readerKey, key, at } = entry;
  const candidateId = new Types.ObjectId(candidate);
  const recruiterId = new Types.ObjectId(recruiter);
  const theirs = { candidateId, recruiterId, readerKey };
  await inTransaction(async (tx) => {
    if (!(await User.exists({ _id: candidateId }).session(tx))) return;
    const keyId = key === undefined ? null : new Types.ObjectId(key);
    if (keyId) await distrustKey(keyId, at, tx);
    if ((await withdrawFrom(theirs, at, { deps: null, tx })) > 0) return;
    const account = await User.findById(recruiterId).session(tx).lean();
    await recordWithdrawal(theirs, account ? snapshotOf(account) : unknownRecruiter, at, tx);
    if (account) return;
    // Known by a proven mailbox alone, so they could return by this key.
    if (keyId && (await Key.exists({ _id: keyId, general: false }).session(tx))) {
      await endKey(keyId, at, tx);
    }
  });
}

/** The release is younger than the backup: an empty record shuts the reader out as well. */
async function recordWithdrawal(
  theirs: Pick<ReleaseRecord, 'candidateId' | 'recruiterId' | 'readerKey'>,
  recruiterSnapshot: RecruiterSnapshot,
  at: Date,
  tx: ClientSession,
): Promise<void> {
  const record = new Release({
    ...{ ...theirs, recruiterSnapshot },
    comparisonId: new Types.ObjectId(),
    jobId: new Types.ObjectId(),
    jobTitle: unknownJobTitle,
    ...{ releasedAt: at, endedAt: at, endReason: 'withdrawn', withdrawnAt: at },
  });
  await record.save({ session: tx });
}

/** Also a narrowed key: whether it was widened again is unknown. */
async function endKeyAgain({ key, at }: Of<'keyEnded'>): Promise<void> {
  await inTransaction((tx) => endKey(new Types.ObjectId(key), at, tx));
}

async function blockAgain(entry: Of<'postingBlocked'>): Promise<void> {
  const { candidate, reader, job, fingerprint, blocked, at } = entry;
  const posting = { candidateId: candidate, readerKey: reader, jobId: job, fingerprint };
  await inTransaction(async (tx) => {
    if (!(await User.exists({ _id: candidate }).session(tx))) return;
    await setJobBlock(posting, blocked ? at : null, tx);
  });
}

/** For a backup without a complete journal: no candidate is found or compared until they opt in. */
export async function pauseEverybody(): Promise<number> {
  const { modifiedCount } = await User.updateMany(
    { paused: { $ne: true } },
    { paused: true, $inc: { 'versions.settings': 1 } },
  );
  await Questionnaire.updateMany({}, { listed: false }, { timestamps: false });
  return modifiedCount;
}
