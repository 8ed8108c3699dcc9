import type { CheckedMessageDto, ReadAnswers } from '@inkognito/shared/reading/reading';
import { makeFound, makeReading } from '../../job/reading/test/makeReading.ts';
import { makeBreakdown } from './makeComparison.ts';

const answers: ReadAnswers = {
  jobTitle: 'Backend-Entwickler',
  remoteChoice: 'hybrid',
  jobLocation: 'München',
  salary: { min: 70, max: 85 },
};

export function makeCheckedMessage(changes: Partial<CheckedMessageDto> = {}): CheckedMessageDto {
  return {
    ...makeReading(answers, {
      found: [makeFound('salary', { quote: '5.833–7.083 € im Monat', note: '12 Monatsgehälter' })],
    }),
    matchPercentage: 92,
    verdict: 'fits',
    breakdown: makeBreakdown(),
    questions: [
      { field: 'homeOfficePercent', question: 'Wie hoch ist der Homeoffice-Anteil?' },
      { field: 'branch', question: 'In welcher Branche ist das Unternehmen?' },
    ],
    sender: { name: 'Max Beispiel', company: 'Meier GmbH', email: 'max@meier.example' },
    ...changes,
  };
}
