import { limits } from '@inkognito/shared/limits';
import { titleKnowledge } from '../../title/readTitle.ts';
import { withoutGender, dropGenderSigns } from '../../title/text/genderForms.ts';
import { foldText } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import { type Document, nameForm, type Token } from '../document.ts';
import { describePlace, featureSpace } from '../features.ts';
import { nominative } from '../title/nominative.ts';
import { classId } from '../wordClasses.ts';

const anchors = [
  'byName',
  'byHead',
  'byPerson',
  'byField',
  'bySeek',
  'byGender',
  'byLine',
] as const;
type Anchor = (typeof anchors)[number];
const own = [
  ...anchors,
  ...['len1', 'len2', 'len3', 'len4', 'len5', 'len6', 'len7'],
  ...['exact', 'abbreviation', 'headFirst', 'headLast', 'heads2', 'noHead', 'generic', 'rank'],
  ...['gender', 'genderInside', 'bracket', 'comma', 'slash', 'dash', 'for', 'in', 'und', 'article'],
  ...[
    'moreLeft',
    'moreRight',
    'moreBehindJoiner',
    'townInside',
    'townLast',
    'numberInside',
    'legalInside',
  ],
  ...[
    'allCaps',
    'small',
    'mixed',
    'again',
    'inSubject',
    'firstJob',
    'lastJob',
    'onlyJob',
    'manyJobs',
  ],
  ...['fieldLast', 'smallInside', 'endsShort'],
] as const;
export const titleSpace = featureSpace(own);

/** The same for all genders and cases of one title. */
export const titleForm = (title: string) =>
  foldText(dropGenderSigns(title), { umlauts: 'a' })
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')
    .map((word) =>
      withoutGender(word.replace(/(?<=(?:er|or|eur|ist|ent|ant|alt|mann))s$/u, '')).replace(
        /(?<=\p{L}{3})(?:innen|in|en|em|es|er|e|n|s)$/u,
        '',
      ),
    )
    .join('');

const ids = (...names: Parameters<typeof classId>[0][]): ReadonlySet<number> =>
  new Set(names.map(classId));
const isOf = (token: Token | undefined, classes: ReadonlySet<number>) =>
  token?.classes.some((id) => classes.has(id)) === true;

const capital = ids('CAPITAL', 'CAPITALS');
const heads = ids('HEAD', 'JOB', 'JOBNAME');
const jobName = ids('JOBNAME');
const head = ids('HEAD');
const field = ids('FIELD');
const generic = ids('GENERIC');
const rank = ids('RANK');
const gender = ids('GENDER');
const seeks = ids('SEEK', 'AS', 'ROLE', 'JOBWORD', 'INTERN');
const between = ids(
  'INDEF',
  'ART',
  'ADJECTIVE',
  'OUR',
  'AT',
  'COLON',
  'WE',
  'SEEK',
  'GENERIC',
  'IN',
  'FOR',
  'CLIENT',
  'QUICK',
  'JOBWORD',
  'ROLE',
  'QUOTE',
  'SIGN',
  'DASH',
);
const joiners = ids(
  'IN',
  'FOR',
  'FROM',
  'AND',
  'ART',
  'BAR',
  'DASH',
  'OPEN',
  'WITH',
  'AM',
  'GENDER',
  'COMMA',
  'CLOSE',
  'ALTERNATIVE',
);
const leftJoiners = ids('AND', 'BAR', 'DASH', 'OPEN', 'CLOSE', 'FROM', 'FOR', 'IN', 'GENDER');
const stops = ids(
  'ART',
  'INDEF',
  'WE',
  'THEIR',
  'BE',
  'SEEK',
  'OUR',
  'WHO',
  'NEGATION',
  'OFFER',
  'GREET',
  'PAST',
  'FROM',
  'FOR',
  'IN',
  'AT',
  'WITH',
  'TO',
  'AND',
  'AS',
  'NUMBER',
  'COMMA',
  'STOP',
  'COLON',
  'QUICK',
  'EVERY',
  'PLEASED',
  'EX',
  'NOW',
  'UNSURE',
  'UPTO',
  'DAYTIME',
  'ADDRESS',
  'ALTERNATIVE',
);
const never = ids('GREET', 'TITLEISH', 'WE', 'ADDRESS', 'EURO', 'DAYTIME');
const closes = ids('CLOSE');
const numbers = ids('NUMBER');

const isName = (token: Token) => isOf(token, capital) && !isOf(token, never);
const isWord = (token: Token) => /^\p{L}/u.test(token.text);
const isAdjective = ({ text }: Token) => /^\p{Ll}{3,}(?:e|en|er|es|em)$/u.test(text);

interface Anchored {
  readonly at: number;
  readonly kind: Anchor;
}

const mostAnchors = 70;
const mostSpans = 420;

