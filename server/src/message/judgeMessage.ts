import type { CheckedMessageDto, ReadAnswers } from '@inkognito/shared/reading/reading';
import { type CriterionId, minimumCoverage } from '@inkognito/shared/rules/rulebook';
import { explainFor } from '@inkognito/shared/rules/explain';
import type { CriterionDto } from '@inkognito/shared/rules/breakdown';
import { fullTimeSalary, salaryInThousands } from '@inkognito/shared/rules/criteria/salary';
import { rankOf } from '@inkognito/shared/rules/score';
import {
  type CandidateWishes,
  type JobOffer,
  type MatchFacts,
  type SalaryRange,
  answeredOr,
  noOffer,
} from '@inkognito/shared/rules/types';
import { breakDown, perCriterion } from '@inkognito/shared/rules/weightedRules';
import { factsOfOffer } from '../matching/facts.ts';

type MessageJudgement = Pick<CheckedMessageDto, 'matchPercentage' | 'verdict' | 'breakdown'>;

export type Message = {
  answers: ReadAnswers;
  offer: JobOffer;
  facts: MatchFacts;
};

/** Comparison rules on what the message says; gaps count neither way. */
export function judgeMessage(wishes: CandidateWishes, message: Message): MessageJudgement {
  const { offer, facts } = message;
  const found = explainFor('candidate', breakDown(wishes, offer, facts));
  const breakdown = perCriterion(({ id }) => {
    const open = openReasons[id]?.(message, found[id]);
    if (open) return { ...found[id], ...notJudged, reasoning: open };
    const unread = { ...found[id], reasoning: asUnread(found[id].reasoning) };
    return id === 'salary' ? nameOneEnd(unread, message.answers) : unread;
  });
  const findings = Object.values(breakdown);
  const { matchPercentage, isMatch, coverage } = rankOf(findings);
  const isKnockedOut = findings.some(({ knockout }) => knockout);
  return {
    matchPercentage: coverage >= minimumCoverage ? matchPercentage : null,
    verdict: isKnockedOut ? 'fails' : isMatch ? 'fits' : 'open',
    breakdown,
  };
}

const notJudged = { score: null, verdict: 'unknown', knockout: false } as const;

/** A posting says what it does not name; of a message only we did not see it. */
const asUnread = (reasoning: string) =>
  reasoning.replace(
    /^Die Stelle (?:in Teilzeit )?nennt kein(?:e|en)? ([\p{L}-]+), /u,
    '$1 nicht erkannt, ',
  );

/** For all other rules the message is what they are given. */
const openReasons: Partial<
  Record<CriterionId, (message: Message, found: CriterionDto) => string | null>
> = {
  jobTitle: ({ answers }) => (answers.jobTitle ? null : 'Stellenbezeichnung nicht erkannt.'),
  salary: ({ answers }) => (answers.salary ? null : 'Gehalt nicht erkannt.'),
  location({ answers: { remoteChoice, jobLocation, zipcode }, facts: { distanceKm } }, { score }) {
    if (remoteChoice === 'remote') return null;
    if (!jobLocation && !zipcode) return 'Arbeitsort nicht erkannt.';
    // It may be remote, where distance does not count.
    return !remoteChoice && distanceKm !== null && score !== 1
      ? `${distanceKm} km entfernt; ob dort Anwesenheit nötig ist, haben wir nicht erkannt.`
      : null;
  },
  branch: ({ answers }) => (answers.branch ? null : 'Branche nicht erkannt.'),
};

function nameOneEnd(found: CriterionDto, { salary }: ReadAnswers): CriterionDto {
  if (!salary || (salary.min !== undefined && salary.max !== undefined)) return found;
  const bound = salary.min === undefined ? 'bis' : 'ab';
  if (found.score !== null) {
    return { ...found, reasoning: found.reasoning.replace(/^Angebot (?=\d)/, `Angebot ${bound} `) };
  }
  const otherEnd = salary.min === undefined ? 'wo es beginnt' : 'wie weit es geht';
  const said = `Angebot ${bound} ${salary.min ?? salary.max} Tsd. €`;
  return { ...found, reasoning: `${said}; ${otherEnd}, haben wir nicht erkannt.` };
}

export function toOffer({ salary, ...answers }: ReadAnswers, floor: number | null): JobOffer {
  const said = { min: salary?.min ?? null, max: salary?.max ?? null };
  const settled = answers.remoteChoice === 'local' ? { homeOfficePercent: 0 } : {};
  const offer = { ...answeredOr(noOffer, answers), ...settled, salary: said };
  return { ...offer, salary: certainSalary(offer, floor) };
}

/** An open-ended pay counts only as far as it decides: "ab 65" meets a floor of 60 and says nothing about 70. */
function certainSalary(offer: JobOffer, wishedFloor: number | null): SalaryRange {
  const { min, max } = offer.salary;
  if (min !== null && max !== null) return offer.salary;
  const compared = fullTimeSalary(offer, factsOfOffer(offer));
  if (wishedFloor === null || compared === null) return noOffer.salary;
  const floor = salaryInThousands(wishedFloor);
  if (compared.min !== null && compared.min >= floor) return { min, max: min };
  if (compared.max !== null && compared.max < floor) return { min: max, max };
  return noOffer.salary;
}
