import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../test/mails.ts';
import { compare, confirmEmail, makeAutomations, makeUnlockedPair } from '../test/make.ts';
import { addressOf } from '../test/settle.ts';
import { type Member, operatorEmail, testMailer, useTestApp } from '../test/testApp.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { User } from '../user/user.model.ts';
import { setFrozenByName, showReport } from './moderation.ts';

const { guest, member } = useTestApp();
const reason = 'Betrug: Stellen, die es nicht gibt.';

const freeze = ({ username }: Member) => setFrozenByName(testMailer, username, reason);
const unfreeze = ({ username }: Member) => setFrozenByName(testMailer, username, null);

const signIn = ({ username, password }: Member, typed = password) =>
  guest().call('login', { body: { username, password: typed } });

let anna: Member;
let rita: Member;
let matchId: string;

beforeEach(async () => {
  ({ anna, rita } = await makeUnlockedPair(member));
  await confirmEmail(anna);
  await confirmEmail(rita);
  matchId = (await compare(rita, anna)).body.matchId;
});

describe('signing in to a frozen account', () => {
  test('is refused with the reason and where to object, for the right password only', async () => {
    await freeze(anna);

    const right = await signIn(anna);
    const wrong = await signIn(anna, 'Falsches-Pferd-42!');
    const nobody = await guest().call('login', {
      body: { username: 'niemand', password: 'Falsches-Pferd-42!' },
    });

    expect([right.status, right.error.code]).toEqual([403, 'frozen']);
    expect(right.error.error).toContain(reason);
    expect(right.error.error).toContain(operatorEmail);
    expect(right.response.get('Set-Cookie') ?? []).toEqual([]);
    expect({ ...wrong.error, requestId: '' }).toEqual({ ...nobody.error, requestId: '' });
  });

  test('works again once it is unfrozen, with no earlier session; the person is told by mail', async () => {
    await freeze(anna);
    const [mail] = (await mailsTo(addressOf(anna))).slice(-1);
    expect((await anna.call('getAccount')).status).toBe(401);
    await expect(freeze(anna)).rejects.toThrow('already frozen');
    expect((await User.findById(anna.id).orFail()).frozenReason).toBe(reason);
    await unfreeze(anna);
    expect((await anna.call('getAccount')).status).toBe(401);
    expect((await signIn(anna)).status).toBe(200);
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain(operatorEmail);
    expect(mail?.text).not.toContain(anna.username);
  });
});

async function traces() {
  const params = { username: anna.username };
  const body = { password: anna.accessPassword };
  const owner = await User.findById(anna.id).orFail().lean();
  const list = await rita.call('listOpenProfiles');
  const outcome = {
    profile: (await guest().call('getPublicUser', { params })).status,
    found: (await guest().call('searchUsers', { query: { q: anna.username } })).body.length,
    key: (await rita.call('checkAccessPassword', { params, body })).status,
    comparison: (await compare(rita, anna)).status,
    cv: (await rita.call('getCv', { params: { id: owner.cv?.publicId ?? '' } })).status,
    open: list.body.profiles.length,
    listed: await Questionnaire.countDocuments({ userId: anna.id, listed: true }),
  };
  const match = await rita.call('getMatch', { params: { matchId } });
  return { ...outcome, phone: match.body.contactInfo?.phoneNumber ?? null };
}

test('a frozen job seeker is nowhere, and back with everything once unfrozen', async () => {
  const before = await traces();
  await freeze(anna);
  const frozen = await traces();
  await unfreeze(anna);

  expect(frozen).toEqual({
    ...{ profile: 404, found: 0, key: 404, comparison: 404, cv: 404, open: 0, listed: 0 },
    phone: null,
  });
  expect(before).toMatchObject({ profile: 200, comparison: 200, cv: 200, open: 1, listed: 1 });
  expect(await traces()).toEqual(before);
});

describe('a frozen recruiter', () => {
  const offers = async () => {
    const { body } = await anna.call('listJobsOffered', { query: { role: 'jobSeeker' } });
    return body.jobsOffered.map(({ endReason }) => endReason ?? null);
  };

  test('leaves job seekers the record of the offers, which rest', async () => {
    expect(await offers()).toEqual([null]);
    await freeze(rita);

    expect(await offers()).toEqual(['posting_deleted']);
    expect((await anna.call('getMatch', { params: { matchId } })).status).toBe(404);
    expect((await anna.call('listReleases')).body.releases).toHaveLength(1);

    await unfreeze(rita);
    expect(await offers()).toEqual([null]);
    expect((await anna.call('getMatch', { params: { matchId } })).status).toBe(200);
  });

  test('is released nothing, and what was released can still be withdrawn', async () => {
    await anna.call('saveAutomations', {
      form: { ...makeAutomations({ phone: true }), releaseMode: 'confirm' },
    });
    const held = await compare(rita, anna, { salary: { min: 66, max: 81 } });
    expect(held.body.contactState).toBe('awaitsCandidate');
    await freeze(rita);

    const decide = (answer: 'yes' | 'no') =>
      anna.call('decideRelease', { body: { comparisonId: held.body.matchId, answer } });
    const [release] = (await anna.call('listReleases')).body.releases;
    const withdrawn = await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });

    expect([(await decide('yes')).status, (await decide('no')).status]).toEqual([409, 409]);
    expect(withdrawn.status).toBe(204);
  });
});

test('an operator reads what does not exist', async () => {
  await expect(setFrozenByName(testMailer, 'niemand', '')).rejects.toThrow('no account niemand');
  await expect(unfreeze(anna)).rejects.toThrow('is not frozen');
  await expect(showReport('unsinn')).rejects.toThrow('no report unsinn');
});
