import { randomInt } from 'node:crypto';
import { username as validUsername } from '@inkognito/shared/user';
import { foldText } from '../../text/foldText.ts';

/** Room is left for the number that tells namesakes apart. */
const stemMax = 24;

/**
 * A username made from a name: `Anna Müller` becomes `anna.mueller`, her namesakes get a number. `turn` counts the
 * tries; every one from the second on is another.
 */
export function usernameFor(name: string, turn: number): string {
  const stem = stemOf(name);
  const candidate = turn === 0 ? stem : `${stem}.${randomInt(1_000, 100_000)}`;
  // A reserved name, or a name in another script that leaves nothing, cannot stay as it is.
  return validUsername.safeParse(candidate).success ? candidate : `mitglied.${randomInt(1e5, 1e9)}`;
}

function stemOf(name: string): string {
  return foldText(name, { umlauts: 'ae' })
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, stemMax)
    .replace(/^\.+|\.+$/g, '');
}
