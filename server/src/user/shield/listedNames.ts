import { domainToUnicode } from 'node:url';
import { bearsListed, listedForms } from '../../../language/text/companyName.ts';
import { registrableDomain } from '../../../language/text/domainName.ts';
import type { UserFields } from '../user.model.ts';

export type Listed = { names: ReadonlySet<string>; domains: ReadonlySet<string | null> };

/** Made once for a list of offers. */
export const listedBy = ({ companies, domains }: UserFields['shield']): Listed => ({
  names: new Set(companies.flatMap(listedForms)),
  domains: new Set(domains.map(registrableDomain)),
});

type Reader = { card: { company: string; verifiedDomain: string | null } | null };

/** For the candidate's own eyes: nothing that the other side reads may depend on it. */
export function namesListedCompany(
  { names, domains }: Listed,
  { card }: Reader,
  employer = '',
): boolean {
  const domain = registrableDomain(card?.verifiedDomain ?? '');
  // "siemens.com" says Siemens too.
  const label = domainToUnicode(domain ?? '').replace(/\..*/s, '');
  const isNamed = [card?.company ?? '', employer, label].some((name) => bearsListed(name, names));
  return isNamed || (domain !== null && domains.has(domain));
}
