/** Of browsers and Node alike; the types of this package know neither. */
declare class URL {
  constructor(address: string);
  readonly hostname: string;
}

const letters = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** `info@müller.example` as it is mailed and compared: `info@xn--mller-kva.example`. */
export function withAsciiDomain(address: string): string {
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  const isAscii = /^[!-~]*$/.test(domain);
  if (domainAt === 0 || isAscii || !letters.test(domain)) return address;
  try {
    return address.slice(0, domainAt) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
