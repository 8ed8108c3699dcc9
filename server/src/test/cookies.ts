import { ownCookies } from '../http/ownCookies.ts';

/** The names used over http, the default in tests. */
export const { sid, device } = ownCookies('http://localhost:3000');

/** What a browser would send back; without a value once deleted. */
export function cookiePair(lines: readonly string[] | undefined, name: string): string | undefined {
  return lines?.find((line) => line.startsWith(`${name}=`))?.split(';')[0];
}
