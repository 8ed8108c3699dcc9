import type { FoundDto, ReadAnswers, ReadField } from '@inkognito/shared/reading/reading';
import { answerText, answers } from '../answers.ts';
import type { AskerField, MarkedField } from './marks.ts';

const askerLabels: Readonly<Record<AskerField, string>> = {
  'asker.name': 'Ihr Name',
  'asker.company': 'Ihre Firma',
  'asker.email': 'Ihre E-Mail-Adresse',
};

export const readFieldLabel = (field: MarkedField): string =>
  field in askerLabels ? askerLabels[field as AskerField] : answers[field as ReadField].label;

export const readValueText = (read: ReadAnswers, name: ReadField): string =>
  answerText(name, read[name] as never);

const quoteMax = 90;

/** `„70–85 T€“ und „bis 90“` */
export function quotesText(quotes: readonly string[]): string {
  return [...new Set(quotes.map(shortened))].map((quote) => `„${quote}“`).join(' und ');
}

export function shortened(quote: string): string {
  const words = quote.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= quoteMax) return words;
  const cut = words.slice(0, quoteMax);
  const lastBlank = cut.lastIndexOf(' ');
  return `${lastBlank > 0 ? cut.slice(0, lastBlank) : cut} …`;
}

export function noteOf(found: readonly FoundDto[], field: ReadField): string | undefined {
  return found.find((place) => place.field === field && place.note)?.note;
}
