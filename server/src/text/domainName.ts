import { getDomain } from 'tldts';
export const registrableDomain = (host: string): string | null => getDomain(host);
