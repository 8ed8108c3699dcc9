// Arbitrary candidates, jobs and facts for property tests.
import fc from 'fast-check';
import { type BranchCode, codesOf, contractTypeLabels } from '../../codes.ts';
import type { CandidateWishes, JobOffer, MatchFacts, TitleFact } from '../types.ts';

const orNull = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(values, { nil: null, freq: 6 });

const percent = fc.integer({ min: 0, max: 100 });
const kilometres = fc.integer({ min: 0, max: 11_000 });
const nearKilometres = fc.oneof(fc.integer({ min: 0, max: 120 }), kilometres);
const thousands = fc.oneof(fc.integer({ min: 30, max: 90 }), fc.integer({ min: 1, max: 999 }));
const branches: BranchCode[] = ['versicherungen', 'kunst_kultur', 'luft_raumfahrt'];

/** Occurs in no sentence of ours, so finding it proves a leak. */
const secretTitle = fc
  .string({ unit: fc.constantFrom('q', 'x', 'y', 'z'), minLength: 6, maxLength: 12 })
  .map((letters) => `Q${letters}`);

const titleFact: fc.Arbitrary<TitleFact> = fc.record({
  title: secretTitle,
  value: fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom(0, 0.2, 0.5, 0.75, 1),
  ),
  sure: fc.boolean(),
});

const salaryRange = fc.record({ min: orNull(thousands), max: orNull(thousands) });

const contractTypes = codesOf(contractTypeLabels);
const hours = fc.integer({ min: 1, max: 60 });

export const anyWishes: fc.Arbitrary<CandidateWishes> = fc.record({
  jobTitle: orNull(secretTitle),
  interested: fc.array(secretTitle, { maxLength: 4 }),
  notInterested: fc.array(secretTitle, { maxLength: 3 }),
  salary: salaryRange,
  homeOfficePercent: orNull(percent),
  remoteChoice: fc.boolean(),
  hybridChoice: fc.boolean(),
  localChoice: fc.boolean(),
  distance: orNull(nearKilometres),
  branchesToExclude: fc.subarray(branches),
  contractTypes: fc.oneof(fc.constant([]), fc.subarray(contractTypes)),
  weeklyHours: fc.record({ min: orNull(hours), max: orNull(hours) }),
});

export const anyOffer: fc.Arbitrary<JobOffer> = fc.record({
  jobTitle: fc.constantFrom('Java-Entwickler', 'Bäcker'),
  branch: fc.constantFrom(...branches),
  remoteChoice: fc.constantFrom('remote', 'hybrid', 'local', null),
  homeOfficePercent: orNull(percent),
  distance: orNull(nearKilometres),
  salary: salaryRange,
  zipcode: fc.constant('80331'),
  country: fc.constant('DE'),
  jobLocation: fc.constant('München'),
  contractType: orNull(fc.constantFrom(...contractTypes)),
  weeklyHours: orNull(hours),
});

export const anyFacts: fc.Arbitrary<MatchFacts> = fc.record({
  titles: fc.record({
    interested: fc.array(titleFact, { maxLength: 4 }),
    current: orNull(titleFact),
    notInterested: fc.array(titleFact, { maxLength: 3 }),
  }),
  distanceKm: orNull(nearKilometres),
  titledContracts: fc.record({
    offered: orNull(fc.constantFrom(...contractTypes)),
    wished: fc.subarray(contractTypes, { maxLength: 2 }),
  }),
});
