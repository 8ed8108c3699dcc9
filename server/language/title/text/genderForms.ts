// One form for all genders, so that "Kauffrau", "Kaufmann" and "Kaufleute" are the same word.

const genderNotes =
  /\(\s*(?:gn|a|alle?|[mwfdxi](?:\s*[/|,.*;\\-]\s*[mwfdxiagn*]+)+|mwd|wmd|m\s*w\s*d|w\s*m\s*d)\s*\)|(?<![\p{L}\d])[mwfdx](?:\s*[/|*]\s*[mwfdxi*]){1,3}(?![\p{L}\d])|\(?\b(?:all|alle|any)\s+(?:genders?|geschlechter)\b\)?/giu;

/** "Entwickler:in", "Entwickler*innen", "Kaufmann/-frau", "Angestellte(r)": the second form hung on the first. */
const hungOnForms =
  /(?<=\p{L})\s?[/:*_·•(]\s?-?(?:innen|in|frau|mann|männer|frauen|r|n|e|er|schwester)\)?(?![\p{L}])/giu;

/** "Oberärztin:arzt", "Krankenschwester/-pfleger": the other gender has a word of its own. */
const hungOnWords =
  /(?<=\p{L})(?:\s?[/:*_·•]\s?-?|\s?,\s?-)(?:arzt|ärztin|pfleger|pflegerin|schwester|koch|köchin|anwalt|anwältin|wirt|wirtin)(?!\p{L})/gu;

/** "Bürokauffrau mann": the sign between the two was lost. */
const lostSign = /(?<=\p{L}(?:frau|mann))\s*(?:[-–,/:*]\s*){0,2}(?:mann|frau)(?!\p{L})/giu;

const innerCapital = /(?<=\p{Ll})In(?:nen)?(?!\p{L})/gu;

export function dropGenderSigns(title: string): string {
  return title
    .replaceAll(genderNotes, ' ')
    .replaceAll(innerCapital, '')
    .replaceAll(hungOnForms, '')
    .replaceAll(hungOnWords, '')
    .replaceAll(lostSign, '');
}

const endings: readonly (readonly [RegExp, string])[] = [
  // A "Zimmerfrau" is no "Zimmermann".
  [/(?<!^(?:zimmer|putz|wasch|kinder|tages))(?:frau|leute|manner|frauen)$/, 'mann'],
  [/fachkrafte?$/, 'fachmann'],
  [/lehrkrafte?$/, 'lehrer'],
  [/krafte$/, 'kraft'],
  [/(gestellte|beamte|auszubildende|geselle)[rn]?$/, '$1'],
  [/beamtin(?:nen)?$/, 'beamte'],
  [/gesellin(?:nen)?$/, 'geselle'],
  [/arztin(?:nen)?$/, 'arzt'],
  [/(log|gog|pad|kolleg|gehilf|strateg|expert|lots|bot|matros)in(?:nen)?$/, '$1e'],
  [
    /(er|or|eur|ar|ist|ast|ent|ant|at|aut|eut|ot|ekt|irt|urg|ik|af|aph|oph|nom|chef|koch|anwalt)in(?:nen)?$/,
    '$1',
  ],
  [/((?<!^f|fle)isch|lich|iert|ell|end|(?<!sc)haft)(?:er|e|es|en|em)$/, '$1'],
];

/** Shorter words end in "-in" or "-er" by nature: "Bein", "Admin", "Fischer". */
const shortestInflected = 6;

export function withoutGender(word: string): string {
  if (word.length < shortestInflected) return word;
  for (const [ending, base] of endings) {
    if (ending.test(word)) return word.replace(ending, base);
  }
  return word;
}
