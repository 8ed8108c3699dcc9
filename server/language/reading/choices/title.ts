import { limits } from '@inkognito/shared/limits';
import { titleKnowledge } from '../../title/readTitle.ts';
import { withoutGender, dropGenderSigns } from '../../title/text/genderForms.ts';
import { foldText } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import { type Document, isOf, nameForm, type Token } from '../document.ts';
import { describe } from '../features.ts';
import { nominative } from './nominative.ts';
import { group, ids } from '../wordClasses.ts';
import { type Run, spansAround } from './spans.ts';

const titleWord = (word: string) =>
  withoutGender(word.replace(/(?<=(?:er|or|eur|ist|ent|ant|alt|mann))s$/u, '')).replace(
    /(?<=\p{L}{3})(?:innen|in|en|em|es|er|e|n|s)$/u,
    '',
  );

/** The same for all genders and cases of one title, and for both in one: "Volontärin / Volontär". */
export function titleForm(title: string): string {
  const words = foldText(dropGenderSigns(title), { umlauts: 'a' }).split(/[^\p{L}\p{N}+#]+/u);
  return [...new Set(words.filter((word) => word !== '').map(titleWord))].join('');
}

const capital = ids('CAPITAL', 'CAPITALS');
const heads = ids('HEAD', 'JOB', 'JOBNAME');
const field = ids('FIELD');
const gender = ids('GENDER');
const seeks = ids('SEEK', 'AS', 'ROLE', 'JOBWORD', 'INTERN');
const between = group('betweenSearchAndTitle');
const joiners = group('insideTitle');
const stops = group('endOfTitle');
const never = group('neverTitle');
const inside = ids('CAPITAL', 'CAPITALS', 'RANK', 'CLOSE', 'NUMBER');

const isWord = (token: Token) => /^\p{L}/u.test(token.text);
const isAdjective = ({ text }: Token) => /^\p{Ll}{3,}(?:e|en|er|es|em)$/u.test(text);

const mostAnchors = 70;
const mostPassed = 8;

/** Tokens that a title may stand at: words for jobs and fields of work, and what stands behind searching and first in headings. */
function anchorsIn({ tokens, lines, isSmall }: Document): number[] {
  const isName = (token: Token) => isSmall || (isOf(token, capital) && !isOf(token, never));
  /** The first word that may be a name, of what searching or a heading begins with. */
  const nameFrom = (start: number) => {
    const passes = (token: Token) => isOf(token, between) || isAdjective(token);
    const near = tokens.slice(start, start + mostPassed);
    const found = near.find((token) => !passes(token));
    return found !== undefined &&
      found.sentence === near[0]?.sentence &&
      isWord(found) &&
      isName(found)
      ? [start + near.indexOf(found)]
      : [];
  };
  const jobs = tokens.flatMap((token, at) => {
    if (isOf(token, heads) || (isOf(token, field) && (isOf(token, capital) || isSmall)))
      return [at];
    if (isOf(tokens[at + 1], gender) && isWord(token)) return [at];
    return [];
  });
  const sought = tokens.flatMap((token, at) => (isOf(token, seeks) ? nameFrom(at + 1) : []));
  const headed = lines
    .filter(
      ({ first, last, section }, index) => index < 4 || section === 'subject' || last - first <= 8,
    )
    .flatMap(({ first }) => nameFrom(first));
  return [...new Set([...jobs, ...sought, ...headed])].slice(0, mostAnchors);
}

const mostSpans = 420;
const genderAtEnd = /\s*(?:\([^()]{1,24}\)|[mwf]\/[mwf]\/[dx])$/iu;

function spansIn(document: Document): Run[] {
  const { tokens, isSmall } = document;
  const spans = anchorsIn(document).flatMap((anchor) => {
    const isPart = (token: Token, at: number) =>
      !isOf(token, never) &&
      (isOf(token, inside) ||
        (isWord(token) &&
          !isOf(token, stops) &&
          (isSmall || (!isOf(tokens[anchor], capital) && Math.abs(at - anchor) <= 2))));
    const joins = (token: Token, at: number) =>
      isOf(token, joiners) || (isAdjective(token) && isOf(tokens[at + 1], capital));
    return spansAround(document, anchor, { isPart, joins, left: 5, right: 9 });
  });
  const known = new Map(spans.map((span) => [span.first * tokens.length + span.last, span]));
  return [...known.values()].slice(0, mostSpans);
}

export function titleCandidates(document: Document): Candidate<string>[] {
  const { tokens, plain } = document;
  const { byWords } = titleKnowledge().index;
  const spans = spansIn(document).flatMap(({ first, last }) => {
    const [one, other] = [tokens[first], tokens[last]];
    if (one === undefined || other === undefined) return [];
    const written = plain.slice(one.start, other.end);
    const before = plain.slice(Math.max(0, one.start - 40), one.start);
    const named = written.replaceAll(/\s+/gu, ' ').replace(genderAtEnd, '');
    const value = nominative(named, before.trimEnd());
    if (value.length < 2 || value.length > limits.jobTitleMax) return [];
    const names = last - first < 6 && byWords.has(nameForm(written)) ? ['exact'] : [];
    const place = { start: one.start, end: other.end };
    return [{ value, key: titleForm(value), ...place, first, last, names }];
  });
  return describe(document, spans);
}
