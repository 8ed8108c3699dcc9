import { limits } from '@inkognito/shared/limits';
import { companyForm } from '../../text/companyName.ts';
import { mergeUmlautSpellings } from '../../text/foldText.ts';
import type { Candidate } from '../choose.ts';
import { type Document, isOf, type Token } from '../document.ts';
import { classesIn, describePlace } from '../features.ts';
import { readSender } from '../sender.ts';
import { classNames, firstWord, ids } from '../wordClasses.ts';
import { isNameWord, legal, type Named, namesIn, seeks, telling } from './employerSpans.ts';

const agency = ids('AGENCY');
const town = ids('TOWN');
const jobs = ids('JOB', 'JOBNAME', 'HEAD');
const given = ids('GIVEN', 'TITLEISH');
const client = ids('CLIENT');
const near = ids('FROM', 'AT');

type Put = (name: string) => void;

function putWords(tokens: readonly Token[], { first, last, name, run }: Named, put: Put): void {
  const inside = tokens.slice(first, last + 1);
  const isAny = (classes: ReadonlySet<number>) => inside.some((token) => isOf(token, classes));
  put(`len${Math.min(5, last - first + 1)}`);
  if (isOf(tokens[last], legal)) put('legalLast');
  if (isAny(legal)) put('legalInside');
  if (isAny(agency)) put('agencyName');
  if (inside.every((token) => isOf(token, town))) put('town');
  if (isAny(jobs)) put('job');
  if (isOf(tokens[first], given)) put('given');
  if (isOf(tokens[first], given) && !isAny(telling)) put('person');
  if (!inside.some(isNameWord)) put('unnamed');
  if (first > run.first) put('cutLeft');
  if (last < run.last) put('cutRight');
  const cut = [...tokens.slice(run.first, first), ...tokens.slice(last + 1, run.last + 1)];
  if (cut.some((token) => isOf(token, telling))) put('cutTelling');
  if (inside.some(({ lower }) => lower === '&' || lower === 'und')) put('joined');
  if (/\d/u.test(name)) put('number');
  if (inside.every((token) => token.classes.length === 1)) put('everyday');
  if (isOf(tokens[last + 1], seeks) || isOf(tokens[last + 3], seeks)) put('seeks');
  const before = tokens.slice(Math.max(0, first - 6), first);
  if (before.some((token) => isOf(token, client))) put('clientNear');
}

/** Said of the writer: "hier ist Hanna von Weidenbogen". */
function isIntroduced(tokens: readonly Token[], first: number): boolean {
  const before = tokens.slice(Math.max(0, first - 8), first);
  const isNear = before.slice(-3).some((token) => isOf(token, near));
  return isNear && before.some((token) => isOf(token, given) || token.lower === 'name');
}
/** What all names of a text are told apart by. */
function namesTogether(document: Document, named: readonly Named[]) {
  const { tokens, lines } = document;
  const addresses = tokens
    .filter(({ text }) => /@|www\.|:\/\//u.test(text))
    .map(({ lower }) =>
      mergeUmlautSpellings(lower.replaceAll(/[^\p{L}\d]/gu, ''), { keepUe: true }),
    );
  const classes = classesIn(document);
  const count = (words: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const isSigned = ({ first }: Named) => lines[tokens[first]?.line ?? 0]?.section === 'signature';
  const ofSender = named.filter((each) => isSigned(each) || isIntroduced(tokens, each.first));
  const sender = readSender(document);
  return {
    senderName: companyForm(sender.name ?? '').split(' '),
    senderCompany: companyForm(sender.company ?? ''),
    isInAddress: (part: string) =>
      part.length > 3 && addresses.some((address) => address.includes(part)),
    isOfAgency: [...agency].some((id) => classes.has(id)),
    isOfClient: [...client].some((id) => classes.has(id)),
    formed: named.filter(({ kind }) => kind === 'byForm').length,
    forms: count(named.map(({ form }) => form)),
    words: count(tokens.map(({ lower }) => lower)),
    isSigned,
    ofSender: new Set(ofSender.map(({ form }) => form)),
    /** Whether the sender's firm is the employer, the whole text tells. */
    ofText: [...classes]
      .filter((id) => id < firstWord)
      .map((id) => `signed:${classNames[id] ?? ''}`),
  };
}

function putTogether(
  tokens: readonly Token[],
  each: Named,
  all: ReturnType<typeof namesTogether>,
  put: Put,
): void {
  const { first, kind, form } = each;
  const times = all.words.get(tokens[first]?.lower ?? '') ?? 0;
  if ((all.forms.get(form) ?? 0) > 1) put('again');
  if (times > 1) put('again2');
  if (times > 2) put('again3');
  const words = form.split(' ');
  if (all.isInAddress(words[0] ?? '')) put('inAddress');
  if (all.isInAddress(words.at(-1) ?? '')) put('endInAddress');
  if (all.isInAddress(words.join(''))) put('wholeInAddress');
  if (all.isSigned(each)) put('inSignature');
  if (words.every((word) => all.senderName.includes(word))) put('senderName');
  if (form === all.senderCompany) put('senderCompany');
  else if (all.senderCompany.includes(form)) put('inSenderCompany');
  if (isIntroduced(tokens, first)) put('introduced');
  if (all.ofSender.has(form)) for (const name of ['signed', ...all.ofText]) put(name);
  if (kind === 'byForm' && all.formed <= 4) put('onlyForm');
  if (all.isOfAgency) for (const name of ['textOfAgency', `${kind}:agency`]) put(name);
  if (all.isOfClient) put(`${kind}:client`);
}

export function employerCandidates(document: Document): Candidate<string>[] {
  const { tokens } = document;
  const named = namesIn(document);
  const all = namesTogether(document, named);
  return named.flatMap((each): Candidate<string>[] => {
    const { first, last, kind, name, form, end } = each;
    if (form === '' || name.length > limits.companyMax || name.length < 3) return [];
    const { put, features } = describePlace(document, first, last);
    put(kind);
    putWords(tokens, each, put);
    putTogether(tokens, each, all, put);
    const { start } = tokens[first] as Token;
    return [{ value: name, key: form, start, end, features: features() }];
  });
}
