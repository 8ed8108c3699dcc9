import { limits } from '@inkognito/shared/limits';
import { companyForm } from '../../text/companyName.ts';
import { hasKind } from '../company/kinds.ts';
import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describePlace, featureSpace } from '../features.ts';
import { classId } from '../wordClasses.ts';

const own = [
  ...['byForm', 'byKind', 'byCue', 'byItem', 'bySigner'],
  ...[
    'len1',
    'len2',
    'len3',
    'len4',
    'len5',
    'legalLast',
    'legalInside',
    'agencyName',
    'clientNear',
    'town',
    'job',
    'given',
  ],
  ...[
    'again',
    'inAddress',
    'inSignature',
    'inBody',
    'onlyForm',
    'longer',
    'shorter',
    'sentence',
    'we',
    'capitals',
    'everyday',
  ],
  ...['textOfAgency', 'seeks', 'joined', 'beginsLine', 'titleLine', 'number'],
] as const;
export const employerSpace = featureSpace(own);

const ids = (...names: Parameters<typeof classId>[0][]): ReadonlySet<number> =>
  new Set(names.map(classId));
const isOf = (token: Token | undefined, classes: ReadonlySet<number>) =>
  token?.classes.some((id) => classes.has(id)) === true;
const capital = ids('CAPITAL', 'CAPITALS');
const legal = ids('LEGAL');
const society = ids('SOCIETY');
const agency = ids('AGENCY');
const cues = ids('AT', 'OUR', 'WE', 'CLIENT', 'FROM', 'ART', 'FOR');
const town = ids('TOWN');
const jobs = ids('JOB', 'JOBNAME', 'HEAD');
const given = ids('GIVEN', 'TITLEISH');
const client = ids('CLIENT');
const seeks = ids('SEEK');
const never = ids(
  'GREET',
  'ADDRESS',
  'DAYTIME',
  'MAIL',
  'SIGN',
  'THEIR',
  'INDEF',
  'WE',
  'HOME',
  'HOURS',
  'BENEFIT',
  'SHIFT',
);
const joiners = new Set([
  '&',
  'und',
  '+',
  '-',
  'von',
  'für',
  'am',
  'im',
  'an',
  'der',
  'zum',
  'zur',
  'of',
  'and',
  'the',
  '.',
  'des',
  "'",
  'vom',
  'zu',
]);
const articles = new Set([
  'die',
  'der',
  'das',
  'wir',
  'bei',
  'firma',
  'unser',
  'für',
  'über',
  'von',
  'the',
  'dem',
  'den',
  'in',
  'im',
  'am',
  'am',
  'unsere',
  'als',
]);

interface Run {
  readonly first: number;
  readonly last: number;
}

const mostRuns = 110;
const longestRun = 7;

/** Capital words in a row, with what joins them in a name. */
function runsIn({ tokens }: Document): Run[] {
  const runs: Run[] = [];
  const isPart = (token: Token | undefined) =>
    token !== undefined &&
    /^[\p{L}\d]/u.test(token.text) &&
    (isOf(token, capital) ||
      isOf(token, legal) ||
      /^\p{Ll}{2,}(?:werk|hof|tech|soft|haus)\p{L}*$/u.test(token.text)) &&
    !isOf(token, never);
  for (let at = 0; at < tokens.length && runs.length < mostRuns * 4; at += 1) {
    const token = tokens[at] as Token;
    if (!isPart(token) || articles.has(token.lower)) continue;
    let last = at;
    for (let next = at + 1; next < at + longestRun; next += 1) {
      const other = tokens[next];
      if (other === undefined || other.line !== token.line) break;
      if (isPart(other) || (isOf(other, legal) && other.sentence === token.sentence)) last = next;
      else if (!joiners.has(other.lower) && !/^\d+$/.test(other.text)) break;
    }
    runs.push({ first: at, last });
    at = last;
  }
  return runs;
}

function spansOf({ first, last }: Run, tokens: readonly Token[]): Run[] {
  const spans: Run[] = [];
  for (let from = first; from <= Math.min(last, first + 3); from += 1) {
    if (!isOf(tokens[from], capital) && from > first) continue;
    for (let to = last; to >= Math.max(from, last - 3); to -= 1) {
      if (isOf(tokens[to], capital) || isOf(tokens[to], legal) || to === last)
        spans.push({ first: from, last: to });
    }
  }
  return spans;
}

type Kind = 'byForm' | 'byKind' | 'byCue' | 'bySigner' | 'byItem';

