import { describe, expect, test } from 'vitest';
import { judgeBy, makeFacts, makeOffer, makeWishes } from '../test/ruleExamples.ts';
import type { JobOffer } from '../types.ts';

const judgeLocation = (
  distanceKm: number | null,
  limit: number | null,
  offer: Partial<JobOffer> = {},
) =>
  judgeBy(
    'location',
    makeWishes({ distance: limit }),
    makeOffer({ distance: null, ...offer }),
    makeFacts({ distanceKm }),
  );

describe('the place', () => {
  test.each([
    ['the same place', 0, 30, {}, [1, 'fits']],
    ['on the limit', 30, 30, {}, [1, 'fits']],
    ['a quarter beyond the limit', 50, 40, {}, [0.75, 'partly']],
    ['half as far again', 60, 40, {}, [0.5, 'partly']],
    ['nearly twice the limit', 76, 40, {}, [0.1, 'fails']],
    ['twice the limit', 80, 40, {}, [0, 'fails']],
    ['a limit of 0 and the same place', 0, 0, {}, [1, 'fits']],
    ['a limit of 0 and any other place', 1, 0, {}, [0, 'fails']],
    ['outside the radius of the recruiter', 20, 30, { distance: 10 }, [0.5, 'partly']],
    ['outside both', 60, 40, { distance: 10 }, [0.25, 'partly']],
    ['within the radius of the recruiter only', 60, 40, { distance: 100 }, [0.5, 'partly']],
    ['on site', 60, 40, { remoteChoice: 'local' }, [0.5, 'partly']],
    ['no work mode named', 60, 40, { remoteChoice: null }, [0.5, 'partly']],
    ['remote', 600, 40, { remoteChoice: 'remote' }, [null, 'unknown']],
    [
      'no work mode, but all home office',
      600,
      40,
      { remoteChoice: null, homeOfficePercent: 100 },
      [null, 'unknown'],
    ],
    ['an unknown distance', null, 40, {}, [null, 'unknown']],
    ['no limit given', 12, null, {}, [null, 'unknown']],
  ] as const)('%s', (_name, distanceKm, limit, offer, [score, verdict]) => {
    const judgement = judgeLocation(distanceKm, limit, offer);

    expect(judgement).toMatchObject({ score, verdict, knockout: false });
  });

  test.each([
    ['on site', 600, 40, { remoteChoice: 'local' }, true],
    [
      'on site, home office said besides',
      600,
      40,
      { remoteChoice: 'local', homeOfficePercent: 80 },
      true,
    ],
    ['hybrid, three days there', 600, 40, { homeOfficePercent: 40 }, true],
    ['hybrid, two days there', 600, 40, { homeOfficePercent: 60 }, false],
    ['hybrid, days not said', 600, 40, { homeOfficePercent: null }, false],
    ['neither mode nor days said', 600, 40, { remoteChoice: null, homeOfficePercent: null }, false],
    ['no mode, one day at home', 600, 40, { remoteChoice: null, homeOfficePercent: 20 }, true],
    ['twice the limit', 80, 40, { remoteChoice: 'local' }, false],
    ['a little more than twice the limit', 81, 40, { remoteChoice: 'local' }, true],
    ['a small limit and less than 50 km', 49, 5, { remoteChoice: 'local' }, false],
    ['a small limit and 50 km', 50, 5, { remoteChoice: 'local' }, true],
  ] as const)('excludes or not: %s', (_name, distanceKm, limit, offer, knockout) => {
    expect(judgeLocation(distanceKm, limit, offer)).toMatchObject({ score: 0, knockout });
  });

  test.each([
    [42, 30, {}, '42 km entfernt, Ihr Umkreis 30 km.'],
    [
      42,
      50,
      { distance: 20 },
      '42 km entfernt, Ihr Umkreis 50 km, außerhalb des Suchradius des Recruiters.',
    ],
    [42, null, {}, 'Sie haben keinen Umkreis angegeben, der Arbeitsort wurde nicht bewertet.'],
    [
      null,
      30,
      {},
      'Die Entfernung zum Arbeitsort ließ sich nicht ermitteln, sie wurde nicht bewertet.',
    ],
    [42, 30, { remoteChoice: 'remote' }, 'Bei dieser Stelle spielt der Arbeitsort keine Rolle.'],
  ] as const)(
    'tells the candidate the kilometres: %s km, limit %s',
    (km, limit, offer, sentence) => {
      expect(judgeLocation(km, limit, offer).forCandidate).toBe(sentence);
    },
  );
});
