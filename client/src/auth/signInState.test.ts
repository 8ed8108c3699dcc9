import { describe, expect, test } from 'vitest';
import { afterSignIn, comesAsRecruiter, readSignInState } from './signInState.ts';

describe('the navigation state of the sign-in pages', () => {
  test.each([
    ['/jobs/1', { from: '/jobs/1' }],
    ['//evil.example', {}],
    ['/\\evil.example', {}],
    ['/\t/evil.example', {}],
    ['https://evil.example', {}],
    ['user', {}],
  ])('takes %j as the way back only when it is a path of ours', (from, expected) => {
    expect(readSignInState({ from })).toEqual(expected);
  });

  test('reads nothing where nothing was handed over', () => {
    expect(readSignInState(null)).toEqual({});
  });

  test('begins with a posting for a recruiter without a page to go on with', () => {
    expect(readSignInState({ role: 'recruiter' }).from).toBe('/jobs/new');
  });

  test('leads to the role first, then to where the person wanted to go', () => {
    expect(afterSignIn({ role: [] }, '/jobs/1')).toBe('/welcome');
    expect(afterSignIn({ role: ['recruiter'] }, '/jobs/1')).toBe('/jobs/1');
    expect(afterSignIn({ role: ['jobSeeker'] }, undefined)).toBe('/user');
  });

  test.each([
    [{ at: '/anna.muster' }, '/anna.muster'],
    [{ at: '/profile/match-results/anna.muster' }, '/profile/match-results/anna.muster'],
    [{ at: '/signup', from: '/anna.muster' }, '/anna.muster'],
    [{ at: '/' }, undefined],
    [{ at: '/so-rechnen-wir' }, undefined],
    [{ at: '//evil.example' }, undefined],
  ])('from the header, %j leads back to %s', (state, from) => {
    expect(readSignInState(state).from).toBe(from);
  });

  test.each([
    ['/anna.muster', true],
    ['/profile/questionnaire/anna.muster', true],
    ['/profile/match-results/anna.muster', true],
    ['/matches/1', true],
    ['/login', false],
    ['/user', false],
    ['/jobs/1', false],
    ['/verify-email#token=abc', false],
    [undefined, false],
  ])('a visitor on the way to %s is a recruiter: %s', (from, expected) => {
    expect(comesAsRecruiter(from)).toBe(expected);
  });
});
