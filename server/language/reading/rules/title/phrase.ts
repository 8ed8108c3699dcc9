import { limits } from '@inkognito/shared/limits';
import type { Place } from '../../fact.ts';
import { townAt } from '../../place/towns.ts';
import { namesOccupation } from '../../../title/fieldOfTitle.ts';

export const genderNote =
  /\s?[([]\s?(?:all(?:e)? (?:genders?|geschlechter)|gn|a|[mwfdxi](?:\s?[/|,.*;:]\s?[mwfdxiagn*]{1,3}){1,3}|mwd|wmd)\s?[)\]]|(?<=\s)[mwf]\/[mwf]\/[dx](?![\p{L}/])/giu;

/** Small words that may stand inside a title. */
const inside = new Set(
  'bzw. nach with mit für im in der des de und & / - of for von mit and oder der/die'.split(' '),
);
const insideAtLast = new Set(['&', '/', 'und', 'oder']);

const stops = new Set(
  `als wir suchen sucht suche ein eine einen einem einer eines eine/n eine/-n ein/e eine:n eine*n ein*e ein:e einen/eine die den der das dem des dich sie dir ihnen
  unser unsere unseren unserem position stelle stellenangebot jobtitel job rolle vakanz mehrere weitere zwei drei gesucht ab sofort für zum zur im ihre deine neue neuen jeden jede
  aufgaben profil benefits gehalt standort vollzeit teilzeit bewerbung du ich man stellenausschreibung betreff is are hiring looking seeking need a an the
  mitarbeitend wie bist sind werde auf karriere jetzt einsatzort arbeitsort ort kontakt unternehmen firma beschreibung beginn eintritt eintrittsdatum lohn vertrag vertragsart befristung arbeitgeber branche pensum vergütung festanstellung minijob schwerpunkt fachrichtung unbefristet befristet hybrid remote homeoffice gehaltsband einleitung intro übersicht funktion gestalte gestalten werde werden starte starten verstärkung zeitpunkt unterstützung eur euro stundenlohn gehalt stunde stunden std arbeitszeit karrierelevel start wie ihr beruf arbeit`.split(
    /\s+/,
  ),
);

/** What applicants bring along begins the next item of a list whose ends are lost. */
const virtue =
  /(?:bewusstsein|fähigkeit(?:en)?|bereitschaft|kenntnisse|stärke|kompetenz|erfahrung|freude|spaß|leidenschaft|begeisterung|motivation|führerschein|ausbildung|studium|freiheit|zuverlässigkeit|hervorragende|abgeschlossene)$/iu;
