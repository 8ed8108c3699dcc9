import { namesOccupation } from '../../../title/fieldOfTitle.ts';

/** How words for people who work end, in German and English. */
const personEnding =
  /(?:er|erin|or|orin|eur|eurin|ist|istin|ent|entin|ant|antin|log[ei]n?|ärzt(?:in|e)|arzt|anw[aä]lt(?:in)?|koch|köchin|mann|frau|kraft|kräfte|person|hilfe|angestellter?|beamter?|azubi|auszubildender?|lehrling|trainee|leitung|assistenz|vertretung|bearbeitung|betreuung|wirt(?:in)?|bauer|pädagog[ei]n?|therapeut(?:in)?|hebamme|pilot(?:in)?|mitarbeitende[rn]?|beauftragter?|referendar(?:in)?|director|lead|head|chef|chief|officer|specialist|representative|operative|executive|clerk|nurse|architect|analyst|cook|intern|werkstudent(?:in)?|schwester|gesell[ei]n?|gehilf[ei]n?|polier|jurist|sekretär(?:in)?|kommissar(?:in)?|apothekerin|monteur|friseur)(?:[:*_/]?-?(?:in|r|n))?$/iu;

/** Words that end like it and are none, and names of people who are mostly no such. */
const noPerson =
  /(?:lager|zimmer|center|theater|wasser|keller|fenster|alter|steuer|papier|partner|arbeitgeber|sommer|winter|kinder|dezember|september|oktober|november|computer|newsletter|bewerber|mitarbeiter|händler|zulieferer|dienstleister|versicherer|versorger|hersteller|anbieter|element|management|event|moment|restaurant|(?<!werk)student|patient|talent|department)$/iu;
const surname =
  /^\p{Lu}\p{Ll}+ (?:Koch|Müller|Schneider|Bauer|Fischer|Weber|Becker|Wagner|Zimmermann|Schmidt|Richter|Jäger|Maurer|Metzger|Schreiner|Schäfer|Meier|Schuster|Kaufmann|Förster|Köhler|Gärtner|Bergmann|Hoffmann|Wirt|Fuhrmann|Pfarrer)$/u;
const businesses =
  /(?<![\p{L}-])(?:\p{L}*GmbH|KG|AG|SE|\p{Lu}\p{Ll}*(?:erei|praxis|kanzlei|klinik|werke?|apotheke|agentur|gruppe|unternehmen))(?!\p{L})/u;

const pay =
  /^\p{L}*(?:gehalt|gehälter|lohn|vergütung|entgelt|verdienst|prämie|zulage|bonus|salary)(?:s|es)?(?![\p{L}-])/iu;
const begins = /^(?:\d+(?:[.,]\d+)* ?|(?:mehr als|rund|über|ca\.?) )(?:€|euro|%|\p{Lu})/iu;
const grade = /^(?:\d(?:st|nd|rd)|[1-9]D)[ -]/iu;

/** No gender mark stands beside these words and nothing says that somebody is sought: they must tell it themselves. */
export function tellsOccupation(words: string): boolean {
  if (!mayBeTitle(words) || surname.test(words) || !namesOccupation(words)) return false;
  return words
    .split(/[\s/(),&]+/u)
    .some((word) => personEnding.test(word) && !noPerson.test(word) && isKnown(word, words));
}

/** "Rohrleitungsbauer" alone, or as the end of words that are known together: "Kotlin Developer". */
const isKnown = (word: string, words: string) =>
  namesOccupation(word) ||
  (words.replace(/ (?:with|mit|für|for|of|in|im) .*$/u, '').endsWith(word) &&
    !/\p{Lu}\p{Ll}{2,5}er$/u.test(word));

/** Enough beside "Wir suchen einen", though the library may not know the words. */
export const endsLikePerson = (words: string) =>
  words.split(/[\s/]+/u).some((word) => personEnding.test(word) && !noPerson.test(word)) &&
  !surname.test(words);

/** "250 Mitarbeiter", "Bäckerei Huber", "Muster GmbH" are no titles whatever stands around them. */
export const mayBeTitle = (words: string) =>
  !pay.test(words) && (!begins.test(words) || grade.test(words)) && !businesses.test(words);
