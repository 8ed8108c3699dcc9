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
    ['on the radius', 30, 30, {}, [1, 'fits']],
    ['a little beyond the radius', 31, 30, {}, [0.5, 'partly']],
    ['on the limit', 80, 40, {}, [0.5, 'partly']],
    ['a radius of 0 and the same place', 0, 0, {}, [1, 'fits']],
    ['a radius of 0 and a place near by', 50, 0, {}, [0.5, 'partly']],
    ['outside the radius of the recruiter', 20, 30, { distance: 10 }, [0.5, 'partly']],
    ['outside both', 60, 40, { distance: 10 }, [0, 'fails']],
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
    ['no radius given', 12, null, {}, [null, 'unknown']],
  ] as const)('%s', (_name, distanceKm, limit, offer, [score, verdict]) => {
    const judgement = judgeLocation(distanceKm, limit, offer);

    expect(judgement).toMatchObject({ score, verdict, knockout: false });
  });

  test.each([
    ['on site', 81, 40, { remoteChoice: 'local' }, 80],
    [
      'on site, home office said besides',
      81,
      40,
      { remoteChoice: 'local', homeOfficePercent: 80 },
      80,
    ],
    ['three days there', 81, 40, { homeOfficePercent: 40 }, 80],
    ['two days there', 121, 40, { homeOfficePercent: 60 }, 120],
    ['one day there', 161, 40, { homeOfficePercent: 80 }, 160],
    ['days not said', 161, 40, { homeOfficePercent: null }, 160],
    ['a small radius', 51, 5, { remoteChoice: 'local' }, 50],
  ] as const)('excludes beyond the limit: %s', (_name, distanceKm, radius, offer, limit) => {
    expect(judgeLocation(distanceKm, radius, offer)).toMatchObject({ score: 0, knockout: true });
    expect(judgeLocation(limit, radius, offer)).toMatchObject({ score: 0.5, knockout: false });
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
