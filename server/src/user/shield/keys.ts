import { domainToUnicode } from 'node:url';
import { limits } from '@inkognito/shared/limits';
import { LRUCache } from 'lru-cache';
import type { Asker } from '@inkognito/shared/comparison';
import { conflict } from '../../errors.ts';
import {
  companyForms,
  companyRuns,
  initialsOf,
  writtenInitials,
} from '../../../language/text/companyName.ts';
import { registrableDomain } from '../../../language/text/domainName.ts';
import { companyDomainOf } from '../companyDomain.ts';
import { type Reader, readerKeysOf } from '../readerKeys.ts';
import type { UserFields } from '../user.model.ts';
import { toRecruiterProfileDto } from '../recruiterProfile.ts';
import { type Viewer, anybody, everybody } from './hidden.ts';

/** Everything a viewer can be recognised by, now or earlier. */
export type Identity = {
  readerKeys: readonly string[];
  addresses: readonly string[];
  companies: readonly string[];
  domains: readonly string[];
};

type Account = Reader & Pick<UserFields, 'email' | 'emailVerified' | 'recruiterProfile'>;

export function identityOf(account: Account): Identity {
  const { email, recruiterProfile } = account;
  const { company = '', workEmail = '' } = recruiterProfile ?? {};
  return {
    readerKeys: readerKeysOf(account),
    addresses: [email, workEmail].filter((address) => address !== ''),
    ...splitCompanyNames([company, ...(recruiterProfile?.formerNames ?? [])]),
  };
}

type Said = Pick<Asker, 'company' | 'email'>;
type SaidByGuest = Said & { formerNames?: readonly string[] };

export function identityOfGuest(
  readerKeys: readonly string[],
  { company, email, formerNames = [] }: SaidByGuest,
): Identity {
  const addresses = email === '' ? [] : [email];
  return { readerKeys, addresses, ...splitCompanyNames([company, ...formerNames]) };
}

/** By the confirmed address of a company's own domain; freemail proves nothing. */
export function isProven({
  role,
  email,
  emailVerified,
  recruiterProfile,
}: Account & Pick<UserFields, 'role'>): boolean {
  if (!role.includes('recruiter')) return false;
  const { verifiedDomain } = toRecruiterProfileDto(recruiterProfile);
  return verifiedDomain !== null || (emailVerified && companyDomainOf(email) !== null);
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

export function viewerKeysOf({
  addresses,
  companies,
  domains,
}: Omit<Identity, 'readerKeys'>): string[] {
  const allDomains = [...domains, ...addresses.map(domainOf)];
  const names = [...companies, ...companiesOfDomains(allDomains)];
  return [
    ...companyKeys(names, 'part', 'name'),
    ...initialKeys(names, 'long', 'short'),
    ...domainKeys(allDomains),
  ];
}

type Keyed = Pick<Viewer, 'id' | 'keys'>;

/** What is said with one call counts beside what the viewer is known by. */
export function withAsker<Known extends Keyed>(viewer: Known, asker: Said | undefined): Known {
  if (!asker) return viewer;
  const named = viewerKeysOf(identityOfGuest([], asker));
  return { ...viewer, keys: [...viewer.keys, ...named] };
}

/** A posting's employer counts as the viewer's own company. */
export const withEmployer = <Known extends Keyed>(viewer: Known, company = ''): Known =>
  company === '' ? viewer : { ...viewer, keys: [...viewer.keys, ...keysOfEmployer.memo(company)] };

/** Folding a name takes half a millisecond, and a recruiter's lists name many. */
const keysOfEmployer = new LRUCache<string, readonly string[]>({
  max: 2_000,
  memoMethod: (company) => viewerKeysOf(identityOfGuest([], { company, email: '' })),
});

export function viewerFor(identities: readonly Identity[], id: string | null): Viewer {
  const keys = [...new Set([everybody, ...identities.flatMap(viewerKeysOf)])];
  const readerKeys = identities.flatMap((identity) => identity.readerKeys);
  return { ...anybody, id, keys, readerKeys };
}
