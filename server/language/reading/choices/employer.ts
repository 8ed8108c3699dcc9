import { limits } from '@inkognito/shared/limits';
import { companyForm } from '../../text/companyName.ts';
import { mergeUmlautSpellings } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import { type Document, isOf, type Token } from '../document.ts';
import { describe } from '../features.ts';
import { readSender } from '../sender.ts';
import { group, ids } from '../wordClasses.ts';

const agency = ids('AGENCY');
const capital = ids('CAPITAL', 'CAPITALS');
const small = ids('SMALL');
const legal = ids('LEGAL');
const telling = ids('LEGAL', 'SOCIETY');
const never = group('neverEmployer');
const joiners = new Set(
  "& und + / von für am im in an der das dem die zum zur of and the . des ' vom zu".split(' '),
);
/** They begin no name. */
const articles = new Set(
  'die der das wir bei firma unser für über von the dem den in im am unsere als'.split(' '),
);

interface Run {
  readonly first: number;
  readonly last: number;
}

const mostNames = 150;
const longestRun = 10;

const smallName = /^\p{Ll}{2,}(?:werk|hof|tech|soft|haus)\p{L}*$/u;

/** Words in a row that may be of a name, with what joins them. */
function runsIn({ tokens, isSmall }: Document): Run[] {
  const isLegalSoon = (at: number) =>
    [1, 2, 3].some((step) => {
      const token = tokens[at + step];
      return token?.line === tokens[at]?.line && isOf(token, legal);
    });
  const isPart = (at: number, isInside: boolean) => {
    const token = tokens[at] as Token;
    if (!/^[\p{L}\d]/u.test(token.text)) return false;
    if (isOf(token, telling)) return true;
    if (isOf(token, capital)) return isInside || !isOf(token, never) || isLegalSoon(at);
    const isUnknown = isOf(token, small) && token.classes.length === 1;
    return smallName.test(token.text) || (isUnknown && (isSmall || isLegalSoon(at)));
  };
  const joins = (at: number) => {
    const { lower, text } = tokens[at] as Token;
    if (lower === '.') return (tokens[at - 1]?.text.length ?? 9) <= 3;
    if (lower === ',') return ['&', 'und'].includes(tokens[at + 2]?.lower ?? '');
    return joiners.has(lower) || /^\d+$/.test(text);
  };
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (!isPart(at, false) || articles.has(token.lower)) continue;
    let last = at;
    for (let next = at + 1; next < at + longestRun; next += 1) {
      const other = tokens[next];
      if (other === undefined || other.line !== token.line) break;
      if (isPart(next, true)) last = next;
      else if (!joins(next)) break;
    }
    runs.push({ first: at, last });
    at = last;
  }
  return runs;
}

/** Each part of a run, with its legal form where it has one. */
function partsOf({ first, last }: Run, tokens: readonly Token[]): Run[] {
  const edges: number[] = [];
  for (let at = first; at <= last; at += 1)
    if (!joiners.has(tokens[at]?.lower ?? '') && tokens[at]?.text !== ',') edges.push(at);
  const isEnd = (at: number) => at === last || !isOf(tokens[at + 1], legal);
  return edges.flatMap((from) =>
    edges.filter((to) => to >= from && isEnd(to)).map((to) => ({ first: from, last: to })),
  );
}

const namelike = ids('CAPITAL', 'CAPITALS', 'SMALL', 'TOWN', 'GIVEN', 'JOB', 'AGENCY');
const isNameWord = ({ classes }: Token) => classes.every((id) => namelike.has(id));
/** Some word of it is not of everyday. */
const isNamed = (inside: readonly Token[]) =>
  inside.some((token) => isOf(token, telling) || isNameWord(token));

const firstPart = /^\S{4,}/u;
const lastPart = /\S{4,}$/u;

/** What links a name to addresses in the text and to the one who signs. */
function linksIn(document: Document) {
  const addresses = document.tokens
    .filter(({ text }) => /@|www\.|:\/\//u.test(text))
    .map(({ lower }) =>
      mergeUmlautSpellings(lower.replaceAll(/[^\p{L}\d]/gu, ''), { keepUe: true }),
    );
  const isInAddress = (part: string | undefined) =>
    part !== undefined && addresses.some((address) => address.includes(part));
  const sender = companyForm(readSender(document).name ?? '').split(' ');
  return (form: string): string[] => [
    ...(isInAddress(firstPart.exec(form)?.[0]) ? ['inAddress'] : []),
    ...(isInAddress(lastPart.exec(form)?.[0]) ? ['endInAddress'] : []),
    ...(isInAddress(/^.{4,}$/u.exec(form.replaceAll(' ', ''))?.[0]) ? ['wholeInAddress'] : []),
    ...(form.split(' ').every((word) => sender.includes(word)) ? ['senderName'] : []),
  ];
}

/** The firms that a text may name, each part of a longer name among them. */
export function employerCandidates(document: Document): Candidate<string>[] {
  const { tokens, plain } = document;
  const linksOf = linksIn(document);
  const forms = new Map<string, string>();
  const formOf = (name: string) => {
    const form = forms.get(name) ?? companyForm(name);
    forms.set(name, form);
    return form;
  };
  const parts = runsIn(document).flatMap((run) =>
    partsOf(run, tokens).map((part) => ({ ...part, run })),
  );
  const named = parts.filter(({ first, last }) => isNamed(tokens.slice(first, last + 1)));
  const spans = named.slice(0, mostNames).flatMap(({ first, last, run }) => {
    const inside = tokens.slice(first, last + 1);
    const [one, other] = [inside[0], inside.at(-1)];
    if (one === undefined || other === undefined) return [];
    const isAbbreviated =
      isOf(other, legal) && plain[other.end] === '.' && other.text.includes('.');
    const { start } = one;
    const end = other.end + (isAbbreviated ? 1 : 0);
    const value = plain.slice(start, end);
    const key = formOf(value);
    if (key === '' || value.length > limits.companyMax || value.length < 3) return [];
    const names = [
      ...linksOf(key),
      ...(isOf(other, legal) ? ['legalLast'] : []),
      ...(inside.some((token) => isOf(token, agency)) ? ['agencyName'] : []),
      ...(inside.some(isNameWord) ? [] : ['unnamed']),
      ...(first > run.first ? ['cutLeft'] : []),
      ...(last < run.last ? ['cutRight'] : []),
    ];
    return [{ value, key, start, end, first, last, names }];
  });
  return describe(document, spans);
}
