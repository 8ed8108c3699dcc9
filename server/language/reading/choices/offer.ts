import type { Candidate } from '../choose.ts';
import type { Document } from '../document.ts';
import { featureOf } from '../features.ts';
import { classNames } from '../wordClasses.ts';

const parts = [
  ...['first', 'heading', 'head', 'greeting', 'end', 'signature', 'quoted', 'subject'],
] as const;
const pairs =
  'SEEK JOBWORD OUR WE THEIR MONEY CLIENT ASK OFFER NEGATION JOBNAME HEAD EX COLLEAGUE APPLY'.split(
    ' ',
  );
const longestHeading = 5;

/** The part of a text that a word stands in, as far as it tells whether a job is offered. */
function partOf(
  { lines, plain }: Document,
  index: number,
  token: number,
  start: number,
): (typeof parts)[number] | null {
  const { section = 'body', first = 0, last = 0 } = lines[index] ?? {};
  if (section === 'subject' || section === 'signature') return section;
  if (section === 'quoted' || section === 'greeting') return section;
  if (index === 0) return 'first';
  if (last - first <= longestHeading) return 'heading';
  return start > plain.length * 0.7 ? 'end' : token < 40 ? 'head' : null;
}

export function offerCandidates(document: Document): Candidate<true>[] {
  const { tokens } = document;
  const features = new Set<number>();
  const put = (name: string) => features.add(featureOf(name));
  const counts = new Map<number, number>();
  const inSentence = new Map<number, Set<string>>();
  put('bias');
  const { lines } = document;
  if (lines.filter(({ section }) => section === 'list').length > 2) put('listed');
  if (lines.length > 1 && !/[.!?,]\s*$/u.test(lines[0]?.text ?? '.')) put('titled');
  for (const [index, { classes, line, sentence, start }] of tokens.entries()) {
    const part = partOf(document, line, index, start);
    for (const id of classes) {
      const name = classNames[id] ?? '';
      counts.set(id, (counts.get(id) ?? 0) + 1);
      put(`has:${name}`);
      if (part !== null) put(`${part}:${name}`);
      if (!pairs.includes(name)) continue;
      const said = inSentence.get(sentence) ?? new Set();
      inSentence.set(sentence, said);
      for (const other of said) {
        put(`${other}+${name}`);
        put(`${name}+${other}`);
      }
      said.add(name);
    }
  }
  for (const [id, count] of counts) if (count >= 4) put(`often:${classNames[id] ?? ''}`);
  return [{ value: true, key: 'offer', start: 0, end: 0, features: [...features] }];
}
