import type { MatchFacts, Rule, TitleFact } from './types.ts';

/** The present job says less about what somebody wants than the titles they ask for. */
const currentTitleFactor = 0.95;

const closeTitle = 0.75;

const plainlyAnother = 0.5;

/** Unsure knocks nobody out, but must not end in a match either: 0.2 of 40 and all the other 60 make 68. */
const unsureUpperBound = 0.2;

interface WishedTitle {
  readonly fact: TitleFact;
  readonly isCurrent: boolean;
  readonly value: number;
}

/** The first of the highest. */
const highest = <Fact extends { readonly value: number }>(facts: readonly Fact[]): Fact | null =>
  facts.reduce<Fact | null>(
    (best, fact) => (best === null || fact.value > best.value ? fact : best),
    null,
  );

function nearestWished({ titles: { interested, current } }: MatchFacts): WishedTitle | null {
  const wished = interested.map((fact) => ({ fact, isCurrent: false, value: fact.value }));
  if (current !== null) {
    const value = current.value * currentTitleFactor;
    wished.push({ fact: current, isCurrent: true, value });
  }
  return highest(wished);
}

// Without a closer wish as defence, "PHP-Entwickler" unwanted would cost an "Entwickler" all developer jobs. The
// present job is none, as its holder may want to leave it. Unsure counts here: in doubt the candidate stays private.
function findUnwanted({ titles: { interested, notInterested } }: MatchFacts): TitleFact | null {
  const unwanted = highest(notInterested.filter(({ value }) => value >= closeTitle));
  const isDefended = interested.some(({ value }) => unwanted !== null && value > unwanted.value);
  return isDefended ? null : unwanted;
}

function isSureOfAll({ titles: { interested, current } }: MatchFacts): boolean {
  return interested.every(({ sure }) => sure) && (current === null || current.sure);
}

export const jobTitleRule: Rule = {
  id: 'jobTitle',
  fitsFrom: closeTitle,
  partlyFrom: plainlyAnother,

  assess(_candidate, _job, facts) {
    // Unwanted counts as nothing, so that the recruiter cannot tell an unwanted title from a foreign one.
    if (findUnwanted(facts) !== null) return { score: 0, knockout: true };
    const nearest = nearestWished(facts);
    if (nearest === null) return { score: null, knockout: false };
    if (nearest.value >= plainlyAnother) return { score: nearest.value, knockout: false };
    return isSureOfAll(facts)
      ? { score: nearest.value, knockout: true }
      : { score: Math.min(nearest.value, unsureUpperBound), knockout: false };
  },

  // A knock-out is the rule's alone: beside unsure titles it would give away an unwanted one.
  sourceOf: ({ score, knockout }, facts) =>
    score === null || knockout || isSureOfAll(facts) ? 'rule' : 'encoder',

  forRecruiter: (verdict) =>
    ({
      fits: 'Die Stelle passt gut zu den gesuchten Tätigkeiten.',
      partly: 'Die Stelle ist mit den gesuchten Tätigkeiten verwandt.',
      fails: 'Die Stelle passt nicht zu den gesuchten Tätigkeiten.',
      unknown: 'Zu den gesuchten Tätigkeiten fehlt eine Angabe, sie wurden nicht bewertet.',
    })[verdict],

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
