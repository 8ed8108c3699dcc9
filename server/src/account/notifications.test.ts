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

const mute = (anna: Member) => anna.call('saveNotifications', { body: { newMatch: false } });

const allOn = {
  newOffer: true,
  newMatch: true,
  accessRequest: true,
  requestAccepted: true,
  releaseChanged: true,
};

describe('a new match', () => {
  test('is mailed once, also when the posting is deleted and published again', async () => {
    const anna = await makeAnna();
    const rita = await recruiterFor(anna);
    await compare(rita, anna, fitting);
    const { body } = await rita.call('listMyJobs');
    await rita.call('deleteJob', { params: { id: body.jobs[0]?._id ?? '' } });

    const again = await compare(rita, anna, fitting);

    expect(again.body.isMatch).toBe(true);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  test('is mailed when a comparison becomes one later', async () => {
    const anna = await makeAnna();
    const rita = await recruiterFor(anna);
    const before = await compare(rita, anna, failing);
    expect(await mailsTo(address)).toHaveLength(1);
    await anna.call('updateQuestionnaire', {
      body: makeQuestionnaire({ interested: ['Koch'], notInterested: [], jobTitle: 'Koch' }),
    });

    const after = await compare(rita, anna, failing);

    expect([before.body.isMatch, after.body.isMatch]).toEqual([false, true]);
    const [offer, match] = await mailsTo(address);
    expect(offer?.text).toContain('gibt es ein neues Angebot.');
    expect(match?.text).toContain('gibt es ein neues Match.');
  });
});

describe('notifications', () => {
  test('are on at first, and mail nothing once they are switched off', async () => {
    const anna = await makeAnna();
    expect((await anna.call('getAccount')).body.notifications).toEqual(allOn);

    const { body } = await mute(anna);
    await compare(await recruiterFor(anna), anna, fitting);

    expect(body).toMatchObject({ ...allOn, newMatch: false });
    expect((await anna.call('getAccount')).body.notifications).toEqual({
      ...allOn,
      newMatch: false,
    });
    expect(await mailsTo(address)).toEqual([]);
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
  });

  test('of an account that is gone are answered like any other', async () => {
    const anna = await makeAnna();
    const token = testMailer.switchOffTokens.create('newMatch', anna.id);
    await anna.call('deleteAccount', { params: { userId: anna.publicId } });

    expect((await guest().call('switchOffNotification', { body: { token } })).status).toBe(204);
  });
});
