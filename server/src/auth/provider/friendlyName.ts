import { randomInt } from 'node:crypto';
import { username as validUsername } from '@inkognito/shared/user';

const adjectives =
  `agiler bunter echter edler eifriger eiliger ferner feiner flinker freier frischer
  froher geduldiger gelassener goldener guter heiterer heller hoher kecker klarer kluger kleiner
  kreativer leiser lichter lustiger milder mobiler munterer mutiger neuer netter offener
  ruhiger runder sachter sanfter schlauer schneller sonniger stiller stolzer tapferer treuer wacher
  warmer weiter weiser wilder zarter`.split(/\s+/);

/** All of one grammatical gender, so that every adjective fits. */
const animals =
  `adler biber bussard dachs delfin elch falke fasan fink fuchs gecko gepard habicht hamster
  hase hecht hirsch igel iltis jaguar kauz kiebitz kolibri kranich lachs leopard luchs maulwurf marder
  milan mungo nandu otter panda papagei pelikan pinguin pirol puma rabe reiher salamander schwan
  seehund specht spatz star storch tiger tukan uhu wal wolf zeisig`.split(/\s+/);

const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? '';

const numbersFor = (turn: number) =>
  turn < 5 ? { from: 10, to: 100 } : { from: 1_000, to: 100_000 };

export function friendlyName(turn: number): string {
  const { from, to } = numbersFor(turn);
  const name = `${pick(adjectives)}.${pick(animals)}${randomInt(from, to)}`;
  return validUsername.safeParse(name).success ? name : friendlyName(turn);
}
