import { limits } from '@inkognito/shared/limits';
import { companyForm } from '../../text/companyName.ts';
import { mergeUmlautSpellings } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import { type Document, isOf, type Token } from '../document.ts';
import { describe } from '../features.ts';
import { readSender } from '../writer/sender.ts';
import { group, ids } from '../wordClasses.ts';
import { type Run, spansAround } from './spans.ts';

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

const mostNames = 150;
const longestName = 9;

const smallName = /^\p{Ll}{2,}(?:werk|hof|tech|soft|haus)\p{L}*$/u;

/** Every part of what may be a name, with its legal form where it has one. */
function spansIn(document: Document): Run[] {
  const { tokens, isSmall } = document;
  const isLegalSoon = (at: number) =>
    tokens.slice(at + 1, at + 4).some((token) => isOf(token, legal));
  const isPart = (token: Token, at: number) => {
    if (!/^[\p{L}\d]/u.test(token.text)) return false;
    if (isOf(token, telling) || isOf(token, capital)) return true;
    const isUnknown = isOf(token, small) && token.classes.length === 1;
    return smallName.test(token.text) || (isUnknown && (isSmall || isLegalSoon(at)));
  };
  const joins = ({ lower, text }: Token, at: number) => {
    if (lower === '.') return (tokens[at - 1]?.text.length ?? 9) <= 3;
    if (lower === ',') return ['&', 'und'].includes(tokens[at + 2]?.lower ?? '');
    return joiners.has(lower) || /^\d+$/u.test(text);
  };
  return tokens.flatMap((token, at) => {
    const isStart =
      isPart(token, at) &&
      !joiners.has(token.lower) &&
      !articles.has(token.lower) &&
      (!isOf(token, never) || isOf(token, telling) || isLegalSoon(at));
    const spans = isStart
      ? spansAround(document, at, { isPart, joins, left: 0, right: longestName })
      : [];
    return spans.filter(({ last }) => !isOf(tokens[last + 1], legal));
  });
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
  const named = spansIn(document).filter(({ first, last }) =>
    isNamed(tokens.slice(first, last + 1)),
  );
  const spans = named.slice(0, mostNames).flatMap(({ first, last }) => {
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
    const names = [...linksOf(key), ...(inside.some(isNameWord) ? [] : ['unnamed'])];
    return [{ value, key, start, end, first, last, names }];
  });
  return describe(document, spans);
}
