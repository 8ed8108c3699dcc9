import { username } from '@inkognito/shared/user';
import type { Random } from '../random.ts';
import type { PersonName } from './names.ts';

const listed = (words: string) => words.trim().split(/\s+/);

/** For "der": all nouns below are masculine. */
const adjectives =
  listed(`stiller blauer roter kluger flinker sanfter mutiger leiser heller wilder alter junger
  frischer bunter ruhiger fleissiger freier heiterer kuehler warmer schneller weiter grauer goldener silberner`);
const nouns =
  listed(`otter fuchs falke dachs igel luchs biber wolf baer hirsch reiher specht kranich marder hase
  wind fluss stern berg wald nebel regen mond leuchtturm kompass anker funke kiesel farn ahorn komet polarfuchs`);
const words =
  listed(`nordwind suedkurve kaffeepause fernblick waldrand morgenrot abendstern isarkiesel elbstrand
  rheinperle spreewelle alpengluehen kuestenkind stadtkind querdurch neustart weitblick lichtblick feierabend
  wolkenlos seitenwechsel tapetenwechsel wanderlust sonntagskind federleicht zugvogel landluft hafenkante`);

/** German umlauts are transcribed, other accents dropped. */
export function spell(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '');
}

function nameLike({ firstName, lastName }: PersonName, random: Random): string {
  const [first, last] = [spell(firstName), spell(lastName)];
  const initial = first.slice(0, 1);
  return random.pick([
    `${first}.${last}`,
    `${first}-${last}`,
    `${first}_${last}`,
    `${initial}.${last}`,
    `${last}.${first}`,
    `${first}${last}`,
  ]);
}

function pseudonym(random: Random): string {
  if (random.chance(0.3)) return `${random.pick(words)}${random.whole(2, 99)}`;
  const noun = random.pick(nouns);
  const adjective = random.pick(adjectives);
  return random.chance(0.5) ? `${adjective}-${noun}` : `${adjective}.${noun}${random.whole(2, 99)}`;
}

/** Mostly pseudonyms, as the product intends. */
export function personUsername(name: PersonName, random: Random): string {
  return random.chance(0.6) ? pseudonym(random) : nameLike(name, random);
}

/** Adds a number where needed, and records the name in `taken`. */
export function takeUsername(wished: string, taken: Set<string>, random: Random): string {
  // Leaves room for a number within 30 characters, and no separator before it.
  const stem = wished.slice(0, 24).replace(/[._-]+$/, '');
  for (let digits = 0; ; digits += 1) {
    const number = digits === 0 ? '' : String(random.whole(2, 10 ** Math.min(digits, 6)));
    const checked = username.safeParse(stem + number);
    if (checked.success && !taken.has(checked.data)) {
      taken.add(checked.data);
      return checked.data;
    }
  }
}
