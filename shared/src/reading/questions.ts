import type {
  CheckedMessageDto,
  MessageTone,
  ReadAnswers,
  ReadField,
  ReadingDto,
} from './reading.ts';
import { isPartTimeContract } from '../rules/criteria/contractType.ts';

type Question = {
  field: ReadField;
  german: string;
  english: string;
  /** Where it is not the field as a whole. */
  isOpen?: (answers: ReadAnswers) => boolean;
};

/** Other answers may settle a field: hours of full time, a share at home where all work is in one place. */
export function isAskedFor(
  field: ReadField,
  { contractType, remoteChoice }: Pick<ReadAnswers, 'contractType' | 'remoteChoice'>,
): boolean {
  if (field === 'weeklyHours') return isPartTimeContract(contractType);
  return field !== 'homeOfficePercent' || !remoteChoice || remoteChoice === 'hybrid';
}

/** By weight. They reach the sender, so they depend on the text alone. */
const questions: readonly Question[] = [
  {
    field: 'jobTitle',
    german: 'Um welche Position geht es genau?',
    english: 'What exactly is the position?',
  },
  {
    field: 'salary',
    german: 'Welches Gehalt ist vorgesehen?',
    english: 'What salary is planned?',
  },
  {
    field: 'salary',
    german: 'Wo beginnt die Gehaltsspanne?',
    english: 'Where does the salary range start?',
    isOpen: ({ salary }) => salary !== undefined && salary.min === undefined,
  },
  {
    field: 'salary',
    german: 'Wo endet die Gehaltsspanne?',
    english: 'Where does the salary range end?',
    isOpen: ({ salary }) => salary !== undefined && salary.max === undefined,
  },
  {
    field: 'jobLocation',
    german: 'Wo ist der Arbeitsort?',
    english: 'Where is the job based?',
    isOpen: ({ remoteChoice, jobLocation, zipcode }) =>
      remoteChoice !== 'remote' && !jobLocation && !zipcode,
  },
  {
    field: 'remoteChoice',
    german: 'Ist die Stelle vor Ort, hybrid oder remote?',
    english: 'Is it on site, hybrid or remote?',
  },
  {
    field: 'homeOfficePercent',
    german: 'Wie viele Tage Homeoffice sind möglich?',
    english: 'How many days a week can be worked from home?',
  },
  {
    field: 'contractType',
    german: 'Welche Vertragsart ist vorgesehen?',
    english: 'What type of contract is it?',
  },
  {
    field: 'weeklyHours',
    german: 'Wie viele Wochenstunden sind vorgesehen?',
    english: 'How many hours a week is it?',
  },
  {
    field: 'branch',
    german: 'In welcher Branche ist das Unternehmen tätig?',
    english: 'What industry is the company in?',
  },
  {
    field: 'employer',
    german: 'Um welches Unternehmen handelt es sich?',
    english: 'Which company is it?',
  },
];

/** What a sentence may hold without our having understood it is not asked for. */
export function openQuestions(
  { answers, offers }: Pick<ReadingDto, 'answers' | 'offers'>,
  tone: MessageTone,
): CheckedMessageDto['questions'] {
  const isUnsaid = (field: ReadField) => answers[field] === undefined && isAskedFor(field, answers);
  return questions
    .filter(({ field, isOpen }) => !(field in offers) && (isOpen?.(answers) ?? isUnsaid(field)))
    .map(({ field, german, english }) => ({ field, question: tone === 'en' ? english : german }));
}
