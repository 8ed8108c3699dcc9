import { questionnaireInput } from '@inkognito/shared/questionnaire';
import { automationsForm } from '@inkognito/shared/account';
import { username } from '@inkognito/shared/user';
import { describe, expect, test } from 'vitest';
import { findPlace } from '../../../language/place/findPlace.ts';
import { wishesOf } from '../../../src/questionnaire/questionnaire.model.ts';
import { candidateMaker } from './candidates.ts';
import { readPlaces } from './places.ts';

const places = readPlaces();

function makeCandidates(seed: number, count: number, taken: string[] = []) {
  const hashes = { passwordHash: 'hash', accessPasswordHash: 'hash' };
  const makeCandidate = candidateMaker({ seed, places, hashes, taken: new Set(taken) });
  return Array.from({ length: count }, makeCandidate);
}

describe('made job seekers', () => {
  test('could have filled in every form themselves', () => {
    for (const { user, questionnaire } of makeCandidates(1, 500)) {
      const answers = wishesOf(questionnaire);

      expect(questionnaireInput.parse(answers)).toEqual(answers);
      expect(username.parse(user.username)).toBe(user.username);
      expect(findPlace({ zipcode: questionnaire.zipcode })?.name).toBe(questionnaire.city);
      const { phoneNumber, contactEmail, calendarLink } = user;
      expect(
        automationsForm.safeParse({ phoneNumber, email: contactEmail, calendarLink }).success,
      ).toBe(true);
    }
  });

  test('are the same ones for the same seed, and others for another', () => {
    const first = makeCandidates(1, 30);

    expect(makeCandidates(1, 60).slice(0, 30)).toEqual(first);
    expect(makeCandidates(2, 30)).not.toEqual(first);
  });

  test('have names and ids of their own, also where a name exists already', () => {
    const [first] = makeCandidates(1, 1);
    const people = makeCandidates(1, 5_000, [first?.user.username ?? '']);

    const usernames = new Set(people.map(({ user }) => user.username));
    expect(usernames.size).toBe(people.length);
    expect(usernames.has(first?.user.username ?? '')).toBe(false);
    expect(new Set(people.map(({ user }) => user._id.toString())).size).toBe(people.length);
  });
});
