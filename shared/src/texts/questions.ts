import type { CheckedMessageDto, ReadAnswers, ReadField } from '../reading.ts';
import { isPartTimeContract } from '../rules/criteria/contractType.ts';

type Question = {
  field: ReadField;
  question: string;
  isOpen: (answers: ReadAnswers) => boolean;
};

const needsPresence = ({ remoteChoice }: ReadAnswers) => remoteChoice !== 'remote';

/** By weight. They reach the sender, so they depend on the text alone. */
const questions: readonly Question[] = [
  {
    field: 'jobTitle',
    question: 'Um welche Position geht es genau?',
    isOpen: ({ jobTitle }) => !jobTitle,
  },
  {
    field: 'salary',
    question: 'Welches Gehalt ist vorgesehen?',
    isOpen: ({ salary }) => !salary,
  },
  {
    field: 'salary',
    question: 'In welcher Spanne liegt das Gehalt?',
    isOpen: ({ salary }) =>
      salary !== undefined && (salary.min === undefined || salary.max === undefined),
  },
  {
    field: 'jobLocation',
    question: 'Wo ist der Arbeitsort?',
    isOpen: (answers) => needsPresence(answers) && !answers.jobLocation && !answers.zipcode,
  },
  {
    field: 'remoteChoice',
    question: 'Ist die Stelle vor Ort, hybrid oder remote?',
    isOpen: ({ remoteChoice }) => !remoteChoice,
  },
  {
    field: 'homeOfficePercent',
    question: 'Wie viele Tage Homeoffice sind möglich?',
    isOpen: ({ homeOfficePercent, remoteChoice }) =>
      homeOfficePercent === undefined && (!remoteChoice || remoteChoice === 'hybrid'),
  },
  {
    field: 'contractType',
    question: 'Welche Vertragsart ist vorgesehen?',
    isOpen: ({ contractType }) => !contractType,
  },
  {
    field: 'weeklyHours',
    question: 'Wie viele Wochenstunden sind vorgesehen?',
    isOpen: ({ contractType, weeklyHours }) =>
      isPartTimeContract(contractType) && weeklyHours === undefined,
  },
  {
    field: 'branch',
    question: 'In welcher Branche ist das Unternehmen tätig?',
    isOpen: ({ branch }) => !branch,
  },
  {
    field: 'employer',
    question: 'Um welches Unternehmen handelt es sich?',
    isOpen: ({ employer }) => !employer,
  },
];

export function openQuestions(answers: ReadAnswers): CheckedMessageDto['questions'] {
  return questions
    .filter(({ isOpen }) => isOpen(answers))
    .map(({ field, question }) => ({ field, question }));
}
