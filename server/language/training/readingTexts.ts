// Labelled texts, one file a hand: texts/*.jsonl to learn from, texts/heldOut/*.jsonl to judge by.
import { readFileSync, readdirSync } from 'node:fs';

/** What a careful person reads; `null` is not said. Several accepted spellings, the fullest first. */
export interface LabelledText {
  readonly id: string;
  readonly text: string;
  readonly offer: boolean;
  readonly title: readonly string[] | null;
  readonly town: readonly string[] | null;
  readonly mode: string | null;
  readonly homeOfficePercent: number | null;
  readonly pay: { readonly min: number | null; readonly max: number | null } | null;
  readonly contract: string | null;
  readonly weeklyHours: number | null;
  readonly employer: readonly string[] | null;
  readonly branch?: string | null;
  readonly field?: string | null;
  readonly zipcode?: string | null;
  readonly country?: string | null;
  readonly companySize?: string | null;
  readonly sender: Readonly<Record<'name' | 'company' | 'email', string | null>>;
  readonly tone?: string | null;
  readonly kind?: string;
}

export interface Hand {
  readonly name: string;
  readonly rows: readonly LabelledText[];
}

const folder = new URL('./texts/', import.meta.url);

export function readHands(where: 'learnt' | 'heldOut'): Hand[] {
  const from = where === 'learnt' ? folder : new URL('heldOut/', folder);
  return readdirSync(from)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => {
      const lines = readFileSync(new URL(file, from), 'utf8').split('\n');
      return {
        name: file.replace('.jsonl', ''),
        rows: lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LabelledText),
      };
    });
}

export const isAdvertisement = ({ kind }: LabelledText) => kind === 'advertisement';
