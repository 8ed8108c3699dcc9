import type { ReadAnswers } from '@inkognito/shared/reading';

/** What a careful person reads from a text; a field that is not named is not said. */
export interface LabelledText {
  readonly text: string;
  readonly says: Omit<ReadAnswers, 'description'>;
  /** Whoever signed it. */
  readonly sender?: { readonly name?: string; readonly company?: string; readonly email?: string };
}
