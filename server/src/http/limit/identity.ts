import ipaddr from 'ipaddr.js';

/** Where all mail to this address arrives, as far as spelling tells. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [box = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** An IPv4 address, which may come mapped into IPv6, or the /56 of an IPv6 one, which belongs to one customer. */
export function networkOf(ip = 'unknown'): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? address.toString()
    : Buffer.from(address.toByteArray()).toString('hex', 0, 7);
}
