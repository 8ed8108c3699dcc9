import type { ReadAnswers } from '@inkognito/shared/reading/reading';
import { describe, expect, test } from 'vitest';
import { noWishes, type CandidateWishes, type MatchFacts } from '@inkognito/shared/rules/types';
import { judgedPoints } from '@inkognito/shared/rules/deciding';
import { judgeMessage, toOffer } from './judgeMessage.ts';
import { openQuestions } from '@inkognito/shared/reading/questions';

const wishes: CandidateWishes = {
  ...noWishes,
  jobTitle: 'Backend-Entwicklerin',
  interested: ['Backend-Entwicklerin'],
  salary: { min: 65, max: 80 },
  homeOfficePercent: 40,
  remoteChoice: true,
  hybridChoice: true,
  distance: 40,
  branchesToExclude: ['sicherheit_schutz'],
};

function judgeAnswers(
  answers: ReadAnswers,
  { nearness = 1, km = null as number | null, of = wishes } = {},
) {
  const title = { title: 'Backend-Entwicklerin', value: nearness, sure: true };
  const facts: MatchFacts = {
    titles: { interested: [title], current: title, notInterested: [] },
    distanceKm: km,
    titledContracts: { offered: null, wished: [] },
  };
  return judgeMessage(of, { answers, offer: toOffer(answers, of.salary.min), facts });
}

describe('what a message leaves open counts neither way', () => {
  test('nothing said gives no percentage and stays open', () => {
    const { matchPercentage, verdict, breakdown } = judgeAnswers({});

    expect({ matchPercentage, verdict }).toEqual({ matchPercentage: null, verdict: 'open' });
    for (const { verdict: each, reasoning } of Object.values(breakdown)) {
      expect(each).toBe('unknown');
      expect(reasoning).not.toContain('„“');
    }
  });

  test('a title alone that fits is all that is judged, and too little to say that it fits', () => {
    const { matchPercentage, verdict, breakdown } = judgeAnswers({ jobTitle: 'Backend Developer' });
    expect({ matchPercentage, verdict }).toEqual({ matchPercentage: null, verdict: 'open' });
    expect(judgedPoints(breakdown)).toBe(40);
    const salary = { min: 70, max: 75 };
    expect(judgeAnswers({ jobTitle: 'Backend Developer', salary })).toMatchObject({
      matchPercentage: 100,
      verdict: 'fits',
    });
  });

  test('a branch that the message does not name does not count as allowed', () => {
    const { breakdown } = judgeAnswers({ jobTitle: 'Backend Developer' });

    expect(breakdown.branch).toMatchObject({
      verdict: 'unknown',
      reasoning: 'Branche nicht erkannt.',
    });
  });

  test('what was not read is called that, never that it is not there', () => {
    const { breakdown } = judgeAnswers({ contractType: 'teilzeit', salary: { min: 30 } });
    const reasons = Object.values(breakdown).map(({ reasoning }) => reasoning);

    expect(breakdown.workMode.reasoning).toBe(
      'Arbeitsmodell nicht erkannt, es wurde nicht bewertet.',
    );
    expect(reasons.join()).not.toMatch(/nennt|steht nicht|sagt die Nachricht/);
  });

  test('a kind of contract counts once it is named, and then excludes and halves', () => {
    const answers: ReadAnswers = { jobTitle: 'Backend Developer', salary: { min: 70, max: 75 } };

    expect(judgeAnswers(answers).breakdown.contractType.verdict).toBe('unknown');
    expect(judgeAnswers({ ...answers, contractType: 'praktikum' })).toMatchObject({
      matchPercentage: 50,
      verdict: 'fails',
      breakdown: { contractType: { verdict: 'fails' } },
    });
  });

  test('no share at home is open where all work is on site', () => {
    const { breakdown } = judgeAnswers({ remoteChoice: 'local' });

    expect(breakdown.homeOffice.reasoning).toBe('Angebot 0 % Homeoffice, Ihr Wunsch 40 %.');
  });

  test('a place far away does not speak against a job that may be remote', () => {
    const answers: ReadAnswers = { jobTitle: 'Backend Developer', jobLocation: 'Hamburg' };

    expect(judgeAnswers(answers, { km: 600 }).breakdown.location.verdict).toBe('unknown');
    expect(judgeAnswers(answers, { km: 10 }).breakdown.location.verdict).toBe('fits');
    expect(
      judgeAnswers({ ...answers, remoteChoice: 'local' }, { km: 600 }).breakdown.location.verdict,
    ).toBe('fails');
  });
});

