import { domainToUnicode } from 'node:url';
import type { RecruiterCardDto } from '@inkognito/shared/user';
import { hasPlainHost } from '../../language/text/lookAlikeLetters.ts';

/** Addresses are stored as they are mailed, their domain in ASCII; people read it as they typed it. */
export function shownEmail(address: string): string {
  const domainAt = address.lastIndexOf('@') + 1;
  return address.slice(0, domainAt) + shownDomain(address.slice(domainAt));
}

/** One with letters that pass for others stays in ASCII. */
function shownDomain(domain: string): string {
  const typed = domain.includes('xn--') ? domainToUnicode(domain) : '';
  return typed !== '' && hasPlainHost(`https://${domain}`) ? typed : domain;
}

export function shownCard<Card extends RecruiterCardDto | null>(card: Card): Card {
  return (
    card && {
      ...card,
      workEmail: shownEmail(card.workEmail),
      verifiedDomain: card.verifiedDomain && shownDomain(card.verifiedDomain),
    }
  );
}
