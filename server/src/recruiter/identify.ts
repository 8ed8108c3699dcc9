import type { Asker } from '@inkognito/shared/comparison';
import type { ClientSession, Types } from 'mongoose';
import { Guest, keptUntil } from '../key/guest.ts';
import { isMailboxProven } from '../key/unlock.ts';
import { notSignedIn } from '../errors.ts';
import type { UserDocument } from '../user/user.model.ts';
import { rememberNewNames } from '../user/shield/keys.ts';
import { isProven, toRecruiterProfileDto } from '../user/recruiterProfile.ts';
import type { Recruiter } from './accounts.ts';
import { type RecruiterSnapshot, snapshotOf } from './snapshot.ts';

type Identified = { recruiter: Recruiter; recruiterSnapshot: RecruiterSnapshot };

/** A guest's claims fill gaps in the account's profile. Needs the account lock. */
export async function identifyAccount(
  user: UserDocument,
  asker: Asker | undefined,
  tx: ClientSession,
): Promise<Identified> {
  if (asker) {
    const { recruiterProfile: before } = user;
    const { name, company, workEmail, ...rest } = toRecruiterProfileDto(before);
    const recruiterProfile = {
      name: name || asker.name,
      kind: rest.kind,
      company: company || asker.company,
      workEmail: workEmail || asker.email,
      workEmailVerified: isProven(user, workEmail || asker.email),
      formerNames: rememberNewNames(before?.formerNames ?? [], asker),
      namings: before?.namings ?? [],
    };
    user.set({ recruiterProfile });
    if (!name || !company || !workEmail) user.versions.recruiterProfile += 1;
    await user.save({ session: tx });
  }
  return { recruiter: user, recruiterSnapshot: snapshotOf(user) };
}

/** Writes the guest, who has no account to lock. @throws {AppError} 401 if signed in meanwhile */
export async function identifyGuest(
  guestId: Types.ObjectId,
  asker: Asker | undefined,
  tx: ClientSession,
): Promise<Identified> {
  const before = await Guest.findById(guestId).session(tx).lean();
  const formerNames = rememberNewNames(
    before?.formerNames ?? [],
    asker ?? { company: '', email: '' },
  );
  const guest = await Guest.findOneAndUpdate(
    { _id: guestId },
    { $set: { ...asker, formerNames, expiresAt: keptUntil(new Date()) } },
    { returnDocument: 'after', session: tx },
  ).lean();
  if (!guest) throw notSignedIn();
  const { _id, name, company, email } = guest;
  const workEmailVerified = await isMailboxProven({ recruiterId: guestId, email }, tx);
  const said = { name, company, workEmail: email, workEmailVerified };
  const recruiterProfile = { ...said, kind: null, formerNames };
  return {
    recruiter: { _id, email, emailVerified: workEmailVerified, recruiterProfile: null },
    recruiterSnapshot: snapshotOf({ username: null, recruiterProfile }),
  };
}
