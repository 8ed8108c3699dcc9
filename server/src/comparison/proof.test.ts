import { describe, expect, test } from 'vitest';
import { MailedToken } from '../auth/email/mailedToken.model.ts';
import { Key } from '../key/key.model.ts';
import { QueuedMail } from '../mail/mail.model.ts';
import {
  asker,
  compare,
  compareAsGuest,
  compareAsProvenGuest,
  enterKey,
  makeAutomations,
  makeJobInput,
  changeEmail,
  makeKey,
  prove,
  unlock,
} from '../test/make.ts';
import { mailsTo, resultTokenFor, tokenFor, waitForMailsTo } from '../test/mails.ts';
import {
  denyLink,
  everything,
  makeSharing,
  openByKey,
  openLink,
  phone,
  readComparison,
  releasesOf,
} from '../test/proof.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import type { TestClient } from '../test/testClient.ts';
import { User } from '../user/user.model.ts';

const app = useTestApp();
const { guest, member } = app;
const open = (changes?: Record<string, string>) => openByKey(app, changes);

const resend = (who: TestClient, anna: Member) =>
  who.call('mailResult', { params: { candidateId: anna.publicId } });

const released = { contactState: 'released', contactInfo: { phoneNumber: phone } };
const password = 'Korrekt-Pferd-42!';
const waiting = { contactState: 'awaitsReader', contactInfo: null };

const offerOf = async (anna: Member) => (await anna.call('listJobsOffered')).body.jobsOffered[0];

describe('the button of a mailed result', () => {
  test('pressed in the browser that compared opens its matches of this address with any profile', async () => {
    const { anna, key, visitor } = await open();
    const berta = await makeSharing(member);
    await enterKey(visitor, berta, (await makeKey(berta)).password);
    await compareAsGuest(visitor, berta);
    expect((await compareAsGuest(visitor, anna)).body).toMatchObject(waiting);

    expect((await prove(visitor)).body).toMatchObject({ comparison: released });

    for (const candidate of [anna, berta]) {
      expect((await readComparison(visitor, candidate)).body).toMatchObject(released);
    }
    expect((await compareAsGuest(visitor, anna)).body).toMatchObject(released);
    expect((await openLink(visitor)).body).toMatchObject({ comparison: released });
    // Its link shows nothing where it was not pressed.
    expect((await openLink(guest())).body).toMatchObject({ comparison: waiting });
    const otherAddress = await visitor.call('compare', {
      params: { candidateId: anna.publicId },
      body: { ...makeJobInput(), asker: { ...asker, email: 'boss@fremd.example' } },
    });
    expect(otherAddress.body).toMatchObject(waiting);
    const otherBrowser = guest();
    await enterKey(otherBrowser, anna, key.password);
    expect((await compareAsGuest(otherBrowser, anna)).body).toMatchObject(waiting);
  });

  test('pressed elsewhere shows the contact there alone, and the job seeker reads that it is confirmed', async () => {
    const { anna, visitor } = await open();
    await compareAsGuest(visitor, anna);
    expect(await offerOf(anna)).toMatchObject({ contactState: 'awaitsReader' });
    const reader = guest();

    const shown = await openLink(reader);
    expect(shown.body).toMatchObject({
      ...{ state: 'standing', asker: { company: asker.company }, comparison: waiting },
    });
    expect(await offerOf(anna)).toMatchObject({ contactState: 'awaitsReader' });
    expect(await releasesOf(anna)).toEqual([]);

    const { body } = await prove(reader);
    expect(body).toMatchObject({ comparison: released });
    expect((await openLink(reader)).body).toMatchObject({ comparison: released });
    expect((await openLink(guest())).body).toMatchObject({ comparison: waiting });
    expect((await readComparison(visitor, anna)).body).toMatchObject(waiting);
    const cv = body.state === 'standing' ? body.comparison.contactInfo?.cv?.url : undefined;
    const id = cv?.split('/').at(-1) ?? '';
    expect((await reader.call('getCv', { params: { id } })).status).toBe(200);
    expect((await visitor.call('getCv', { params: { id } })).status).toBe(404);
    expect(
      (await reader.call('getComparisonOutlook', { params: { candidateId: anna.publicId } })).body
        .state,
    ).toBe('locked');
    expect(await offerOf(anna)).toMatchObject({
      contactState: 'released',
      recruiterId: { card: { workEmailVerified: true } },
    });
    expect(await releasesOf(anna)).toHaveLength(1);
  });

  test('asks the job seeker where the match is held', async () => {
    const { anna, visitor } = await open({ releaseMode: 'confirm' });
    const { body } = await compareAsGuest(visitor, anna);
    expect(body).toMatchObject(waiting);

    const held = { contactState: 'awaitsCandidate', contactInfo: null };
    expect((await prove(visitor)).body).toMatchObject({ comparison: held });

    expect(await offerOf(anna)).toMatchObject({ contactState: 'awaitsCandidate' });
    await anna.call('decideRelease', { body: { comparisonId: body.matchId, answer: 'yes' } });
    expect((await readComparison(visitor, anna)).body).toMatchObject(released);
  });

  test('is told nothing of a refusal', async () => {
    const { anna, visitor } = await open({ releaseMode: 'confirm' });
    const { body } = await compareAsGuest(visitor, anna);
    await anna.call('decideRelease', { body: { comparisonId: body.matchId, answer: 'no' } });

    expect((await readComparison(visitor, anna)).body).toMatchObject(waiting);
    await prove(visitor);
    expect((await readComparison(visitor, anna)).body).toMatchObject({
      ...{ contactState: 'awaitsCandidate', contactInfo: null },
    });
    expect(await offerOf(anna)).toMatchObject({ contactState: 'declined' });
  });

  test('"Das war ich nicht" ends the link, and is news for the job seeker', async () => {
    const { anna, visitor } = await open();
    await compareAsGuest(visitor, anna);
    await prove(guest());

    expect((await denyLink(guest())).status).toBe(204);

    expect(await offerOf(anna)).toMatchObject({ contactState: 'declined' });
    expect((await anna.call('listNews')).body.news).toMatchObject([{ kind: 'denied' }]);
    expect((await openLink(guest())).status).toBe(404);
    expect((await prove(visitor)).status).toBe(404);
    expect((await readComparison(visitor, anna)).body).toMatchObject(waiting);
    const [release] = await releasesOf(anna);
    expect(release?.endedAt).not.toBeNull();
  });

  test('is mailed once, to a stranger without a word of anybody, and anew by hand three times an hour', async () => {
    const { anna, visitor } = await open({ releaseMode: 'confirm' });
    const { body } = await compareAsGuest(visitor, anna);
    await compareAsGuest(visitor, anna);

    const [mail, ...others] = await mailsTo(asker.email);
    expect(others).toEqual([]);
    expect(JSON.stringify(mail)).not.toMatch(
      new RegExp(`${anna.username}|Anna|Meier|${body.matchPercentage} %|Developer`),
    );
    expect(JSON.stringify(await MailedToken.find({}).lean())).not.toContain(
      await resultTokenFor(asker.email),
    );
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await resend(visitor, anna)).status);
    expect(statuses).toEqual([204, 204, 429]);
  });

  test('is not mailed without a match', async () => {
    const { anna, visitor } = await open();

    const { body } = await compareAsGuest(visitor, anna, { jobTitle: 'Koch' });

    expect(body).toMatchObject({ isMatch: false, contactState: 'none' });
    expect((await resend(visitor, anna)).status).toBe(204);
    expect(await mailsTo(asker.email)).toEqual([]);
  });
});

