import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/**
 * The registered part, in the spelling of the wire: "hr.siemens.com" is siemens.com. Who has a page
 * below a host of pages stays apart from it and from its other customers.
 */
export function registrableDomain(host: string): string | null {
  const ascii = domainToASCII(host.trim().replace(/\.$/, ''));
  return getDomain(ascii, { allowPrivateDomains: true }) ?? getDomain(ascii);
}