const isStop = (word: string) =>
  virtue.test(word) || stops.has(word.toLowerCase().replaceAll(/^[("]+|[.,:!?"()]+$/gu, ''));
const isName = (word: string) =>
  /^["'(]?[\p{Lu}\d§]/u.test(word) || /^[a-z]{1,3}-?\p{Lu}/u.test(word);

interface Word extends Place {
  readonly text: string;
}

function wordsIn(plain: string, { start, end }: Place): Word[] {
  return [...plain.slice(start, end).matchAll(/[^\s|]+|\|/gu)].map(({ 0: text, index }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
  }));
}

const reach = 110;

/** Written small in a sentence, they belong to the title all the same. */
const rank =
  /^(?:stellvertretende|leitende|technische|kaufmännische|medizinische|zahnmedizinische|pädagogische|sozialpädagogische|wissenschaftliche|pharmazeutische|diplomierte|examinierte|anerkannte|geprüfte)[nrsm]?$/u;

/** Between a title and its mark: "Köche in Berlin (m/w/d)", "Fachangestellte (ZFA) (m/w/d)". */
const besides = /^\s*(?:$|\([^()\n]*\)\s*$|(?:in|im|bei|am|ab|für|zur|zum|-) [^.!?,\n]{0,60}$)/u;

const inBrackets = /^\([^()]*\)?$/u;

/** The longest title that ends before a place, else the first that only circumstances part from it. */
export function titleBefore(plain: string, at: number): Place | null {
  const from = Math.max(0, at - reach, plain.lastIndexOf('\n', at - 1) + 1);
  const titles = wordsIn(plain, { start: from, end: at }).flatMap(({ start }) => {
    const title = titleFrom(plain, start);
    return title !== null &&
      title.end <= at &&
      !inBrackets.test(plain.slice(title.start, title.end))
      ? [title]
      : [];
  });
  const behind = ({ end }: Place) => plain.slice(end, at);
  const nearest = titles.find((title) => behind(title).trim() === '');
  if (nearest !== undefined && namesOccupation(plain.slice(nearest.start, nearest.end)))
    return nearest;
  return titles.find((title) => besides.test(behind(title))) ?? nearest ?? null;
}

const language =
  /^(?:French|German|English|Spanish|Italian|Dutch|Polish|Czech|Turkish|Swedish|Französisch|Englisch|Italienisch|Spanisch|Polnisch|Türkisch)/u;

/** "60 %", "80-100", "Voll- und Teilzeit", "2027" */
const isShareOrYear = (word: string, next = '') =>
  /^(?:20\d\d(?:[/-]\d{2,4})?|\d{2,3}(?:[-/]\d{2,3})?%|Voll-|Teil-)/u.test(word) ||
  (/^\d{2,3}(?:-\d{2,3})?$/u.test(word) && /^(?:%|-|Prozent)/u.test(next));

/** Whether a small word inside a title is followed by more of it: "für Betriebstechnik", but not "in Berlin". */
function leadsOn(plain: string, word: string, next: Word | undefined): boolean {
  if (next === undefined || !isName(next.text) || isStop(next.text)) return false;
  if (/^(?:mit|with)$/u.test(word)) return language.test(next.text);
  if (word === 'nach') return next.text === '§';
  if (/^(?:in|im)$/u.test(word))
    return townAt(plain, next.start) === null && !circumstances.test(next.text);
  if (/^(?:für|for)$/u.test(word)) return !/^(?:Unser|Den|Einen|Kunden|Projekte)/u.test(next.text);
  return word !== 'von' || !next.text.startsWith('Vorteil');
}

const circumstances =
  /^(?:Raum|Region|Voll|Teil|Festan|Großraum|Home|(?:Dauer|Wechsel|Früh|Spät|Nacht)?(?:nacht|tag)?[Ss]chicht)/u;

/** The title that begins at a place, read as far as the words are a title's. */
export function titleFrom(plain: string, at: number): Place | null {
  const lineEnd = plain.indexOf('\n', at);
  const words = wordsIn(plain, {
    start: at,
    end: Math.min(at + reach, lineEnd === -1 ? plain.length : lineEnd),
  });
  let end: number | null = null;
  let start: number | null = null;
  for (const [index, word] of words.entries()) {
    const bare = word.text.replace(/[.,:;!?|•"]+$/u, '');
    if (start === null && rank.test(bare) && isName(words[index + 1]?.text ?? '')) {
      start = word.start;
      continue;
    }
    if (start === null && /^\p{Ll}+(?:en|e|er|n)$/u.test(bare) && index < 4 && !isStop(bare))
      continue;
    if (start === null && /^(?:Berufserfahrene|Engagierte|Motivierte|Erfahrene)[rns]?$/u.test(bare))
      continue;
    if (/^[-–|•·*]+$/u.test(word.text) || (start !== null && word.text.startsWith('('))) break;
    const isInside = inside.has(bare.toLowerCase()) && start !== null && !isName(bare);
    if (isInside) {
      if (!leadsOn(plain, bare, words[index + 1])) break;
      continue;
    }
    if (isStop(bare) || !isName(word.text)) break;
    if (start !== null && isShareOrYear(bare, words[index + 1]?.text)) break;
    if (
      start !== null &&
      !word.text.endsWith('-') &&
      townAt(plain, word.start) !== null &&
      index > 0 &&
      !/\p{Lu}\p{L}*(?:er|in)$/u.test(bare)
    )
      break;
    start ??= word.start;
    end = word.start + bare.length;
    const goesOn =
      (index === 0 && /^\(\p{L}+\)$/u.test(bare)) ||
      /^(?:Dipl|Stv|Stellv|Ing|staatl|gepr|exam|Kfm|kfm|Techn|Kat)\.$/iu.test(word.text);
    if (!goesOn && (bare.length < word.text.length || /[)*]$/u.test(bare))) break;
  }
  return start === null || end === null ? null : withoutEnds(plain, { start, end });
}

/** "Pflegeassistenz in der Tagespflege" is one wherever; a "Mitarbeiter in der Produktion" is not. */
function workplaceAt(title: string): number | null {
  const at =
    / (?:in|für|an|auf|bei|for|at) (?:der|die|das|den|dem|unser\p{L}*|eine?[nmr]?|mehrere|the|our) /u.exec(
      title,
    );
  if (at === null || saysNothing.test(title.slice(0, at.index))) return null;
  return at.index > 2 ? at.index : null;
}
/** Words that tell a job only together with where it is done. */
export const saysNothing =
  /^(?:(?:\p{L}+[er] )?(?:mitarbeit|mitarbeiter|aushilf|fachkraft|sachbearbeit|praktik|helfer|hilfskraft|kraft|quereinsteiger|leit|assisten|werkstudent|ausbildung|referent|spezialist|teamleit|abteilungsleit|bereichsleit|gruppenleit|stellvertret|manager|berater|tätigkeit|duales|trainee)\S*)$/iu;

/** "Fachangestellte (ZFA)" */
const noteAtEnd = /(?<=\S)\s+\([^()\n]*\)?$/u;

function withoutEnds(plain: string, { start, end }: Place): Place | null {
  const words = wordsIn(plain, { start, end });
  const keepsLast = (word: Word) =>
    !insideAtLast.has(word.text.toLowerCase()) &&
    !/^(?:[-–|,%€]+|\d[\d.,]*(?:-\d[\d.,]*)?(?:k|€|%)|\d+-\d+)$/iu.test(word.text);
  while (words.length > 0 && !keepsLast(words.at(-1) as Word)) words.pop();
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  const opens = first.text.includes(')') ? /^["']+/u : /^["'(]+/u;
  const lead = opens.exec(first.text)?.[0].length ?? 0;
  const tail = /[,;:!?"]+$/u.exec(last.text)?.[0].length ?? 0;
  const workplace = workplaceAt(plain.slice(first.start + lead, last.end - tail));
  if (workplace !== null) return { start: first.start + lead, end: first.start + lead + workplace };
  const note = noteAtEnd.exec(plain.slice(first.start + lead, last.end - tail))?.[0].length ?? 0;
  const place = { start: first.start + lead, end: last.end - tail - note };
  const length = place.end - place.start;
  return length >= 2 && length <= limits.jobTitleMax ? place : null;
}
