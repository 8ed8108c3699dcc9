import type { ReadField } from '@inkognito/shared/reading';
import { type Fact, type Facts, isFound } from '../../reading/fact.ts';
import { readFacts } from '../../reading/readText.ts';
import { prepareSource, type Source } from '../../reading/source.ts';

export type Proposal = { field: ReadField; quote: string };

/** Above this the rules have found it by themselves in the text as a whole. */
const proposedConfidence = 0.6;

/**
 * A proposal says where to look and nothing else: its quote has to stand in the text word for word, the rules have to
 * read a value in it, and the whole sentence around it may say nothing else ("kein Homeoffice").
 */
export function withProposals(source: Source, facts: Facts, proposals: readonly Proposal[]): Facts {
  const found = { ...facts };
  for (const { field, quote } of proposals) {
    if (found[field] !== null) continue;
    const start = quote === '' ? -1 : source.text.indexOf(quote);
    if (start === -1) continue;
    const fact = readQuote(source, field, { start, end: start + quote.length });
    if (fact) Object.assign(found, { [field]: fact });
  }
  return found;
}

function readQuote(source: Source, field: ReadField, quoted: Span): Fact<unknown> {
  const fact = readSpan(source, field, quoted);
  if (!isFound(fact)) return null;
  const around = readSpan(source, field, sentenceAround(source, quoted));
  const isDenied = around !== null && !(isFound(around) && isSame(around.value, fact.value));
  return isDenied ? null : { ...fact, confidence: Math.min(fact.confidence, proposedConfidence) };
}

type Span = { start: number; end: number };

function readSpan({ text }: Source, field: ReadField, { start, end }: Span): Fact<unknown> {
  const fact: Fact<unknown> = readFacts(prepareSource(text.slice(start, end)))[field];
  return isFound(fact) ? { ...fact, start: fact.start + start, end: fact.end + start } : fact;
}

const sentenceEnd = /[.!?](?=\s)|\n/g;

/** Characters before and after a quote, as a model might quote from one endless line again and again. */
const aroundMax = 300;

function sentenceAround({ text }: Source, quoted: Span): Span {
  const from = Math.max(0, quoted.start - aroundMax);
  const near = text.slice(from, quoted.end + aroundMax);
  const ends = [...near.matchAll(sentenceEnd)].map(({ index }) => from + index + 1);
  return {
    start: ends.findLast((place) => place <= quoted.start) ?? from,
    end: ends.find((place) => place >= quoted.end) ?? from + near.length,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
