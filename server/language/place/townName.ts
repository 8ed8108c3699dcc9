import { foldText } from '../text/foldText.ts';

const joiningWords = new Set(
  'a am an auf b bei d dem den der i im in nahe o ob u unter v vd von vor zu zum zur'.split(' '),
);

/** Words that name no town, and regions, which are too large to measure a distance from. */
const noPlaces = [
  'bayern|bavaria|hessen|sachsen anhalt|niedersachsen|sachsen|saxony|thueringen|saarland|brandenburg',
  'baden wuerttemberg|nordrhein westfalen|nrw|rheinland pfalz|schleswig holstein|mecklenburg vorpommern',
  'deutschland|germany|oesterreich|austria|schweiz|switzerland|europa|dach|rheinland|ruhrgebiet',
  'remote|home office|homeoffice|hybrid|vor ort|standort|raum|grossraum|region|metropolregion',
  'umgebung|umkreis|naehe|stadt|landeshauptstadt|hauptstadt|lutherstadt|hansestadt|kreis|landkreis|zentrum|innenstadt',
];
const leadingNoPlaces = new RegExp(`^(?:(?:${noPlaces.join('|')})(?: |$))+`);

function fold(text: string, umlauts: 'ae' | 'a'): string {
  return foldText(text.normalize('NFC'), { umlauts })
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

function withoutJoiningWords(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !joiningWords.has(word))
    .map((word) => (word === 'st' ? 'sankt' : word))
    .join(' ');
}

function withoutAddition(town: string): string {
  const [main = town] = town.split(/ \(| (?=(?:am|an|auf|bei|im|in|ob|unter|vor) )/u);
  return main;
}

export function keysOfTown(town: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const name of new Set([town, withoutAddition(town)])) {
    keys.add(withoutJoiningWords(fold(name, 'ae')));
    if (/[äöü]/i.test(name)) keys.add(withoutJoiningWords(fold(name, 'a')));
  }
  return keys;
}

/** Best first, with fewer and fewer words, as "Berlin-Mitte" and "Köln oder remote" begin with a town. */
export function keysOfText(text: string): string[] {
  const all = withoutJoiningWords(fold(text, 'ae'));
  const place = all.replace(leadingNoPlaces, '').trim();
  if (place === '') return [];
  const words = place.split(' ');
  const beginnings = words.map((_, dropped) => words.slice(0, words.length - dropped).join(' '));
  return [all, ...beginnings];
}
