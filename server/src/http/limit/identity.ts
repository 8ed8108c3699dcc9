import type { Origin } from './turns.ts';

/** Where all mail to this address arrives, as far as spelling tells. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [box = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** IPv6 by its /64, which belongs to one customer. */
export const addressKey = (ip: string | undefined): string =>
  ipv6Digits(ip)?.slice(0, 16) ?? ip ?? 'unknown';

/** A customer may hold a whole /48, with 65,536 networks. */
export const originOf = (ip: string | undefined): Origin => ({
  network: ipv6Digits(ip)?.slice(0, 12) ?? ip ?? 'unknown',
  address: addressKey(ip),
});

type Network = { bits: 24 | 48 | 56; factor?: number; key: string };

export function networksOf(ip: string | undefined): Network[] {
  const digits = ipv6Digits(ip);
  if (digits === null) {
    return [{ bits: 24, key: (ip ?? '').split('.').slice(0, -1).join('.') }];
  }
  return [
    { bits: 56, factor: 2, key: digits.slice(0, 14) },
    { bits: 48, factor: 8, key: digits.slice(0, 12) },
  ];
}

/** All 32 digits; `null` for IPv4, which may come mapped into IPv6. */
function ipv6Digits(ip: string | undefined): string | null {
  if (!ip?.includes(':') || ip.startsWith('::ffff:')) return null;
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => group.padStart(4, '0')).join('');
}
