import type { KeyChange, KeyDto, KeyInput, KeysDto, NewKeyDto } from '@inkognito/shared/key';
import { generalKeyName } from '@inkognito/shared/codes';
import { keyMessage, copyPasteTemplate } from '@inkognito/shared/texts/keyMessage';
import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { retryDuplicate } from '../database/isDuplicate.ts';
import { conflict, notFound, wrongPassword } from '../errors.ts';
import { writeJournal } from '../journal/journal.ts';
import { Activity } from '../user/activity/activity.model.ts';
import { countActivity, recordActivity } from '../user/activity/activity.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { type Viewer, existsFor } from '../user/shield/hidden.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { confirmed, openToOthers } from '../user/visibility.ts';
import { decoyHash, hashWithSaltOf } from '../user/passwordHash.ts';
import { generateAccessPassword, normalizeAccessPassword } from './accessPassword.ts';
import { Key, type KeyRecord, listedUntil, validKeyFilter, toKeyDto } from './key.model.ts';
import { Unlock } from './unlock.model.ts';

export async function generalKeyOf(
  user: { _id: Types.ObjectId; createdAt: Date },
  tx: ClientSession | null = null,
): Promise<KeyRecord> {
  return Key.findOneAndUpdate(
    { userId: user._id, general: true },
    { $setOnInsert: { guests: false, createdAt: user.createdAt } },
    { upsert: true, returnDocument: 'after', session: tx },
  ).lean();
}

export async function listKeys(userId: string): Promise<KeysDto> {
  const user = await User.findById(userId).orFail();
  const general = await generalKeyOf(user);
  const named = await Key.find({ userId, general: false }).sort({ createdAt: -1, _id: -1 }).lean();
  return {
    keys: [general, ...named].map(toKeyDto),
    wrongTries: { count: await countWrongTries(userId), days: limits.wrongTryDays },
  };
}

/** @throws {AppError} 409 with too many active keys */
export async function createKey(
  publicUrl: string,
  userId: string,
  { name, expiresInDays, guests }: KeyInput,
): Promise<NewKeyDto> {
  const user = await User.findById(userId).select('+accessPasswordHash').orFail();
  const accessPassword = generateAccessPassword();
  const hash = await hashKey(user.accessPasswordHash, accessPassword);
  const now = new Date();
  const expiresAt = daysFrom(now, expiresInDays);
  const key = await inAccountTransaction([userId], async (tx) => {
    const live = { userId, general: false, ...validKeyFilter(now) };
    if ((await Key.countDocuments(live).session(tx)) >= limits.keysMax) {
      throw conflict(
        `Sie haben schon ${limits.keysMax} Schlüssel, die noch gelten. Bitte widerrufen Sie zuerst welche, die niemand mehr braucht.`,
      );
    }
    const made = new Key({
      ...{ userId, name, hash, guests, createdAt: now, expiresAt },
      listedUntil: listedUntil(expiresAt),
    });
    await made.save({ session: tx });
    await recordActivity([{ candidateId: userId, kind: 'key_created', key: name }], tx);
    return made;
  });
  const profileUrl = `${publicUrl}/${user.username}`;
  const link = `${profileUrl}#${accessPassword}`;
  const text = user.copyPasteMsg || copyPasteTemplate(user.username, publicUrl);
  return {
    key: toKeyDto(key),
    accessPassword,
    link,
    message: keyMessage(text, { profileUrl, link }),
  };
}

const hashKey = (hashed: string, typed: string) =>
  hashWithSaltOf(hashed, normalizeAccessPassword(typed));

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

/** Narrowing a key closes what it had opened. @throws {AppError} 404, 409 for a key that has ended */
export async function changeKey(
  userId: string,
  keyId: string,
  { name, expiresInDays, guests }: KeyChange,
): Promise<KeyDto> {
  return inAccountTransaction([userId], async (tx) => {
    const key = await getOwnKey(userId, keyId, tx);
    const now = new Date();
    if (key.revokedAt || (key.expiresAt && key.expiresAt <= now)) {
      throw conflict('Dieser Schlüssel gilt nicht mehr und kann nicht geändert werden.');
    }
    if (key.general) {
      throw conflict('Der allgemeine Schlüssel kann nur erneuert werden.');
    }
    const closesToGuests = key.guests && guests === false;
    const before = key.expiresAt;
    key.set({ name: name ?? key.name, guests: guests ?? key.guests });
    if (expiresInDays !== undefined) {
      const expiresAt = daysFrom(now, expiresInDays);
      key.set({ expiresAt, listedUntil: listedUntil(expiresAt) });
      await Unlock.updateMany({ keyId: key._id, isGuest: false }, { expiresAt }, { session: tx });
      const tooLong = { keyId: key._id, expiresAt: { $gt: expiresAt } };
      await Unlock.updateMany(tooLong, { expiresAt }, { session: tx });
    }
    if (closesToGuests) await closeToGuests(key._id, tx);
    await key.save({ session: tx });
    const endsEarlier = before && key.expiresAt && key.expiresAt < before;
    if (closesToGuests || endsEarlier) await writeJournal({ kind: 'keyEnded', key: keyId });
    return toKeyDto(key);
  });
}

