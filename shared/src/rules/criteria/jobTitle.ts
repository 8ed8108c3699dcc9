import type { MatchFacts, Rule, TitleFact } from '../types.ts';

/** The current job says less about wishes than the wanted titles. */
const currentTitleFactor = 0.95;

const closeTitle = 0.75;

const plainlyAnother = 0.5;

/** Unsure excludes no candidate, but must not become a match: 0.2 of 40 plus the other 60 is 68. */
const unsureUpperBound = 0.2;

function highest(facts: readonly TitleFact[]): TitleFact | null {
  let best: TitleFact | null = null;
  for (const fact of facts) if (best === null || fact.value > best.value) best = fact;
  return best;
}

function nearestWished({ titles: { interested, current } }: MatchFacts) {
  const wished = highest(interested);
  const value = (current?.value ?? 0) * currentTitleFactor;
  if (current !== null && (wished === null || value > wished.value)) {
    return { fact: current, isCurrent: true, value };
  }
  return wished && { fact: wished, isCurrent: false, value: wished.value };
}

// A closer wish outweighs an unwanted title; the current job does not. Unsure counts: in doubt it stays private.
function findUnwanted({ titles: { interested, notInterested } }: MatchFacts): TitleFact | null {
  const unwanted = highest(notInterested);
  if (unwanted === null || unwanted.value < closeTitle) return null;
  const defence = highest(interested);
  return defence !== null && defence.value > unwanted.value ? null : unwanted;
}

function isSureOfAll({ titles: { interested, current } }: MatchFacts): boolean {
  return interested.every(({ sure }) => sure) && (current === null || current.sure);
}

export const jobTitleRule: Rule = {
  id: 'jobTitle',
  fitsFrom: closeTitle,
  partlyFrom: plainlyAnother,

  assess(_candidate, _job, facts) {
    // Unwanted scores zero, so that recruiters cannot tell it from an unrelated title.
    if (findUnwanted(facts) !== null) return { score: 0, knockout: true };
    const nearest = nearestWished(facts);
    if (nearest === null) return { score: null, knockout: false };
    if (nearest.value >= plainlyAnother) return { score: nearest.value, knockout: false };
    return isSureOfAll(facts)
      ? { score: nearest.value, knockout: true }
      : { score: Math.min(nearest.value, unsureUpperBound), knockout: false };
  },

  // Names no title for a knock-out: beside unsure titles it would reveal an unwanted one.
  sourceOf: ({ score, knockout }, facts) =>
    score === null || knockout || isSureOfAll(facts) ? 'rule' : 'encoder',

  forRecruiter: (verdict) =>
    ({
      fits: 'Die Stelle passt gut zu den gesuchten Tätigkeiten.',
      partly: 'Die Stelle ist mit den gesuchten Tätigkeiten verwandt.',
      fails: 'Die Stelle passt nicht zu den gesuchten Tätigkeiten.',
      unknown: 'Zu den gesuchten Tätigkeiten fehlt eine Angabe, sie wurden nicht bewertet.',
    })[verdict],

  isWishMissing: (_candidate, facts) => nearestWished(facts) === null,

  forCandidate(_candidate, job, facts) {
    const unwanted = findUnwanted(facts);
    if (unwanted !== null) {
      return `„${job.jobTitle}“ ähnelt „${unwanted.title}“, das Sie ausgeschlossen haben.`;
    }
    const nearest = nearestWished(facts);
    if (nearest === null) {
      return 'Sie haben keine Tätigkeit angegeben, die Stellenbezeichnung wurde nicht bewertet.';
    }
    const wished = `${nearest.isCurrent ? 'Ihrer jetzigen' : 'Ihrer gesuchten'} Tätigkeit „${nearest.fact.title}“`;
    if (nearest.value >= closeTitle) return `„${job.jobTitle}“ passt gut zu ${wished}.`;
    if (nearest.value >= plainlyAnother) return `„${job.jobTitle}“ ist mit ${wished} verwandt.`;
    return isSureOfAll(facts)
      ? `„${job.jobTitle}“ ist eine andere Tätigkeit als die von Ihnen gesuchten; ${wished} kommt sie noch am nächsten.`
      : `„${job.jobTitle}“ ließ sich mit Ihren Tätigkeiten nicht sicher vergleichen und scheint eine andere zu sein.`;
  },
};
