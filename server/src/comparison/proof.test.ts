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
} from '../test/make.ts';
import { codeFor, mailsTo, resultTokenFor, waitForMailsTo } from '../test/mails.ts';
import {
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

const tryCode = (who: TestClient, anna: Member, code: string) =>
  who.call('proveMailbox', { params: { candidateId: anna.publicId }, body: { code } });

const resend = (who: TestClient, anna: Member) =>
  who.call('resendProof', { params: { candidateId: anna.publicId } });

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe("a guest's mailbox", () => {
  test('is proven for this browser, this candidate and this address', async () => {
    const { anna, key, visitor } = await open();
    const berta = await makeSharing(member);
    await compareAsProvenGuest(visitor, anna);

    const again = await compareAsGuest(visitor, anna);
    expect(again.body).toMatchObject({ proofNeeded: false, contactInfo: { phoneNumber: phone } });

    const otherAddress = await visitor.call('compare', {
      params: { candidateId: anna.publicId },
      body: { ...makeJobInput(), asker: { ...asker, email: 'boss@fremd.example' } },
    });
    expect(otherAddress.body).toMatchObject({ proofNeeded: true, contactInfo: null });

    await enterKey(visitor, berta, (await makeKey(berta)).password);
    expect((await compareAsGuest(visitor, berta)).body).toMatchObject({ contactInfo: null });

    const otherBrowser = guest();
    await enterKey(otherBrowser, anna, key.password);
    expect((await compareAsGuest(otherBrowser, anna)).body).toMatchObject({ contactInfo: null });
  });

  test('is asked by a mail that tells a stranger nothing, with the match or the held match', async () => {
    const { anna, visitor } = await open({ releaseMode: 'confirm' });

    const { body } = await compareAsGuest(visitor, anna);

    expect(body).toMatchObject({ releasePending: true, proofNeeded: true, contactInfo: null });
    const [mail, ...others] = await mailsTo(asker.email);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/^\d{6}$/m);
    expect(JSON.stringify(mail)).not.toMatch(
      new RegExp(`${anna.username}|Anna|Meier|${body.matchPercentage} %|Developer`),
    );
    expect((await prove(visitor, anna)).body).toMatchObject({
      ...{ releasePending: true, proofNeeded: false, contactInfo: null },
    });
  });

  test('is not asked without a match', async () => {
    const { anna, visitor } = await open();

    const { body } = await compareAsGuest(visitor, anna, { jobTitle: 'Koch' });

    expect(body).toMatchObject({ isMatch: false, proofNeeded: false });
    expect(await mailsTo(asker.email)).toEqual([]);
    expect((await resend(visitor, anna)).status).toBe(204);
    expect(await mailsTo(asker.email)).toEqual([]);
  });

  test('is stored as a hash that six digits do not open', async () => {
    const { anna, visitor } = await open();
    await compareAsGuest(visitor, anna);
    const code = await codeFor(asker.email);

    const stored = JSON.stringify(await MailedToken.find({}).lean());

    expect(stored).not.toContain(code);
    expect(stored).not.toContain(await resultTokenFor(asker.email));
  });

  test('confirms no address for whoever signs up there next: its owner is mailed', async () => {
    const { anna, visitor } = await open();
    await compareAsProvenGuest(visitor, anna);
    await QueuedMail.deleteMany({});

    const { email } = asker;
    const body = { email, username: 'max.meier', password: 'Korrekt-Pferd-42!', consent: true };
    expect((await visitor.call('signup', { body })).status).toBe(201);

    expect(await User.findOne({ username: 'max.meier' })).toMatchObject({ emailVerified: false });
    const [mail] = await waitForMailsTo(email, 1);
    expect(mail?.text).toContain('/verify-email#token=');
  });

  test('that another account has confirmed stays there', async () => {
    const { anna, visitor } = await open();
    const max = await member(['recruiter'], 'max');
    await changeEmail(max, asker.email);
    await compareAsProvenGuest(visitor, anna);

    const { status } = await visitor.call('signup', {
      body: { email: asker.email, username: 'neuer', password: 'Korrekt-Pferd-42!', consent: true },
    });

    expect(status).toBe(201);
    expect(await User.findOne({ username: 'neuer' })).toMatchObject({ emailVerified: false });
    expect(await User.findById(max.id)).toMatchObject({ emailVerified: true });
  });

  test.each<[string, (anna: Member, matchId: string) => Promise<unknown>, object]>([
    [
      'a withdrawal',
      async (anna) => {
        const [release] = await releasesOf(anna);
        await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });
      },
      { status: 200, body: { contactInfo: { phoneNumber: null } } },
    ],
    [
      'a block',
      (anna, comparisonId) => anna.call('blockRecruiter', { body: { comparisonId } }),
      { status: 404 },
    ],
  ])('binds its owner by %s, also with an account in another browser', async (_, act, expected) => {
    const { anna, visitor } = await open();
    const { body } = await compareAsProvenGuest(visitor, anna);
    await act(anna, body.matchId);
    const max = await member(['recruiter'], 'max');
    await changeEmail(max, asker.email);

    await enterKey(max, anna, (await makeKey(anna)).password);

    expect(await compare(max, anna)).toMatchObject(expected);
  });

  test('reads its newest comparison again, until the key is revoked', async () => {
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

describe('a code', () => {
  test('is tried five times, by many at once too, and then needs a new one', async () => {
    const { anna, visitor } = await open();
    await compareAsGuest(visitor, anna);
    const code = await codeFor(asker.email);

    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => tryCode(visitor, anna, otherThan(code))),
    );
    expect(wrong.map(({ status }) => status)).toEqual(Array(8).fill(400));
    const late = await tryCode(visitor, anna, code);
    expect(late.error).toMatchObject({ code: 'wrong_code', fields: { code: late.error.error } });

    expect((await resend(visitor, anna)).status).toBe(204);
    expect((await prove(visitor, anna)).body).toMatchObject({
      contactInfo: { phoneNumber: phone },
    });
    expect((await releasesOf(anna)).length).toBe(1);
  });

  test('ends after fifteen minutes', async () => {
    const { anna, visitor } = await open();
    await compareAsGuest(visitor, anna);
    await MailedToken.updateMany({ purpose: 'proof' }, { expiresAt: new Date(Date.now() - 1) });

    expect((await prove(visitor, anna)).error.code).toBe('wrong_code');
  });

  test('is good for nobody else: another browser, another candidate', async () => {
    const { anna, key, visitor } = await open();
    const berta = await makeSharing(member);
    await enterKey(visitor, berta, (await makeKey(berta)).password);
    await compareAsGuest(visitor, anna);
    const codeForAnna = await codeFor(asker.email);
    const thief = guest();
    await enterKey(thief, anna, key.password);
    await thief.call('compare', {
      params: { candidateId: anna.publicId },
      body: { ...makeJobInput(), asker: { ...asker, email: 'dieb@fremd.example' } },
    });
    await compareAsGuest(visitor, berta);

    expect((await tryCode(thief, anna, codeForAnna)).status).toBe(400);
    expect((await tryCode(visitor, berta, codeForAnna)).status).toBe(400);
    expect((await tryCode(guest(), anna, codeForAnna)).status).toBe(401);
    expect((await tryCode(visitor, anna, codeForAnna)).status).toBe(200);
    expect((await readComparison(thief, anna)).body).toMatchObject({
      contactInfo: null,
      proofNeeded: true,
    });
    expect((await readComparison(visitor, berta)).body).toMatchObject({ contactInfo: null });
  });

  test('of the same comparison is mailed once, and anew by hand three times an hour', async () => {
    const { anna, visitor } = await open();
    await compareAsGuest(visitor, anna);
    await compareAsGuest(visitor, anna);
    expect(await mailsTo(asker.email)).toHaveLength(1);

    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await resend(visitor, anna)).status);

    expect(statuses).toEqual([204, 204, 429]);
    expect(await mailsTo(asker.email)).toHaveLength(3);
    expect((await prove(visitor, anna)).status).toBe(200);
  });

  test('goes to a mailbox that was proven in this browser without that limit', async () => {
    const { anna, visitor } = await open();
    await compareAsProvenGuest(visitor, anna);
    const berta = await makeSharing(member);
    await enterKey(visitor, berta, (await makeKey(berta)).password);
    await compareAsGuest(visitor, berta);

    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await resend(visitor, berta)).status);

    expect(statuses).toEqual([204, 204, 204, 204]);
  });
});

