// What compares people and postings, and what is read of a text.
import {
  type ContactInfoDto,
  type OpenProfileDto,
  comparisonDto,
  comparisonOutlookDto,
  openProfileDto,
} from '@inkognito/shared/comparison';
import type { TitleSuggestionsDto } from '@inkognito/shared/job';
import {
  comparedDto,
  jobsOfferedDto,
  matchDetailDto,
  newsDto,
  offerComparisonDto,
  offeredJobDto,
} from '@inkognito/shared/match';
import {
  type FoundDto,
  type ReadAnswers,
  type ReadField,
  type ReadPostingDto,
  checkedMessageDto,
  foundDto,
  readFields,
  readPostingDto,
} from '@inkognito/shared/reading/reading';
import { activityDto, releaseDto } from '@inkognito/shared/release';
import { receivedRequestDto, sentRequestDto } from '@inkognito/shared/request';
import {
  type BreakdownDto,
  type CriterionDto,
  breakdownDto,
} from '@inkognito/shared/rules/breakdown';
import { criteria } from '@inkognito/shared/rules/rulebook';
import { fixture } from './fixture.ts';
import { makeGuest, makeId, makeJob, makePerson, makePublicId, makePublisher } from './makeDto.ts';

const fitting: CriterionDto = {
  score: 1,
  weight: 20,
  verdict: 'fits',
  knockout: false,
  source: 'rule',
  reasoning: 'Das passt gut zusammen.',
};

const everyFitting = criteria.map(({ id, weight }) => [id, { ...fitting, weight }]);
export const makeBreakdown = fixture(breakdownDto)(
  () => Object.fromEntries(everyFitting) as BreakdownDto,
);

export const knockedOutSalary: CriterionDto = {
  ...fitting,
  score: 0,
  verdict: 'fails',
  knockout: true,
  reasoning: 'Das Gehalt liegt unter der Vorstellung.',
};

export const everyContact: ContactInfoDto = {
  name: 'Anna Beispiel',
  phoneNumber: '+49 (170) 123 45-67',
  calendarLink: 'https://kalender.example.de/anna',
  cv: { filename: 'lebenslauf.pdf', url: '/api/v1/files/cv/abc' },
  email: 'anna@example.de',
};

export const noContact: ContactInfoDto = {
  name: null,
  phoneNumber: null,
  calendarLink: null,
  cv: null,
  email: null,
};

/** Of what is no match nothing is released, unless by hand. */
const resultOf = ({ isMatch = true }: { isMatch?: boolean }) =>
  ({ matchPercentage: 86, isMatch: true, contactState: isMatch ? 'released' : 'none' }) as const;
const comparedAt = '2026-11-10T12:00:00.000Z';
const seenByOwner = { suspended: null, namesListedCompany: false, key: null, keyId: null };
const makePostingNamed = () => ({ _id: makeId(), jobTitle: 'Backend-Entwickler' });

export const makeOutlook = fixture(comparisonOutlookDto)(() => ({
  ...{ state: 'locked', until: null, left: 0, askerNeeded: false },
}));

export const makeComparison = fixture(comparisonDto)((changes) => ({
  matchId: makeId(),
  jobId: makeId(),
  similarCandidates: [],
  similarCount: 0,
  contactInfo: everyContact,
  ...resultOf(changes),
  breakdown: makeBreakdown(),
}));

export const makeOfferedJob = fixture(offeredJobDto)((changes) => ({
  ...makeJob(),
  matchId: makeId(),
  ...resultOf(changes),
  ...seenByOwner,
  status: 'open',
  reason: 'Das passt gut zusammen.',
  comparedAt,
}));

export const noOffers = jobsOfferedDto.parse({
  ...{ jobsOffered: [], offerCount: 0, matchCount: 0, releasedCount: 0, blockedCount: 0 },
  nextCursor: null,
});

export const makeMatch = fixture(matchDetailDto)((changes) => ({
  _id: makeId(),
  viewer: 'recruiter',
  ...resultOf(changes),
  comparedAt,
  progress: { status: 'open', note: '' },
  candidate: { ...makePerson(), _id: makePublicId() },
  recruiter: makePublisher(),
  jobPosting: { ...makePostingNamed(), jobLocation: '', place: 'Remote' },
  contactInfo: everyContact,
  release: null,
  ...seenByOwner,
  breakdown: makeBreakdown(),
  offerChangedAt: null,
}));

