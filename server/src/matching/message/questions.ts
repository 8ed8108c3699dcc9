import type { CheckedMessageDto, ReadAnswers, ReadField } from '@inkognito/shared/reading';
import type { CandidateWishes } from '../rules/types.ts';

type Question = {
  field: ReadField;
  question: string;
  /** Whether the message leaves it open, and it matters to this person. */
  isOpen: (answers: ReadAnswers, wishes: CandidateWishes) => boolean;
};

const needsPresence = ({ remoteChoice }: ReadAnswers) => remoteChoice !== 'remote';

const acceptsEveryMode = ({ remoteChoice, hybridChoice, localChoice }: CandidateWishes) =>
  remoteChoice === hybridChoice && hybridChoice === localChoice;

/** By the weight of what they ask about. They give no wish away: they go to whoever sent the message. */
const questions: readonly Question[] = [
  {
    field: 'jobTitle',
    question: 'Um welche Position geht es genau?',
    isOpen: ({ jobTitle }) => !jobTitle,
  },
  {
    field: 'salary',
    question: 'Welches Gehalt ist vorgesehen?',
    isOpen: ({ salary }, wishes) => !salary && wishes.salary.min !== null,
  },
  {
    field: 'salary',
    question: 'In welcher Spanne liegt das Gehalt?',
    isOpen: ({ salary }, { salary: { min: floor } }) =>
      salary !== undefined && floor !== null && leavesOpen(salary, floor),
  },
  {
    field: 'jobLocation',
    question: 'Wo ist der Arbeitsort?',
    isOpen: (answers, { distance }) =>
      needsPresence(answers) && !answers.jobLocation && !answers.zipcode && distance !== null,
  },
  {
    field: 'remoteChoice',
    question: 'Ist die Stelle vor Ort, hybrid oder remote?',
    isOpen: ({ remoteChoice }, wishes) => !remoteChoice && !acceptsEveryMode(wishes),
  },
  {
    field: 'homeOfficePercent',
    question: 'Wie viele Tage Homeoffice sind möglich?',
    isOpen: ({ homeOfficePercent, remoteChoice }, wishes) =>
      homeOfficePercent === undefined &&
      (!remoteChoice || remoteChoice === 'hybrid') &&
      Boolean(wishes.homeOfficePercent),
  },
  {
    field: 'branch',
    question: 'In welcher Branche ist das Unternehmen tätig?',
    isOpen: ({ branch }, { branchesToExclude }) => !branch && branchesToExclude.length > 0,
  },
  {
    field: 'employer',
    question: 'Um welches Unternehmen handelt es sich?',
    isOpen: ({ employer }) => !employer,
  },
];

function leavesOpen({ min, max }: NonNullable<ReadAnswers['salary']>, floor: number): boolean {
  if (min === undefined) return (max ?? 0) >= floor;
  return max === undefined && min < floor;
}

export function openQuestions(
  answers: ReadAnswers,
  wishes: CandidateWishes,
): CheckedMessageDto['questions'] {
  return questions
    .filter(({ isOpen }) => isOpen(answers, wishes))
    .map(({ field, question }) => ({ field, question }));
}
