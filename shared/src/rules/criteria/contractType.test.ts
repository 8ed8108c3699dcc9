import { describe, expect, test } from 'vitest';
import { judgeBy, makeFacts, makeOffer, makeWishes } from '../test/ruleExamples.ts';
import type { CandidateWishes, JobOffer, MatchFacts } from '../types.ts';

type Contracts = CandidateWishes['contractTypes'];
type Titled = Partial<MatchFacts['titledContracts']>;

const judge = (
  contractTypes: Contracts,
  contractType: JobOffer['contractType'],
  titled: Titled = {},
) =>
  judgeBy(
    'contractType',
    makeWishes({ contractTypes }),
    makeOffer({ contractType }),
    makeFacts({ titledContracts: { offered: null, wished: [], ...titled } }),
  );

describe('the kind of contract', () => {
  test.each([
    ['fits where nothing is ticked and it is a usual one', [], 'befristet', {}, 'fits'],
    ['excludes where nothing is ticked and it is an internship', [], 'praktikum', {}, 'fails'],
    ['excludes where nothing is ticked and it is freelance', [], 'freiberuflich', {}, 'fails'],
    ['fits where it is ticked', ['freiberuflich'], 'freiberuflich', {}, 'fits'],
    ['excludes a usual one that is not among the ticked', ['teilzeit'], 'unbefristet', {}, 'fails'],
    [
      'fits where a wished title says it',
      ['unbefristet'],
      'werkstudent',
      { wished: ['werkstudent'] },
      'fits',
    ],
    [
      'excludes by the title of a permanent posting',
      [],
      'unbefristet',
      { offered: 'praktikum' },
      'fails',
    ],
    ['is the answer where the title says less', [], 'teilzeit', { offered: 'werkstudent' }, 'fits'],
    [
      'excludes by the title of a freelance project filed as temporary',
      [],
      'befristet',
      { offered: 'freiberuflich' },
      'fails',
    ],
    [
      'is what the title says where nothing else does',
      [],
      null,
      { offered: 'ausbildung' },
      'fails',
    ],
    ['is unknown where nothing says it', [], null, {}, 'unknown'],
  ] as const)('%s', (_name, contractTypes, contractType, titled, verdict) => {
    const judgement = judge(contractTypes, contractType, titled);

    expect(judgement).toMatchObject({ verdict, knockout: verdict === 'fails' });
  });

  test.each([
    [
      [],
      'befristet',
      'Vertragsart Befristet; Sie haben keine Vertragsart ausgewählt, diese gilt als angenommen.',
    ],
    [['teilzeit'], 'teilzeit', 'Vertragsart Teilzeit: Danach suchen Sie.'],
    [['teilzeit'], 'minijob', 'Vertragsart Minijob: Danach suchen Sie nicht.'],
    [[], null, 'Die Stelle nennt keine Vertragsart, sie wurde nicht bewertet.'],
  ] as const)('tells the candidate: ticked %j, offered %s', (contractTypes, offered, sentence) => {
    expect(judge(contractTypes, offered).forCandidate).toBe(sentence);
  });

  test('tells the recruiter no kind', () => {
    expect(judge([], 'praktikum').forRecruiter).toBe('Die Vertragsart kommt nicht infrage.');
  });
});
