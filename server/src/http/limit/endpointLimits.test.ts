import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, type EndpointName } from '@inkognito/shared/endpoints';
import { limits } from '@inkognito/shared/rules/limits';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/testApp.ts';

const app = useTestApp();

/** Counted by their own rooms. */
const countedElsewhere: readonly EndpointName[] = [
  ...(['signup', 'login', 'requestPasswordReset', 'resetPassword', 'verifyEmail'] as const),
  ...(['resendVerification', 'changeEmail', 'confirmIdentity', 'mailIdentityCode'] as const),
  ...(['renewAccessPassword', 'checkAccessPassword', 'createKey', 'changeUsername'] as const),
  ...(['createJob', 'createQuestionnaire', 'updateQuestionnaire', 'compare'] as const),
  ...(['requestAccess', 'readPosting', 'checkMessage', 'createReport'] as const),
  ...(['switchOffNotification', 'signInWithGoogle'] as const),
  // Only once, and only one's own.
  ...(['deleteAccount', 'logout'] as const),
];

test('every call that changes something is counted', () => {
  const uncounted = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const { limit, upload, changesState }: Endpoint = endpoints[name];
    const changes = endpoints[name].method !== 'GET' || changesState;
    return changes && !limit && !upload && !countedElsewhere.includes(name);
  });

  expect(uncounted).toEqual([]);
});

test('one account cannot fill its activity by flicking a switch, and others go on', async () => {
  const [anna, bert] = [await app.member(['jobSeeker']), await app.member(['jobSeeker'])];
  const statuses: number[] = [];
  while (statuses.length < 100) {
    const paused = statuses.length % 2 === 0;
    statuses.push((await anna.call('setPaused', { body: { paused } })).status);
  }

  // One was for the role.
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.writesPer5Minutes - 1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(101 - limits.writesPer5Minutes);
  expect((await bert.call('setPaused', { body: { paused: true } })).status).toBe(200);
});