function anchorsIn({ tokens, lines, isSmall }: Document): Anchored[] {
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

const genderAtEnd = /\s*(?:\([^()]{1,24}\)|[mwf]\/[mwf]\/[dx])$/iu;

export function titleCandidates(document: Document): Candidate<string>[] {
  const { tokens, plain, lines } = document;
  const anchored = anchorsIn(document);
  const { byWords, byAbbreviation } = titleKnowledge().index;
  const jobs = anchored.filter(({ at }) => isOf(tokens[at], heads));
  const formOf = (at: number) => titleForm(tokens[at]?.text ?? '');
  const forms = jobs.map(({ at }) => formOf(at));
  const distinct = new Set(forms).size;
  const subjects = new Set(
    jobs
      .filter(({ at }) => lines[tokens[at]?.line ?? 0]?.section === 'subject')
      .map(({ at }) => formOf(at)),
  );
  const seen = new Set<number>();
  const candidates: Candidate<string>[] = [];
  for (const { at, kind } of anchored) {
    const head = formOf(at);
    const jobAt = jobs.findIndex((job) => job.at === at);
    for (const first of startsFrom(document, at)) {
      for (const last of endsFrom(document, at)) {
        const key = first * 32_768 + last;
        if (seen.has(key) || candidates.length >= mostSpans) continue;
        seen.add(key);
        const [one, other] = [tokens[first], tokens[last]];
        if (one === undefined || other === undefined) continue;
        const written = plain.slice(one.start, other.end);
        const before = plain.slice(Math.max(0, one.start - 40), one.start);
        const value = nominative(
          written.replaceAll(/\s+/gu, ' ').replace(genderAtEnd, ''),
          before.trimEnd(),
        );
        if (value.length < 2 || value.length > limits.jobTitleMax) continue;
        const features = describePlace(document, first, last);
        const put = (name: (typeof own)[number]) => features.add(titleSpace.own[name] ?? 0);
        const inside = tokens.slice(first, last + 1);
        put(kind);
        put(`len${Math.min(7, last - first + 1)}` as 'len1');
        const form = inside.length <= 6 ? nameForm(written) : '';
        if (byWords.has(form)) put('exact');
        if (byAbbreviation.has(form)) put('abbreviation');
        const headsInside = inside.filter((token) => isOf(token, heads));
        if (headsInside.length === 0) put('noHead');
        if (headsInside.length > 1) put('heads2');
        if (isOf(one, heads)) put('headFirst');
        if (isOf(other, heads)) put('headLast');
        if (isOf(other, field)) put('fieldLast');
        if (isOf(one, rank)) put('rank');
        if (inside.every((token) => isOf(token, generic))) put('generic');
        if (isOf(tokens[last + 1], gender)) put('gender');
        for (const token of inside) {
          if (isOf(token, gender)) put('genderInside');
          if (isOf(token, townClass)) put('townInside');
          if (isOf(token, numbers)) put('numberInside');
          if (isOf(token, legal)) put('legalInside');
          const mark = marks[token.lower];
          if (mark !== undefined) put(mark);
          if (/^\p{Ll}/u.test(token.text) && mark === undefined) put('smallInside');
        }
        if (isOf(other, townClass)) put('townLast');
        if (other.text.length <= 3) put('endsShort');
        const left = tokens[first - 1];
        const right = tokens[last + 1];
        if (left?.sentence === one.sentence && (isName(left) || isOf(left, rank)) && isWord(left))
          put('moreLeft');
        if (right?.sentence === one.sentence && isWord(right) && isName(right)) put('moreRight');
        const second = tokens[last + 2];
        if (
          right?.sentence === one.sentence &&
          isOf(right, joiners) &&
          second?.sentence === one.sentence &&
          isName(second)
        )
          put('moreBehindJoiner');
        put(
          written === written.toUpperCase()
            ? 'allCaps'
            : written === written.toLowerCase()
              ? 'small'
              : 'mixed',
        );
        if (forms.filter((each) => each === head).length > 1) put('again');
        if (subjects.has(head)) put('inSubject');
        if (jobAt === 0) put('firstJob');
        if (jobAt === jobs.length - 1 && jobAt >= 0) put('lastJob');
        if (distinct === 1) put('onlyJob');
        if (distinct > 4) put('manyJobs');
        candidates.push({
          value,
          key: titleForm(value),
          start: one.start,
          end: other.end,
          features: [...features],
        });
      }
    }
  }
  return candidates;
}

const townClass = ids('TOWN');
const legal = ids('LEGAL');
const marks: Readonly<Record<string, (typeof own)[number]>> = {
  ...{
    '(': 'bracket',
    '[': 'bracket',
    ',': 'comma',
    '/': 'slash',
    '-': 'dash',
    für: 'for',
    for: 'for',
    of: 'for',
  },
  ...{
    in: 'in',
    im: 'in',
    und: 'und',
    '&': 'und',
    and: 'und',
    der: 'article',
    des: 'article',
    die: 'article',
    den: 'article',
  },
};
