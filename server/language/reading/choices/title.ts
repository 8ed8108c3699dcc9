import { limits } from '@inkognito/shared/limits';
import { titleKnowledge } from '../../title/readTitle.ts';
import { withoutGender, dropGenderSigns } from '../../title/text/genderForms.ts';
import { foldText } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import { type Document, isOf, nameForm, type Token } from '../document.ts';
import { describe } from '../features.ts';
import { nominative } from '../title/nominative.ts';
import { group, ids } from '../wordClasses.ts';

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
const rank = ids('RANK');
const gender = ids('GENDER');
const seeks = ids('SEEK', 'AS', 'ROLE', 'JOBWORD', 'INTERN');
const between = group('betweenSearchAndTitle');
const joiners = group('insideTitle');
const leftJoiners = group('leftInsideTitle');
const stops = group('endOfTitle');
const never = group('neverTitle');
const closes = ids('CLOSE');
const numbers = ids('NUMBER');

const isName = (token: Token) => isOf(token, capital) && !isOf(token, never);
const isWord = (token: Token) => /^\p{L}/u.test(token.text);
const isAdjective = ({ text }: Token) => /^\p{Ll}{3,}(?:e|en|er|es|em)$/u.test(text);

const mostAnchors = 70;

/** Tokens that a title may stand at: words for jobs and fields of work, and what stands behind searching. */
function anchorsIn({ tokens, lines, isSmall }: Document): number[] {
  const found = new Set<number>();
  const put = (at: number) => {
    if (found.size < mostAnchors) found.add(at);
  };
  for (const [at, token] of tokens.entries()) {
    if (isOf(token, heads)) put(at);
    else if (isOf(token, field) && (isOf(token, capital) || isSmall)) put(at);
    if (isOf(tokens[at + 1], gender) && isWord(token)) put(at);
    if (isOf(token, seeks)) {
      let next = at + 1;
      while (
        next < at + 8 &&
        tokens[next]?.sentence === token.sentence &&
        (isOf(tokens[next], between) || isAdjective(tokens[next] as Token))
      )
        next += 1;
      const named = tokens[next];
      if (
        named !== undefined &&
        named.sentence === token.sentence &&
        isWord(named) &&
        (isName(named) || isSmall)
      )
        put(next);
    }
  }
  for (const [index, { first, last, section }] of lines.entries()) {
    const isHead = index < 4 || section === 'subject' || last - first <= 8;
    if (!isHead) continue;
    const colon = tokens
      .slice(first, Math.min(last, first + 5))
      .findIndex(({ text }) => text === ':');
    for (let at = first + colon + 1; at < Math.min(last, first + colon + 4); at += 1) {
      const token = tokens[at];
      if (token !== undefined && isWord(token) && isName(token)) {
        put(at);
        break;
      }
    }
  }
  return [...found].sort((one, other) => one - other);
}

function startsFrom({ tokens, isSmall }: Document, at: number): number[] {
  const starts = [at];
  const anchor = tokens[at] as Token;
  const isSmallWord = !isOf(anchor, capital);
  for (let step = 1; step <= 5 && starts.length < 4; step += 1) {
    const token = tokens[at - step];
    if (token === undefined || token.sentence !== anchor.sentence || token.line !== anchor.line)
      break;
    if (isOf(token, leftJoiners) && step < 5) continue;
    if (!isWord(token) || isOf(token, never)) break;
    const isPart =
      isName(token) || isOf(token, rank) || ((isSmallWord || isSmall) && !isOf(token, stops));
    if (!isPart) break;
    starts.push(at - step);
  }
  return starts;
}

function endsFrom({ tokens, isSmall }: Document, at: number): number[] {
  const ends = [at];
  const anchor = tokens[at] as Token;
  for (let step = 1; step <= 9 && ends.length < 6; step += 1) {
    const token = tokens[at + step];
    const next = tokens[at + step + 1];
    if (token === undefined || token.sentence !== anchor.sentence) break;
    const isJoined = isOf(token, joiners);
    if (isOf(token, closes)) ends.push(at + step);
    else if (isWord(token) && isName(token)) ends.push(at + step);
    else if (isOf(token, numbers) && step < 5) ends.push(at + step);
    else if (isJoined) continue;
    else if (isAdjective(token) && next !== undefined && isName(next)) continue;
    else if (isSmall && isWord(token) && !isOf(token, stops)) ends.push(at + step);
    else if (!isOf(anchor, capital) && isWord(token) && !isOf(token, stops) && step <= 2)
      ends.push(at + step);
    else break;
  }
  return ends;
}

const mostSpans = 420;
const genderAtEnd = /\s*(?:\([^()]{1,24}\)|[mwf]\/[mwf]\/[dx])$/iu;

interface Span {
  readonly first: number;
  readonly last: number;
}

function spansIn(document: Document, anchored: readonly number[]): Span[] {
  const spans = new Map<number, Span>();
  for (const at of anchored) {
    const ends = endsFrom(document, at);
    for (const first of startsFrom(document, at)) {
      for (const last of ends) {
        const key = first * document.tokens.length + last;
        if (!spans.has(key) && spans.size < mostSpans) spans.set(key, { first, last });
      }
    }
  }
  return [...spans.values()];
}

export function titleCandidates(document: Document): Candidate<string>[] {
  const { tokens, plain } = document;
  const { byWords } = titleKnowledge().index;
  const spans = spansIn(document, anchorsIn(document)).flatMap(({ first, last }) => {
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
