/** `anna+jobs@…` is `anna@…`, and Gmail ignores dots. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name = ''] = lower.slice(0, at).split('+');
  const domain = lower.slice(at + 1);
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/** Accounts without an address share none. */
export const isSameMailbox = (one: { email: string }, other: { email: string }): boolean =>
  one.email !== '' && mailboxOf(one.email) === mailboxOf(other.email);
