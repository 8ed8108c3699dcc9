import { companyForm } from '../../text/companyName.ts';
import { type Document, isOf, type Token } from '../document.ts';
import { group, ids } from '../wordClasses.ts';

/** Why words may name a firm, the likeliest first. */
const kinds = ['byForm', 'byKind', 'byCue', 'bySigner', 'byItem', 'byName'] as const;
type Kind = (typeof kinds)[number];

const capital = ids('CAPITAL', 'CAPITALS');
const small = ids('SMALL');
export const legal = ids('LEGAL');
const society = ids('SOCIETY');
export const telling = ids('LEGAL', 'SOCIETY');
const cues = ids('AT', 'OUR', 'WE', 'CLIENT', 'FROM', 'ART', 'FOR');
export const seeks = ids('SEEK');
const never = group('neverEmployer');
const joiners = new Set(
  "& und + / von für am im in an der das dem die zum zur of and the . des ' vom zu".split(' '),
);
/** They begin no name. */
const articles = new Set(
  'die der das wir bei firma unser für über von the dem den in im am unsere als'.split(' '),
);

export interface Run {
  readonly first: number;
  readonly last: number;
}

const mostNames = 110;
const longestRun = 10;
const headLines = 6;

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
function spansOf({ first, last }: Run, tokens: readonly Token[]): Run[] {
  const edges: number[] = [];
  for (let at = first; at <= last; at += 1)
    if (!joiners.has(tokens[at]?.lower ?? '') && tokens[at]?.text !== ',') edges.push(at);
  const isEnd = (at: number) => at === last || !isOf(tokens[at + 1], legal);
  return edges.flatMap((from) =>
    edges.filter((to) => to >= from && isEnd(to)).map((to) => ({ first: from, last: to })),
  );
}

const namelike = ids('CAPITAL', 'CAPITALS', 'SMALL', 'TOWN', 'GIVEN', 'JOB', 'AGENCY');
export const isNameWord = ({ classes }: Token) => classes.every((id) => namelike.has(id));
/** Some word of it is not of everyday. */
const isNamed = (inside: readonly Token[]) =>
  inside.some((token) => isOf(token, telling) || isNameWord(token));

/** Why words may name a firm. */
function kindOf({ tokens, lines }: Document, { first, last }: Run): Kind {
  const [one, other] = [tokens[first], tokens[last]];
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  const line = lines[one?.line ?? 0];
  if (tokens.slice(first, last + 1).some((token) => isOf(token, legal))) return 'byForm';
  if (isOf(one, society) || isOf(other, society)) return 'byKind';
  if (isOf(before, cues) || isOf(after, seeks)) return 'byCue';
  if (line?.section === 'signature') return 'bySigner';
  const isItem = line?.first === first || /^[|,·•(:–-]/u.test(before?.text ?? '');
  return isItem && (one?.line ?? headLines) < headLines ? 'byItem' : 'byName';
}

export interface Named extends Run {
  readonly kind: Kind;
  readonly run: Run;
  readonly name: string;
  readonly form: string;
  readonly end: number;
}

export function namesIn(document: Document): Named[] {
  const { tokens, plain } = document;
  const forms = new Map<string, string>();
  const formOf = (name: string) => {
    const form = forms.get(name) ?? companyForm(name);
    forms.set(name, form);
    return form;
  };
  const named = runsIn(document).flatMap((run) => {
    const kind = kindOf(document, run);
    return spansOf(run, tokens)
      .filter(({ first, last }) => kind !== 'byName' || isNamed(tokens.slice(first, last + 1)))
      .map((span) => ({ ...span, run, kind }));
  });
  const likeliest = kinds.flatMap((kind) => named.filter((each) => each.kind === kind));
  return likeliest.slice(0, mostNames).map(({ first, last, run, kind }) => {
    const other = tokens[last] as Token;
    const isAbbreviated =
      isOf(other, legal) && plain[other.end] === '.' && other.text.includes('.');
    const end = other.end + (isAbbreviated ? 1 : 0);
    const name = plain.slice(tokens[first]?.start, end);
    return { first, last, kind, run, name, form: formOf(name), end };
  });
}
