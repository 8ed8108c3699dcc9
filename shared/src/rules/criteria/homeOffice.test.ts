import { describe, expect, test } from 'vitest';
import { judgeBy, makeFacts, makeOffer, makeWishes } from '../test/ruleExamples.ts';
import type { JobOffer } from '../types.ts';

const judgeHomeOffice = (
  wished: number | null,
  offered: number | null,
  remoteChoice: JobOffer['remoteChoice'] = 'hybrid',
) =>
  judgeBy(
    'homeOffice',
    makeWishes({ homeOfficePercent: wished }),
    makeOffer({ homeOfficePercent: offered, remoteChoice }),
    makeFacts(),
  );

describe('home office', () => {
  test.each([
    [40, 40, 'hybrid', 1, 'fits'],
    [40, 100, 'hybrid', 1, 'fits'],
    [0, 0, 'local', 1, 'fits'],
    [50, 40, 'hybrid', 0.5, 'partly'],
    [50, 25, 'hybrid', 0.5, 'partly'],
    [50, 24, null, 0, 'fails'],
    [50, 0, 'local', 0, 'fails'],
    [100, 20, 'hybrid', 0, 'fails'],
    [100, 0, 'remote', null, 'unknown'],
    [null, 50, 'hybrid', null, 'unknown'],
    [50, null, 'hybrid', null, 'unknown'],
  ] as const)('wished %s, offered %s, %s: %s', (wished, offered, mode, score, verdict) => {
    const judgement = judgeHomeOffice(wished, offered, mode);

    expect(judgement).toMatchObject({ score, verdict, knockout: false });
  });

  test.each([
    [60, 40, 'hybrid', 'Angebot 40 % Homeoffice, Ihr Wunsch 60 %.'],
    [
      null,
      40,
      'hybrid',
      'Angebot 40 % Homeoffice; Sie haben keinen Wunsch angegeben, der Anteil wurde nicht bewertet.',
    ],
    [60, null, 'hybrid', 'Die Stelle nennt keinen Homeoffice-Anteil, er wurde nicht bewertet.'],
    [60, 40, 'remote', 'Die Stelle ist ganz remote, die Frage nach dem Homeoffice entfällt.'],
  ] as const)('tells the candidate both sides: %s, %s, %s', (wished, offered, mode, sentence) => {
    expect(judgeHomeOffice(wished, offered, mode).forCandidate).toBe(sentence);
  });
});
