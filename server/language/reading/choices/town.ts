import { isTownName, townSize } from '../../place/findPlace.ts';
import { otherTownNames } from '../../place/knownTowns.ts';
import { foldText } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describe } from '../features.ts';
import { isEverydayWord } from '../place/everydayWords.ts';
import { countryOfZipcode, townAt } from '../place/towns.ts';
import { classId } from '../wordClasses.ts';

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

interface Named {
  readonly first: number;
  readonly last: number;
  readonly name: string;
  /** Said of what is there: "Hamburger". */
  readonly isOfTown: boolean;
}

const capital = classId('CAPITAL');
const capitals = classId('CAPITALS');
const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
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

/** "in bad homburg", as people write on telephones; `end` counts from the token on. */
function smallTownAt(plain: string, { start, text }: Token, isPlaced: boolean) {
  if (text !== 'bad' && isEverydayWord(text)) return null;
  const town = townAt(withCapitals(plain.slice(start, start + longestTown)), 0);
  return town !== null && townSize(town.name) >= (isPlaced ? 4 : 10) ? town : null;
}

const mostTowns = 50;

function townsIn({ tokens, plain, isSmall }: Document): Named[] {
  const found: Named[] = [];
  const byStart = new Map(tokens.map((token, index) => [token.end, index]));
  for (let at = 0; at < tokens.length && found.length < mostTowns; at += 1) {
    const token = tokens[at] as Token;
    const isCapital = token.classes.includes(capital) || token.classes.includes(capitals);
    const inhabitant = townOfInhabitant(token.text);
    if (inhabitant !== null) {
      found.push({ first: at, last: at, name: inhabitant, isOfTown: true });
    } else if (isCapital && !leads.test(token.text)) {
      const town =
        townAt(plain, token.start) ??
        (token.classes.includes(capitals) && token.text.length > 3 && isTownName(title(token.text))
          ? { name: title(token.text), end: token.end }
          : null);
      if (town !== null) {
        const last = byStart.get(town.end) ?? at;
        found.push({ first: at, last, name: town.name, isOfTown: false });
        at = Math.max(at, last);
        continue;
      }
    } else if (
      /^(?:\p{Ll}[\p{Ll}-]{3,}|bad)$/u.test(token.text) &&
      (isSmall || places.test(tokens[at - 1]?.lower ?? ''))
    ) {
      const town = smallTownAt(plain, token, places.test(tokens[at - 1]?.lower ?? ''));
      if (town !== null) {
        const last = byStart.get(token.start + town.end) ?? at;
        found.push({ first: at, last, name: town.name, isOfTown: false });
        at = Math.max(at, last);
      }
    }
  }
  return found;
}

const zipcodeBefore = /(?<![\d.,])(?:(?:DE?|AT?|CH)[- ])?(\d{4,5}) $/u;
const sizes = [
  [300, 'huge'],
  [80, 'large'],
  [20, 'middle'],
  [1, 'little'],
  [0, 'unknown'],
] as const;

export function townCandidates(document: Document): Candidate<Town>[] {
  const { tokens, plain } = document;
  const spans = townsIn(document).flatMap(({ first, last, name, isOfTown }) => {
    const [one, other] = [tokens[first], tokens[last]];
    if (one === undefined || other === undefined) return [];
    const size = townSize(name);
    const names = [
      sizes.find(([least]) => size >= least)?.[1] ?? 'unknown',
      ...(isEverydayWord(name) ? ['everyday'] : []),
      ...(isOfTown ? ['ofTown'] : []),
    ];
    const zipcode = zipcodeBefore.exec(plain.slice(Math.max(0, one.start - 10), one.start))?.[1];
    const isRight = zipcode !== undefined && countryOfZipcode(zipcode, name) !== null;
    const value: Town = {
      name,
      zipcode: isRight ? { written: zipcode, start: one.start - zipcode.length - 1 } : null,
    };
    return [{ value, key: townForm(name), start: one.start, end: other.end, first, last, names }];
  });
  return describe(document, spans);
}
