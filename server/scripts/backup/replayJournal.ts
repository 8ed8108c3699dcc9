// Does again what people did after the backup was taken and were told is done.
import { randomBytes } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { deleteAccount } from '../../src/account/deletion.ts';
import { generateAccessPassword } from '../../src/auth/key/accessPassword.ts';
import { Key } from '../../src/auth/key/key.model.ts';
import { distrustKey, endKey, renewGeneralKey } from '../../src/auth/key/keys.ts';
import { hashSecret } from '../../src/auth/password/passwordHash.ts';
import { inTransaction } from '../../src/database/connection.ts';
import type { JournalEntry, WrittenEntry } from '../../src/journal/journalEntry.ts';
import { setBlockAgain } from '../../src/matching/block/blockRecruiter.ts';
import { BlockedRecruiter } from '../../src/matching/block/blockedRecruiter.model.ts';
import { rebuildHiddenFrom } from '../../src/matching/block/rebuildHiddenFrom.ts';
import { freezeAccount, unfreezeAccount } from '../../src/report/freezing.ts';
import { setJobBlock } from '../../src/matching/comparison/blocking.ts';
import { keepPublisher, unknownJobTitle } from '../../src/matching/comparison/keptPublisher.ts';
import { Release } from '../../src/matching/release/release.model.ts';
import { withdrawFrom } from '../../src/matching/release/releases.ts';
import { Questionnaire } from '../../src/questionnaire/questionnaire.model.ts';
import { keepListed } from '../../src/questionnaire/questionnaire.service.ts';
import { User } from '../../src/user/user.model.ts';
import { searchKeysOf } from '../../src/user/user.search.ts';
import { switchOff } from '../../src/user/user.visibility.ts';

type Of<Kind extends JournalEntry['kind']> = Extract<WrittenEntry, { kind: Kind }>;

/** The entries are in the order they were written. Doing one twice, or one that the backup holds, changes nothing. */
export async function replayJournal(entries: readonly WrittenEntry[]): Promise<void> {
  for (const entry of entries) await replay(entry);
  for (const entry of lastFreezes(entries)) await freezeAgain(entry);
  const changes = entries.filter(isChange);
  for (const account of new Set(changes.map((change) => change.account))) {
    await changeAgain(
      account,
      changes.filter((change) => change.account === account),
    );
  }
}

async function replay(entry: WrittenEntry): Promise<void> {
  switch (entry.kind) {
    case 'accountDeleted':
      if (await User.exists({ _id: entry.account })) await deleteAccount(entry.account);
      return;
    case 'releaseWithdrawn':
      return withdrawAgain(entry);
    case 'accessPasswordRenewed':
      return voidAccessPassword(entry);
    case 'keyRevoked':
      return endKeyAgain(entry);
    case 'keyNarrowed':
      if (await isYounger(entry)) await endKeyAgain(entry);
      return;
    case 'accountFrozen':
    case 'accountUnfrozen':
    case 'passwordChanged':
    case 'switchedOff':
      return;
    case 'providerRemoved':
      return removeProvider(entry);
    case 'postingBlocked':
      return blockAgain(entry, entry.at);
    case 'postingUnblocked':
      return blockAgain(entry, null);
    case 'recruiterBlocked':
      return blockRecruiterAgain(entry);
    case 'recruiterUnblocked':
      return unblockRecruiterAgain(entry);
  }
}

type Freeze = Of<'accountFrozen' | 'accountUnfrozen'>;

/** The last of each account alone: what the backup holds of it already keeps its reason. */
function lastFreezes(entries: readonly WrittenEntry[]): Freeze[] {
  const freezes = entries.filter(
    (entry): entry is Freeze => entry.kind === 'accountFrozen' || entry.kind === 'accountUnfrozen',
  );
  return [...new Map(freezes.map((entry) => [entry.account, entry])).values()];
}

/** The reason stands in no journal, but in the mail that was sent then. */
async function freezeAgain({ kind, account }: Freeze): Promise<void> {
  if (kind === 'accountFrozen') await freezeAccount(null, account, '');
  else await unfreezeAccount(null, account);
}

const areThere = async (ids: string[]) =>
  (await User.countDocuments({ _id: { $in: ids } })) === new Set(ids).size;

async function withdrawAgain(entry: Of<'releaseWithdrawn'>): Promise<void> {
  const { candidate, recruiter, key, at } = entry;
  const pair = { candidateId: candidate, recruiterId: recruiter };
  await inTransaction(async (tx) => {
    const keyId = key === undefined ? null : new mongoose.Types.ObjectId(key);
    if (keyId) await distrustKey(keyId, at, tx);
    if ((await withdrawFrom(pair, at, { mailer: null, tx })) > 0) return;
    if (await areThere([candidate, recruiter])) return recordWithdrawal(pair, at, tx);
    // Nobody knows any more who it was, and by the key they would come again.
    if (keyId && (await Key.exists({ _id: keyId, general: false }).session(tx))) {
      await endKey(keyId, at, tx);
    }
  });
}

