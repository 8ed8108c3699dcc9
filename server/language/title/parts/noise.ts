// What stands in a title and says nothing of the job: hashtags, job numbers, firms, slogans, words cut short.

export interface WithoutNoise {
  readonly text: string;
  readonly noise: readonly string[];
  readonly cutWord: string | null;
}

const legalForm =
  '(?:g?GmbH(?:\\s*(?:&|und|\\+)\\s*Co\\.?(?:\\s*(?:KG|OHG))?)?|mbH|AG|KGaA|KG|OHG|UG|SE|eG|e\\.\\s?V\\.|e\\.\\s?U\\.|Inc\\.?|Ltd\\.?|AöR)(?![\\p{L}\\d-])';

const firmWord = '(?:\\p{Lu}[\\p{L}\\d.&-]*|&|und|\\+|of|der|des)';

const kinds: readonly RegExp[] = [
  new RegExp(`^(?:${firmWord}\\s+){1,5}${legalForm}\\s*[:–—|-]\\s+`, 'gu'),
  /,?\s(?:(?:Zahna|A|Hausa|Tiera)rzt)?[Pp]raxis\s+(?:für\s+\p{L}+\s+)?Dr\.\s?(?:(?:med|dent|vet)\.\s?){0,3}\p{Lu}[\p{L}-]*/gu,
  /(?<!\p{L})(?:Mo|Di|Mi|Do)\.?\s?(?:-|–|bis)\s?(?:Do|Fr|Sa|So)\.?(?!\p{L})/gu,
  /(?<![\p{L}\d&])#\p{L}[\p{L}\p{N}_]*/gu,
  /(?<!\p{L})(?:ref(?:erenz|erence)?|kennziffer|kennnummer|kenn-?nr|job|stellen?|ausschreibungs?|projekt|req(?:uisition)?|id|nr)[\s.-]{0,2}(?:id|nr|no|nummer|number|code)?[\s.:#]{0,4}(?=[\w/.-]{0,12}\d{2})[\w/.-]{0,24}\d(?!\p{L})/giu,
  new RegExp(
    `(?:\\s[-–—|@]\\s|,\\s|\\s?\\(|\\s(?:bei|at)\\s(?:der\\s|dem\\s)?)(?:${firmWord}\\s+){0,5}${legalForm}\\)?`,
    'gu',
  ),
  new RegExp(
    `(?<=\\S\\s)(?:\\p{Lu}[\\p{L}.-]*\\s+(?:&|und|\\+)\\s+)?\\p{Lu}[\\p{L}.-]*\\s+${legalForm}`,
    'gu',
  ),
  /(?<=\S\s?[-–—|:!?,.*•]\s)(?:werden?\s+sie|werde|komm|bewirb|bewerben|starte|gestalte|wir\s|dein|deine|ihre?\s+chance|ihr\s|join|we\s|you|du\s|hast\s|haben\s+sie|mach|verstärke|jetzt\s|hier\s|lust\s|be\s+part|zukunft\s|gemeinsam\s|mit\s+uns|bei\s+uns|willkommen|karriere\s|einfach\s)[^|–—]*/giu,
];

const cutShort = /\s?(?<!\p{L})(\p{L}[\p{L}-]*)\s?(?:…|\.\.\.)\s*$/u;

/** One test before all of the above saves time. */
const mayHaveNoise =
  /[#…|!?:,@]|\.\.|\d\d|\s[-–—]\s|[HVK]\b|AG|SE|UG|eG|Inc|Ltd|AöR|Praxis\s|praxis\s|[MD][oi]\.?\s?(?:[-–]|bis)/u;

export function dropNoise(given: string): WithoutNoise {
  // Runs of blanks would cost the patterns below their square.
  const title = given.replaceAll(/\s+/g, ' ');
  if (!mayHaveNoise.test(title)) return { text: title, noise: [], cutWord: null };
  const noise: string[] = [];
  let text = title;
  for (const kind of kinds) {
    text = text.replaceAll(kind, (found) => {
      noise.push(
        found.replaceAll(/^[\s(,|@–—-]+|[\s)]+$/g, '').replace(/^(?:bei|at)\s(?:de[rm]\s)?/, ''),
      );
      return ' ';
    });
  }
  const cut = cutShort.exec(text);
  if (cut === null) return { text, noise, cutWord: null };
  return {
    text: text.slice(0, cut.index),
    noise: [...noise, cut[0].trim()],
    cutWord: cut[1] ?? null,
  };
}
