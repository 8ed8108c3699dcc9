import { workModeLabels, type WorkMode } from '../../codes.ts';
import type { CandidateWishes, Rule } from '../types.ts';

/** Hybrid is half of each. The best accepted mode counts, so that adding one never lowers the score. */
const serves: Record<WorkMode, Record<WorkMode, number>> = {
  remote: { remote: 1, hybrid: 0.5, local: 0 },
  hybrid: { remote: 0.5, hybrid: 1, local: 0.5 },
  local: { remote: 0, hybrid: 0.5, local: 1 },
};

const modes = ['remote', 'hybrid', 'local'] as const;
const choices = { remote: 'remoteChoice', hybrid: 'hybridChoice', local: 'localChoice' } as const;

const acceptedBy = (candidate: CandidateWishes): WorkMode[] =>
  modes.filter((mode) => candidate[choices[mode]]);

export const workModeRule: Rule = {
  id: 'workMode',

  assess(candidate, { remoteChoice: offered }) {
    if (offered === null) return { score: null, knockout: false };
    let score = -1;
    for (const mode of modes) {
      if (candidate[choices[mode]]) score = Math.max(score, serves[offered][mode]);
    }
    if (score < 0) return { score: 1, knockout: false };
    return { score, knockout: offered === 'local' && score === 0 };
  },

  forRecruiter: (verdict) =>
    ({
      fits: 'Das Arbeitsmodell entspricht dem Wunsch.',
      partly: 'Das Arbeitsmodell kommt dem Wunsch nahe.',
      fails: 'Das Arbeitsmodell entspricht nicht dem Wunsch.',
      unknown: 'Die Stelle nennt kein Arbeitsmodell, es wurde nicht bewertet.',
    })[verdict],

  forCandidate(candidate, { remoteChoice: offered }) {
    if (offered === null) return 'Die Stelle nennt kein Arbeitsmodell, es wurde nicht bewertet.';
    const offer = `Angebot: ${workModeLabels[offered]}`;
    const wished = acceptedBy(candidate).map((mode) => workModeLabels[mode]);
    return wished.length === 0
      ? `${offer}; Sie haben kein Arbeitsmodell ausgeschlossen.`
      : `${offer}, Ihr Wunsch: ${wished.join(' oder ')}.`;
  },
};
