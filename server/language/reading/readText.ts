import { type OfferedField, type ReadingDto, readFields } from '@inkognito/shared/reading/reading';
import { isAskedFor } from '@inkognito/shared/reading/questions';
import type { Answer } from './choose.ts';
import { readBranch } from './company/branch.ts';
import { sizesIn } from './company/size.ts';
import { readDescription } from './description.ts';
import { type Document, readDocument } from './document.ts';
import { agreed, type Facts, type Found, type Place } from './fact.ts';
import {
  answersOf,
  type Knowledge,
  kindOf,
  type LearntField,
  learntKnowledge,
  type ValueOf,
  isRelated,
} from './learnt.ts';
import { readPlace } from './place.ts';
import { readSender } from './writer/sender.ts';
import { inText, prepareSource } from './source.ts';
import { fieldOfTitle } from '../title/fieldOfTitle.ts';

const mostOffered = 3;
/** Others are offered where nothing is sure, beside which they would confuse. */
const offeredBesideSure: readonly string[] = ['jobTitle', 'jobLocation', 'employer', 'salary'];

interface Read {
  readonly facts: Partial<Facts>;
  readonly offered: Partial<Record<OfferedField, readonly Found<unknown>[]>>;
}

interface Chosen<Field extends LearntField> {
  readonly sure: Answer<ValueOf<Field>> | null;
  readonly likely: readonly Answer<ValueOf<Field>>[];
}

/** Neither the same in other words nor other reading of the same words. */
const isOther = (answer: Answer<unknown>, sure: Answer<unknown>) =>
  !isRelated(answer, sure) && (answer.end <= sure.start || answer.start >= sure.end);

/** What is sure of a field, and what else is likely. */
function chosenOf<Field extends LearntField>(
  document: Document,
  field: Field,
  knowledge: Knowledge,
): Chosen<Field> {
  const answers: Answer<ValueOf<Field>>[] = answersOf(document, field, knowledge[field]);
  const { likely, [kindOf(document)]: ofKind } = knowledge[field];
  const sure = answers.slice(0, 1).find(({ confidence }) => confidence >= ofKind.sure) ?? null;
  const others = answers.filter(
    (answer) => answer.confidence >= likely && (sure === null || isOther(answer, sure)),
  );
  return { sure, likely: others };
}

/** From this share of the week on hardly anybody comes to the office. */
const wholly = 95;

const modeOfShare = (share: number) =>
  share === 0 ? 'local' : share < wholly ? 'hybrid' : 'remote';

function readOffer(document: Document, knowledge: Knowledge): Read | null {
  const read = <Field extends LearntField>(field: Field) => chosenOf(document, field, knowledge);
  if (read('offer').sure === null) return null;
  const title = read('title');
  const town = read('town');
  const employer = read('employer');
  const pay = read('pay');
  const mode = read('mode');
  const share = read('homeOffice');
  const contract = read('contract');
  const hours = read('hours');
  const { branch, branches } = readBranch(document.plain, employer.sure);
  const field = title.sure && fieldOfTitle(title.sure.value);
  return {
    facts: {
      ...readPlace(document.plain, town.sure),
      jobTitle: title.sure,
      field: title.sure && field && { ...title.sure, value: field },
      employer: employer.sure,
      branch,
      companySize: agreed(sizesIn(document.plain)),
      remoteChoice:
        mode.sure ?? (share.sure && { ...share.sure, value: modeOfShare(share.sure.value) }),
      homeOfficePercent: share.sure,
      contractType: contract.sure,
      weeklyHours: hours.sure,
      salary: pay.sure,
      description: readDescription(document),
    },
    offered: {
      jobTitle: title.likely,
      jobLocation: town.likely.map((each) => ({ ...each, value: each.value.name })),
      employer: employer.likely,
      salary: pay.likely,
      remoteChoice: mode.likely,
      homeOfficePercent: share.likely,
      contractType: contract.likely,
      weeklyHours: hours.likely,
      branch: branches,
    },
  };
}

/** With `knowledge` of other weights than those of the product, as when these are judged. */
export function readText(text: string, knowledge: Knowledge = learntKnowledge()): ReadingDto {
  const source = prepareSource(text);
  const document = readDocument(source);
  const offer = readOffer(document, knowledge);
  const quoted = (place: Place) => {
    const { start, end } = inText(source, { start: place.start, end: place.end });
    return { quote: text.slice(start, end), start, end };
  };
  const reading: Pick<ReadingDto, 'answers' | 'found' | 'missing' | 'offers'> = {
    answers: {},
    found: [],
    missing: [],
    offers: {},
  };
  for (const field of readFields) {
    const fact = offer?.facts[field];
    if (fact) {
      const { value, confidence, note } = fact;
      Object.assign(reading.answers, { [field]: value });
      const told = { field, ...quoted(fact), confidence };
      reading.found.push(note === undefined ? told : { ...told, note });
    } else if (isAskedFor(field, reading.answers)) reading.missing.push(field);
  }
  const open: readonly string[] = [...offeredBesideSure, ...reading.missing];
  for (const [field, likely] of Object.entries(offer?.offered ?? {})) {
    const values = likely.map((each) => ({ value: each.value, ...quoted(each) }));
    if (values.length > 0 && open.includes(field))
      Object.assign(reading.offers, { [field]: values.slice(0, mostOffered) });
  }
  return { ...reading, isOffer: offer !== null, sender: readSender(document) };
}
