import { type Document, isOf, type Token } from '../document.ts';
import { group, ids } from '../wordClasses.ts';

/** Why a title may stand at a word. */
export type Anchor =
  'byName' | 'byHead' | 'byPerson' | 'byField' | 'bySeek' | 'byGender' | 'byLine';

const capital = ids('CAPITAL', 'CAPITALS');
export const heads = ids('HEAD', 'JOB', 'JOBNAME');
const jobName = ids('JOBNAME');
const head = ids('HEAD');
export const field = ids('FIELD');
export const generic = ids('GENERIC');
export const rank = ids('RANK');
export const gender = ids('GENDER');
const seeks = ids('SEEK', 'AS', 'ROLE', 'JOBWORD', 'INTERN');
const between = group('betweenSearchAndTitle');
export const joiners = group('insideTitle');
const leftJoiners = group('leftInsideTitle');
const stops = group('endOfTitle');
const never = group('neverTitle');
const closes = ids('CLOSE');
export const numbers = ids('NUMBER');

export const isName = (token: Token) => isOf(token, capital) && !isOf(token, never);
export const isWord = (token: Token) => /^\p{L}/u.test(token.text);
const isAdjective = ({ text }: Token) => /^\p{Ll}{3,}(?:e|en|er|es|em)$/u.test(text);

export interface Anchored {
  readonly at: number;
  readonly kind: Anchor;
}

const mostAnchors = 70;

export function anchorsIn({ tokens, lines, isSmall }: Document): Anchored[] {
  const found = new Map<number, Anchor>();
  const put = (at: number, kind: Anchor) => {
    if (!found.has(at) && found.size < mostAnchors) found.set(at, kind);
  };
  for (const [at, token] of tokens.entries()) {
    if (isOf(token, jobName) && isWord(token)) put(at, 'byName');
    else if (isOf(token, head) && isWord(token)) put(at, 'byHead');
    else if (isOf(token, heads)) put(at, 'byPerson');
    else if (isOf(token, field) && (isOf(token, capital) || isSmall)) put(at, 'byField');
    if (isOf(tokens[at + 1], gender) && isWord(token)) put(at, 'byGender');
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
        put(next, 'bySeek');
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
        put(at, 'byLine');
        break;
      }
    }
  }
  return [...found].map(([at, kind]) => ({ at, kind })).sort((one, other) => one.at - other.at);
}

export function startsFrom({ tokens, isSmall }: Document, at: number): number[] {
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

export function endsFrom({ tokens, isSmall }: Document, at: number): number[] {
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
