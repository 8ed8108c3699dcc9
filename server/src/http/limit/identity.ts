/** Where all mail to this address arrives, as far as spelling tells. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [box = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** An IPv4 address, which may come mapped into IPv6, or the /56 of an IPv6 one, which belongs to one customer. */
export function networkOf(ip = 'unknown'): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head = [], tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const digits = [...head, ...zeros, ...tail].map((group) => group.padStart(4, '0')).join('');
  return digits.slice(0, 14);
}
