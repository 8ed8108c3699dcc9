import { describe, expect, test } from 'vitest';
import type { TestClient } from '../test/testClient.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { makePicture } from '../test/api/scene.ts';
import { tokenFor, waitForMailsTo } from '../test/mails.ts';
import {
  asker,
  changeEmail,
  compare,
  enterKey,
  fillRecruiterProfile,
  makeAutomations,
  makeJobInput,
  makeKey,
  makeQuestionnaire,
  makeSeeker,
  publishQuestionnaire,
} from '../test/make.ts';
import { addressOf } from '../test/settle.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { User } from '../user/user.model.ts';

const { guest, member } = useTestApp();

const unconfirmed = (name?: string) =>
  member(['jobSeeker', 'recruiter'], name, { confirmed: false });

const refused = { status: 403, error: { code: 'email_unconfirmed' } };

/** Shows name and picture to all who may read them. */
async function makeVisible(username = 'anna'): Promise<Member> {
  const anna = await makeSeeker(member, { username });
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, name: true }) });
  const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  await anna.call('uploadProfileImage', { file: picture });
  return anna;
}

/** Everything that a reader finds of a name, and of a picture, in search and profile. */
async function readBy(who: TestClient, anna: Member) {
  const { imagePublicId } = await User.findById(anna.id).orFail().lean();
  const { body: byName } = await who.call('searchUsers', { query: { q: 'muster' } });
  const { body: byUsername } = await who.call('searchUsers', { query: { q: anna.username } });
  const { body: profile } = await who.call('getPublicUser', {
    params: { username: anna.username },
  });
  const image = await who.call('getImage', { params: { id: imagePublicId ?? '' } });
  return {
    byName: byName.length,
    byUsername: byUsername.map(({ lastName }) => lastName),
    profile: [profile.lastName, profile.image !== null],
    image: image.status,
  };
}

const nothing = { byName: 0, byUsername: [null], profile: [null, false], image: 404 };
const everything = { byName: 1, byUsername: ['Muster'], profile: ['Muster', true], image: 200 };

async function confirm(person: Member): Promise<void> {
  const [mail] = await waitForMailsTo(addressOf(person), 1);
  const body = { token: mail ? tokenFor('verify-email', mail) : '' };
  expect((await guest().call('verifyEmail', { body })).status).toBe(204);
}

