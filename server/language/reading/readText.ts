import { type OfferedField, type ReadingDto, readFields } from '@inkognito/shared/reading';
import { isPartTimeContract } from '@inkognito/shared/rules/criteria/contractType';
import type { Answer } from './choose.ts';
import { readCompany } from './company.ts';
import { readContract } from './contract.ts';
import { readDescription } from './description.ts';
import { readDocument } from './document.ts';
import { type Fact, type Facts, type Found, isFound, type Place } from './fact.ts';
import { readHours } from './hours.ts';
import { answersOf, type Knowledge, learntKnowledge } from './learnt.ts';
import { readHomeOffice } from './mode/homeOffice.ts';
import { readMode } from './mode.ts';
import { readPay } from './pay/readPay.ts';
import { readPlace } from './place.ts';
import { readSender } from './sender.ts';
import { inText, prepareSource, type Source } from './source.ts';
import { fieldOfTitle } from './title/field.ts';

const mostOffered = 3;

type Offered = Partial<Record<OfferedField, Answer<unknown>[]>>;

interface Read {
  readonly isOffer: boolean;
  readonly facts: Facts;
  /** What is likely of a field that is not sure. */
  readonly offered: Offered;
}

const noFacts = Object.fromEntries(readFields.map((field) => [field, null])) as Facts;

const found = <Value>({ start, end, chance }: Answer<unknown>, value: Value): Found<Value> => ({
  value,
  start,
  end,
  confidence: chance,
});

function readSource(source: Source, knowledge: Knowledge): Read {
  const { plain } = source;
  const document = readDocument(source);
  const [offer] = answersOf(document, 'offer', knowledge.offer);
  if ((offer?.chance ?? 0) < knowledge.offer.sure)
    return { isOffer: false, facts: noFacts, offered: {} };
  const offered: Offered = {};
  const sureOf = <Field extends 'title' | 'town' | 'employer'>(
    field: Field,
    name: OfferedField,
  ) => {
    const answers = answersOf(document, field, knowledge[field]);
    const { sure, likely } = knowledge[field];
    const [best] = answers;
    if (best !== undefined && best.chance >= sure) return best;
    const others = answers.filter(({ chance }) => chance >= likely).slice(0, mostOffered);
    if (others.length > 0) offered[name] = others;
    return null;
  };
  const title = sureOf('title', 'jobTitle');
  const town = sureOf('town', 'jobLocation');
  const employer = sureOf('employer', 'employer');
  const jobTitle = title && found(title, title.value);
  const field = title && fieldOfTitle(title.value);
  const place = readPlace(plain, town);
  const facts: Facts = {
    jobTitle,
    field: title && field && found(title, field),
    ...place,
    ...readCompany(plain, employer && found(employer, employer.value)),
    remoteChoice: readMode(source),
    homeOfficePercent: readHomeOffice(source),
    contractType: readContract(source, jobTitle),
    weeklyHours: readHours(source),
    salary: readPay(source, place.country),
    description: readDescription(source),
  };
  return { isOffer: true, facts, offered };
}

/** With `knowledge` of other weights than those of the product, as when these are judged. */
export function readText(text: string, knowledge: Knowledge = learntKnowledge()): ReadingDto {
  const source = prepareSource(text);
  const { isOffer, facts, offered } = readSource(source, knowledge);
  const quoted = (place: Place) => {
    const { start, end } = inText(source, { start: place.start, end: place.end });
    return { quote: text.slice(start, end), start, end };
  };
  const offers: ReadingDto['offers'] = {};
  for (const [field, answers] of Object.entries(offered)) {
    const values = answers.map((answer) => ({ value: valueOf(answer.value), ...quoted(answer) }));
    Object.assign(offers, { [field]: values });
  }
  return { ...toReading(facts, quoted), offers, isOffer, sender: readSender(source) };
}

/** A town is offered by its name. */
const valueOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : value;

type Quoted = (place: Place) => { quote: string; start: number; end: number };

function toReading(
  facts: Facts,
  quoted: Quoted,
): Pick<ReadingDto, 'answers' | 'found' | 'missing' | 'unclear'> {
  const reading: ReturnType<typeof toReading> = {
    answers: {},
    found: [],
    missing: [],
    unclear: [],
  };
  for (const field of readFields) {
    const fact: Fact<unknown> = facts[field];
    if (isFound(fact)) {
      Object.assign(reading.answers, { [field]: fact.value });
      const { confidence, note } = fact;
      reading.found.push({
        field,
        ...quoted(fact),
        confidence,
        ...(note !== undefined && { note }),
      });
    } else {
      if (field !== 'weeklyHours' || isPartTimeContract(reading.answers.contractType))
        reading.missing.push(field);
      if (fact)
        reading.unclear.push({ field, sentence: fact.sentence, places: fact.places.map(quoted) });
    }
  }
  return reading;
}
