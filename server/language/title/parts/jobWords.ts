import parts from './partWords.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import { foldWords } from '../text/foldText.ts';
import { withoutGender } from '../text/genderForms.ts';

/** Ends of words that name a field, a thing or an act, never who does it. */
const fieldEnding =
  /(?:ung(?:en)?|ik|tion(?:en)?|sion|ing|schaft(?:en)?|wesen|bau|ie|heit(?:en)?|keit(?:en)?|itat|ment|ance|ence|handel|recht|amt|erei(?:en)?|ei|thek|um|technologie|s|maschinen?|gerate?|anlagen?|systeme?|software|hardware|technik|industrie|wirtschaft|verkehr|markte?|raum|werk|haus|zentrum|center|dienst|projekte?|produkte?|arbeit)$/;

/** "Jugendhilfe" is a field, and "Küchenhilfe" a person. */
const namedLikePerson =
  /(?:jugend|sucht|losen|behinderten|familien|eingliederungs|alten|pannen|fluchtlings|kinder|erziehungs)hilfe$|(?:wind|wasser|kern|solar|atom)kraft$/;

/** Ends of words that name a person, in German and English. */
const personEnding =
  /(?:er|or|ist|eur|ant|ent|loge|iker|ekt|mann|arzt|koch|wirt|anwalt|kraft|hilfe|chef|agent|coach|beamte|gestellte|geselle|geschaftsfuhrer|pilot|psychologe|padagoge|nom|graf|therapeut|jurist|schmied|bote|lotse|nurse|clerk)$/;

const shortestEnding = 4;

/** Departments of every trade, too wide to say what is learnt there. */
export const fieldWords: ReadonlySet<string> = new Set(
  foldWords(parts.fields.join(' ')).flatMap((word) => word.split('-')),
);

/** They end like fields and mean who does it: "Bedienung", "Filialleitung". */
const personWords: ReadonlySet<string> = new Set(foldWords(parts.persons.join(' ')));

export const rankWords: ReadonlySet<string> = new Set(foldWords(parts.ranks.join(' ')));

export const formWords: ReadonlySet<string> = new Set(
  foldWords(parts.forms.join(' ')).flatMap((word) => [word, withoutGender(word)]),
);

/** By the written word: "Kardiologie" is a field, though "Kardiologe" has the same meaning. */
export function isFieldWord(word: string, ending: string): boolean {
  if (namedLikePerson.test(word)) return true;
  if (personWords.has(word) || personWords.has(ending)) return false;
  if (fieldWords.has(word) || fieldEnding.test(word)) return true;
  return fieldWords.has(ending) && !soundsLikePerson(word);
}

export function soundsLikePerson(word: string): boolean {
  return word.length > shortestEnding && personEnding.test(word);
}

/** Places that are no word of a trade besides: "Essen" and "Halle" are missing on purpose. */
export const placeWords: ReadonlySet<string> = new Set(
  foldWords(
    [...places.cities, ...places.regions, ...places.directions].join(' ').replaceAll('-', ' '),
  ),
);