describe("a guest's newest comparison", () => {
  test('is read again until the key is ended, and its date alone ends nothing', async () => {
    const { anna, key, visitor } = await open();
    expect((await readComparison(visitor, anna)).status).toBe(404);
    const { body } = await compareAsProvenGuest(visitor, anna);

    expect((await readComparison(visitor, anna)).body).toEqual(body);
    expect((await readComparison(guest(), anna)).status).toBe(401);

    await Key.updateOne({ _id: key.id }, { expiresAt: new Date(0) });
    expect((await readComparison(visitor, anna)).status).toBe(200);
    const cv = body.contactInfo?.cv?.url.split('/').at(-1) ?? '';
    await anna.call('revokeKey', { params: { id: key.id } });
    expect((await readComparison(visitor, anna)).status).toBe(404);
    expect((await visitor.call('getCv', { params: { id: cv } })).status).toBe(404);
  });
});

describe('an account', () => {
  const email = 'rita@beispiel.example';

  async function pair() {
    const anna = await makeSharing(member);
    const rita = await member(['recruiter'], 'rita', { confirmed: false });
    await enterKey(rita, anna, (await makeKey(anna)).password);
    return { anna, rita };
  }

  async function confirm() {
    const mails = await mailsTo(email);
    const token = tokenFor('verify-email', mails.at(-1) ?? { text: '' });
    return guest().call('verifyEmail', { body: { token } });
  }

  test('that is not confirmed gets no contact by any way, and all of it once it is', async () => {
    const { anna, rita } = await pair();
    const berta = await makeSharing(member);
    await enterKey(rita, berta, (await makeKey(berta)).password);
    const cv = (await User.findById(anna.id).orFail()).cv?.publicId ?? '';
    const before = (await mailsTo(email)).length;
    const { body } = await compare(rita, anna);
    await compare(rita, berta);
    const match = { params: { matchId: body.matchId } };

    expect(body).toMatchObject({ isMatch: true, ...waiting });
    expect((await rita.call('getMatch', match)).body).toMatchObject(waiting);
    expect((await rita.call('getCv', { params: { id: cv } })).status).toBe(404);
    expect(await releasesOf(anna)).toEqual([]);
    // One link for all that waits.
    expect(await mailsTo(email)).toHaveLength(before + 1);

    expect((await confirm()).status).toBe(204);

    expect(await offerOf(anna)).toMatchObject({ contactState: 'released' });
    expect((await rita.call('getMatch', match)).body).toMatchObject(released);
    expect((await rita.call('getCv', { params: { id: cv } })).status).toBe(200);
    expect((await readComparison(rita, berta)).body).toMatchObject(released);
  });

  test('receives nothing for the first time after its key has ended', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    const { keys } = (await anna.call('listKeys')).body;
    const id = keys.find(({ general }) => !general)?._id ?? '';
    await anna.call('revokeKey', { params: { id }, query: { withdraw: 'true' } });

    await confirm();

    const { body: match } = await rita.call('getMatch', { params: { matchId: body.matchId } });
    expect(match).toMatchObject({ contactState: 'withdrawn', contactInfo: null });
  });

  test.each([true, false])(
    'that took a guest along after the key ended receives nothing (proven before: %s)',
    async (isProven) => {
      const { anna, key, visitor } = await open();
      const { body } = await compareAsGuest(visitor, anna);
      if (isProven) await prove(visitor);
      const before = await releasesOf(anna);
      await anna.call('revokeKey', { params: { id: key.id } });
      const signUp = { email, username: 'rita', password, consent: true };
      await visitor.call('signup', { body: signUp });
      await visitor.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
      await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });

      await confirm();

      const match = await visitor.call('getMatch', { params: { matchId: body.matchId } });
      expect(match.body).toMatchObject({ contactState: 'awaitsCandidate', contactInfo: null });
      expect(before).toHaveLength(isProven ? 1 : 0);
      expect(await releasesOf(anna)).toEqual(before);
      await anna.call('decideRelease', { body: { comparisonId: body.matchId } });
      expect((await readComparison(visitor, anna)).body).toMatchObject(released);
    },
  );

  test('that took a guest along is proven by its own address, and the link leads to it', async () => {
    const { anna, visitor } = await open();
    const { body } = await compareAsProvenGuest(visitor, anna);
    const signUp = { email, username: 'rita', password, consent: true };
    await visitor.call('signup', { body: signUp });
    await visitor.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
    const match = { params: { matchId: body.matchId } };

    expect((await visitor.call('getMatch', match)).body).toMatchObject(waiting);
    expect((await openLink(guest())).body).toMatchObject({ isTaken: true, comparison: waiting });

    await confirm();
    expect((await visitor.call('getMatch', match)).body).toMatchObject(released);
  });

  test('of a guest who signs up is confirmed by its own mail, whatever the browser proved', async () => {
    const { anna, visitor } = await open();
    await compareAsProvenGuest(visitor, anna);
    await QueuedMail.deleteMany({});

    const body = { email: asker.email, username: 'max.meier', password, consent: true };
    expect((await visitor.call('signup', { body })).status).toBe(201);

    expect(await User.findOne({ username: 'max.meier' })).toMatchObject({ emailVerified: false });
    const [mail] = await waitForMailsTo(asker.email, 1);
    expect(mail?.text).toContain('/verify-email#token=');
  });

  test.each<[string, (anna: Member, matchId: string) => Promise<unknown>, object]>([
    [
      'a withdrawal',
      async (anna) => {
        const [release] = await releasesOf(anna);
        await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });
      },
      { status: 200, body: { contactState: 'withdrawn', contactInfo: null } },
    ],
    [
      'a block',
      (anna, comparisonId) => anna.call('blockRecruiter', { body: { comparisonId } }),
      { status: 404 },
    ],
  ])('of the same mailbox is bound by %s', async (_, act, expected) => {
    const { anna, visitor } = await open();
    const { body } = await compareAsProvenGuest(visitor, anna);
    await act(anna, body.matchId);
    const max = await member(['recruiter'], 'max');
    await changeEmail(max, asker.email);

    await enterKey(max, anna, (await makeKey(anna)).password);

    expect(await compare(max, anna)).toMatchObject(expected);
  });

  test('is written to by the general key, too', async () => {
    const anna = await makeSharing(member);
    const rita = await member(['recruiter']);
    await unlock(rita, anna);
    await anna.call('saveAutomations', { form: everything });

    expect((await compare(rita, anna)).body).toMatchObject(released);
  });
});
