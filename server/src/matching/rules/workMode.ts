import { workModeLabels, type WorkMode } from '@inkognito/shared/rules/codes';
import type { CandidateWishes, Rule } from './types.ts';

/** Hybrid is half of each. The best accepted mode counts, so that one more never lowers the score. */
const serves: Record<WorkMode, Record<WorkMode, number>> = {
  remote: { remote: 1, hybrid: 0.5, local: 0 },
  hybrid: { remote: 0.5, hybrid: 1, local: 0.5 },
  local: { remote: 0, hybrid: 0.5, local: 1 },
};

function acceptsAll(candidate: CandidateWishes): boolean {
  return !candidate.remoteChoice && !candidate.hybridChoice && !candidate.localChoice;
}

function scoreFor(offered: WorkMode, candidate: CandidateWishes): number {
  if (acceptsAll(candidate)) return 1;
  const accepted = serves[offered];
  return Math.max(
    candidate.remoteChoice ? accepted.remote : 0,
    candidate.hybridChoice ? accepted.hybrid : 0,
    candidate.localChoice ? accepted.local : 0,
  );
}

function acceptedInWords(candidate: CandidateWishes): string {
  const accepted = [
    ...(candidate.remoteChoice ? [workModeLabels.remote] : []),
    ...(candidate.hybridChoice ? [workModeLabels.hybrid] : []),
    ...(candidate.localChoice ? [workModeLabels.local] : []),
  ];
  return accepted.join(' oder ');
}

export const workModeRule: Rule = {
  id: 'workMode',
  fitsFrom: 1,
  partlyFrom: 0.5,

  assess(candidate, { remoteChoice: offered }) {
    if (offered === null) return { score: null, knockout: false };
    const isOnlyRemote =
      candidate.remoteChoice && !candidate.hybridChoice && !candidate.localChoice;
    return {
      score: scoreFor(offered, candidate),
      knockout: offered === 'local' && isOnlyRemote,
    };
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
    if (acceptsAll(candidate)) {
      return `Angebot: ${workModeLabels[offered]}; Sie haben kein Arbeitsmodell ausgeschlossen.`;
    }
    return `Angebot: ${workModeLabels[offered]}, Ihr Wunsch: ${acceptedInWords(candidate)}.`;
  },
};
