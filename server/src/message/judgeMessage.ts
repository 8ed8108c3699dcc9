import type { CheckedMessageDto, ReadAnswers } from '@inkognito/shared/reading';
import type { CriterionId } from '@inkognito/shared/rules/rulebook';
import { explainFor } from '@inkognito/shared/rules/explain';
import type { CriterionDto } from '@inkognito/shared/matching';
import { salaryInThousands } from '@inkognito/shared/rules/salary';
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

type Judged = Pick<CheckedMessageDto, 'matchPercentage' | 'verdict' | 'breakdown'>;

export type Message = {
  answers: ReadAnswers;
  offer: JobOffer;
  facts: MatchFacts;
};

/** Comparison rules on what the message says; gaps count neither way. */
export function judgeMessage(wishes: CandidateWishes, message: Message): Judged {
  const { offer, facts } = message;
  const found = explainFor('candidate', breakDown(wishes, offer, facts));
  const breakdown = perCriterion(({ id }) => {
    const open = openReason(id, message, found[id]);
    if (open !== null) return { ...found[id], ...notJudged, reasoning: open };
    return id === 'salary' ? nameOneEnd(found[id], message.answers) : found[id];
  });
  const findings = Object.values(breakdown);
  const { matchPercentage, isMatch, coverage } = rankOf(findings);
  const isKnockedOut = findings.some(({ knockout }) => knockout);
  return {
    matchPercentage: coverage > 0 ? matchPercentage : null,
    verdict: isKnockedOut ? 'fails' : isMatch ? 'fits' : 'open',
    breakdown,
  };
}

const notJudged = { score: null, verdict: 'unknown', knockout: false } as const;

function openReason(
  id: CriterionId,
  { answers, facts }: Message,
  { score }: CriterionDto,
): string | null {
  switch (id) {
    case 'jobTitle':
      return answers.jobTitle ? null : 'Die Nachricht nennt keine Stellenbezeichnung.';
    case 'salary':
      return answers.salary ? null : 'Die Nachricht nennt kein Gehalt.';
    case 'branch':
      return answers.branch ? null : 'Die Nachricht nennt keine Branche.';
    case 'location':
      if (answers.remoteChoice === 'remote') return null;
      if (!answers.jobLocation && !answers.zipcode) return 'Die Nachricht nennt keinen Arbeitsort.';
      // It may be remote, where distance does not count.
      return !answers.remoteChoice && facts.distanceKm !== null && score !== 1
        ? `Entfernung zum genannten Ort ${facts.distanceKm} km; ob dort Anwesenheit nötig ist, sagt die Nachricht nicht.`
        : null;
    default:
      return null;
  }
}

function nameOneEnd(found: CriterionDto, { salary }: ReadAnswers): CriterionDto {
  if (!salary || (salary.min !== undefined && salary.max !== undefined)) return found;
  const said =
    salary.min === undefined
      ? `Angebot bis ${salary.max} Tsd. €`
      : `Angebot ab ${salary.min} Tsd. €`;
  if (found.score !== null) {
    return { ...found, reasoning: found.reasoning.replace(/^Angebot \d+ Tsd\. €/, said) };
  }
  const otherEnd = salary.min === undefined ? 'wo es beginnt' : 'wie weit es geht';
  return { ...found, reasoning: `${said}; ${otherEnd}, sagt die Nachricht nicht.` };
}

export function toOffer(answers: ReadAnswers, floor: number | null): JobOffer {
  const salary = certainSalary(answers.salary ?? {}, floor);
  return { ...answeredOr(noOffer, answers), salary };
}

/** An open-ended pay counts only as far as it decides: "ab 65" meets a floor of 60 and says nothing about 70. */
function certainSalary(
  { min, max }: NonNullable<ReadAnswers['salary']>,
  wishedFloor: number | null,
): SalaryRange {
  if (min !== undefined && max !== undefined) return { min, max };
  if (wishedFloor === null) return noOffer.salary;
  const floor = salaryInThousands(wishedFloor);
  if (min !== undefined && min >= floor) return { min, max: min };
  if (max !== undefined && max < floor) return { min: max, max };
  return noOffer.salary;
}
