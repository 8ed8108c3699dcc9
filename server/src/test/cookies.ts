import { ownCookies } from '../http/ownCookies.ts';

/** As long as the product is reached over http, which a test that says nothing else does. */
export const { sid, device } = ownCookies('http://localhost:3000');

/** What a browser sends back of a cookie that it was told to keep; without a value where it was told to drop it. */
export function cookiePair(lines: readonly string[] | undefined, name: string): string | undefined {
  return lines?.find((line) => line.startsWith(`${name}=`))?.split(';')[0];
}
