import { randomInt } from 'node:crypto';
import { username as validUsername } from '@inkognito/shared/user';
import { foldText } from '../../text/foldText.ts';

const stemMax = 24;

export function usernameFor(name: string, turn: number): string {
  const stem = stemOf(name);
  const candidate = turn === 0 ? stem : `${stem}.${randomInt(1_000, 100_000)}`;
  // A reserved name, or one in another script, of which nothing is left.
  return validUsername.safeParse(candidate).success ? candidate : `mitglied.${randomInt(1e5, 1e9)}`;
}

function stemOf(name: string): string {
  return foldText(name, { umlauts: 'ae' })
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, stemMax)
    .replace(/^\.+|\.+$/g, '');
}
