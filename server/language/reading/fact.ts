import type { ReadAnswers, ReadField } from '@inkognito/shared/reading/reading';

/** From `start` to before `end`, in UTF-16 code units of the text as it was pasted. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Found<Value> extends Place {
  readonly value: Value;
  readonly confidence: number;
  readonly note?: string | undefined;
}

/** `null` where the text does not speak of it, or not surely. */
export type Facts = {
  readonly [Field in ReadField]: Found<NonNullable<ReadAnswers[Field]>> | null;
};

const sentenceEnd = /[!?;\n]|\.(?=\s+\p{Lu})|[•|*](?=\s)/gu;

/** The words of the same sentence that stand before, at most so many characters. */
export function wordsBefore(plain: string, at: number, length: number): string {
  const words = plain.slice(Math.max(0, at - length), at);
  const ends = [...words.matchAll(sentenceEnd)];
  const last = ends.at(-1);
  return last === undefined ? words : words.slice(last.index + 1);
}

export function wordsAfter(plain: string, at: number, length: number): string {
  const words = plain.slice(at, at + length);
  const end = /[!?;\n]|\.(?=\s+\p{Lu})|\s[•|*](?=\s)/u.exec(words);
  return end === null ? words : words.slice(0, end.index);
}

export const placeOf = ({ index, 0: words }: RegExpExecArray): Place => ({
  start: index,
  end: index + words.length,
});

/** The one value that all agree on; none where they contradict each other. */
export function agreed<Value>(found: readonly Found<Value>[]): Found<Value> | null {
  if (new Set(found.map(({ value }) => value)).size > 1) return null;
  return [...found].sort((one, other) => other.confidence - one.confidence)[0] ?? null;
}
