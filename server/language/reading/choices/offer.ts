import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { featureOf } from '../features.ts';
import { classNames } from '../wordClasses.ts';

const longestHeading = 5;
const ownSections: readonly string[] = ['subject', 'signature', 'quoted', 'greeting'];

/** The part of a text that a word stands in, as far as it tells whether a job is offered. */
function partOf({ lines, plain }: Document, { line, start }: Token, at: number): string | null {
  const { section = 'body', first = 0, last = 0 } = lines[line] ?? {};
  if (ownSections.includes(section)) return section;
  if (line === 0) return 'first';
  if (last - first <= longestHeading) return 'heading';
  return start > plain.length * 0.7 ? 'end' : at < 40 ? 'head' : null;
}

/** The one thing that a text may be: each word is seen by itself and in its part of the text. */
export function offerCandidates(document: Document): Candidate<true>[] {
  const names = new Set(['bias']);
  for (const [at, token] of document.tokens.entries()) {
    const part = partOf(document, token, at);
    for (const id of token.classes) {
      names.add(`has:${classNames[id]}`);
      if (part !== null) names.add(`${part}:${classNames[id]}`);
    }
  }
  return [{ value: true, key: 'offer', start: 0, end: 0, features: Array.from(names, featureOf) }];
}
