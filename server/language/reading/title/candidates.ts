import { contractTypeOfTitle } from '../../title/parts/contractType.ts';
import type { Place } from '../fact.ts';
import { closingsOf, linesOf } from '../passages.ts';
import { type Candidate, generic, genderNoteAt } from './cues.ts';
import { mayBeTitle, tellsOccupation } from './evidence.ts';
import { namesOccupation } from './field.ts';
import { additionAfter, notedTitles } from './noted.ts';
import { titleBefore, titleFrom } from './phrase.ts';
import { soughtTitles } from './sought.ts';

const label =
  /(?<=^|\n|[•*-] |\| |\*\*)[ ]{0,4}(?:(?:zu besetzende )?position|stelle|jobtitel|job[ -]?title|rolle|stellenbezeichnung|stellentitel|berufsbezeichnung|titel|vakanz|role|betreff|subject)(?: ?\(.{0,12}\))?(?: ?\*\*)?:(?:\*\*)? ?/giu;

/** "Ihre Erfahrung als Konstrukteur" names no vacancy. */
const ofReader =
  /(?:erfahrung|profil|werdegang|arbeit|tätigkeit|lebenslauf|background) (?:als|as) /iu;

function labelledTitles(plain: string): Candidate[] {
  return [...plain.matchAll(label)].flatMap((match): Candidate[] => {
    const at = match.index + match[0].length;
    const isSubject = /betreff|subject/iu.test(match[0]);
    const lead = isSubject
      ? (/^[^\n]{0,60}?(?:(?:stelle|position|vakanz|job|rolle)(?: als|:)? |als )/iu.exec(
          plain.slice(at, at + 90),
        )?.[0].length ?? 0)
      : 0;
    const title = titleFrom(plain, at + lead);
    if (title === null || ofReader.test(plain.slice(at, title.start))) return [];
    const value = plain.slice(title.start, title.end);
    if (!namesOccupation(value)) return [];
    const noteAt = genderNoteAt(plain, title.end);
    const lineEnd = plain.indexOf('\n', noteAt);
    const addition =
      noteAt > title.end
        ? additionAfter(plain, value, noteAt, lineEnd === -1 ? plain.length : lineEnd)
        : null;
    const added = addition === null ? '' : ` ${plain.slice(addition.start, addition.end)}`;
    return [{ value: value + added, start: title.start, end: addition?.end ?? noteAt, tier: 1 }];
  });
}

/** Words that mark a title as "(m/w/d)" does. */
const ownMark =
  /(?<=\p{L}(?:[:*_]|\/-?))(?:in|r|n|mann|frau)(?!\p{L})|(?<!\p{L})(?:EFZ|EBA|HF|Lernende\/?r?|Lehrstelle)(?!\p{L})/u;
const greeted =
  /^\s*(?:hallo|hi|hey|liebe|sehr|guten|moin|servus|grüezi|dear|hello|von:|betreff)(?!\p{L})/iu;
