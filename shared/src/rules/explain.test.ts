import { criterionIds } from './rulebook.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainFor, reasonOf } from './explain.ts';
import { scoreMatch } from './score.ts';
import type { Breakdown, CandidateWishes, JobOffer, MatchFacts } from './types.ts';
import { anyFacts, anyOffer, anyWishes } from './test/arbitraryPairs.ts';
import { makeFacts, makeOffer, makeTitleFacts, makeWishes } from './test/ruleExamples.ts';

function reasoningFor(reader: 'recruiter' | 'candidate', breakdown: Breakdown): string[] {
  return Object.values(explainFor(reader, breakdown)).map(({ reasoning }) => reasoning);
}

function titlesIn({ titles }: MatchFacts): string[] {
  const { interested, current, notInterested } = titles;
  const facts = [...interested, ...notInterested, ...(current === null ? [] : [current])];
  return facts.map(({ title }) => title);
}

test('the candidate reads everything, to the figure', () => {
  const { breakdown } = scoreMatch(
    makeWishes({ salary: { min: 65, max: 80 }, distance: 30, homeOfficePercent: 60 }),
    makeOffer({ salary: { min: 50, max: 60 } }),
    makeFacts({ distanceKm: 42 }),
  );

  expect(explainFor('candidate', breakdown)).toMatchObject({
    salary: { reasoning: 'Angebot 50 bis 60 Tsd. €, Ihre Untergrenze 65 Tsd. €.' },
    location: { score: 0.5, reasoning: '42 km entfernt, Ihr Umkreis 30 km.' },
  });
});

describe('the recruiter', () => {
  test('reads verdicts', () => {
    const { breakdown } = scoreMatch(
      makeWishes({ salary: { min: 65, max: 80 }, distance: 30, homeOfficePercent: 60 }),
      makeOffer({ salary: { min: 30, max: 40 } }),
      makeFacts({ distanceKm: 42 }),
    );

    expect(explainFor('recruiter', breakdown)).toMatchObject({
      salary: { reasoning: 'Das Gehalt liegt unter der Vorstellung.' },
      location: {
        score: 0.5,
        reasoning: 'Der Arbeitsort liegt nicht ganz im passenden Umkreis.',
      },
    });
  });

  test('does not read whose answer is missing, as the candidate does', () => {
    const wishes = makeWishes({ distance: null });
    const offer = makeOffer({ homeOfficePercent: null });
    const { breakdown } = scoreMatch(wishes, offer, makeFacts());
    const missing = (reader: 'candidate' | 'recruiter') =>
      criterionIds.filter((id) => explainFor(reader, breakdown)[id].isWishMissing);

    expect(missing('candidate')).toEqual(['location']);
    expect(missing('recruiter')).toEqual([]);
  });

  test('never reads a figure or a title of the candidate', () => {
    fc.assert(
      fc.property(anyWishes, anyOffer, anyFacts, (wishes, offer, facts) => {
        const { breakdown } = scoreMatch(wishes, offer, facts);
        const text = JSON.stringify(reasoningFor('recruiter', breakdown));
        const titles = [...wishes.interested, ...wishes.notInterested, ...titlesIn(facts)];

        expect(text).not.toMatch(/\d/);
        expect(titles.filter((title) => text.includes(title))).toEqual([]);
        expect(wishes.branchesToExclude.filter((branch) => text.includes(branch))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('reads the same of any two candidates with the same verdict', () => {
    fc.assert(
      fc.property(
        anyOffer,
        fc.tuple(anyWishes, anyFacts),
        fc.tuple(anyWishes, anyFacts),
        (offer, [someWishes, someFacts], [otherWishes, otherFacts]) => {
          const some = explainFor('recruiter', scoreMatch(someWishes, offer, someFacts).breakdown);
          const other = explainFor(
            'recruiter',
            scoreMatch(otherWishes, offer, otherFacts).breakdown,
          );

          for (const id of criterionIds) {
            if (some[id].verdict === other[id].verdict) {
              expect(some[id].reasoning).toBe(other[id].reasoning);
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('sees scores in quarters only, which agree with the verdict', () => {
    fc.assert(
      fc.property(anyWishes, anyOffer, anyFacts, (wishes, offer, facts) => {
        const { breakdown } = scoreMatch(wishes, offer, facts);
        const explained = explainFor('recruiter', breakdown);

        for (const id of criterionIds) {
          const { score, verdict } = explained[id];
          expect([null, 0, 0.25, 0.5, 0.75, 1]).toContain(score);
          if (score === 1) expect(verdict).toBe('fits');
          if (verdict === 'partly') expect(score).toBeGreaterThanOrEqual(0.25);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

const far = { distanceKm: 500 };
const cases: [
  string,
  { wishes?: Partial<CandidateWishes>; offer?: Partial<JobOffer>; facts?: Partial<MatchFacts> },
  string,
][] = [
  ['of a match says what speaks most for it', {}, '„Backend-Entwickler (m/w/d)“ passt gut'],
  [
    'says what excludes before what fits',
    { wishes: { distance: 40 }, facts: far },
    '500 km entfernt, Ihr Umkreis 40 km',
  ],
  [
    'of several reasons says the distance before the pay',
    { offer: { salary: { min: 20, max: 30 } }, facts: far },
    '500 km entfernt',
  ],
  [
    'of several reasons says the kind of contract before distance, hours and pay',
    {
      wishes: { weeklyHours: { min: 35, max: null } },
      offer: { contractType: 'praktikum', weeklyHours: 20, salary: { min: 20, max: 30 } },
      facts: far,
    },
    'Vertragsart Praktikum: Danach suchen Sie nicht.',
  ],
  [
    'of several reasons says another occupation first',
    {
      wishes: { branchesToExclude: ['it_software_internet_telekommunikation'] },
      facts: makeTitleFacts({ interested: [['Koch', 0.05]] }),
    },
    '„Backend-Entwickler (m/w/d)“',
  ],
  [
    'without an exclusion says what cost most',
    {
      offer: { salary: { min: 50, max: 60 }, homeOfficePercent: 25 },
      facts: {
        distanceKm: 42,
        titles: makeTitleFacts({ interested: [['Backend Developer', 0.77]] }).titles,
      },
    },
    'Angebot 50 bis 60 Tsd. €',
  ],
  [
    'says what was not judged where too little could be',
    { wishes: { salary: { min: null, max: null }, distance: null, homeOfficePercent: null } },
    'Angebot 65 bis 85 Tsd. €; Sie haben keine Untergrenze angegeben',
  ],
];

test.each(cases)('the one line for the job seeker: %s', (_, { wishes, offer, facts }, start) => {
  const score = scoreMatch(makeWishes(wishes), makeOffer(offer), makeFacts(facts));

  expect(reasonOf(score).slice(0, start.length)).toBe(start);
});
