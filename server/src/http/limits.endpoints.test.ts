import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, type EndpointName } from '@inkognito/shared/endpoints';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { makePicture } from '../test/api/scene.ts';
import { makeAutomations, makePdf, makeQuestionnaire } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { newPublicId } from '../user/user.model.ts';
import { type LimitName, rows, rowsOfCall } from './limits.ts';

const app = useTestApp();

type Answer = {
  status: number;
  response: { get: (name: string) => string | string[] | undefined };
};
type Call = (anna: Member, index: number) => Promise<Answer>;

/** The picture and the CV by turns. */
const upload: Call = async (anna, index) =>
  index % 2 === 1
    ? anna.call('uploadProfileImage', {
        file: { field: 'image', name: 'ich.png', bytes: await makePicture() },
      })
    : anna.call('saveAutomations', {
        form: makeAutomations(),
        file: { field: 'cv', name: 'cv.pdf', bytes: makePdf() },
      });

const counted: [counter: string, call: Call][] = [
  ['keys.account', (anna) => anna.call('createKey', { body: { name: 'Mia' } })],
  ['write.account', (anna, index) => anna.call('setPaused', { body: { paused: index % 2 === 0 } })],
  ['search.account', (anna, index) => anna.call('searchUsers', { query: { q: `aa${index}` } })],
  ['upload.account', upload],
  ['export.account', (anna) => anna.call('exportAccount')],
  [
    'emailChange.account',
    (anna, index) => anna.call('changeEmail', { body: { email: `neu${index}@beispiel.example` } }),
  ],
  [
    'passwordsOfKnownBrowser.account',
    (anna) => anna.call('confirmIdentity', { body: { password: 'Falsch-Geraten-1!' } }),
  ],
  [
    'access.network',
    (anna) =>
      anna.call('checkAccessPassword', {
        params: { username: anna.username },
        body: { password: 'AAAA-BBBB-CCCC' },
      }),
  ],
  ['suggestions.account', (anna) => anna.call('suggestTitles', { query: { q: 'Koch' } })],
  ['texts.account', (anna) => anna.call('readPosting', { body: { text: 'Koch' } })],
  [
    'questionnaire.account',
    (anna) => anna.call('createQuestionnaire', { body: makeQuestionnaire() }),
  ],
  [
    'profile.network',
    (anna) => anna.call('getPublicUser', { params: { username: anna.username } }),
  ],
  ['image.account', (anna) => anna.call('getImage', { params: { id: newPublicId() } })],
  [
    'mails.network',
    () =>
      app.guest().call('requestPasswordReset', { body: { email: `${newPublicId()}@x.example` } }),
  ],
];

test.each(counted)('the last of %s is answered, and one more is not', async (counter, call) => {
  const anna = await app.member(['jobSeeker', 'recruiter']);
  const key = new RegExp(`^${counter}:`);
  const allowed = rows[counter.split('.')[0] as LimitName].points;
  expect((await call(anna, 1)).status).not.toBe(429);
  const used = { $set: { points: allowed - 1 } };
  const counters = await mongoose.connection.collection('rate_limits').updateMany({ key }, used);
  expect(counters.modifiedCount).toBe(1);

  const last = await call(anna, 2);
  const oneMore = await call(anna, 3);

  expect(last.status).not.toBe(429);
  expect(oneMore.status).toBe(429);
  expect(Number(oneMore.response.get('Retry-After'))).toBeGreaterThan(0);
});

/** Counted by their own rooms. */
const countedElsewhere: readonly EndpointName[] = [
  ...(['login', 'resetPassword', 'verifyEmail', 'confirmIdentity'] as const),
  ...(['checkAccessPassword', 'createJob', 'compare'] as const),
  ...(['mailResult', 'openResult', 'confirmResult', 'denyResult'] as const),
  ...(['requestAccess', 'switchOffNotification', 'unsubscribe', 'signInWithGoogle'] as const),
  ...(['showEmailVerification', 'denyEmail'] as const),
  ...(['showIdentityLink', 'confirmIdentityLink'] as const),
  // At most once per user.
  ...(['deleteAccount', 'logout'] as const),
];

test('every call that changes something is counted', () => {
  const uncounted = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const { method, changesState }: Endpoint = endpoints[name];
    const changes = method !== 'GET' || changesState;
    return changes && rowsOfCall(name).length === 0 && !countedElsewhere.includes(name);
  });

  expect(uncounted).toEqual([]);
});
