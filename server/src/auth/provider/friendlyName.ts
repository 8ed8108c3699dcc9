import { randomInt } from 'node:crypto';
import { username as validUsername } from '@inkognito/shared/user';
import words from './friendlyName.json' with { type: 'json' };

/** The animals are all of one grammatical gender, so that every adjective fits. */
function pick(lines: readonly string[]): string {
  const all = lines.join(' ').split(' ');
  return all[randomInt(all.length)] ?? '';
}

const numbersFor = (turn: number) =>
  turn < 5 ? { from: 10, to: 100 } : { from: 1_000, to: 100_000 };

export function friendlyName(turn: number): string {
  const { from, to } = numbersFor(turn);
  const name = `${pick(words.adjectives)}.${pick(words.animals)}${randomInt(from, to)}`;
  return validUsername.safeParse(name).success ? name : friendlyName(turn);
}
