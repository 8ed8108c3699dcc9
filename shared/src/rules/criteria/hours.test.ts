import { describe, expect, test } from 'vitest';
import { judgeBy, makeFacts, makeOffer, makeWishes } from '../test/ruleExamples.ts';
import type { JobOffer } from '../types.ts';

type Ends = readonly [number | null, number | null];
type Offer = Pick<JobOffer, 'contractType' | 'weeklyHours'>;

const judge = ([min, max]: Ends, offer: Offer) =>
  judgeBy('hours', makeWishes({ weeklyHours: { min, max } }), makeOffer(offer), makeFacts());

const hours = (weeklyHours: number | null, contractType: Offer['contractType'] = 'teilzeit') => ({
  weeklyHours,
  contractType,
});

describe('the weekly hours', () => {
  test.each([
    ['within the wish', [20, 30], hours(25), 'fits'],
    ['two hours below', [20, 30], hours(18), 'fits'],
    ['three hours below', [20, 30], hours(17), 'fails'],
    ['two hours above', [20, 30], hours(32), 'fits'],
    ['three hours above', [20, 30], hours(33), 'fails'],
    ['above an open end', [30, null], hours(60), 'fits'],
    ['below an open end', [null, 20], hours(5), 'fits'],
    ['full time, as no hours are said', [20, 30], hours(null, 'unbefristet'), 'fails'],
    ['full time for 38 hours', [null, 38], hours(null, 'befristet'), 'fits'],
    ['part time without hours', [35, 40], hours(null), 'unknown'],
    ['no kind of contract and no hours', [35, 40], hours(null, null), 'unknown'],
    ['hours without a kind of contract', [35, 40], hours(20, null), 'fails'],
    ['nothing wished', [null, null], hours(10), 'fits'],
  ] as const)('%s', (_name, wished, offer, verdict) => {
    expect(judge(wished, offer)).toMatchObject({ verdict, knockout: verdict === 'fails' });
  });

  test.each([
    [[20, 30], hours(40), 'Angebot 40 Stunden in der Woche, Ihr Wunsch: 20 bis 30.'],
    [[30, null], hours(20), 'Angebot 20 Stunden in der Woche, Ihr Wunsch: mindestens 30.'],
    [[null, 30], hours(20), 'Angebot 20 Stunden in der Woche, Ihr Wunsch: höchstens 30.'],
    [[20, 20], hours(20), 'Angebot 20 Stunden in der Woche, Ihr Wunsch: 20.'],
    [
      [null, null],
      hours(20),
      'Angebot 20 Stunden in der Woche; Sie haben keine Wochenstunden angegeben.',
    ],
    [[20, 30], hours(null), 'Die Stelle nennt keine Wochenstunden, sie wurden nicht bewertet.'],
  ] as const)('tells the candidate: wished %j', (wished, offer, sentence) => {
    expect(judge(wished, offer).forCandidate).toBe(sentence);
  });
});
