import type { NotificationKind } from '@inkognito/shared/account';
import { describe, expect, test } from 'vitest';
import { Comparison } from '../comparison.model.ts';
import { QueuedMail } from '../../mail/mail.model.ts';
import { User } from '../../user/user.model.ts';
import {
  askForAccess,
  compare,
  makeAutomations,
  publishQuestionnaire,
  unlock,
} from '../../test/make.ts';
import { mailsTo, tokenFor } from '../../test/mails.ts';
import { addressOf, settle } from '../../test/settle.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';

const { guest, member } = useTestApp();

type People = { anna: Member; rita: Member };

async function makePeople(): Promise<People> {
  const anna = await settle(await member(['jobSeeker']));
  const rita = await settle(await member(['recruiter']));
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  await unlock(rita, anna);
  await QueuedMail.deleteMany({});
  return { anna, rita };
}

async function withdraw({ anna, rita }: People): Promise<void> {
  await compare(rita, anna);
  await QueuedMail.deleteMany({});
  const { body } = await anna.call('listReleases');
  await anna.call('withdrawRelease', { params: { id: body.releases[0]?._id ?? '' } });
}

async function accept({ anna, rita }: People): Promise<void> {
  const id = await askForAccess(rita, anna);
  await QueuedMail.deleteMany({});
  await anna.call('acceptRequest', { params: { id } });
}

type News = [
  kind: NotificationKind,
  reader: keyof People,
  happen: (people: People) => Promise<unknown>,
];
const news: News[] = [
  ['newOffer', 'anna', ({ anna, rita }) => compare(rita, anna, { jobTitle: 'Koch' })],
  ['newMatch', 'anna', ({ anna, rita }) => compare(rita, anna)],
  ['accessRequest', 'anna', ({ anna, rita }) => askForAccess(rita, anna)],
  ['requestAccepted', 'rita', accept],
  ['releaseChanged', 'rita', withdraw],
];

describe.each(news)('%s', (kind, reader, happen) => {
  test('is mailed to the person concerned only, in words that reveal nothing to a passer-by, and is switched off by its link alone', async () => {
    const people = await makePeople();
    await happen(people);
    const [mail, ...others] = await mailsTo(addressOf(people[reader]));

    expect(others).toEqual([]);
    expect(await QueuedMail.countDocuments({})).toBe(1);
    for (const body of [mail?.text, mail?.html.replace(/<style>[^]*<\/style>|<[^>]*>/g, ' ')]) {
      const words = `${mail?.subject} ${body?.replace(/http\S+/g, '')}`;
      expect(words).not.toMatch(/\d|%|job|stelle|recruit|firma|backend|koch|muster|person|rita/i);
    }
    expect(mail?.html).toContain('href="http://localhost:3000/');
    const token = tokenFor('notifications-off', mail ?? { text: '' });
    expect(mail?.switchOff?.oneClickUrl).toMatch(new RegExp(`/unsubscribe\\?token=${token}$`));
    expect((await guest().call('switchOffNotification', { body: { token } })).status).toBe(204);
    const { body } = await people[reader].call('getAccount');
    const off = Object.entries(body.notifications).filter(([, isOn]) => !isOn);
    expect(off).toEqual([[kind, false]]);
  });

  test('is not mailed when switched off', async () => {
    const people = await makePeople();
    await User.updateOne({ _id: people[reader].id }, { mutedNotifications: [kind] });
    await happen(people);
    expect(await mailsTo(addressOf(people[reader]))).toEqual([]);
  });
});

test.each([
  ['after five a day', { notificationsMailedAt: { newMatch: Array<Date>(5).fill(new Date()) } }],
  ['to an unconfirmed address', { emailVerified: false }],
])('nothing is mailed %s', async (_, change) => {
  const { anna, rita } = await makePeople();
  await User.updateOne({ _id: anna.id }, change);
  await compare(rita, anna);
  expect(await mailsTo(addressOf(anna))).toEqual([]);
});

test('a recruiter is notified neither of a withdrawal by a shielded candidate nor of a block', async () => {
  const people = await makePeople();
  const { anna, rita } = people;
  await compare(rita, anna);
  await QueuedMail.deleteMany({});
  const { _id } = await Comparison.findOne({}).orFail();

  await anna.call('blockRecruiter', { body: { comparisonId: _id.toString() } });
  const { body } = await anna.call('listReleases');
  await anna.call('withdrawRelease', { params: { id: body.releases[0]?._id ?? '' } });

  expect(await mailsTo(addressOf(rita))).toEqual([]);
});

test('nothing is mailed to a frozen account', async () => {
  const { anna, rita } = await makePeople();
  await compare(rita, anna);
  await QueuedMail.deleteMany({});
  await User.updateOne({ _id: rita.id }, { frozenAt: new Date() });
  const [release] = (await anna.call('listReleases')).body.releases;
  await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });
  expect(await QueuedMail.countDocuments({})).toBe(0);
});

test('a release that is confirmed is told, and one that is declined is not', async () => {
  const people = await makePeople();
  const { anna, rita } = people;
  await anna.call('saveAutomations', { form: { releaseMode: 'confirm' } });
  await compare(rita, anna);
  const matchId = (await Comparison.findOne({}).orFail())._id.toString();

  await anna.call('decideRelease', { body: { comparisonId: matchId, answer: 'no' } });
  expect(await mailsTo(addressOf(rita))).toEqual([]);
  await anna.call('decideRelease', { body: { comparisonId: matchId, answer: 'yes' } });

  expect(await mailsTo(addressOf(rita))).toHaveLength(1);
});
