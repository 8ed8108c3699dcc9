import { type PageName, pages } from '@inkognito/shared/pages';

type Address<Path extends string> = Path extends `${string}:${string}`
  ? (param: string) => string
  : Path;

export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, addressOf(path)]),
  // Object.fromEntries forgets which name has which path.
) as { readonly [Name in PageName]: Address<(typeof pages)[Name]['path']> };

function addressOf(path: string) {
  if (!path.includes(':')) return path;
  return (param: string) => path.replace(/:\w+/, () => encodeURIComponent(param));
}