/** An account without a confirmed address is one. */
async function closeToGuests(keyId: Types.ObjectId, tx: ClientSession): Promise<void> {
  const holders = await Unlock.find({ keyId, isGuest: false }).session(tx).lean();
  const accounts = { _id: { $in: holders.map(({ recruiterId }) => recruiterId) }, ...confirmed };
  const stay = await User.find(accounts).select({ _id: 1 }).session(tx).lean();
  const guests = { keyId, recruiterId: { $nin: stay.map(({ _id }) => _id) } };
  await Unlock.deleteMany(guests, { session: tx });
}

/** @throws {AppError} 404, 409 for the general key, which is renewed instead */
export async function revokeKey(userId: string, keyId: string, tx: ClientSession): Promise<void> {
  const key = await getOwnKey(userId, keyId, tx);
  if (key.general) {
    throw conflict('Der allgemeine Schlüssel kann nicht widerrufen, nur erneuert werden.');
  }
  if (key.revokedAt) return;
  await endKey(key._id, new Date(), tx);
  await recordActivity([{ candidateId: userId, kind: 'key_revoked', key: key.name }], tx);
  await writeJournal({ kind: 'keyEnded', key: keyId });
}

export async function endKey(keyId: Types.ObjectId, at: Date, tx: ClientSession): Promise<void> {
  const end = { revokedAt: at, listedUntil: listedUntil(at) };
  await Key.updateOne({ _id: keyId, revokedAt: null }, { $set: end }, { session: tx });
  await Unlock.deleteMany({ keyId }, { session: tx });
}

/** From then on, matches by this key wait for the candidate. */
export async function distrustKey(
  keyId: Types.ObjectId,
  at: Date,
  tx: ClientSession,
): Promise<void> {
  const sameSecret = { _id: keyId, createdAt: { $lte: at } };
  await Key.updateOne(sameSecret, { $set: { distrustedAt: at } }, { session: tx });
}

async function getOwnKey(userId: string, keyId: string, tx: ClientSession) {
  const key = await Key.findOne({ _id: keyId, userId }).session(tx);
  if (!key) throw notFound('Diesen Schlüssel gibt es nicht oder nicht mehr.');
  return key;
}

const checked = {
  ...{ accessPasswordHash: 1, createdAt: 1 },
  ...{ blockedReaders: 1, frozenAt: 1, isShielded: 1 },
} as const;

/** One slow hash, however many keys there are, and for an unknown name too. @throws {AppError} 404, 401 for a wrong key, which is counted */
export async function checkAccessPassword(
  viewer: Viewer,
  username: string,
  typed: string,
): Promise<KeyRecord> {
  const candidate = await User.findOne({ username, ...openToOthers })
    .select(checked)
    .lean();
  const hashed = candidate?.accessPasswordHash ?? (await decoyHash());
  const hash = await hashKey(hashed, typed);
  if (!candidate) throw profileNotFound();
  const userId = candidate._id;
  const key =
    hash === hashed
      ? await generalKeyOf(candidate)
      : await Key.findOne({ userId, hash, ...validKeyFilter() }).lean();
  if (!key) await countWrongTry(userId);
  const holder = key ? { ...viewer, unlocked: [...viewer.unlocked, userId] } : viewer;
  if (!existsFor(candidate, holder)) throw profileNotFound();
  if (!key) throw wrongPassword('Das Zugangspasswort ist falsch.');
  return key;
}

/** By day; the caller is not stored. */
async function countWrongTry(candidateId: Types.ObjectId): Promise<void> {
  const today = new Date(new Date().toISOString().slice(0, 10));
  await retryDuplicate(() => countActivity('wrong_tries', [candidateId], today));
}

export async function countWrongTries(candidateId: string | Types.ObjectId): Promise<number> {
  const since = new Date(Date.now() - limits.wrongTryDays * dayMs);
  const days = await Activity.find({ candidateId, kind: 'wrong_tries', at: { $gt: since } }).lean();
  return days.reduce((sum, { count }) => sum + (count ?? 0), 0);
}

const profileNotFound = () => notFound('Kein Nutzer gefunden.');

/** Keeps the salt, which all other keys share. `user` must include its hash. */
export async function renewGeneralKey(
  user: UserDocument,
  password: string,
  tx: ClientSession,
): Promise<void> {
  user.accessPasswordHash = await hashKey(user.accessPasswordHash, password);
  user.accessPasswordGeneration += 1;
  await user.save({ session: tx });
  const entry = { candidateId: user._id, key: generalKeyName };
  const happened = (['key_revoked', 'key_created'] as const).map((kind) => ({ ...entry, kind }));
  await recordActivity(happened, tx);
  const general = await Key.findOneAndUpdate(
    { userId: user._id, general: true },
    { $set: { createdAt: new Date(), distrustedAt: null } },
    { session: tx },
  );
  if (general) await Unlock.deleteMany({ keyId: general._id }, { session: tx });
}
