import { describe, expect, test } from 'vitest';
import { MailedToken } from '../auth/email/mailedToken.model.ts';
import { User } from '../user/user.model.ts';
import { makeRecruiterProfile } from '../test/make.ts';
import { mailsTo, tokenFor } from '../test/mails.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();
const address = 'rita.rekrut@musterwerke.example';
const empty = { name: '', kind: null, company: '', workEmail: '' };

const save = (rita: Member, changes: Parameters<typeof makeRecruiterProfile>[0] = {}) =>
  rita.call('saveRecruiterProfile', { body: makeRecruiterProfile(changes) });

const confirm = (somebody: Member, token: string) =>
  somebody.call('verifyEmail', { body: { token } });

async function newestToken(to = address): Promise<string> {
  const mail = (await mailsTo(to)).at(-1);
  return mail ? tokenFor('verify-email', mail) : '';
}

async function confirmed(): Promise<Member> {
  const rita = await member(['recruiter'], 'rita');
  await save(rita);
  expect((await confirm(rita, await newestToken())).status).toBe(204);
  return rita;
}

describe('what a recruiter says about themselves', () => {
  test('is empty at first, and read back as saved', async () => {
    const rita = await member(['recruiter']);

    const before = await rita.call('getRecruiterProfile');
    const saved = await save(rita, { name: '  Rita Rekrut ', workEmail: address.toUpperCase() });
    const after = await rita.call('getRecruiterProfile');

    expect(before.body).toMatchObject({
      ...empty,
      workEmailVerified: false,
      verifiedDomain: null,
    });
    expect(saved.body).toMatchObject({
      ...makeRecruiterProfile(),
      workEmailVerified: false,
      verifiedDomain: null,
    });
    expect(after.body).toEqual(saved.body);
  });

  test('may stay empty, and then mails nobody', async () => {
    const rita = await member(['recruiter']);

    const { status } = await rita.call('saveRecruiterProfile', { body: empty });

    expect(status).toBe(200);
    expect(await mailsTo('')).toEqual([]);
    expect(await MailedToken.countDocuments({ purpose: 'work' })).toBe(0);
  });

  test.each([
    { name: 'Rita\u{e0041}' },
    { name: 'Rita\nRekrut' },
    { company: 'Musterwerke GmbH ✓' },
    { company: 'Must\u0435rwerke GmbH' },
    { company: 'x'.repeat(121) },
    { kind: 'chef' },
    { workEmail: 'rita' },
    { workEmailVerified: true },
    { verifiedDomain: 'siemens.com' },
  ])('is refused with %j', async (changes) => {
    const rita = await member(['recruiter']);

    const { status } = await rita.call('saveRecruiterProfile', {
      body: { ...makeRecruiterProfile(), ...changes },
    });

    expect(status).toBe(400);
  });
});

describe('a work address', () => {
  test('is confirmed by the mailed link, which tells a stranger nothing of the account', async () => {
    const rita = await member(['recruiter'], 'rita', { confirmed: false });
    await save(rita);
    const [mail] = await mailsTo(address);

    const { status } = await confirm(rita, await newestToken());

    expect(status).toBe(204);
    expect(JSON.stringify(mail)).not.toMatch(/„rita“|stelle|job|recruit/i);
    expect((await rita.call('getRecruiterProfile')).body).toMatchObject({
      workEmailVerified: true,
      verifiedDomain: 'musterwerke.example',
    });
    expect((await rita.call('getAccount')).body.emailVerified).toBe(false);
  });

  test('of a provider that serves everybody is confirmed, but proves no domain', async () => {
    const rita = await member(['recruiter']);
    await save(rita, { workEmail: 'rita@gmx.de' });

    await confirm(rita, await newestToken('rita@gmx.de'));

    const { body } = await rita.call('getRecruiterProfile');
    expect(body).toMatchObject({ workEmailVerified: true, verifiedDomain: null });
  });

  test('needs no second mail where it is the confirmed address of the account', async () => {
    const rita = await member(['recruiter'], 'rita');
    const { email } = (await rita.call('getAccount')).body;
    await User.updateOne({ email }, { emailVerified: true });

    const { body } = await save(rita, { workEmail: email });

    expect(body.workEmailVerified).toBe(true);
    expect(await MailedToken.countDocuments({ purpose: 'work' })).toBe(0);
    const other = await save(rita, { workEmail: address });
    expect(other.body.workEmailVerified).toBe(false);
  });

  test('is confirmed by its mailbox for the account that named it, once', async () => {
    const rita = await member(['recruiter'], 'rita');
    const rolf = await member(['recruiter'], 'rolf');
    await save(rita);
    const token = await newestToken();

    expect((await confirm(rolf, token)).status).toBe(204);
    expect((await confirm(rita, token)).status).toBe(400);
    expect((await rita.call('getRecruiterProfile')).body.workEmailVerified).toBe(true);
    expect((await rolf.call('getRecruiterProfile')).body.workEmailVerified).toBe(false);
  });

  test('leaves the profile when its mailbox denies it', async () => {
    const rita = await member(['recruiter'], 'rita');
    await save(rita);
    const body = { token: await newestToken() };

    expect((await rita.call('denyEmail', { body })).status).toBe(204);
    expect((await rita.call('getRecruiterProfile')).body).toMatchObject({
      ...{ workEmail: '', workEmailVerified: false },
    });
  });

  test('that changes has to be confirmed anew, and the old link is dead', async () => {
    const rita = await confirmed();

    const changed = await save(rita, { workEmail: 'rita@siemens.example' });
    const back = await save(rita);

    const unproven = { workEmailVerified: false, verifiedDomain: null };
    expect(changed.body).toMatchObject(unproven);
    expect(back.body).toMatchObject(unproven);
    expect((await confirm(rita, await newestToken('rita@siemens.example'))).status).toBe(400);
    expect((await rita.call('getRecruiterProfile')).body).toMatchObject(unproven);
  });

  test('stays confirmed when something else is changed, and nothing is mailed', async () => {
    const rita = await confirmed();

    const { body } = await save(rita, { company: 'Neuwerke AG' });

    expect(body).toMatchObject({ company: 'Neuwerke AG', workEmailVerified: true });
    expect(await mailsTo(address)).toHaveLength(1);
  });

  test('gets another link when the same is saved again, three times a day', async () => {
    const rita = await member(['recruiter']);
    const first = await save(rita).then(() => newestToken());

    const statuses = [];
    for (let time = 2; time <= 4; time++) statuses.push((await save(rita)).status);

    expect(statuses).toEqual([200, 200, 200]);
    expect(await mailsTo(address)).toHaveLength(3);
    expect(await newestToken()).not.toBe(first);
    expect((await confirm(rita, first)).status).toBe(204);
  });
});
