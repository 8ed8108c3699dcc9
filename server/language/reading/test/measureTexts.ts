import type { ReadField } from '@inkognito/shared/reading';
import { isDeepStrictEqual } from 'node:util';
import { readText } from '../readText.ts';
import { readSender } from '../sender.ts';
import { prepareSource } from '../source.ts';
import type { LabelledText } from './labelledText.ts';
import { abroad } from './texts/abroad.ts';
import { advertisements } from './texts/advertisements.ts';
import { careAndTrades } from './texts/fresh/careAndTrades.ts';
import { neighbours } from './texts/fresh/neighbours.ts';
import { offices } from './texts/fresh/offices.ts';
import { recruiters } from './texts/fresh/recruiters.ts';
import { service } from './texts/fresh/service.ts';
import { untidy } from './texts/fresh/untidy.ts';
import { alpine } from './texts/headlines/alpine.ts';
import { care } from './texts/headlines/care.ts';
import { chats } from './texts/headlines/chats.ts';
import { offices as headlineOffices } from './texts/headlines/offices.ts';
import { trade } from './texts/headlines/trade.ts';
import { contacts as heldOutContacts } from './texts/heldOut/contacts.ts';
import { pages as heldOutPages } from './texts/heldOut/pages.ts';
import { kinds } from './texts/kinds.ts';
import { agencies } from './texts/last/agencies.ts';
import { bodies } from './texts/last/bodies.ts';
import { contacts } from './texts/last/contacts.ts';
import { firms } from './texts/last/firms.ts';
import { letters } from './texts/letters.ts';
import { mails } from './texts/mails.ts';
import { messages } from './texts/messages.ts';
import { moreLetters } from './texts/moreLetters.ts';
import { morePages } from './texts/morePages.ts';
import { network } from './texts/network.ts';
import { onePiece } from './texts/onePiece.ts';
import { longWithPay } from './texts/pay/long.ts';
import { shortWithPay } from './texts/pay/short.ts';
import { mixed } from './texts/unseen/mixed.ts';
import { pages } from './texts/unseen/pages.ts';
import { wholePages } from './texts/wholePages.ts';

const short = [...messages, ...mails, ...advertisements, ...abroad, ...kinds];
const long = [...onePiece, ...wholePages, ...morePages, ...network, ...letters, ...moreLetters];

const isKnown = (_: LabelledText, index: number) => index % 2 === 0;
const isUnseen = (_: LabelledText, index: number) => index % 2 === 1;

/** Of every second text only the sums were looked at while the rules were written. */
export const developmentTexts = [...short.filter(isKnown), ...long.filter(isKnown)];
export const unseenTexts = [...short.filter(isUnseen), ...long.filter(isUnseen)];

/** Written and labelled before any rule was changed for them. */
export const freshTexts = [
  ...recruiters,
  ...careAndTrades,
  ...offices,
  ...neighbours,
  ...service,
  ...untidy,
];

/** Written when the rules for the others were done. */
export const lastTexts = [...contacts, ...firms, ...bodies, ...agencies];

/** Written after all rules. */
export const newestTexts = [...mixed, ...pages];

/** Written and labelled after the rules for pay in whole texts. */
export const payTexts = [...shortWithPay, ...longWithPay];

/** Written and labelled before titles were read from headlines first. */
export const headlineTexts = [...care, ...trade, ...alpine, ...headlineOffices, ...chats];

/** Of the same hand and time; only their sums are looked at. */
export const heldOutTexts = [...heldOutPages, ...heldOutContacts];

export interface Figure {
  given: number;
  right: number;
  said: number;
  readonly wrong: string[];
}

export const precisionOf = ({ given, right }: Figure) => (given === 0 ? 1 : right / given);
export const recallOf = ({ said, right }: Figure) => (said === 0 ? 1 : right / said);

export const measuredFields = [
  'jobTitle',
  'field',
  'zipcode',
  'country',
  'companySize',
  'branch',
  'remoteChoice',
  'homeOfficePercent',
  'jobLocation',
  'contractType',
  'weeklyHours',
  'salary',
  'employer',
] as const satisfies readonly ReadField[];

const senderFields = ['name', 'company', 'email'] as const;

function count(figure: Figure, text: LabelledText, value: unknown, expected: unknown): void {
  const isRight = value !== undefined && isDeepStrictEqual(value, expected);
  if (value !== undefined) figure.given += 1;
  if (expected !== undefined) figure.said += 1;
  if (isRight) figure.right += 1;
  if (!isRight && (value !== undefined || expected !== undefined))
    figure.wrong.push(
      `${text.text.slice(0, 50).replaceAll('\n', ' ')}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`,
    );
}

export function measureTexts(texts: readonly LabelledText[]): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  const figureOf = (name: string) => {
    const figure = figures.get(name) ?? { given: 0, right: 0, said: 0, wrong: [] };
    figures.set(name, figure);
    return figure;
  };
  for (const labelled of texts) {
    const { answers } = readText(labelled.text);
    for (const field of measuredFields)
      count(figureOf(field), labelled, answers[field], labelled.says[field]);
    const sender = readSender(prepareSource(labelled.text));
    for (const field of senderFields)
      count(
        figureOf(`sender.${field}`),
        labelled,
        sender[field] ?? undefined,
        labelled.sender?.[field],
      );
  }
  return figures;
}