const headlineLead =
  /^[^\p{L}\p{N}(]*(?:(?:wir |unser |jetzt |du |dein |job|stelle|gesucht|minijob|praktikum|aktuelles |offene |neu|now |we['a-z ]{0,6}hiring|open |vacancy)[^\n]{0,40}?[!:] )?(?:(?:lehrstelle|ausbildung|lehre|ausbildungsplatz)(?: 20\d\d)?:? (?:(?:zum|zur|zum\/zur|als) )?)?/iu;
const headlinesRead = 5;
const longestHeadline = 120;

/** The first line that tells an occupation; a mark of its own makes it the title before all others. */
function headlineTitle(plain: string): Candidate[] {
  const lines = linesOf(plain).slice(0, headlinesRead);
  if (lines.some(({ text }) => greeted.test(text))) return [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && line.text.length > longestHeadline) break;
    const start = line.start + (headlineLead.exec(line.text)?.[0].length ?? 0);
    const title = titleFrom(plain, start);
    if (title === null || title.start > start + 25) continue;
    const value = plain.slice(title.start, title.end);
    const isMarked =
      genderNoteAt(plain, title.end) === title.end &&
      (ownMark.test(plain.slice(line.start, title.end)) ||
        (/\s/u.test(value) && contractTypeOfTitle(value) !== null));
    if (generic.test(value) || !(isMarked ? mayBeTitle(value) : tellsOccupation(value))) continue;
    const noteEnd = genderNoteAt(plain, title.end);
    const remark = isMarked
      ? (/^ \([^()\n]{1,30}\)/u.exec(plain.slice(noteEnd, line.end))?.[0] ?? '')
      : '';
    const end = noteEnd + remark.length;
    const addition = end > title.end ? additionAfter(plain, value, end, line.end) : null;
    const added = addition === null ? '' : ` ${plain.slice(addition.start, addition.end)}`;
    const named: Candidate = {
      value: value + added,
      start: title.start,
      end: addition?.end ?? noteEnd,
      tier: isMarked ? 1 : 4,
    };
    const other = /^, (?=\p{Lu})/u.test(plain.slice(named.end, line.end))
      ? titleFrom(plain, named.end + 2)
      : null;
    const otherValue = other === null ? '' : plain.slice(other.start, other.end);
    // "Pflegeleitung, Koch: Wir suchen" offers several jobs.
    return other !== null && tellsOccupation(otherValue)
      ? [named, { ...other, value: otherValue, tier: 4 }]
      : [named];
  }
  return [];
}

const offered =
  /(?<!\p{L})(?:(?:was|etwas|job|stelle|chance|angebot|position|aufgabe|thema)(?: \p{Ll}+){0,3}(?: (?:für|for) (?:sie|dich|you))?|geht um|konkret|gesucht(?: wird| werden)?): /giu;

/** "Hätte was für Sie: Bauleiter in Flensburg", "Bauleiter gesucht". */
function offeredTitles(plain: string): Candidate[] {
  const behind = [...plain.matchAll(offered)].flatMap(
    ({ index, 0: words }) => titleFrom(plain, index + words.length) ?? [],
  );
  const ahead = [
    ...plain.matchAll(/ (?:dringend |ab sofort )?(?:gesucht|wanted)(?!\p{L})/giu),
  ].flatMap(({ index }) => titleBefore(plain, index) ?? []);
  return [...behind, ...ahead].flatMap(({ start, end }): Candidate[] => {
    const value = plain.slice(start, end);
    if (!tellsOccupation(value) || generic.test(value)) return [];
    return [{ value, start, end: genderNoteAt(plain, end), tier: 3 }];
  });
}

const recruiting = /recruit|personalberat|headhunt|sourc|talent/iu;
const longestChat = 600;
const endsItem = /^\s*(?:$|[,;.!?(|/\n-]| in \p{Lu}| im Raum | bei | ab )/u;

/** "Kunde in Ulm, Vertriebsingenieur Pumpen, 70-80k": an item of a message that says nothing else of it. */
function itemTitles(plain: string): Candidate[] {
  return [...plain.matchAll(/(?<=[.,:;!?|•]\s|\n\s{0,4})(?=\p{Lu})/gu)].flatMap(
    ({ index }): Candidate[] => {
      const title = titleFrom(plain, index);
      if (title === null || title.start !== index) return [];
      const value = plain.slice(title.start, title.end);
      if (!tellsOccupation(value) || generic.test(value) || recruiting.test(value)) return [];
      if (!endsItem.test(plain.slice(title.end, title.end + 12))) return [];
      return [{ value, start: index, end: genderNoteAt(plain, title.end), tier: 4 }];
    },
  );
}

export function titleCandidates(plain: string): Candidate[] {
  const closings = closingsOf(plain);
  const isSigned = ({ start }: Place) =>
    closings.some((closing) => start >= closing.end && start < closing.signatureEnd);
  const cued = [
    ...labelledTitles(plain),
    ...notedTitles(plain),
    ...soughtTitles(plain),
    ...offeredTitles(plain),
    ...headlineTitle(plain),
  ].filter((candidate) => !isSigned(candidate));
  const all =
    cued.length > 0 || plain.length > longestChat
      ? cued
      : itemTitles(plain).filter((candidate) => !isSigned(candidate));
  const best = Math.min(...all.map(({ tier }) => tier));
  return all.filter(({ tier }) => tier === best).sort((one, other) => one.start - other.start);
}