describe('an account', () => {
  async function pair() {
    const anna = await makeSharing(member);
    const rita = await member(['recruiter'], 'rita', { confirmed: false });
    await enterKey(rita, anna, (await makeKey(anna)).password);
    const email = 'rita@beispiel.example';
    return { anna, rita, email };
  }

  test('that is not confirmed gets no contact by any way, and all of it after the code', async () => {
    const { anna, rita, email } = await pair();
    const cv = (await User.findById(anna.id).orFail()).cv?.publicId ?? '';
    const { body } = await compare(rita, anna);
    const match = { params: { matchId: body.matchId } };
    const { body: many } = await rita.call('compareWithMany', {
      params: { id: body.jobId },
      body: { candidateIds: [anna.publicId] },
    });

    expect(body).toMatchObject({ isMatch: true, proofNeeded: true, contactInfo: null });
    expect(many.results).toMatchObject([{ isMatch: true }]);
    expect((await rita.call('getMatch', match)).body).toMatchObject({
      ...{ contactInfo: null, proofNeeded: true, candidate: { _id: anna.publicId } },
    });
    expect((await rita.call('getCv', { params: { id: cv } })).status).toBe(404);
    expect((await readComparison(rita, anna)).body).toMatchObject({
      contactInfo: null,
      proofNeeded: true,
    });
    expect(await releasesOf(anna)).toEqual([]);
    // A release by hand waits as well, on record and withdrawable.
    await anna.call('decideRelease', { body: { comparisonId: body.matchId } });
    expect((await rita.call('getMatch', match)).body.contactInfo).toBeNull();

    const proven = await prove(rita, anna, email);

    expect(proven.body).toMatchObject({ proofNeeded: false, contactInfo: { phoneNumber: phone } });
    expect(await User.findById(rita.id)).toMatchObject({ emailVerified: true });
    expect((await rita.call('getMatch', match)).body).toMatchObject({
      ...{ proofNeeded: false, contactInfo: { phoneNumber: phone } },
    });
    expect((await rita.call('getCv', { params: { id: cv } })).status).toBe(200);
    expect((await releasesOf(anna))[0]?.fields).toContain('phone');
    expect((await anna.call('getMatch', match)).body.proofNeeded).toBe(false);
  });

  test('proves its mailbox by one code for all, and takes the address from those who only claim it', async () => {
    const { anna, rita, email } = await pair();
    const berta = await makeSharing(member);
    await enterKey(rita, berta, (await makeKey(berta)).password);
    const claimant = await member(['recruiter'], 'claimant', { confirmed: false });
    await User.updateOne({ _id: claimant.id }, { email });
    await compare(rita, anna);
    await compare(rita, berta, { jobTitle: 'Backend-Entwicklerin' });
    const codes = (await mailsTo(email)).filter(({ text }) => /^\d{6}$/m.test(text));
    expect(codes).toHaveLength(1);

    expect((await prove(rita, berta, email)).body.proofNeeded).toBe(false);

    expect((await readComparison(rita, anna)).body).toMatchObject({
      contactInfo: { phoneNumber: phone },
    });
    expect(await User.findById(claimant.id)).toMatchObject({ email: '', emailVerified: false });
  });

  test('with an address that another one confirmed gets no code, and that one is told', async () => {
    const { anna, rita, email } = await pair();
    const owner = await member(['recruiter'], 'owner');
    await QueuedMail.deleteMany({});
    await User.updateOne({ _id: owner.id }, { email });

    expect((await compare(rita, anna)).body).toMatchObject({ proofNeeded: true });

    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('„owner“');
    expect(await codeFor(email)).toBe('');
  });

  test('that claimed a guest reads on what the guest had received, and nothing new', async () => {
    const { anna, visitor } = await open();
    await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
    const { body } = await compareAsProvenGuest(visitor, anna);
    const signUp = { email: 'fremd@beispiel.example', username: 'fremd', consent: true };
    await visitor.call('signup', { body: { ...signUp, password: 'Korrekt-Pferd-42!' } });
    await visitor.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
    await anna.call('saveAutomations', { form: everything });

    const { body: match } = await visitor.call('getMatch', { params: { matchId: body.matchId } });

    expect(match.proofNeeded).toBe(false);
    expect(match.contactInfo).toMatchObject({ phoneNumber: phone, email: null });
  });

  test('that claimed a guest who never proved anything gets nothing', async () => {
    const { anna, visitor } = await open();
    const { body } = await compareAsGuest(visitor, anna);
    // The owner of the address looks at what they were sent.
    expect((await openLink(guest())).body).toMatchObject({ state: 'standing' });
    const signUp = { email: 'fremd@beispiel.example', username: 'fremd', consent: true };
    await visitor.call('signup', { body: { ...signUp, password: 'Korrekt-Pferd-42!' } });
    await visitor.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });

    const { body: match } = await visitor.call('getMatch', { params: { matchId: body.matchId } });

    expect(match).toMatchObject({ proofNeeded: true, contactInfo: null });
  });
});
