import type { ReadAnswers, ReadField } from '@inkognito/shared/reading/reading';

/** From `start` to before `end`, in UTF-16 code units of the text as it was pasted. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Found<Value> extends Place {
  readonly value: Value;
  readonly confidence: number;
  readonly note?: string;
}

/** The text speaks of it and gives no value all the same. */
export interface Unclear {
  readonly sentence: string;
  readonly places: readonly Place[];
}

/** `null` where the text does not speak of it. */
export type Fact<Value> = Found<Value> | Unclear | null;

export function isFound<Value>(fact: Fact<Value>): fact is Found<Value> {
  return fact !== null && 'value' in fact;
}

export type Facts = { readonly [Field in ReadField]: Fact<NonNullable<ReadAnswers[Field]>> };
