import { describe, expect, test } from 'vitest';
import { QueuedMail } from '../../mail/mail.model.ts';
import {
  asker,
  compare,
  compareAsGuest,
  compareAsProvenGuest,
  enterKey,
  makeAutomations,
  changeEmail,
  makeKey,
  prove,
  signUpIn,
} from '../../test/make.ts';
import { mailsTo, tokenFor, waitForMailsTo } from '../../test/mails.ts';
import {
  makeSharing,
  openByKey,
  openLink,
  phone,
  readComparison,
  released,
  releasesOf,
  waiting,
} from '../../test/proof.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { User } from '../../user/user.model.ts';

const app = useTestApp();
const { guest, member } = app;
const open = (changes?: Record<string, string>) => openByKey(app, changes);

const password = 'Korrekt-Pferd-42!';

const offerOf = async (anna: Member) => (await anna.call('listJobsOffered')).body.jobsOffered[0];

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

  test('that has no address is told to give one before the mail is sent again', async () => {
    const { anna, rita } = await pair();
    await compare(rita, anna);
    await User.updateOne({ _id: rita.id }, { email: '' });

    const again = await rita.call('mailResult', { params: { candidateId: anna.publicId } });

    expect(again.status).toBe(409);
  });

  const ends = {
    revoked: { call: 'revokeKey', query: {} },
    'revoked with what it released': { call: 'revokeKey', query: { withdraw: 'true' } },
    'closed to guests': { call: 'changeKey', body: { guests: false } },
  } as const;

  test.each([
    ['revoked', 'new', true],
    ['revoked with what it released', 'from before', false],
    ['closed to guests', 'from before', false],
  ] as const)(
    'that took a guest along after its key was %s receives nothing: %s, the guest proven: %s',
    async (end, age, isProven) => {
      const max = age === 'new' ? null : await member(['recruiter'], 'max');
      const { anna, key, visitor } = await open();
      const { body } = await compareAsGuest(visitor, anna);
      if (isProven) await prove(visitor);
      const before = await releasesOf(anna);
      const { call, ...how } = ends[end];
      await anna.call(call, { params: { id: key.id }, ...how });
      if (max) await visitor.call('login', { body: { username: 'max', password } });
      else {
        await signUpIn(visitor, 'rita');
        await confirm();
      }
      await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });

      const { body: match } = await visitor.call('getMatch', { params: { matchId: body.matchId } });

      const isWithdrawn = end === 'revoked with what it released';
      expect(match).toMatchObject({
        ...{ contactState: isWithdrawn ? 'withdrawn' : 'awaitsCandidate', contactInfo: null },
      });
      expect(before).toHaveLength(isProven ? 1 : 0);
      expect(await releasesOf(anna)).toHaveLength(before.length);
      await anna.call('decideRelease', { body: { comparisonId: body.matchId } });
      expect((await readComparison(visitor, anna)).body).toMatchObject({
        ...{ contactState: 'released', contactInfo: { phoneNumber: phone } },
      });
    },
  );

  test('that took a guest along is proven by its own address, and the link leads to it', async () => {
    const { anna, visitor } = await open();
    const { body } = await compareAsProvenGuest(visitor, anna);
    await signUpIn(visitor, 'rita');
    const match = { params: { matchId: body.matchId } };

    expect((await visitor.call('getMatch', match)).body).toMatchObject(waiting);
    expect((await openLink(guest())).body).toMatchObject({ isTaken: true, comparison: waiting });

    await confirm();
    expect((await visitor.call('getMatch', match)).body).toMatchObject(released);
  });

  test('of a guest that signs up is confirmed by its own mail, whatever the browser proved', async () => {
    const { anna, visitor } = await open();
    await compareAsProvenGuest(visitor, anna);
    await QueuedMail.deleteMany({});

    const body = { email: asker.email, username: 'max.meier', password, consent: true };
    expect((await visitor.call('signup', { body })).status).toBe(201);

    expect(await User.findOne({ username: 'max.meier' })).toMatchObject({ emailVerified: false });
    const [mail] = await waitForMailsTo(asker.email, 1);
    expect(mail?.text).toContain('/verify-email#token=');
  });

  test('of the same mailbox is bound by a withdrawal and a block', async () => {
    const { anna, visitor } = await open();
    const { body } = await compareAsProvenGuest(visitor, anna);
    const [release] = await releasesOf(anna);
    await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });
    const max = await member(['recruiter'], 'max');
    await changeEmail(max, asker.email);
    await enterKey(max, anna, (await makeKey(anna)).password);
    expect((await compare(max, anna)).body).toMatchObject({
      ...{ contactState: 'withdrawn', contactInfo: null },
    });
    await anna.call('blockRecruiter', { body: { comparisonId: body.matchId } });
    expect((await compare(max, anna)).status).toBe(404);
  });
});