describe('an account without a confirmed address', () => {
  test('reads neither names nor pictures, like a guest, before a key or once it is confirmed', async () => {
    const anna = await makeVisible();
    const [ulla, uta] = [await unconfirmed(), await unconfirmed()];
    const key = await makeKey(anna);
    expect(await readBy(guest(), anna)).toEqual(nothing);
    expect(await readBy(ulla, anna)).toEqual(nothing);

    for (const who of [guest(), uta]) {
      expect((await enterKey(who, anna, key.password)).status).toBe(200);
      expect(await readBy(who, anna)).toMatchObject({ profile: ['Muster', true], image: 200 });
    }
    await confirm(ulla);
    expect(await readBy(ulla, anna)).toEqual(everything);
  });

  test('opens no profile by the access password or by a key that is not for guests', async () => {
    const anna = await makeVisible();
    const own = await makeKey(anna, { name: 'Nur mit Konto', guests: false });
    const ulla = await unconfirmed();

    for (const password of [anna.accessPassword, own.password]) {
      expect(await enterKey(ulla, anna, password)).toMatchObject(refused);
      expect((await compare(ulla, anna)).status).toBe(403);
    }
    expect((await enterKey(ulla, anna, 'AAAA-BBBB-CCCC')).status).toBe(401);
    await confirm(ulla);
    expect((await enterKey(ulla, anna, anna.accessPassword)).status).toBe(200);
  });

  test('compares as itself with a key for guests, without people and contact, until the key is not for guests', async () => {
    const anna = await makeVisible();
    const others = [await makeVisible('berta'), await makeVisible('carla')];
    const key = await makeKey(anna);
    const ulla = await unconfirmed();
    await enterKey(ulla, anna, key.password);

    const match = await compare(ulla, anna);
    await anna.call('updateQuestionnaire', {
      body: makeQuestionnaire({ contractTypes: ['befristet'] }),
    });
    const missed = await compare(ulla, anna, { companySize: '1_9' });

    expect(match.body).toMatchObject({
      ...{ isMatch: true, contactInfo: null, contactState: 'awaitsReader' },
    });
    expect(missed.body).toMatchObject({
      ...{ isMatch: false, similarCandidates: [], similarCount: others.length },
    });
    const { body: offers } = await anna.call('listJobsOffered');
    expect(offers.jobsOffered[0]?.recruiterId).toMatchObject({
      ...{ username: ulla.username, card: null },
    });

    await anna.call('changeKey', { params: { id: key.id }, body: { guests: false } });
    expect(await compare(ulla, anna)).toMatchObject({ status: 403 });
    expect(await readBy(ulla, anna)).toMatchObject({ profile: [null, false] });
  });

  test("is answered the same whether it names the job seeker's own mailbox or another one", async () => {
    const anna = await makeVisible();
    await changeEmail(anna, 'tina.testfall@gmail.com');
    const { password } = await makeKey(anna);
    const answerTo = async (email: string) => {
      const [account, visitor] = [await unconfirmed(), guest()];
      await User.updateOne({ _id: account.id }, { email });
      for (const who of [account, visitor]) await enterKey(who, anna, password);
      const bodies = [
        (await compare(account, anna, { jobTitle: 'Koch' })).body,
        (
          await visitor.call('compare', {
            params: { candidateId: anna.publicId },
            body: { ...makeJobInput({ jobTitle: 'Koch' }), asker: { ...asker, email } },
          })
        ).body,
      ];
      return bodies.map((body) => ({ ...body, matchId: '', jobId: '' }));
    };

    expect(await answerTo('tinatestfall+x@gmail.com')).toEqual(await answerTo('tina@gmail.com'));
  });

  test('hands out no key, sends no access request and reads no list', async () => {
    const anna = await makeVisible();
    const ulla = await unconfirmed();
    await fillRecruiterProfile(ulla.id);
    const { body: published } = await ulla.call('createJob', { body: makeJobInput() });
    const jobId = published.job._id;
    const doors = () => [
      () => ulla.call('createKey', { body: { name: 'Hays' } }),
      () =>
        ulla.call('requestAccess', {
          params: { username: anna.username },
          body: { jobId, message: 'Guten Tag' },
        }),
      () => ulla.call('listJobCandidates', { params: { id: jobId } }),
    ];

    for (const door of doors()) expect(await door()).toMatchObject(refused);

    await confirm(ulla);
    for (const door of doors()) expect((await door()).status).toBeLessThan(300);
  });
});

const foundBy = async (rita: Member) => {
  const { body: published } = await rita.call('createJob', { body: makeJobInput() });
  const params = { id: published.job._id };
  const { body: list } = await rita.call('listJobCandidates', { params });
  const { body: hits } = await rita.call('searchUsers', { query: { q: 'ulla' } });
  return [list.similarCandidates.length, hits.length];
};

test('a job seeker without a confirmed address stands in no search and no list, but under its name, until the address is confirmed', async () => {
  const ulla = await member(['jobSeeker'], 'ulla', { confirmed: false });
  const [rita, rolf] = [await member(['recruiter']), await member(['recruiter'])];
  await publishQuestionnaire(ulla);
  const profile = () => rita.call('getPublicUser', { params: { username: 'ulla' } });

  expect(await foundBy(rita)).toEqual([0, 0]);
  expect((await profile()).status).toBe(200);
  await confirm(ulla);

  expect(await foundBy(rolf)).toEqual([1, 1]);
  expect(await Questionnaire.countDocuments({ listed: true })).toBe(1);
});
