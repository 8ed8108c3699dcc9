import { describe, expect, test } from 'vitest';
import { judgeBy, makeFacts, makeOffer, makeWishes } from '../test/ruleExamples.ts';
import type { JobOffer } from '../types.ts';

/** `accepted` holds the first letters of the ticked modes. */
const judgeMode = (accepted: string, offered: JobOffer['remoteChoice']) =>
  judgeBy(
    'workMode',
    makeWishes({
      remoteChoice: accepted.includes('r'),
      hybridChoice: accepted.includes('h'),
      localChoice: accepted.includes('l'),
    }),
    makeOffer({ remoteChoice: offered }),
    makeFacts(),
  );

describe('the work mode', () => {
  test.each([
    ['r', 'remote', 1],
    ['r', 'hybrid', 0.5],
    ['r', 'local', 0],
    ['h', 'remote', 0.5],
    ['h', 'hybrid', 1],
    ['h', 'local', 0.5],
    ['l', 'remote', 0],
    ['l', 'hybrid', 0.5],
    ['l', 'local', 1],
    ['rh', 'local', 0.5],
    ['rl', 'hybrid', 0.5],
    ['rl', 'local', 1],
    ['hl', 'remote', 0.5],
    ['rhl', 'remote', 1],
    ['rhl', 'hybrid', 1],
    ['rhl', 'local', 1],
    ['', 'remote', 1],
    ['', 'hybrid', 1],
    ['', 'local', 1],
    ['r', null, null],
    ['', null, null],
  ] as const)('accepting "%s" and being offered %s is worth %s', (accepted, offered, score) => {
    expect(judgeMode(accepted, offered).score).toBe(score);
  });

  test('knocks out only an on-site job for a candidate that wants only remote', () => {
    const knockedOut = ['', 'r', 'h', 'l', 'rh', 'rl', 'hl', 'rhl'].flatMap((accepted) =>
      (['remote', 'hybrid', 'local', null] as const)
        .filter((offered) => judgeMode(accepted, offered).knockout)
        .map((offered) => `${accepted} ${offered}`),
    );

    expect(knockedOut).toEqual(['r local']);
  });

  test.each([
    ['r', 'local', 'Angebot: Vor Ort, Ihr Wunsch: Remote.'],
    ['rh', 'hybrid', 'Angebot: Hybrid, Ihr Wunsch: Remote oder Hybrid.'],
    ['', 'hybrid', 'Angebot: Hybrid; Sie haben kein Arbeitsmodell ausgeschlossen.'],
    ['r', null, 'Die Stelle nennt kein Arbeitsmodell, es wurde nicht bewertet.'],
  ] as const)('tells the candidate both sides: "%s", %s', (accepted, offered, sentence) => {
    expect(judgeMode(accepted, offered).forCandidate).toBe(sentence);
  });
});
