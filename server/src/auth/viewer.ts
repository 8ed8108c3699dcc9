import type { Asker } from '@inkognito/shared/matching';
import type { Request } from 'express';
import { User } from '../user/user.model.ts';
import type { Viewer } from '../user/shield/hidden.ts';
import { type Identity, identityOf, namesApart, viewerFor } from '../user/shield/keys.ts';
import { Guest, guestIdOf } from './key/guest.ts';

const identityFields = { email: 1, emailVerified: 1, recruiterProfile: 1 } as const;

/** The account, whoever used this browser without one, and who this very call says it is. */
export async function viewerOf(req: Request, asker?: Asker): Promise<Viewer> {
  const id = req.user?.id ?? null;
  const guestId = guestIdOf(req);
  const [user, guest] = await Promise.all([
    id === null ? null : User.findById(id).select(identityFields).lean(),
    guestId === null ? null : Guest.findById(guestId).lean(),
  ]);
  const identities = [
    ...(user ? [identityOf(user)] : []),
    ...(guest ? [identityOfGuest(guestId, guest)] : []),
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
  return { id, addresses, ...namesApart([company, ...formerNames]) };
}