export const makeOfferComparison = fixture(offerComparisonDto)((changes) => ({
  matchId: makeId(),
  ...resultOf(changes),
  comparedAt,
  breakdown: makeBreakdown(),
  ...seenByOwner,
}));

export const makeCompared = fixture(comparedDto)((changes) => ({
  _id: makeId(),
  candidate: makePerson(),
  ...resultOf(changes),
  isExcluded: false,
  comparedAt,
  status: 'open',
  jobPosting: makePostingNamed(),
}));

export const makeNews = fixture(newsDto)(() => ({
  _id: makeId(),
  kind: 'match',
  at: '2026-11-11T12:00:00.000Z',
  title: 'Koch',
  from: 'rita.recruiter',
}));

export const makeRelease = fixture(releaseDto)(() => ({
  _id: makeId(),
  matchId: makeId(),
  recruiter: makePublisher(),
  accountDeleted: false,
  jobTitle: 'Backend-Entwickler',
  key: null,
  fields: ['phone', 'cv'],
  releasedAt: '2026-11-02T12:00:00.000Z',
  endedAt: null,
  endReason: null,
  withdrawnAt: null,
}));

export const makeOpenProfile = (username: string, changes: Partial<OpenProfileDto> = {}) =>
  openProfileDto.parse({
    candidate: { ...makePerson(username), _id: makePublicId() },
    expiresAt: '2027-02-20T12:00:00.000Z',
    lastComparison: null,
    ...changes,
  });

const asked = { createdAt: comparedAt, expiresAt: '2026-11-24T12:00:00.000Z' };

export const makeReceivedRequest = fixture(receivedRequestDto)(() => ({
  _id: makeId(),
  recruiter: makePublisher(),
  job: makeJob(),
  message: '',
  matchPercentage: 86,
  isMatch: true,
  namesListedCompany: false,
  breakdown: makeBreakdown(),
  ...asked,
}));

export const makeSentRequest = fixture(sentRequestDto)(() => ({
  _id: makeId(),
  candidate: makePerson(),
  jobPosting: makePostingNamed(),
  status: 'open',
  result: null,
  ...asked,
}));

export const cookReading: TitleSuggestionsDto = {
  titles: [],
  reading: { sure: true, occupation: 'Koch', field: 'gastronomie_hotellerie_tourismus' },
};

export const makeFound = (field: ReadField, changes: Partial<FoundDto> = {}): FoundDto =>
  foundDto.parse({ field, quote: 'Worte', start: 0, end: 5, confidence: 1, ...changes });

/** Every answer has the same source unless `found` overrides it. */
export function makeReading(
  answers: ReadAnswers,
  { found = [], ...changes }: Partial<Omit<ReadPostingDto, 'answers' | 'missing'>> = {},
): ReadPostingDto {
  const told = new Set(found.map(({ field }) => field));
  const others = (Object.keys(answers) as ReadField[]).filter((field) => !told.has(field));
  return readPostingDto.parse({
    answers,
    found: [...found, ...others.map((field) => makeFound(field))],
    missing: readFields.filter((field) => answers[field] === undefined),
    offers: {},
    isOffer: true,
    sender: { name: null, company: null, email: null },
    tone: 'sie',
    ...changes,
  });
}

const readAnswers: ReadAnswers = {
  jobTitle: 'Backend-Entwickler',
  remoteChoice: 'hybrid',
  jobLocation: 'München',
  salary: { min: 70, max: 85 },
};

export const makeCheckedMessage = fixture(checkedMessageDto)(() => ({
  ...makeReading(readAnswers, {
    found: [makeFound('salary', { quote: '5.833–7.083 € im Monat', note: '12 Monatsgehälter' })],
  }),
  matchPercentage: 92,
  verdict: 'fits',
  breakdown: makeBreakdown(),
  questions: [
    { field: 'homeOfficePercent', question: 'Wie hoch ist der Homeoffice-Anteil?' },
    { field: 'branch', question: 'In welcher Branche ist das Unternehmen?' },
  ],
  sender: { name: 'Max Beispiel', company: 'Meier GmbH', email: 'max@meier.example' },
}));

export const makeActivity = fixture(activityDto)(() => ({
  _id: makeId(),
  kind: 'compared',
  at: '2026-11-10T12:00:00.000Z',
  count: null,
  key: 'Meier GmbH',
  recruiter: makeGuest(),
  jobTitle: 'Koch',
  jobId: null,
  comparisonId: null,
  matchPercentage: null,
  fields: null,
}));
