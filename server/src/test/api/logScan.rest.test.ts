import { apiBase, type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import mongoose from 'mongoose';
import request from 'supertest';
import { expect, test } from 'vitest';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { compare, makeSeeker, unlock } from '../make.ts';
import { memoryLog } from '../memoryLog.ts';
import { useTestApp } from '../testApp.ts';
import { makePicture } from './scene.ts';
import { contactForm, cvBytes, cvName, message, wishes } from './sentinels.ts';

// The most verbose level an operator may choose.
const { lines, logger } = memoryLog('trace');
const app = useTestApp({ logger });

const username = 'walburga.geheim';
const pendingEmail = 'anders@umgezogen.example';
const nextPassword = 'Ganz-anderes-Pferd-8!';

/** Uses everything, validly and invalidly, and corrupts stored data to provoke server errors. */
async function wholeTour() {
  const person = await makeSeeker(app.member, { username, ...wishes });
  await person.call('saveAutomations', {
    form: contactForm,
    file: { field: 'cv', name: cvName, bytes: cvBytes },
  });
  const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  await person.call('uploadProfileImage', { file: picture });
  await person.call('saveMessage', { body: { message } });
  const recruiter = await app.member(['recruiter']);
  await unlock(recruiter, person);
  await compare(recruiter, person, { salary: { min: 650, max: 800 } });
  const pasted = 'Geheimgehalt bei der Verborgen GmbH: 71.500 € im Jahr';
  await person.call('readPosting', { body: { text: pasted } });
  await person.call('checkMessage', { body: { text: pasted } });
  await person.call('searchUsers', { query: { q: wishes.lastName } });
  await person.call('getPublicUser', { params: { username } });
  await person.call('exportAccount');
  await person.call('changeEmail', { body: { email: pendingEmail } });
  await person.call('confirmIdentity', { body: { password: person.password } });
  await person.call('changePassword', {
    body: { currentPassword: person.password, password: nextPassword },
  });
  const headers = { 'User-Agent': 'Geheimbrowser Firefox/133.0' };
  await app.guest().call('login', { body: { username, password: nextPassword }, headers });
  await person.call('listSessions');
  await person.call('verifyEmail', { body: { token: 'geheimes-Zeichen' } });
  await person.call('unsubscribe', { query: { token: 'geheimes-Zeichen' } });

  const failures = [
    await app.guest().call('signup', { body: `{"password":"${person.password}",` }),
    await app.guest().call('signup', { body: { email: 'x', username, password: person.password } }),
    await app.guest().call('signup', {
      body: { email: `neu-${username}@beispiel.example`, username, password: person.password },
    }),
    await app.guest().call('login', { body: { username, password: `${person.password}!` } }),
    await person.call('saveAutomations', { form: { phoneNumber: 'Geheimnummer abc' } }),
    await person.call('saveAutomations', { form: { [contactForm.email]: 'x' } }),
  ];
  return { person, recruiter, failures };
}

/** Times and random ids may contain any digits. */
function withoutNumbers(line: string): string {
  return line.replace(/"(?:time|reqId|responseTime)":(?:\d+|"[0-9a-f-]+"),?/g, '');
}

test('the log at its most talkative holds nothing of anybody', async () => {
  const { person, recruiter, failures } = await wholeTour();
  // An impossible value: the response does not fit, and the error holds the value.
  await Questionnaire.collection.updateOne({}, { $set: { salary: { min: wishes.city, max: [] } } });
  await Questionnaire.collection.updateOne({}, { $set: { country: wishes.address } });
  const misfit = await person.call('getMyQuestionnaire');
  // A conflicting index: the database's error quotes the stored value.
  const users = mongoose.connection.collection<{ phoneNumber: string }>('users');
  const other = await app.member(['jobSeeker']);
  const whoHasOne = { phoneNumber: { $gt: '' } };
  const unique = { name: 'unexpected', unique: true, partialFilterExpression: whoHasOne };
  await users.createIndex({ phoneNumber: 1 }, unique, {});
  const duplicate = await other.call('saveAutomations', { form: contactForm });
  await users.dropIndex('unexpected');

  expect(failures.map(({ status }) => status)).toEqual([400, 400, 409, 401, 400, 400]);
  expect([misfit.status, duplicate.status]).toEqual([500, 500]);
  const log = lines.map(withoutNumbers).join('');
  const secrets = [
    ...[username, person.password, person.accessPassword, person.id, person.publicId],
    ...[recruiter.username],
    ...[person.cookie ?? 'none', '127.0.0.1', 'beispiel.example', 'argon2id', message],
    ...[pendingEmail, nextPassword, 'Geheimbrowser', 'geheimes-Zeichen'],
    ...[person.deviceCookie?.split('=')[1] ?? 'none'],
    ...[wishes.firstName, wishes.lastName, wishes.jobTitle, wishes.city, wishes.zipcode],
    ...['Verstecktgasse', 'Backend-Entwicklerin', 'Schornsteinfegerin', 'Freising', 'textil'],
    ...[...Object.values(contactForm), cvName, 'Geheimnummer', '650', '617', 'Verborgen', '71.500'],
  ];
  const found = secrets.filter((secret) => log.toLowerCase().includes(secret.toLowerCase()));
  const failed = lines.filter((line) => line.includes('request failed'));
  expect(lines.length).toBeGreaterThan(20);
  expect(failed).toHaveLength(2);
  expect(found).toEqual([]);
});

test('every call leaves a line with its name, and one that is spelt otherwise is none of them', async () => {
  lines.length = 0;
  const names = Object.keys(endpoints) as EndpointName[];
  const { username, password } = await app.member([]);
  const before = loggedEndpoints().length;
  for (const name of names) {
    const { method, path } = endpoints[name];
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    await request(app.server())[verb](apiBase + path.replace(/:\w+/g, 'nobody'));
  }
  const spelt = ['/API/v1/auth/login', '/api/V1/auth/login', '/api/v1/auth/LOGIN'];
  for (const path of [...spelt, '/api/v1/auth/login/', '/api/v1//auth/login']) {
    const response = await request(app.server()).post(path).send({ username, password });
    expect([response.status, response.get('Set-Cookie')], path).toEqual([404, undefined]);
  }
  await request(app.server()).patch('/api/v1/auth/login');

  const expected = [...names, ...Array<string>(6).fill('unknown')];
  await expect.poll(() => loggedEndpoints().slice(before)).toEqual(expected);
});

const loggedEndpoints = () =>
  lines.flatMap((line) => (JSON.parse(line) as { endpoint?: string }).endpoint ?? []);
