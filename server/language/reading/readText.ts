import { type ReadingDto, readFields } from '@inkognito/shared/reading';
import { isPartTimeContract } from '@inkognito/shared/rules/criteria/contractType';
import { readCompany } from './company.ts';
import { readContract } from './contract.ts';
import { readDescription } from './description.ts';
import { type Fact, type Facts, isFound } from './fact.ts';
import { readHours } from './hours.ts';
import { readHomeOffice } from './mode/homeOffice.ts';
import { readMode } from './mode.ts';
import { readPay } from './pay/readPay.ts';
import { readPlace } from './place.ts';
import { readTitleAndField } from './title.ts';
import { readSender } from './sender.ts';
import { inText, prepareSource, type Source } from './source.ts';

/** With places counted in the text as it was pasted. */
export function readFacts(source: Source): Facts {
  const facts = factsIn(source);
  if (source.textAt === null) return facts;
  const placed = Object.entries(facts).map(([field, fact]: [string, Fact<unknown>]) => {
    if (fact === null) return [field, null];
    if (isFound(fact)) return [field, inText(source, fact)];
    return [field, { ...fact, places: fact.places.map((place) => inText(source, place)) }];
  });
  return Object.fromEntries(placed) as Facts;
}

function factsIn(source: Source): Facts {
  const place = readPlace(source);
  const title = readTitleAndField(source);
  return {
    ...title,
    ...place,
    ...readCompany(source, title.jobTitle),
    remoteChoice: readMode(source),
    homeOfficePercent: readHomeOffice(source),
    contractType: readContract(source, title.jobTitle),
    weeklyHours: readHours(source),
    salary: readPay(source, place.country),
    description: readDescription(source),
  };
}

export function readText(text: string): ReadingDto {
  const source = prepareSource(text);
  return { ...toReading(text, readFacts(source)), sender: readSender(source) };
}

function toReading(text: string, facts: Facts): Omit<ReadingDto, 'sender'> {
  const quoted = ({ start, end }: { start: number; end: number }) => ({
    quote: text.slice(start, end),
    start,
    end,
  });
  const reading: Omit<ReadingDto, 'sender'> = { answers: {}, found: [], missing: [], unclear: [] };
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
