import { limits } from '@inkognito/shared/limits';
import { titleKnowledge } from '../../title/readTitle.ts';
import { withoutGender, dropGenderSigns } from '../../title/text/genderForms.ts';
import { foldText } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import { type Document, isOf, nameForm, type Token } from '../document.ts';
import { describePlace } from '../features.ts';
import { nominative } from '../title/nominative.ts';
import { classesCalled, ids } from '../wordClasses.ts';
import { has } from './tokenNumbers.ts';
import {
  type Anchor,
  type Anchored,
  anchorsIn,
  endsFrom,
  field,
  gender,
  generic,
  heads,
  isName,
  isWord,
  joiners,
  numbers,
  rank,
  startsFrom,
} from './titleSpans.ts';

/** What joins two parts of a title, and what the second is. */
const joinings = classesCalled('GENDER FOR IN FROM AND BAR DASH COMMA OPEN WITH AM');
const joinedKinds = classesCalled('FIELD TOWN HEAD JOB GENERIC LEGAL NUMBER');
const joiningOf = (token: Token | undefined) => joinings.find((name) => has(token, name)) ?? 'none';
const joinedKindOf = (token: Token) =>
  joinedKinds.find((name) => has(token, name)) ?? (isName(token) ? 'name' : 'word');
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

const mostSpans = 420;
const townClass = ids('TOWN');
const legal = ids('LEGAL');
const marks = new Map(
  Object.entries({
    ...{ bracket: '( [', comma: ',', slash: '/', dash: '-', for: 'für for of', in: 'in im' },
    ...{ und: 'und & and', article: 'der des die den' },
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name])),
);

const genderAtEnd = /\s*(?:\([^()]{1,24}\)|[mwf]\/[mwf]\/[dx])$/iu;

type Put = (name: string) => void;

/** What is known of all jobs that a text names. */
interface Jobs {
  readonly at: readonly number[];
  readonly counts: ReadonlyMap<string, number>;
  readonly inSubjects: ReadonlySet<string>;
  readonly formOf: (at: number) => string;
}

function jobsAmong({ tokens, lines }: Document, anchored: readonly { at: number }[]): Jobs {
  const at = anchored.map((each) => each.at).filter((each) => isOf(tokens[each], heads));
  const formOf = (each: number) => titleForm(tokens[each]?.text ?? '');
  const counts = new Map<string, number>();
  for (const each of at) counts.set(formOf(each), (counts.get(formOf(each)) ?? 0) + 1);
  const isSubject = (each: number) => lines[tokens[each]?.line ?? 0]?.section === 'subject';
  return { at, counts, inSubjects: new Set(at.filter(isSubject).map(formOf)), formOf };
}

function putWords(inside: readonly Token[], written: string, put: Put): void {
  const [one, other] = [inside[0], inside.at(-1)];
  const { byWords, byAbbreviation } = titleKnowledge().index;
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
  if (isOf(other, townClass)) put('townLast');
  if ((other?.text.length ?? 0) <= 3) put('endsShort');
  if (inside.every((token) => isOf(token, generic))) put('generic');
  for (const [index, token] of inside.entries()) {
    const before = inside[index - 1];
    if (before !== undefined && !isOf(token, joiners))
      put(`in:${joiningOf(before)}:${joinedKindOf(token)}`);
    if (isOf(token, gender)) put('genderInside');
    if (isOf(token, townClass)) put('townInside');
    if (isOf(token, numbers)) put('numberInside');
    if (isOf(token, legal)) put('legalInside');
    const mark = marks.get(token.lower);
    if (mark !== undefined) put(mark);
    else if (/^\p{Ll}/u.test(token.text)) put('smallInside');
  }
  const [upper, lower] = [written.toUpperCase(), written.toLowerCase()];
  put(written === upper ? 'allCaps' : written === lower ? 'small' : 'mixed');
}

/** What might belong to it and was left out. */
function putNeighbours({ tokens }: Document, first: number, last: number, put: Put): void {
  const { sentence } = tokens[first] as Token;
  const inSentence = (at: number) => {
    const token = tokens[at];
    return token?.sentence === sentence ? token : undefined;
  };
  const [left, right, second] = [inSentence(first - 1), inSentence(last + 1), inSentence(last + 2)];
  if (left !== undefined && isWord(left) && (isName(left) || isOf(left, rank))) put('moreLeft');
  if (right !== undefined && isWord(right) && isName(right)) put('moreRight');
  if (right !== undefined && isOf(right, joiners)) {
    if (second !== undefined) put(`out:${joiningOf(right)}:${joinedKindOf(second)}`);
  } else if (right !== undefined) put(`out:none:${joinedKindOf(right)}`);
  if (isOf(tokens[last + 1], gender)) put('gender');
}

function putJob(jobs: Jobs, at: number, put: Put): void {
  const form = jobs.formOf(at);
  const index = jobs.at.indexOf(at);
  if ((jobs.counts.get(form) ?? 0) > 1) put('again');
  if (jobs.inSubjects.has(form)) put('inSubject');
  if (index === 0) put('firstJob');
  if (index >= 0 && index === jobs.at.length - 1) put('lastJob');
  if (jobs.counts.size === 1) put('onlyJob');
  if (jobs.counts.size > 4) put('manyJobs');
}

interface Span {
  readonly at: number;
  readonly kind: Anchor;
  readonly first: number;
  readonly last: number;
}

function spansIn(document: Document, anchored: readonly Anchored[]): Span[] {
  const spans = new Map<number, Span>();
  for (const { at, kind } of anchored) {
    const ends = endsFrom(document, at);
    for (const first of startsFrom(document, at)) {
      for (const last of ends) {
        const key = first * document.tokens.length + last;
        if (!spans.has(key) && spans.size < mostSpans) spans.set(key, { at, kind, first, last });
      }
    }
  }
  return [...spans.values()];
}

export function titleCandidates(document: Document): Candidate<string>[] {
  const { tokens, plain } = document;
  const anchored = anchorsIn(document);
  const jobs = jobsAmong(document, anchored);
  return spansIn(document, anchored).flatMap(({ at, kind, first, last }): Candidate<string>[] => {
    const [one, other] = [tokens[first], tokens[last]];
    if (one === undefined || other === undefined) return [];
    const written = plain.slice(one.start, other.end);
    const before = plain.slice(Math.max(0, one.start - 40), one.start);
    const named = written.replaceAll(/\s+/gu, ' ').replace(genderAtEnd, '');
    const value = nominative(named, before.trimEnd());
    if (value.length < 2 || value.length > limits.jobTitleMax) return [];
    const { put, features } = describePlace(document, first, last);
    put(kind);
    put(`len${Math.min(7, last - first + 1)}`);
    putWords(tokens.slice(first, last + 1), written, put);
    putNeighbours(document, first, last, put);
    putJob(jobs, at, put);
    const place = { start: one.start, end: other.end };
    return [{ value, key: titleForm(value), ...place, features: features() }];
  });
}
