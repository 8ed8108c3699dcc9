import { createHash } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { limits } from '@inkognito/shared/limits';
import { LRUCache } from 'lru-cache';
import type { Asker } from '@inkognito/shared/comparison';
import type { Types } from 'mongoose';
import { conflict } from '../../errors.ts';
import {
  companyForms,
  companyRuns,
  initialsOf,
  writtenInitials,
} from '../../../language/text/companyName.ts';
import { registrableDomain } from '../../../language/text/domainName.ts';
import { companyDomainOf } from '../companyDomain.ts';
import type { UserFields } from '../user.model.ts';
import { type Viewer, anybody, everybody } from './hidden.ts';

/** Reveals equality, not the value. */
export const addressMark = (kind: 'address' | 'domain' | 'unconfirmed', value: string): string =>
  createHash('sha256').update(`${kind} ${value.toLowerCase()}`).digest('base64url');

/** Everything a viewer can be recognised by, now or earlier. */
export type Identity = {
  id: string | null;
  addresses: readonly { address: string; isConfirmed: boolean }[];
  companies: readonly string[];
  domains: readonly string[];
};

type Account = Pick<UserFields, 'email' | 'emailVerified' | 'recruiterProfile'> & {
  _id: Types.ObjectId;
};

export function identityOf({ _id, email, emailVerified, recruiterProfile }: Account): Identity {
  const { company = '' } = recruiterProfile ?? {};
  return {
    id: _id.toString(),
    addresses: email === '' ? [] : [{ address: email, isConfirmed: emailVerified }],
    ...splitCompanyNames([company, ...(recruiterProfile?.formerNames ?? [])]),
  };
}

type Said = Pick<Asker, 'company' | 'email'>;
type SaidByGuest = Said & { formerNames?: readonly string[]; isConfirmed?: boolean };

export function identityOfGuest(
  id: string | null,
  { company, email, formerNames = [], isConfirmed = false }: SaidByGuest,
): Identity {
  const addresses = email === '' ? [] : [{ address: email, isConfirmed }];
  return { id, addresses, ...splitCompanyNames([company, ...formerNames]) };
}

/** By the confirmed address of a company's own domain; freemail proves nothing. */
export function isProven({
  role,
  email,
  emailVerified,
}: Pick<UserFields, 'role' | 'email' | 'emailVerified'>): boolean {
  return role.includes('recruiter') && emailVerified && companyDomainOf(email) !== null;
}

export function splitCompanyNames(
  names: readonly string[],
): Pick<Identity, 'companies' | 'domains'> {
  return {
    companies: names.filter((name) => name !== '' && !name.startsWith('@')),
    domains: names.filter((name) => name.startsWith('@')).map((name) => name.slice(1)),
  };
}

export function rememberNames(former: readonly string[], { company, email }: Said): string[] {
  const said = [company, email === '' ? '' : `@${domainOf(email)}`].filter((name) => name !== '');
  return addNames(former, said);
}

/** Never evicts: otherwise enough changes would shed an old identity. */
export const addNames = (former: readonly string[], names: readonly string[]): string[] =>
  [...new Set([...former, ...names])].slice(0, limits.namesKeptMax);

/** Refused names are always kept, even above the limit. @throws {AppError} 409 */
export function rememberNewNames(former: readonly string[], said: Said): string[] {
  const names = rememberNames(former, said);
  if (names.length > Math.max(limits.formerNamesMax, former.length)) throw tooManyNames();
  return names;
}

const tooManyNames = () =>
  conflict(
    'Sie haben schon sehr viele Firmen oder E-Mail-Domains angegeben. Bitte bleiben Sie bei einer der bisherigen.',
  );

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

const accountKeys = (id: string | null) => (id === null ? [] : [`account ${id}`]);

export const accountsBlockedBy = ({ hiddenFrom }: Pick<UserFields, 'hiddenFrom'>): string[] =>
  (hiddenFrom ?? []).flatMap((key) => /^account (.+)/.exec(key)?.slice(1) ?? []);

function companyKeys(names: readonly string[], whole: string, part: string): string[] {
  return names
    .flatMap(companyForms)
    .flatMap((form) => [`${whole} ${form}`, ...companyRuns(form).map((run) => `${part} ${run}`)]);
}

/** Apart from each other: two long names of the same initials are two companies. */
const initialKeys = (names: readonly string[], initials: string, written: string): string[] =>
  names.flatMap((name) => [
    ...[initialsOf(name)].flatMap((letters) =>
      letters === null ? [] : [`${initials} ${letters}`],
    ),
    ...writtenInitials(name).map((word) => `${written} ${word}`),
  ]);

const domainKeys = (domains: readonly string[]): string[] =>
  domains.flatMap((domain) => {
    const registrable = registrableDomain(domain);
    return registrable === null ? [] : [`domain ${registrable}`];
  });

/** A shield may hold the name alone: "siemens.com" says Siemens too. */
const companiesOfDomains = (domains: readonly string[]): string[] =>
  domains.flatMap((domain) => {
    const registrable = companyDomainOf(`@${domain}`) && registrableDomain(domain);
    return registrable ? [domainToUnicode(registrable).replace(/\..*/, '')] : [];
  });

/** Names match if equal or if one contains the other as whole words, in either direction. */
export function keysOfShield({ companies, domains }: UserFields['shield']): string[] {
  return [
    ...companyKeys(companies, 'name', 'part'),
    ...initialKeys(companies, 'short', 'long'),
    ...domainKeys(domains),
  ];
}

export function viewerKeysOf({ id, addresses, companies, domains }: Identity): string[] {
  const allDomains = [...domains, ...addresses.map(({ address }) => domainOf(address))];
  const names = [...companies, ...companiesOfDomains(allDomains)];
  return [
    ...accountKeys(id),
    ...addresses.flatMap(({ address, isConfirmed }) => [
      addressMark('address', address),
      ...(isConfirmed ? [] : [addressMark('unconfirmed', address)]),
    ]),
    ...companyKeys(names, 'part', 'name'),
    ...initialKeys(names, 'long', 'short'),
    ...domainKeys(allDomains),
  ];
}

/** Blocks the confirmed address too; an unconfirmed one may be a stranger's. */
export function keysOfBlock({ id, addresses }: Pick<Identity, 'id' | 'addresses'>): string[] {
  return [
    ...accountKeys(id),
    ...addresses.map(({ address, isConfirmed }) =>
      addressMark(isConfirmed ? 'address' : 'unconfirmed', address),
    ),
  ];
}

type Keyed = Pick<Viewer, 'id' | 'keys'>;

/** What is said with one call counts beside what the viewer is known by. */
export function withAsker<Known extends Keyed>(viewer: Known, asker: Said | undefined): Known {
  if (!asker) return viewer;
  const named = viewerKeysOf(identityOfGuest(null, asker));
  return { ...viewer, keys: [...viewer.keys, ...named] };
}

/** A posting's employer counts as the viewer's own company. */
export const withEmployer = <Known extends Keyed>(viewer: Known, company = ''): Known =>
  company === '' ? viewer : { ...viewer, keys: [...viewer.keys, ...keysOfEmployer.memo(company)] };

/** Folding a name takes half a millisecond, and a recruiter's lists name many. */
const keysOfEmployer = new LRUCache<string, readonly string[]>({
  max: 2_000,
  memoMethod: (company) => viewerKeysOf(identityOfGuest(null, { company, email: '' })),
});

export function viewerFor(identities: readonly Identity[], id: string | null): Viewer {
  return { ...anybody, id, keys: [...new Set([everybody, ...identities.flatMap(viewerKeysOf)])] };
}
