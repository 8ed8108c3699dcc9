import { describe, expect, test } from 'vitest';
import type { JobOffer } from '../types.ts';
import {
  type FloorRange,
  countedFloor,
  floorsWithScore,
  salaryInThousands,
  salaryMeant,
} from './salary.ts';
import { judgeBy, makeFacts, makeOffer, makeWishes } from '../test/ruleExamples.ts';
import { floorsAnswering, possibleFloors, scoreOfPay } from '../test/possibleFloors.ts';

function judgeSalary(floor: number | null, min: number | null, max: number | null) {
  const wishes = makeWishes({ salary: { min: floor, max: 90 } });
  return judgeBy('salary', wishes, makeOffer({ salary: { min, max } }), makeFacts());
}

describe('the salary', () => {
  test.each([
    ['the whole band at or above the floor', 65, [65, 85], 1, 'fits'],
    ['more than the candidate ever wished for', 65, [150, 160], 1, 'fits'],
    ['one figure that is the floor', 65, [65, 65], 1, 'fits'],
    ['only the upper end', 65, [50, 65], 0.5, 'partly'],
    ['one thousand short', 65, [50, 64], 0.5, 'partly'],
    ['ten percent short, exactly', 70, [50, 63], 0.5, 'partly'],
    ['a little more than ten percent short', 70, [50, 62], 0, 'fails'],
    ['three thousand short of a low floor', 20, [15, 17], 0.5, 'partly'],
    ['more than three thousand short of a low floor', 20, [15, 16], 0, 'fails'],
    ['far below', 65, [30, 40], 0, 'fails'],
    ['a floor that is counted lower', 62, [60, 60], 1, 'fits'],
    ['a floor that is counted higher', 63, [64, 64], 0.5, 'partly'],
    ['a floor below the first step', 4, [4, 4], 1, 'fits'],
    ['a wide band, counted up to twice its minimum', 110, [50, 200], 0.5, 'partly'],
    ['a band too wide to be believed, far from the floor', 120, [50, 200], 0, 'fails'],
    ['a low band may be 20 wide', 30, [12, 60], 0.5, 'partly'],
    ['a low band counts no wider than 20', 36, [12, 60], 0.5, 'partly'],
    ['a low band short of the floor', 40, [12, 60], 0, 'fails'],
    ['euros on the one side', 65, [65_000, 85_000], 1, 'fits'],
    ['euros on the other side', 65_000, [50, 60], 0.5, 'partly'],
    ['a band written the wrong way round', 65, [85, 65], 1, 'fits'],
    ['no floor', null, [50, 60], null, 'unknown'],
    ['an offer without its lower end', 65, [null, 60], null, 'unknown'],
    ['an offer without its upper end', 65, [60, null], null, 'unknown'],
  ] as const)('%s: floor %s, offer %s', (_name, floor, [min, max], score, verdict) => {
    const judgement = judgeSalary(floor, min, max);

    expect(judgement).toMatchObject({ score, verdict, knockout: score === 0 });
  });

  test.each([
    [65, 50, 60, 'Angebot 50 bis 60 Tsd. €, Ihre Untergrenze 65 Tsd. €.'],
    [62, 50, 60, 'Angebot 50 bis 60 Tsd. €, Ihre Untergrenze 62, gezählt als 60 Tsd. €.'],
    [65_000, 60_000, 60_000, 'Angebot 60 Tsd. €, Ihre Untergrenze 65 Tsd. €.'],
    [
      65,
      50,
      200,
      'Angebot 50 bis 200 Tsd. € (gewertet bis 100 Tsd. €), Ihre Untergrenze 65 Tsd. €.',
    ],
    [
      null,
      50,
      60,
      'Angebot 50 bis 60 Tsd. €; Sie haben keine Untergrenze angegeben, das Gehalt wurde nicht bewertet.',
    ],
    [
      65,
      null,
      60,
      'Das Angebot nennt keine vollständige Gehaltsspanne, das Gehalt wurde nicht bewertet.',
    ],
  ])('gives the candidate all figures: %s, %s to %s', (floor, min, max, sentence) => {
    expect(judgeSalary(floor, min, max).forCandidate).toBe(sentence);
  });

  test.each([
    ['at the hours said', 'teilzeit', 20, [33, 40], 1],
    ['as a working student', 'werkstudent', 20, [16, 18], 0],
    ['by the hours of a mini job', 'minijob', 10, [15, 17], 0.5],
    ['without hours', 'teilzeit', null, [33, 40], null],
    ['as it is where another kind names hours', 'unbefristet', 20, [33, 40], 0],
    ['that is more than a million at full time', 'minijob', 1, [60, 70], 1],
  ] as const)('in part time counts %s', (_name, contractType, weeklyHours, [min, max], score) => {
    const offer = makeOffer({ contractType, weeklyHours, salary: { min, max } });
    const judgement = judgeBy('salary', makeWishes(), offer, makeFacts());

    expect(judgement).toMatchObject({ score, knockout: score === 0 });
  });

  test.each([
    [20, 'Angebot 60 bis 70 Tsd. € auf Vollzeit gerechnet, Ihre Untergrenze 65 Tsd. €.'],
    [null, 'Die Stelle in Teilzeit nennt keine Wochenstunden, das Gehalt wurde nicht bewertet.'],
  ])('in part time of %s hours tells the candidate what was compared', (weeklyHours, sentence) => {
    const offer = makeOffer({
      contractType: 'teilzeit',
      weeklyHours,
      salary: { min: 30, max: 35 },
    });

    expect(judgeBy('salary', makeWishes(), offer, makeFacts()).forCandidate).toBe(sentence);
  });

  test('tells the recruiter no figure', () => {
    expect(judgeSalary(65, 40, 50).forRecruiter).toBe('Das Gehalt liegt unter der Vorstellung.');
  });
});

