import { isTownName, townSize } from '../../place/findPlace.ts';
import { otherTownNames } from '../../place/knownTowns.ts';
import { foldText } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describePlace } from '../features.ts';
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
  readonly kind: 'name' | 'ofTown' | 'lower';
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
      found.push({ first: at, last: at, name: inhabitant, kind: 'ofTown' });
    } else if (isCapital && !leads.test(token.text)) {
      const town =
        townAt(plain, token.start) ??
        (token.classes.includes(capitals) && token.text.length > 3 && isTownName(title(token.text))
          ? { name: title(token.text), end: token.end }
          : null);
      if (town !== null) {
        const last = byStart.get(town.end) ?? at;
        found.push({ first: at, last, name: town.name, kind: 'name' });
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
        found.push({ first: at, last, name: town.name, kind: 'lower' });
        at = Math.max(at, last);
      }
    }
  }
  return found;
}

const street =
  /(?:straße|strasse|str\.?|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|hof|park|anger|berg)\s?\d{1,4}\s?[a-z]?\s*[-,·|/•\n]*\s*(?:(?:DE?|AT?|CH)[- ])?(?:\d{4,5}\s)?$/iu;
const zipcodeBefore = /(?<![\d.,])(?:(?:DE?|AT?|CH)[- ])?(\d{4,5}) $/u;
const institution =
  /^[ -]?(?:(?:\p{Lu}[\p{L}-]+ ){0,2}(?:GmbH|AG|SE|KG|UG|mbH|eG|Ltd)|Klinik|Universität|Flughafen|Airport|Stadtwerke|Messe|Bank|Ticket|Marathon)(?!\p{L})/u;

const sizes = [
  [300, 'huge'],
  [80, 'large'],
  [20, 'middle'],
  [1, 'little'],
  [0, 'unknown'],
] as const;

export function townCandidates(document: Document): Candidate<Town>[] {
  const { tokens, plain, lines } = document;
  const named = townsIn(document);
  const forms = named.map(({ name }) => townForm(name));
  const distinct = new Set(forms).size;
  return named.flatMap(({ first, last, name, kind }, index): Candidate<Town>[] => {
    const [one, other] = [tokens[first], tokens[last]];
    if (one === undefined || other === undefined) return [];
    const { put, features } = describePlace(document, first, last);
    const size = townSize(name);
    put(sizes.find(([least]) => size >= least)?.[1] ?? 'unknown');
    if (isEverydayWord(name)) put(size >= 12 ? 'everyday' : 'everydaySmall');
    const before = plain.slice(Math.max(0, one.start - 60), one.start);
    const zipcode = zipcodeBefore.exec(before.slice(-10))?.[1];
    const isRight = zipcode !== undefined && countryOfZipcode(zipcode, name) !== null;
    if (zipcode !== undefined) put(isRight ? 'rightZipcode' : 'zipcode');
    if (street.test(before)) put('street');
    if (kind === 'ofTown') put('ofTown');
    if (kind === 'lower') put('lower');
    if (/(?:raum|region|nähe|umgebung|umkreis|area)\s(?:von\s)?$/iu.test(before)) put('region');
    if (forms.filter((each) => each === forms[index]).length > 1) put('again');
    if (distinct === 1) put('only');
    if (distinct > 4) put('many');
    if (index === 0) put('first');
    if (institution.test(plain.slice(other.end, other.end + 60))) put('firm');
    if (
      /^(?:\s?[/,&]|\s(?:oder|und|or|and))\s?$/u.test(
        plain
          .slice(
            other.end,
            named[index + 1] === undefined
              ? other.end
              : tokens[named[index + 1]?.first ?? 0]?.start,
          )
          .slice(0, 8),
      )
    )
      put('joined');
    if (name.includes('-')) put('compound');
    if (lines[one.line]?.section === 'subject') put('inSubject');
    const word = /(?<!\p{L})(in|aus|bei|nach|von)\s(?:\p{L}+\s)?$/iu
      .exec(before)?.[1]
      ?.toLowerCase();
    if (word !== undefined) put(word);
    if (/\($/u.test(before)) put('inBrackets');
    const value: Town = {
      name,
      zipcode:
        zipcode !== undefined && isRight
          ? { written: zipcode, start: one.start - zipcode.length - 1 }
          : null,
    };
    return [
      { value, key: forms[index] ?? '', start: one.start, end: other.end, features: features() },
    ];
  });
}