describe('a pay with one end', () => {
  test.each<[NonNullable<ReadAnswers['salary']>, string, string]>([
    [{ min: 70 }, 'fits', 'Angebot ab 70 Tsd. €, Ihre Untergrenze 65 Tsd. €.'],
    [{ min: 60 }, 'unknown', 'Angebot ab 60 Tsd. €; wie weit es geht, haben wir nicht erkannt.'],
    [{ max: 60 }, 'partly', 'Angebot bis 60 Tsd. €, Ihre Untergrenze 65 Tsd. €.'],
    [{ max: 50 }, 'fails', 'Angebot bis 50 Tsd. €, Ihre Untergrenze 65 Tsd. €.'],
    [{ max: 80 }, 'unknown', 'Angebot bis 80 Tsd. €; wo es beginnt, haben wir nicht erkannt.'],
    [{ min: 70, max: 70 }, 'fits', 'Angebot 70 Tsd. €, Ihre Untergrenze 65 Tsd. €.'],
  ])('%j %s', (salary, verdict, reasoning) => {
    expect(judgeAnswers({ salary }).breakdown.salary).toMatchObject({ verdict, reasoning });
  });

  test.each<[ReadAnswers, string]>([
    [
      { weeklyHours: 20 },
      'Angebot ab 70 Tsd. € auf Vollzeit gerechnet, Ihre Untergrenze 65 Tsd. €.',
    ],
    [{ weeklyHours: 40 }, 'Angebot ab 35 Tsd. €; wie weit es geht, haben wir nicht erkannt.'],
  ])('in part time names the figure that was compared: %j', (hours, reasoning) => {
    const answers: ReadAnswers = { contractType: 'teilzeit', salary: { min: 35 }, ...hours };

    expect(judgeAnswers(answers).breakdown.salary.reasoning).toBe(reasoning);
  });

  test('that lies too low decides', () => {
    const answers: ReadAnswers = { jobTitle: 'Backend Developer', salary: { max: 50 } };

    expect(judgeAnswers(answers)).toMatchObject({ verdict: 'fails', matchPercentage: 33 });
    // 20 points are too few to say a figure.
    expect(judgeAnswers({ salary: { max: 50 } })).toMatchObject({
      verdict: 'fails',
      matchPercentage: null,
    });
  });
});

test('below the line nothing fits, and nothing fails without a reason', () => {
  expect(
    judgeAnswers({ jobTitle: 'Tester', salary: { min: 65, max: 80 } }, { nearness: 0.5 }),
  ).toMatchObject({
    matchPercentage: 67,
    verdict: 'open',
  });
});

describe('questions', () => {
  const asked = (answers: ReadAnswers) =>
    openQuestions({ answers, offers: {} }, 'sie').map(({ question }) => question);

  test('ask for all that is missing, the weightiest first', () => {
    expect(asked({})).toEqual([
      'Um welche Position geht es genau?',
      'Welches Gehalt ist vorgesehen?',
      'Wo ist der Arbeitsort?',
      'Ist die Stelle vor Ort, hybrid oder remote?',
      'Wie viele Tage Homeoffice sind möglich?',
      'Welche Vertragsart ist vorgesehen?',
      'In welcher Branche ist das Unternehmen tätig?',
      'Um welches Unternehmen handelt es sich?',
    ]);
  });

  test('ask for the other end of a pay, however high the one is', () => {
    expect(asked({ salary: { min: 1 } })).toContain('Wo endet die Gehaltsspanne?');
    expect(asked({ salary: { max: 999 } })).toContain('Wo beginnt die Gehaltsspanne?');
    expect(asked({ salary: { min: 70, max: 70 } }).join()).not.toContain('Gehalt');
  });

  test('ask for the hours of part time alone, unless they are named', () => {
    const hours = 'Wie viele Wochenstunden sind vorgesehen?';

    expect(asked({ contractType: 'teilzeit' })).toContain(hours);
    expect(asked({ contractType: 'teilzeit', weeklyHours: 25 })).not.toContain(hours);
    expect(asked({ contractType: 'unbefristet' })).not.toContain(hours);
  });

  test('ask a remote job for no place', () => {
    expect(asked({ remoteChoice: 'remote' })).not.toContain('Wo ist der Arbeitsort?');
  });
});
