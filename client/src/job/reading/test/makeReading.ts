import {
  type FoundDto,
  type ReadAnswers,
  type ReadField,
  type ReadPostingDto,
  readFields,
} from '@inkognito/shared/reading/reading';

const nobody = { name: null, company: null, email: null };
const place = { quote: 'Worte', start: 0, end: 5 };

/** Every answer has the same source unless `found` overrides it. */
export function makeReading(
  answers: ReadAnswers,
  { found = [], ...changes }: Partial<Omit<ReadPostingDto, 'answers' | 'missing'>> = {},
): ReadPostingDto {
  const told = new Set(found.map(({ field }) => field));
  const others = (Object.keys(answers) as ReadField[]).filter((field) => !told.has(field));
  return {
    answers,
    found: [...found, ...others.map((field) => makeFound(field))],
    missing: readFields.filter((field) => answers[field] === undefined),
    offers: {},
    isOffer: true,
    unclear: [],
    sender: nobody,
    tone: 'sie',
    ...changes,
  };
}

export function makeFound(field: ReadField, changes: Partial<FoundDto> = {}): FoundDto {
  return { field, ...place, confidence: 1, ...changes };
}
