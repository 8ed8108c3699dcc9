import { describe, expect, test } from 'vitest';
import { judgeBy, makeOffer, makeTitleFacts, makeWishes } from '../test/ruleExamples.ts';

const judgeTitles = (titles: Parameters<typeof makeTitleFacts>[0]) =>
  judgeBy(
    'jobTitle',
    makeWishes(),
    makeOffer({ jobTitle: 'Java-Entwickler' }),
    makeTitleFacts(titles),
  );

describe('the title', () => {
  test.each([
    [
      'the best of several wishes counts',
      {
        interested: [
          ['A', 0.6],
          ['B', 0.9],
        ],
      },
      0.9,
      'fits',
    ],
    ['the present job counts slightly less', { current: ['A', 1] }, 0.95, 'fits'],
    [
      'an equal wish goes before the present job',
      { interested: [['A', 0.96]], current: ['B', 1] },
      0.96,
      'fits',
    ],
    [
      'a better present job goes before a wish',
      { interested: [['A', 0.5]], current: ['B', 1] },
      0.95,
      'fits',
    ],
    ['a related job fits partly', { interested: [['A', 0.65]] }, 0.65, 'partly'],
    ['half way is not yet another job', { interested: [['A', 0.5]] }, 0.5, 'partly'],
    [
      'an unsure but near title counts in full',
      { interested: [['A', 0.8, 'unsure']] },
      0.8,
      'fits',
    ],
    [
      'an unsure low title is no knock-out, and counts little',
      { interested: [['A', 0.4, 'unsure']] },
      0.2,
      'fails',
    ],
    [
      'an unsure and lower title keeps its value',
      { interested: [['A', 0.1, 'unsure']] },
      0.1,
      'fails',
    ],
    [
      'one unsure title among foreign ones may be the right one',
      {
        interested: [
          ['A', 0.3],
          ['B', 0.1, 'unsure'],
        ],
      },
      0.2,
      'fails',
    ],
    [
      'a moderately close unwanted title does no harm',
      { interested: [['A', 0.7]], notInterested: [['B', 0.74]] },
      0.7,
      'partly',
    ],
    [
      'a wish that is closer saves from an unwanted title',
      { interested: [['A', 0.9]], notInterested: [['B', 0.8]] },
      0.9,
      'fits',
    ],
    ['no titles at all are not judged', {}, null, 'unknown'],
    ['unwanted titles alone are not judged', { notInterested: [['A', 0.5]] }, null, 'unknown'],
  ] as const)('%s', (_name, titles, score, verdict) => {
    expect(judgeTitles(titles)).toMatchObject({ score, verdict, knockout: false });
  });

  test.each([
    ['plainly another job', { interested: [['A', 0.49]], current: ['B', 0.2] }, 0.49],
    ['a present job that only just reaches half way', { current: ['A', 0.5] }, 0.475],
    ['close to an unwanted title', { interested: [['A', 0.6]], notInterested: [['B', 0.75]] }, 0],
    [
      'as close to an unwanted title as to a wish',
      { interested: [['A', 0.9]], notInterested: [['B', 0.9]] },
      0,
    ],
    [
      'unwanted, though it is the present job',
      { current: ['A', 1], notInterested: [['B', 0.9]] },
      0,
    ],
    [
      'unwanted, though not surely',
      { interested: [['A', 0.6]], notInterested: [['B', 0.8, 'unsure']] },
      0,
    ],
    ['unwanted where nothing is asked for', { notInterested: [['A', 1]] }, 0],
  ] as const)('knocks out: %s', (_name, titles, score) => {
    const judgement = judgeTitles(titles);

    expect(judgement).toMatchObject({ verdict: 'fails', knockout: true });
    expect(judgement.score).toBeCloseTo(score);
  });

  test.each([
    [
      { interested: [['Backend Developer', 1]] },
      '„Java-Entwickler“ passt gut zu Ihrer gesuchten Tätigkeit „Backend Developer“.',
    ],
    [
      { current: ['Programmierer', 0.6] },
      '„Java-Entwickler“ ist mit Ihrer jetzigen Tätigkeit „Programmierer“ verwandt.',
    ],
    [
      { interested: [['Koch', 0.02]] },
      '„Java-Entwickler“ ist eine andere Tätigkeit als die von Ihnen gesuchten; Ihrer gesuchten Tätigkeit „Koch“ kommt sie noch am nächsten.',
    ],
    [
      { interested: [['Koch', 0.02, 'unsure']] },
      '„Java-Entwickler“ ließ sich mit Ihren Tätigkeiten nicht sicher vergleichen und scheint eine andere zu sein.',
    ],
    [
      { notInterested: [['Java-Entwickler', 1]] },
      '„Java-Entwickler“ ähnelt „Java-Entwickler“, das Sie ausgeschlossen haben.',
    ],
    [{}, 'Sie haben keine Tätigkeit angegeben, die Stellenbezeichnung wurde nicht bewertet.'],
  ] as const)('tells the candidate which title decided: %j', (titles, sentence) => {
    expect(judgeTitles(titles).forCandidate).toBe(sentence);
  });

  test('tells the recruiter the same for an unwanted title as for a foreign one', () => {
    const unwanted = judgeTitles({ notInterested: [['B', 0.9]], interested: [['A', 0.6]] });
    const foreign = judgeTitles({ interested: [['A', 0.1]] });

    expect(unwanted.forRecruiter).toBe('Die Stelle passt nicht zu den gesuchten Tätigkeiten.');
    expect(foreign.forRecruiter).toBe(unwanted.forRecruiter);
  });

  test('says when the encoder judged the meaning', () => {
    expect(judgeTitles({ interested: [['A', 0.9, 'unsure']] }).source).toBe('encoder');
    expect(judgeTitles({ interested: [['A', 0.9]] }).source).toBe('rule');
  });

  test('names the same source for an unwanted title as for a foreign one', () => {
    const unwanted = judgeTitles({
      notInterested: [['B', 0.9]],
      interested: [['A', 0.1, 'unsure']],
    });

    expect(unwanted).toMatchObject({ knockout: true, source: 'rule' });
    expect(judgeTitles({ interested: [['A', 0.1]] })).toMatchObject({
      knockout: true,
      source: 'rule',
    });
  });
});