/** What was withdrawn is younger than the backup: a record without contents closes the recruiter out all the same. */
async function recordWithdrawal(
  pair: { candidateId: string; recruiterId: string },
  at: Date,
  tx: ClientSession,
): Promise<void> {
  const recruiter = await User.findById(pair.recruiterId).session(tx).orFail();
  const record = new Release({
    ...pair,
    comparisonId: new mongoose.Types.ObjectId(),
    jobId: new mongoose.Types.ObjectId(),
    jobTitle: unknownJobTitle,
    publisher: keepPublisher(recruiter),
    ...{ releasedAt: at, endedAt: at, endReason: 'withdrawn', withdrawnAt: at },
  });
  await record.save({ session: tx });
}

/** Nobody knows the new one: whoever renewed it has lost theirs with the backup, and renews it once more. */
async function voidAccessPassword({
  account,
  generation,
}: Of<'accessPasswordRenewed'>): Promise<void> {
  const older = { _id: account, accessPasswordGeneration: { $not: { $gte: generation } } };
  await inTransaction(async (tx) => {
    const user = await User.findOne(older).select('+accessPasswordHash').session(tx);
    if (!user) return;
    user.accessPasswordGeneration = generation - 1;
    await renewGeneralKey(user, generateAccessPassword(), tx);
  });
}

const isYounger = async ({ account, version }: Of<'keyNarrowed'>) =>
  (await User.exists({ _id: account, lockVersion: { $not: { $gte: version } } })) !== null;

/** Also one that was narrowed only: whether it was widened again is not known, and a new one is made in a moment. */
async function endKeyAgain({ key, at }: Of<'keyRevoked' | 'keyNarrowed'>): Promise<void> {
  await inTransaction((tx) => endKey(new mongoose.Types.ObjectId(key), at, tx));
}

type Change = Of<'passwordChanged' | 'switchedOff'>;

const isChange = (entry: WrittenEntry): entry is Change =>
  entry.kind === 'passwordChanged' || entry.kind === 'switchedOff';

/** All of an account together: each is judged by the version in the backup, which doing another of them counts up. */
async function changeAgain(account: string, changes: readonly Change[]): Promise<void> {
  // Nobody knows it: whoever changed theirs chooses another by a mailed link.
  const passwordHash = await hashSecret(randomBytes(32).toString('base64url'));
  await inTransaction(async (tx) => {
    const user = await User.findById(account).select('+passwordHash').session(tx);
    const newer = changes.filter(({ version }) => version > (user?.lockVersion ?? 0));
    if (!user || newer.length === 0) return;
    if (user.passwordHash && newer.some(({ kind }) => kind === 'passwordChanged')) {
      user.passwordHash = passwordHash;
    }
    const off = newer.flatMap((each) => (each.kind === 'switchedOff' ? each.switches : []));
    switchOff(user, new Set(off));
    user.searchKeys = searchKeysOf(user);
    user.lockVersion = Math.max(...newer.map(({ version }) => version));
    await user.save({ session: tx });
    await keepListed(user, tx);
  });
}

/** Unless the person could then not get in at all: what they chose instead may be younger than the backup. */
async function removeProvider({ account, issuer }: Of<'providerRemoved'>): Promise<void> {
  const otherWays = [
    { passwordHash: { $exists: true } },
    { emailVerified: true },
    { identities: { $elemMatch: { issuer: { $ne: issuer } } } },
  ];
  await User.updateOne(
    { _id: account, $or: otherWays },
    { $pull: { identities: { issuer } }, $addToSet: { unlinkedIssuers: issuer } },
  );
}

async function blockAgain(
  { candidate, recruiter, job, fingerprint }: Of<'postingBlocked' | 'postingUnblocked'>,
  blockedAt: Date | null,
): Promise<void> {
  const posting = { candidateId: candidate, recruiterId: recruiter, jobId: job, fingerprint };
  await inTransaction(async (tx) => {
    if (await areThere([candidate, recruiter])) await setJobBlock(posting, blockedAt, tx);
  });
}

async function blockRecruiterAgain({ candidate, recruiter }: Of<'recruiterBlocked'>) {
  await inTransaction(async (tx) => {
    if (!(await areThere([candidate]))) return;
    await setBlockAgain(candidate, new mongoose.Types.ObjectId(recruiter), tx);
  });
}

async function unblockRecruiterAgain({ candidate, recruiter }: Of<'recruiterUnblocked'>) {
  await inTransaction(async (tx) => {
    const pair = { candidateId: candidate, recruiterId: recruiter };
    const { deletedCount } = await BlockedRecruiter.deleteOne(pair, { session: tx });
    if (deletedCount > 0) await rebuildHiddenFrom(candidate, tx);
  });
}

/** For a backup that no journal brings up to date: nobody is found or compared until they say so themselves. */
export async function pauseEverybody(): Promise<number> {
  const { modifiedCount } = await User.updateMany({ paused: { $ne: true } }, { paused: true });
  await Questionnaire.updateMany({}, { listed: false }, { timestamps: false });
  return modifiedCount;
}
