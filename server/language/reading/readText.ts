import type { WorkMode } from '@inkognito/shared/codes';
import { type OfferedField, type ReadingDto, readFields } from '@inkognito/shared/reading/reading';
import { isAskedFor } from '@inkognito/shared/reading/questions';
import type { Answer } from './choose.ts';
import type { Pay } from './choices/pay.ts';
import { readCompany } from './company.ts';
import { readDescription } from './description.ts';
import { type Document, readDocument } from './document.ts';
import type { Facts, Found, Place } from './fact.ts';
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
import { readSender } from './sender.ts';
import { inText, prepareSource } from './source.ts';
import { fieldOfTitle } from '../title/fieldOfTitle.ts';

const mostOffered = 3;
/** From here on an answer is offered beside one that is sure. */
const leastRival = 0.12;
/** Below, texts that do not speak of a term seem to. */
const leastTerm = 0.2;

type Offered = Partial<Record<OfferedField, readonly (Place & { value: unknown })[]>>;

interface Read {
  readonly isOffer: boolean;
  readonly facts: Facts;
  readonly offered: Offered;
  /** Offered only where nothing is sure, beside which they would confuse. */
  readonly terms: Offered;
}

const noFacts = Object.fromEntries(readFields.map((field) => [field, null])) as Facts;

const found = <Value>({ start, end, chance }: Answer<unknown>, value: Value): Found<Value> => ({
  value,
  start,
  end,
  confidence: chance,
});

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
  const [best] = answers;
  const sure = best !== undefined && best.chance >= ofKind.sure ? best : null;
  const others = answers.filter(
    sure === null
      ? (answer) => answer.chance >= likely
      : (answer) => answer.chance >= leastRival && isOther(answer, sure),
  );
  return { sure, likely: others };
}

const asFact = <Value>(answer: Answer<Value> | null): Found<Value> | null =>
  answer && found(answer, answer.value);

/** From this share of the week on hardly anybody comes to the office. */
const wholly = 95;

function modeOf(
  mode: Answer<WorkMode> | null,
  share: Answer<number> | null,
): Facts['remoteChoice'] {
  if (mode !== null || share === null) return asFact(mode);
  return found(share, share.value === 0 ? 'local' : share.value < wholly ? 'hybrid' : 'remote');
}

function readOffer(document: Document, knowledge: Knowledge): Read {
  const { source, plain } = document;
  const offer = chosenOf(document, 'offer', knowledge);
  if (offer.sure === null) return { isOffer: false, facts: noFacts, offered: {}, terms: {} };
  const title = chosenOf(document, 'title', knowledge);
  const town = chosenOf(document, 'town', knowledge);
  const employer = chosenOf(document, 'employer', knowledge);
  const pay = chosenOf(document, 'pay', knowledge);
  const mode = chosenOf(document, 'mode', knowledge);
  const share = chosenOf(document, 'homeOffice', knowledge);
  const contract = chosenOf(document, 'contract', knowledge);
  const hours = chosenOf(document, 'hours', knowledge);
  const company = readCompany(plain, asFact(employer.sure));
  const field = title.sure && fieldOfTitle(title.sure.value);
  const facts: Facts = {
    ...company.facts,
    ...readPlace(plain, town.sure),
    jobTitle: asFact(title.sure),
    field: title.sure && field && found(title.sure, field),
    remoteChoice: modeOf(mode.sure, share.sure),
    homeOfficePercent: asFact(share.sure),
    contractType: asFact(contract.sure),
    weeklyHours: asFact(hours.sure),
    salary: pay.sure && payFact(pay.sure),
    description: readDescription(source),
  };
  const offered: Offered = {
    jobTitle: title.likely,
    jobLocation: town.likely,
    employer: employer.likely,
    salary: pay.likely,
  };
  const terms: Offered = {
    remoteChoice: likelyTerms(mode),
    homeOfficePercent: likelyTerms(share),
    contractType: likelyTerms(contract),
    weeklyHours: likelyTerms(hours),
    branch: company.branches,
  };
  return { isOffer: true, facts, offered, terms };
}

const likelyTerms = ({ likely }: { likely: readonly Answer<unknown>[] }) =>
  likely.filter(({ chance }) => chance >= leastTerm);

function payFact(answer: Answer<Pay>): Found<Omit<Pay, 'note'>> {
  const { note, ...salary } = answer.value;
  return { ...found(answer, salary), ...(note !== undefined && { note }) };
}

/** With `knowledge` of other weights than those of the product, as when these are judged. */
export function readText(text: string, knowledge: Knowledge = learntKnowledge()): ReadingDto {
  const source = prepareSource(text);
  const document = readDocument(source);
  const { isOffer, facts, offered, terms } = readOffer(document, knowledge);
  const quoted = (place: Place) => {
    const { start, end } = inText(source, { start: place.start, end: place.end });
    return { quote: text.slice(start, end), start, end };
  };
  const reading = toReading(facts, quoted);
  const open = Object.entries(terms).filter(([field]) =>
    reading.missing.includes(field as OfferedField),
  );
  const offers: ReadingDto['offers'] = {};
  for (const [field, answers] of [...Object.entries(offered), ...open]) {
    if (answers.length === 0) continue;
    const values = answers
      .slice(0, mostOffered)
      .map((answer) => ({ value: valueOf(answer.value), ...quoted(answer) }));
    Object.assign(offers, { [field]: values });
  }
  return { ...reading, offers, isOffer, sender: readSender(document) };
}

/** A town is offered by its name, and pay without its note. */
function valueOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('name' in value) return value.name;
  const { note: _, ...salary } = value as Pay;
  return salary;
}

type Quoted = (place: Place) => { quote: string; start: number; end: number };

function toReading(
  facts: Facts,
  quoted: Quoted,
): Pick<ReadingDto, 'answers' | 'found' | 'missing'> {
  const reading: ReturnType<typeof toReading> = { answers: {}, found: [], missing: [] };
  for (const field of readFields) {
    const fact = facts[field];
    if (fact) {
      Object.assign(reading.answers, { [field]: fact.value });
      const { confidence, note } = fact;
      reading.found.push({
        field,
        ...quoted(fact),
        confidence,
        ...(note !== undefined && { note }),
      });
    } else if (isAskedFor(field, reading.answers)) reading.missing.push(field);
  }
  return reading;
}
