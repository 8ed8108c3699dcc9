import { type Provider, providers } from '@inkognito/shared/codes';
import type { ClientSession } from 'mongoose';
import type { ProviderSettings } from '../../config.ts';
import { inTransaction } from '../../database/connection.ts';
import { isDuplicate } from '../../database/isDuplicate.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { User, type UserDocument, type UserFields } from '../../user/user.model.ts';
import { requireConfirmedEmail } from '../../user/user.service.ts';
import { providerMail } from '../email/mailTemplates.ts';
import { mailNotification } from '../email/accountNotification.ts';
import { recordAccountState } from '../accountState.ts';
import { type Authenticated, providerNames } from './provider.service.ts';
import { type ProviderProfile, issuerOf } from './strategies.ts';

export function linkedProviders(
  identities: readonly { issuer: string }[],
  settings: ProviderSettings,
): Record<Provider, boolean> {
  const isLinked = (provider: Provider) =>
    identities.some(({ issuer }) => issuer === issuerOf(provider, settings[provider]));
  return { google: isLinked('google'), linkedin: isLinked('linkedin') };
}

export const identityTaken = (provider: Provider) =>
  conflict(`Dieses ${providerNames[provider]}-Konto gehört schon zu einem anderen Konto.`);

/** `false` for another account's identity. @throws {AppError} 403 without a confirmed address, 409 if linked already */
export async function linkProvider(
  mailer: Mailer,
  provider: Provider,
  userId: string,
  { profile }: Authenticated,
): Promise<boolean> {
  try {
    await inTransaction(async (tx) => {
      const account = { _id: userId };
      if (await addIdentity(mailer, { provider, account, profile }, tx)) return;
      await requireConfirmedEmail(userId);
      throw conflict(`Ihr Konto ist schon mit einem ${providerNames[provider]}-Konto verbunden.`);
    });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

type NewIdentity = {
  provider: Provider;
  account: { _id: string } | { email: string; unlinkedIssuers: { $ne: string } };
  profile: ProviderProfile;
};

/** `null` without a confirmed address, or with another identity there. */
export async function addIdentity(
  mailer: Mailer,
  { provider, account, profile: { issuer, subject } }: NewIdentity,
  tx: ClientSession,
): Promise<UserDocument | null> {
  const identity = { issuer, subject, linkedAt: new Date() };
  const user = await User.findOneAndUpdate(
    { ...account, emailVerified: true, 'identities.issuer': { $ne: issuer } },
    { $push: { identities: identity }, $pull: { unlinkedIssuers: issuer } },
    { returnDocument: 'after', session: tx },
  );
  if (!user) return null;
  const mail = providerMail(providerNames[provider], 'hinzugefügt');
  await mailNotification(mailer, user._id, mail, tx);
  await recordAccountState(user._id, tx);
  return user;
}

/** By password or mailbox, which prove more than a session at a provider. */
export async function canProveWithoutProvider(userId: string): Promise<boolean> {
  const ways = [{ passwordHash: { $exists: true } }, { emailVerified: true }];
  return (await User.exists({ _id: userId, $or: ways })) !== null;
}

/** @throws {AppError} 404 if not linked, 409 if no way to sign in would be left */
export async function unlinkProvider(
  mailer: Mailer,
  provider: Provider,
  userId: string,
  settings: ProviderSettings,
): Promise<void> {
  const issuer = issuerOf(provider, settings[provider]);
  // A provider that is not configured is no way to sign in.
  const others = providers
    .filter((other) => other !== provider && settings[other])
    .map((other) => issuerOf(other, settings[other]));
  // Checked in the update, so that of two concurrent calls the second fails.
  const linked = { _id: userId, 'identities.issuer': issuer };
  const otherWays = [
    { passwordHash: { $exists: true } },
    { identities: { $elemMatch: { issuer: { $in: others } } } },
  ];
  const name = providerNames[provider];
  await inTransaction(async (tx) => {
    const { matchedCount } = await User.updateOne(
      { ...linked, $or: otherWays },
      { $pull: { identities: { issuer } }, $addToSet: { unlinkedIssuers: issuer } },
      { session: tx },
    );
    if (matchedCount === 0) {
      if (!(await User.exists(linked)))
        throw notFound(`${name} ist nicht mit Ihrem Konto verbunden.`);
      throw conflict(
        'Bitte wählen Sie zuerst ein Passwort: Sonst kämen Sie nicht mehr in Ihr Konto.',
      );
    }
    await mailNotification(mailer, userId, providerMail(name, 'entfernt'), tx);
    await recordAccountState(userId, tx);
  });
}

type Linked = Pick<UserFields, 'identities' | 'emailVerified' | 'emailVerifiedAt'>;

/** Linked before the current address was confirmed, perhaps by a stranger. */
export function earlyIdentitiesOf({ identities, emailVerified, emailVerifiedAt }: Linked) {
  if (!emailVerified) return [...identities];
  const since = emailVerifiedAt ?? new Date(0);
  return identities.filter(({ linkedAt }) => linkedAt < since);
}

/** @returns whether there were any. The transaction must have written to the account. */
export async function removeEarlyIdentities(userId: string, tx: ClientSession): Promise<boolean> {
  const user = await User.findById(userId).session(tx).lean();
  const early = user ? earlyIdentitiesOf(user) : [];
  if (early.length === 0) return false;
  const identities = { $or: early.map(({ issuer, subject }) => ({ issuer, subject })) };
  await User.updateOne({ _id: userId }, { $pull: { identities } }, { session: tx });
  return true;
}
