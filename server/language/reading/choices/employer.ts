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

export function employerCandidates(document: Document): Candidate<string>[] {
  const { tokens, plain, lines } = document;
  const runs = runsIn(document);
  const addresses = tokens
    .filter(({ text }) => text.includes('@') || text.includes('www.'))
    .map(({ lower }) => lower.replaceAll(/[^\p{L}\d]/gu, ''));
  const isOfAgency = tokens.some((token) => isOf(token, agency));
  const candidates: Candidate<string>[] = [];
  const counts = new Map<string, number>();
  const formsOf = new Map<string, string>();
  const formOf = (name: string) => {
    let form = formsOf.get(name);
    if (form === undefined) formsOf.set(name, (form = companyForm(name)));
    return form;
  };
  const spans = runs.flatMap((run) => {
    const hasLegal = tokens.slice(run.first, run.last + 1).some((token) => isOf(token, legal));
    const written = plain.slice(tokens[run.first]?.start, tokens[run.last]?.end);
    const before = tokens[run.first - 1];
    const after = tokens[run.last + 1];
    const line = lines[tokens[run.first]?.line ?? 0];
    const isItem =
      line !== undefined &&
      (line.first === run.first || /^[|,·•(:–-]/u.test(before?.text ?? '')) &&
      ((tokens[run.first]?.line ?? 9) < 6 || line.section === 'signature');
    const kind = hasLegal
      ? 'byForm'
      : isOf(tokens[run.first], society) || isOf(tokens[run.last], society) || hasKind(written)
        ? 'byKind'
        : isOf(before, cues) || isOf(after, seeks)
          ? 'byCue'
          : line?.section === 'signature'
            ? 'bySigner'
            : isItem
              ? 'byItem'
              : null;
    return kind === null
      ? []
      : spansOf(run, tokens).map((span) => ({ ...span, run, kind }) as const);
  });
  for (const { first, last } of spans) {
    const form = formOf(plain.slice(tokens[first]?.start, tokens[last]?.end));
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const legalForms = spans.filter(({ kind }) => kind === 'byForm').length;
  for (const { first, last, kind, run } of spans.slice(0, mostRuns)) {
    const [one, other] = [tokens[first], tokens[last]];
    if (one === undefined || other === undefined) continue;
    const end =
      isOf(other, legal) && plain[other.end] === '.' && /\.\p{L}/u.test(other.text)
        ? other.end + 1
        : other.end;
    const name = plain.slice(one.start, end);
    const form = formOf(name);
    if (form === '' || name.length > limits.companyMax || name.length < 3) continue;
    const features = describePlace(document, first, last);
    const put = (feature: (typeof own)[number]) => features.add(employerSpace.own[feature] ?? 0);
    put(kind);
    put(`len${Math.min(5, last - first + 1)}` as 'len1');
    const inside = tokens.slice(first, last + 1);
    if (isOf(other, legal)) put('legalLast');
    if (inside.some((token) => isOf(token, legal))) put('legalInside');
    if (inside.some((token) => isOf(token, agency))) put('agencyName');
    if (inside.every((token) => isOf(token, town))) put('town');
    if (inside.some((token) => isOf(token, jobs))) put('job');
    if (isOf(one, given)) put('given');
    if (tokens.slice(Math.max(0, first - 6), first).some((token) => isOf(token, client)))
      put('clientNear');
    if ((counts.get(form) ?? 0) > 1) put('again');
    const [firstWord = ''] = form.split(' ');
    if (firstWord.length > 3 && addresses.some((address) => address.includes(firstWord)))
      put('inAddress');
    if (lines[one.line]?.section === 'signature') put('inSignature');
    if (kind === 'byForm' && legalForms <= 4) put('onlyForm');
    if (first > run.first || last < run.last) put('shorter');
    if (isOfAgency) put('textOfAgency');
    if (isOf(tokens[last + 1], seeks) || isOf(tokens[last + 3], seeks)) put('seeks');
    if (inside.some(({ lower }) => lower === '&' || lower === 'und')) put('joined');
    if (/\d/u.test(name)) put('number');
    if (inside.every((token) => token.classes.length === 1)) put('everyday');
    candidates.push({ value: name, key: form, start: one.start, end, features: [...features] });
  }
  return candidates;
}
