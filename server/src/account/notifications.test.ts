import { notificationKinds } from '@inkognito/shared/account';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { compare, makeQuestionnaire, publishQuestionnaire, unlock } from '../test/make.ts';
import { mailsTo, tokenFor, waitForMailsTo } from '../test/mails.ts';
import { type Member, testMailer, useTestApp } from '../test/testApp.ts';
import { QueuedMail } from '../mail/mail.model.ts';

const { guest, member, server } = useTestApp();
const address = 'anna@beispiel.example';
const fitting = { salary: { min: 65, max: 80 } };
const failing = { jobTitle: 'Koch' };

async function makeAnna(): Promise<Member> {
  const anna = await member(['jobSeeker'], 'anna');
  const [mail] = await waitForMailsTo(address, 1);
  await anna.call('verifyEmail', {
    body: { token: tokenFor('verify-email', mail ?? { text: '' }) },
  });
  await publishQuestionnaire(anna);
  await QueuedMail.deleteMany({});
  return anna;
}

async function recruiterFor(anna: Member): Promise<Member> {
  const recruiter = await member(['recruiter']);
  await unlock(recruiter, anna);
  return recruiter;
}

const allOn = Object.fromEntries(notificationKinds.map((kind) => [kind, true]));

test('a new match is mailed once, when a comparison becomes one', async () => {
  const anna = await makeAnna();
  const rita = await recruiterFor(anna);
  const before = await compare(rita, anna, failing);
  await anna.call('updateQuestionnaire', {
    body: makeQuestionnaire({ interested: ['Koch'], notInterested: [], jobTitle: 'Koch' }),
  });
  const after = await compare(rita, anna, failing);
  const again = await compare(rita, anna, failing);

  const isMatch = [before, after, again].map((compared) => compared.body.isMatch);
  expect(isMatch).toEqual([false, true, true]);
  const [offer, match, ...others] = await mailsTo(address);
  expect(offer?.text).toContain('gibt es ein neues Angebot.');
  expect(match?.text).toContain('gibt es ein neues Match.');
  expect(others).toEqual([]);
});

describe('notifications', () => {
  test('are on at first, and switched off one by one', async () => {
    const anna = await makeAnna();
    expect((await anna.call('getAccount')).body.notifications).toEqual(allOn);
    const { body } = await anna.call('saveNotifications', { body: { newMatch: false } });
    expect(body).toMatchObject({ ...allOn, newMatch: false });
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('are switched off by one click in a mail program, sent as %s', async (type, form) => {
    const anna = await makeAnna();
    await compare(await recruiterFor(anna), anna, fitting);
    const [mail] = await mailsTo(address);
    const { pathname, search } = new URL(mail?.switchOff?.oneClickUrl ?? '');
    // A webmail's page, elsewhere.
    const post = request(server())
      .post(pathname + search)
      .set('Origin', 'https://mail.example');

    const { status } = await post.set('Content-Type', type).send(form);

    expect(status).toBe(204);
    expect((await anna.call('getAccount')).body.notifications).toEqual({
      ...allOn,
      newMatch: false,
    });
  });

  test('are not switched off by opening the address of the header, which leads to the page', async () => {
    const anna = await makeAnna();
    const token = testMailer.switchOffTokens.create('newMatch', anna.id);

    for (const method of ['get', 'head'] as const) {
      const { status, headers } = await request(server())[method](
        `/api/v1/users/notifications/unsubscribe?token=${token}`,
      );
      expect(status).toBe(302);
      expect(headers['location']).toBe(`http://localhost:3000/notifications-off#token=${token}`);
    }

    expect((await anna.call('getAccount')).body.notifications).toEqual(allOn);
    const wrong = await guest().call('unsubscribe', { query: { token: `${token}x` } });
    expect(wrong.status).toBe(400);
  });

  test('are not switched off by a link that is not ours', async () => {
    const anna = await makeAnna();
    const rolf = await member(['jobSeeker'], 'rolf');
    const signature =
      testMailer.switchOffTokens.create('newMatch', rolf.id).split('.').at(-1) ?? '';
    const own = testMailer.switchOffTokens.create('newMatch', anna.id);

    for (const token of [
      `${anna.id}.${signature}`,
      `${anna.id}.newMatch.${signature}`,
      own.replace('newMatch', 'newOffer'),
      own.replace('newMatch', 'all'),
      `${anna.id}.`,
      anna.id,
      '.',
      `${testMailer.switchOffTokens.create('newMatch', anna.id).slice(0, -2)}xx`,
      `${testMailer.switchOffTokens.create('newMatch', anna.id)}x`.padEnd(300, 'A'),
    ]) {
      const { status } = await guest().call('switchOffNotification', { body: { token } });
      expect(status, token).toBe(400);
    }
    expect((await anna.call('getAccount')).body.notifications).toEqual(allOn);
    await anna.call('deleteAccount', { params: { userId: anna.publicId } });
    // Of an account that is gone like any other.
    const gone = await guest().call('switchOffNotification', { body: { token: own } });
    expect(gone.status).toBe(204);
  });
});
