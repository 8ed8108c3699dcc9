import { foldText } from '../text/foldText.ts';

/** Words that join a town to its river or region, spelt in many ways: "am Main", "a. M.", "an der Oder". */
const joiningWords = new Set(
  'a am an auf b bei d dem den der i im in nahe o ob u unter v vd von vor zu zum zur'.split(' '),
);

/** What may stand before a town without naming one, and regions: too large to measure a distance from. */
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

/** What stands before the river or region: "Frankfurt" of "Frankfurt am Main" and of "Frankfurt (Oder)". */
function withoutAddition(town: string): string {
  const [main = town] = town.split(/ \(| (?=(?:am|an|auf|bei|im|in|ob|unter|vor) )/u);
  return main;
}

/** Every key under which a town is to be found: in full and in short, with "ue" and with plain "u" for "ü". */
export function keysOfTown(town: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const name of new Set([town, withoutAddition(town)])) {
    keys.add(withoutJoiningWords(fold(name, 'ae')));
    if (/[äöü]/i.test(name)) keys.add(withoutJoiningWords(fold(name, 'a')));
  }
  return keys;
}

/**
 * The keys to look for in what somebody wrote, best first: all of it; then without a "Raum" or "Bayern" before it;
 * then with fewer and fewer words, as "Berlin-Mitte" and "Köln oder remote" begin with a town. None for a region.
 */
export function keysOfText(text: string): string[] {
  const all = withoutJoiningWords(fold(text, 'ae'));
  const place = all.replace(leadingNoPlaces, '').trim();
  if (place === '') return [];
  const words = place.split(' ');
  const beginnings = words.map((_, dropped) => words.slice(0, words.length - dropped).join(' '));
  return [all, ...beginnings];
}