test.each([
  [1, 1, null],
  [65, 65, null],
  [65.4, 65, null],
  [65.5, 66, null],
  [249, 249, null],
  [250, 250, 25],
  [650, 650, 65],
  [655, 655, 66],
  [999, 999, 100],
  [1000, 1, 1],
  [64_600, 65, 65],
  [65_500, 66, 66],
  [120_000, 120, 120],
])('an entry of %d counts as %d thousand euros, and %s is asked about', (entry, counted, meant) => {
  expect(salaryInThousands(entry)).toBe(counted);
  expect(salaryMeant(entry)).toBe(meant);
});

describe('what comparisons tell of a floor', () => {
  const offerOf = (min: number, max: number | null) => makeOffer({ salary: { min, max } });
  const facts = makeFacts();

  const indistinguishable = (floor: number, offers: readonly JobOffer[]) =>
    floorsAnswering(offers.map((offer) => ({ offer, score: scoreOfPay(floor, offer) })));

  const learnedBy = (floor: number, offers: readonly JobOffer[]) =>
    offers
      .map((offer) => floorsWithScore(scoreOfPay(floor, offer), offer, facts))
      .reduce<FloorRange>(
        (known, learned) => ({
          from: Math.max(known.from ?? 0, learned?.from ?? 0),
          to: Math.min(known.to ?? Infinity, learned?.to ?? Infinity),
        }),
        { from: null, to: null },
      );
  const within = ({ from, to }: FloorRange) =>
    possibleFloors.filter((floor) => {
      const counted = countedFloor(floor);
      return counted >= (from ?? 0) && counted <= (to ?? Infinity);
    });

  const everyOffer = Array.from({ length: 170 }, (_, min) =>
    Array.from({ length: 171 - min }, (__, width) => offerOf(min, min + width)),
  ).flat();

  test('is the same of all floors that count alike, whatever the bands', () => {
    const toldApart = everyOffer.filter((offer) =>
      possibleFloors.some(
        (floor) => scoreOfPay(floor, offer) !== scoreOfPay(countedFloor(floor), offer),
      ),
    );

    expect(toldApart).toEqual([]);
  });

  test('is what the key says of it: neither more nor less than can be concluded', () => {
    let seed = 1;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (const floor of possibleFloors) {
      for (const asked of [1, 2, 3, 5, 10]) {
        const offers = Array.from({ length: asked }, () => {
          const min = 10 + random(130);
          return offerOf(min, min + random(40));
        });
        expect(within(learnedBy(floor, offers))).toEqual(indistinguishable(floor, offers));
      }
    }
  });

  test('is nothing where the pay was not judged', () => {
    expect(floorsWithScore(null, offerOf(50, 60), makeFacts())).toBeNull();
    expect(floorsWithScore(1, offerOf(50, null), makeFacts())).toBeNull();
  });
});
