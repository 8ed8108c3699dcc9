import type { Asker } from '@inkognito/shared/matching';
import type { Request } from 'express';
import { notFound } from '../errors.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { isOpen, openToOthers } from '../user/visibility.ts';
import { type Viewer, isHiddenFrom } from '../user/shield/hidden.ts';
import { type Identity, identityOf, splitCompanyNames, viewerFor } from '../user/shield/keys.ts';
import { Guest, type GuestRecord, guestIdOf } from '../key/guest.ts';

const identityFields = { email: 1, emailVerified: 1, recruiterProfile: 1 } as const;

export async function viewerOf(req: Request, asker?: Asker): Promise<Viewer> {
  const id = req.user?.id ?? null;
  const [account, guest] = await Promise.all([
    id === null ? null : User.findById(id).select(identityFields).lean(),
    findGuest(req),
  ]);
  return toViewer(id, { account, guest, asker });
}

/** One query for profile and reader: most reads are signed in. @throws {AppError} 404 */
export async function getJobSeeker(req: Request, username: string): Promise<UserDocument> {
  const id = req.user?.id ?? null;
  const wanted = { username, ...openToOthers };
  const [people, guest] = await Promise.all([
    User.find(id === null ? wanted : { $or: [{ _id: id }, wanted] }),
    findGuest(req),
  ]);
  const account = people.find((person) => person._id.toString() === id) ?? null;
  const candidate = people.find((person) => person.username === username && isOpen(person));
  if (!candidate || isHiddenFrom(candidate, toViewer(id, { account, guest }))) {
    throw notFound('Kein Nutzer gefunden.');
  }
  return candidate;
}

async function findGuest(req: Request): Promise<GuestRecord | null> {
  const guestId = guestIdOf(req);
  return guestId === null ? null : Guest.findById(guestId).lean();
}

type Known = {
  account: Parameters<typeof identityOf>[0] | null;
  guest: GuestRecord | null;
  asker?: Asker | undefined;
};

function toViewer(id: string | null, { account, guest, asker }: Known): Viewer {
  const identities = [
    ...(account ? [identityOf(account)] : []),
    ...(guest ? [identityOfGuest(guest._id.toString(), guest)] : []),
    ...(asker ? [identityOfGuest(null, asker)] : []),
  ];
  return viewerFor(identities, id);
}

type SaidByGuest = Pick<Asker, 'company' | 'email'> & { formerNames?: readonly string[] };

export function identityOfGuest(
  id: string | null,
  { company, email, formerNames = [] }: SaidByGuest,
): Identity {
  const addresses = email === '' ? [] : [{ address: email, isConfirmed: false }];
  return { id, addresses, ...splitCompanyNames([company, ...formerNames]) };
}
