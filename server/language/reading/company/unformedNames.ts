import type { Place } from '../fact.ts';
import { placeOf, wordsBefore } from '../passages.ts';

const name =
  "(?:(?:am|an der|im|bei|zum|zur|zu den|vom|von|a\\.|i\\.|Dr\\.|St\\.) ?)?\\p{Lu}[\\p{L}'-]+";
const names = `${name}(?: (?:& )?${name}){0,2}(?: \\(\\p{Lu}[\\p{L}-]+\\))?`;
const publicKind =
  '(?:(?:Hanse|Landeshaupt|Universitäts|Kreis)?[Ss]tadt|(?:Markt|Samt|Verbands|Einwohner)?[Gg]emeinde|Landratsamt|Landkreis|Kanton|Bezirk|(?:Technische |Pädagogische )?Hochschule|(?:Technische )?Universität|Universitätsklinikum|Universitätsspital|Kantonsspital|Klinikum|Kreisklinik|Krankenhaus|Stadtwerke|(?:Kreis|Stadt)?[Ss]parkasse|Volksbank|Raiffeisenbank|Erzbistum|Bistum|Diakonie|Caritas(?:verband)?|Studierendenwerk|Studentenwerk|(?:Privat)?[Gg]ymnasium|Grundschule|Realschule|Volkshochschule|Lebenshilfe)';
const businessKind =
  '(?:Autohaus|Hotel|Landhotel|Landgasthof|Gasthof|Gasthaus|Restaurant|Ristorante|Café|Bäckerei|Konditorei|Metzgerei|Fleischerei|Tischlerei|Schreinerei|Malerbetrieb|Dachdeckerei|Zimmerei|Spedition|Kanzlei|Anwaltskanzlei|Steuerkanzlei|Praxis|\\p{Lu}\\p{Ll}*praxis|Tagespflege|(?:Privat)?[Gg]ymnasium|Fitnessstudio|Friseursalon|Apotheke|Seniorenzentrum|Seniorenheim|Pflegedienst|Pflegeheim|Weingut|Gärtnerei|Brauerei|Therme|Gut|Schloss)';

const publicBodies = new RegExp(
  `(?<=(?<!\\p{L})(?:[Dd]ie|[Dd]as|[Dd]er|[Bb]eim|[Bb]ei (?:der|dem)|[Aa]n der|[Aa]m|[Uu]nser|[Ww]ir,? die) |^|\\n)${publicKind} ${names}`,
  'gu',
);
const businesses = new RegExp(
  `(?<=(?:^|[\\n|,:•·.!(]|[-–] |[Dd]as |[Dd]ie |[Dd]er |[Bb]eim |[Bb]ei )\\s?)${businessKind} ${names}(?=\\s*(?:$|[\\n|,.•·]|[-–] | such(?:t|en)|, \\p{Lu}| Inh| in \\p{Lu}))`,
  'gu',
);

const studied =
  /(?:studium|abschluss|studier\p{L}*|absolvent\p{L}*|nähe|kooperation|zusammen)[^.\n]{0,40}$/iu;
const acts =
  /^\s?(?:\(|,? (?:sucht|zählt|beschäftigt|ist|stellt|bietet|hat|bildet|mit|in \p{Lu}|als|braucht|vergibt|besetzt|schreibt)(?!\p{L}))/u;

/** Authorities and schools, which have no legal form in their names. */
export function publicBodiesIn(plain: string): Place[] {
  return [...plain.matchAll(publicBodies)].map(placeOf).filter(({ start, end }) => {
    const before = wordsBefore(plain, start, 60);
    const isAt = /(?:beim|bei de[rm]|an der|am) $/iu.test(before);
    const isOwn =
      acts.test(plain.slice(end, end + 20)) || (isAt && plain.indexOf('ist ', end) - end < 60);
    return isOwn && !studied.test(before);
  });
}

/** "Autohaus Brügge" between separators or before "sucht". */
export const businessesIn = (plain: string): Place[] =>
  [...plain.matchAll(businesses)].map(placeOf);
