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