/** Why words may name a firm. */
function kindOf({ tokens, plain, lines }: Document, { first, last }: Run): Kind | null {
  const [one, other] = [tokens[first], tokens[last]];
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  const line = lines[one?.line ?? 0];
  if (tokens.slice(first, last + 1).some((token) => isOf(token, legal))) return 'byForm';
  if (isOf(one, society) || isOf(other, society) || hasKind(plain.slice(one?.start, other?.end)))
    return 'byKind';
  if (isOf(before, cues) || isOf(after, seeks)) return 'byCue';
  if (line?.section === 'signature') return 'bySigner';
  const isItem = line?.first === first || /^[|,·•(:–-]/u.test(before?.text ?? '');
  return isItem && (one?.line ?? headLines) < headLines ? 'byItem' : null;
}

const headLines = 6;

interface Named extends Run {
  readonly kind: Kind;
  readonly isShorter: boolean;
  readonly name: string;
  readonly form: string;
  readonly end: number;
}

function namesIn(document: Document): Named[] {
  const { tokens, plain } = document;
  const forms = new Map<string, string>();
  const formOf = (name: string) => {
    const form = forms.get(name) ?? companyForm(name);
    forms.set(name, form);
    return form;
  };
  const named = runsIn(document).flatMap((run) => {
    const kind = kindOf(document, run);
    return kind === null ? [] : spansOf(run, tokens).map((span) => ({ ...span, run, kind }));
  });
  return named.slice(0, mostRuns).map(({ first, last, run, kind }) => {
    const other = tokens[last] as Token;
    const isAbbreviated =
      isOf(other, legal) && plain[other.end] === '.' && other.text.includes('.');
    const end = other.end + (isAbbreviated ? 1 : 0);
    const name = plain.slice(tokens[first]?.start, end);
    const isShorter = first > run.first || last < run.last;
    return { first, last, kind, isShorter, name, form: formOf(name), end };
  });
}

function putWords(tokens: readonly Token[], { first, last, name }: Named, put: Put): void {
  const inside = tokens.slice(first, last + 1);
  const isAny = (classes: ReadonlySet<number>) => inside.some((token) => isOf(token, classes));
  put(`len${Math.min(5, last - first + 1)}` as 'len1');
  if (isOf(tokens[last], legal)) put('legalLast');
  if (isAny(legal)) put('legalInside');
  if (isAny(agency)) put('agencyName');
  if (inside.every((token) => isOf(token, town))) put('town');
  if (isAny(jobs)) put('job');
  if (isOf(tokens[first], given)) put('given');
  if (inside.some(({ lower }) => lower === '&' || lower === 'und')) put('joined');
  if (/\d/u.test(name)) put('number');
  if (inside.every((token) => token.classes.length === 1)) put('everyday');
  if (isOf(tokens[last + 1], seeks) || isOf(tokens[last + 3], seeks)) put('seeks');
  const before = tokens.slice(Math.max(0, first - 6), first);
  if (before.some((token) => isOf(token, client))) put('clientNear');
}

type Put = (name: (typeof own)[number]) => void;

export function employerCandidates(document: Document): Candidate<string>[] {
  const { tokens, lines } = document;
  const named = namesIn(document);
  const addresses = tokens
    .filter(({ text }) => text.includes('@') || text.includes('www.'))
    .map(({ lower }) => lower.replaceAll(/[^\p{L}\d]/gu, ''));
  const isOfAgency = tokens.some((token) => isOf(token, agency));
  const formed = named.filter(({ kind }) => kind === 'byForm').length;
  const counts = new Map<string, number>();
  for (const { form } of named) counts.set(form, (counts.get(form) ?? 0) + 1);
  return named.flatMap((each): Candidate<string>[] => {
    const { first, last, kind, name, form, end } = each;
    const one = tokens[first] as Token;
    if (form === '' || name.length > limits.companyMax || name.length < 3) return [];
    const { put, features } = describePlace(employerSpace, document, first, last);
    put(kind);
    putWords(tokens, each, put);
    if ((counts.get(form) ?? 0) > 1) put('again');
    const [word = ''] = form.split(' ');
    if (word.length > 3 && addresses.some((address) => address.includes(word))) put('inAddress');
    if (lines[one.line]?.section === 'signature') put('inSignature');
    if (kind === 'byForm' && formed <= 4) put('onlyForm');
    if (each.isShorter) put('shorter');
    if (isOfAgency) put('textOfAgency');
    return [{ value: name, key: form, start: one.start, end, features: features() }];
  });
}
