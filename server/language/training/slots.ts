// A text with other fillings in its slots: what stands around a town, pay or contract is learnt, not what fills it.
import { readPostcodes } from '../place/postcodes.ts';
import { isTownName } from '../place/findPlace.ts';
import type { Hand, LabelledText } from './readingTexts.ts';
import { oneOf, seededRandom } from './random.ts';

const plainName = /^\p{Lu}\p{Ll}{3,}$/u;
const towns = () => [
  ...new Set(readPostcodes().flatMap(({ town }) => (plainName.test(town) ? [town] : []))),
];

type Filled = Pick<LabelledText, 'text' | 'town' | 'pay' | 'contract'>;

/** Every spelling of the town goes, so that none of the old one is left to be read. */
function withTown(row: Filled, name: string): Partial<Filled> {
  const spellings = [...(row.town ?? [])].sort((one, other) => other.length - one.length);
  const known = spellings.find((town) => plainName.test(town) && isTownName(town));
  if (known === undefined || spellings.some((town) => !town.includes(known))) return {};
  const own = new RegExp(`(?<![\\p{L}-])${known}(?:-\\p{L}+)?(?![\\p{L}-])`, 'gu');
  return own.test(row.text) ? { text: row.text.replaceAll(own, name), town: [name] } : {};
}

/** Both ends move by as much, where each is written once: "72–84 T€". */
function withPay({ text, pay }: Filled, by: number): Partial<Filled> {
  const ends = [...new Set([pay?.min, pay?.max])].filter(
    (end) => end !== null && end !== undefined,
  );
  const places = ends.map((end) => [
    ...text.matchAll(new RegExp(`(?<![\\d.,])${end}(?!\\d)`, 'gu')),
  ]);
  if (!pay || ends.length === 0 || places.some(({ length }) => length !== 1)) return {};
  const moved = ends.reduce(
    (sum, end) => sum.replace(new RegExp(`(?<![\\d.,])${end}(?!\\d)`, 'u'), `#${end + by}#`),
    text,
  );
  const more = (end: number | null) => (end === null ? null : end + by);
  return {
    text: moved.replaceAll(/#(\d+)#/gu, '$1'),
    pay: { min: more(pay.min), max: more(pay.max) },
  };
}

function withContract({ text, contract }: Filled): Partial<Filled> {
  if (contract !== 'unbefristet' || !/unbefristet/iu.test(text)) return {};
  return { text: text.replaceAll(/un(?=befristet)/giu, ''), contract: 'befristet' };
}

/** One more text for each that has such a slot, of the same hand. */
export function withOtherFillings(hands: readonly Hand[], seed = 1): Hand[] {
  const random = seededRandom(seed);
  const names = towns();
  return hands.map(({ name, rows }) => ({
    name,
    rows: rows.flatMap((row) => {
      const town = { ...row, ...withTown(row, oneOf(names, random) ?? '') };
      const paid = { ...town, ...withPay(town, Math.floor(random() * 21) - 10) };
      const made = random() < 0.3 ? { ...paid, ...withContract(paid) } : paid;
      return made.text === row.text ? [] : [{ ...made, id: `${row.id} filled otherwise` }];
    }),
  }));
}
