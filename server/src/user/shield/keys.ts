import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { UserFields } from '../user.model.ts';
import { type Viewer, anybody, everybody } from './hidden.ts';

/** Reveals equality, not the value. */
export const addressMark = (kind: 'address' | 'domain' | 'unconfirmed', value: string): string =>
  createHash('sha256').update(`${kind} ${value.toLowerCase()}`).digest('base64url');

/** What a block can recognise a viewer by. */
export type Identity = {
  id: string | null;
  addresses: readonly { address: string; isConfirmed: boolean }[];
};

type Account = Pick<UserFields, 'email' | 'emailVerified' | 'recruiterProfile'> & {
  _id: Types.ObjectId;
};

export function identityOf({ _id, email, emailVerified, recruiterProfile }: Account): Identity {
  const { workEmail = '', workEmailVerified = false } = recruiterProfile ?? {};
  return {
    id: _id.toString(),
    addresses: [
      { address: email, isConfirmed: emailVerified },
      { address: workEmail, isConfirmed: workEmailVerified },
    ].filter(({ address }) => address !== ''),
  };
}

export function identityOfGuest(
  id: string | null,
  { email, isConfirmed = false }: { email: string; isConfirmed?: boolean },
): Identity {
  return { id, addresses: email === '' ? [] : [{ address: email, isConfirmed }] };
}

const accountKeys = (id: string | null) => (id === null ? [] : [`account ${id}`]);

export const accountsBlockedBy = ({ hiddenFrom }: Pick<UserFields, 'hiddenFrom'>): string[] =>
  (hiddenFrom ?? []).flatMap((key) => /^account (.+)/.exec(key)?.slice(1) ?? []);

export const viewerKeysOf = ({ id, addresses }: Identity): string[] => [
  ...accountKeys(id),
  ...addresses.flatMap(({ address, isConfirmed }) => [
    addressMark('address', address),
    ...(isConfirmed ? [] : [addressMark('unconfirmed', address)]),
  ]),
];

/** Blocks the confirmed address too; an unconfirmed one may be a stranger's. */
export function keysOfBlock({ id, addresses }: Identity): string[] {
  return [
    ...accountKeys(id),
    ...addresses.map(({ address, isConfirmed }) =>
      addressMark(isConfirmed ? 'address' : 'unconfirmed', address),
    ),
  ];
}

export function viewerFor(identities: readonly Identity[], id: string | null): Viewer {
  return { ...anybody, id, keys: [...new Set([everybody, ...identities.flatMap(viewerKeysOf)])] };
}
