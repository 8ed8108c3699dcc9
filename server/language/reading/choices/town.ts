import { townSize } from '../../place/findPlace.ts';
import { otherTownNames } from '../../place/knownTowns.ts';
import { foldText } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import { type Document, isOf, type Token, tokenAt } from '../document.ts';
import { describe, type Span } from '../features.ts';
import { isEverydayWord } from '../place/everydayWords.ts';
import { countryOfZipcode, townAt } from '../place/towns.ts';
import { ids } from '../wordClasses.ts';

export const townForm = (town: string) => {
  const plain = foldText(town.replace(/^(?:Groß)?[Rr]aum |^Region /u, '').replace(/ \(.*$/u, ''), {
    umlauts: 'ae',
  })
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const german = otherTownNames[plain];
  return german === undefined ? plain : foldText(german, { umlauts: 'ae' });
};

export interface Town {
  readonly name: string;
  readonly zipcode: { readonly written: string; readonly start: number } | null;
}

const capital = ids('CAPITAL', 'CAPITALS');
const places =
  /^(?:in|im|raum|region|bei|nähe|standort|aus|ort|wo|um|nach|ab|umgebung|near|großraum)$/u;

/** "Hamburger Kanzlei", "Münchner", "Zürcher": a town, said of what is there. */
function townOfInhabitant(word: string): string | null {
  if (!/^\p{Lu}\p{L}{3,}er$/u.test(word)) return null;
  const stem = word.slice(0, -2);
  const forms = [
    stem,
    `${stem}en`,
    `${stem}e`,
    stem.replace(/n$/u, 'en'),
    stem.replace(/ch$/u, 'ich'),
    stem.replace(/sl$/u, 'sel'),
  ];
  return forms.find((each) => townSize(each) >= 40) ?? null;
}

/** They begin a sentence, and no town's name. */
const leads = /^(?:In|Im|Am|An|Auf|Bei|Zu[mr]?|Nach|Aus|Von|Für|Der|Die|Das|Den|Dem|Wir|Mit|Ab)$/iu;

const withCapitals = (words: string) =>
  words.replaceAll(
    /(?<!\p{L})(?!(?:am|an|der|im|in|bei|ob|vor|auf|unter)(?!\p{L}))\p{Ll}/gu,
    (letter) => letter.toUpperCase(),
  );
const longestTown = 40;

interface Named {
  readonly name: string;
  readonly end: number;
}

/** The town that a token begins, in small letters too, as people write on telephones: "in bad homburg". */
function townFrom({ tokens, plain, isSmall }: Document, token: Token, at: number): Named | null {
  const { text, start, end } = token;
  const inhabited = townOfInhabitant(text);
  if (inhabited !== null) return { name: inhabited, end };
  if (isOf(token, capital)) return leads.test(text) ? null : townAt(plain, start);
  const isPlaced = places.test(tokens[at - 1]?.lower ?? '');
  const isWord = /^\p{Ll}[\p{Ll}-]{3,}$/u.test(text) && !isEverydayWord(text);
  if (!(isSmall || isPlaced) || !(isWord || text === 'bad')) return null;
  const town = townAt(withCapitals(plain.slice(start, start + longestTown)), 0);
  return town !== null && townSize(town.name) >= (isPlaced ? 4 : 10)
    ? { name: town.name, end: start + town.end }
    : null;
}

const zipcodeBefore = /(?<![\d.,])(?:(?:DE?|AT?|CH)[- ])?(\d{4,5}) $/u;
const sizes = [
  [300, 'huge'],
  [80, 'large'],
  [20, 'middle'],
  [1, 'little'],
  [0, 'unknown'],
] as const;

const mostTowns = 50;

export function townCandidates(document: Document): Candidate<Town>[] {
  const { tokens, plain } = document;
  const spans: (Span & Omit<Candidate<Town>, 'features'>)[] = [];
  let next = 0;
  for (const [first, token] of tokens.entries()) {
    const town =
      first < next || spans.length === mostTowns ? null : townFrom(document, token, first);
    if (town === null) continue;
    const { name } = town;
    const { start } = token;
    const last = Math.max(first, tokenAt(document, town.end - 1));
    next = last + 1;
    const size = sizes.find(([least]) => townSize(name) >= least)?.[1] ?? 'unknown';
    const names = isEverydayWord(name) ? [size, 'everyday'] : [size];
    const written = zipcodeBefore.exec(plain.slice(Math.max(0, start - 10), start))?.[1];
    const zipcode =
      written !== undefined && countryOfZipcode(written, name) !== null
        ? { written, start: start - written.length - 1 }
        : null;
    const value = { name, zipcode };
    const end = tokens[last]?.end ?? town.end;
    spans.push({ value, key: townForm(name), start, end, first, last, names });
  }
  return describe(document, spans);
}
