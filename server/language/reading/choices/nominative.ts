/** Nouns that take "-en" in every case but the first: "einen Referenten", "des Architekten". */
const weakNoun =
  /(?<=architekt|assistent|referent|dezernent|dozent|disponent|praktikant|consultant|jurist|spezialist|polizist|florist|journalist|rezeptionist|maschinist|lagerist|therapeut)en(?!\p{L})/giu;
const genitiveEnd = /(?<=\p{L}{3}(?:er|eur|or|ist|in|alt|mann))e?s(?=\s|$)/u;

/** "einer Rechtsanwaltsfachangestellten" */
const adjectivalNoun =
  /(?<=angestellte|beauftragte|auszubildende|mitarbeitende|vorsitzende|sachverständige)n(?!\p{L})/giu;

/** "Technischen Leiter": said of a man after "einen" or "des". */
const adjective = /^(\p{L}[\p{Ll}-]{4,}[^e\s])en(?= \p{Lu})/u;
const isFeminine = (noun: string) =>
  /(?:in|kraft|person|frau|leitung|assistenz|hilfe|angestellten?)$/iu.test(noun);

const articleBefore =
  /(?<!\p{L})(des|eines|einen|einem|einer|der|eine[/:*_]-?[nr]|'?nen|den|dem|zum|zur)\s?(?:\p{Ll}{4,}en )?$/iu;

/** As the form holds a title, whatever the sentence around it asks for: "eines Referenten" is "Referent". */
export function nominative(title: string, before: string): string {
  const article = articleBefore.exec(before)?.[1]?.toLowerCase();
  if (article === undefined) return title;
  const isGenitive = article === 'des' || article === 'eines';
  const isMan = /^(?:des|eines|einen|einem|'?nen|dem|zum)$/u.test(article);
  const named = title.replace(weakNoun, '').replace(adjectivalNoun, isMan ? 'r' : '');
  const nominal = isGenitive ? named.replace(genitiveEnd, '') : named;
  const noun = /^\p{L}[\p{L}-]+ (\p{L}[\p{L}-]*)/u.exec(nominal)?.[1] ?? '';
  return nominal.replace(adjective, isFeminine(noun) ? '$1e' : '$1er');
}
