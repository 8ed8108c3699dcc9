import { describe, expect, test } from 'vitest';
import { drainBackgroundWork } from '../../http/afterResponse.ts';
import { Comparison } from '../../matching/comparison.model.ts';
import { User } from '../../user/user.model.ts';
import {
  askForAccess,
  compare,
  compareAsGuest,
  enterKey,
  makeAutomations,
  makeJobInput,
  makeKey,
  makeSeeker,
  publishQuestionnaire,
  unlock,
} from '../make.ts';
import { type Member, useTestApp } from '../testApp.ts';
import { makeMatch, makePicture } from './scene.ts';
import { contactForm, cvBytes, cvName, message, wishes } from './sentinels.ts';
import { takeSnapshot, whereStored } from './snapshot.ts';

const { guest, member } = useTestApp();

async function matchedPair() {
  const anna = await member(['jobSeeker']);
  const rita = await member(['recruiter']);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', {
    form: { ...contactForm, ...sharingAll },
    file: { field: 'cv', name: cvName, bytes: cvBytes },
  });
  return { anna, rita, pair: await makeMatch(rita, anna) };
}

const sharingAll = Object.fromEntries(
  Object.entries({ phone: true, calendar: true, cv: true, email: true, showNothing: false }).map(
    ([flag, on]) => [`showContactPrefs[${flag}]`, String(on)],
  ),
);

async function findOrphans(): Promise<string[]> {
  const snapshot = await takeSnapshot();
  const idsIn = (name: string) => new Set((snapshot.get(name) ?? []).map(({ _id }) => String(_id)));
  const known: Record<string, Set<string>> = {
    // Of a mailed code or link also a guest.
    userId: new Set([...idsIn('users'), ...idsIn('guests')]),
    // `null` for a mailed link of an account.
    candidateId: new Set([...idsIn('users'), 'null']),
    recruiterId: new Set([...idsIn('users'), ...idsIn('guests')]),
    // `null` for the general key.
    keyId: new Set([...idsIn('keys'), 'null']),
    // `null` for mail to a guest.
    ownerId: new Set([...idsIn('users'), 'null']),
    jobId: idsIn('jobs'),
  };
  // Records outlive posting and recruiter, blocked postings stay blocked.
  const record = new Set(['jobId', 'recruiterId', 'keyId']);
  const kept: Record<string, Set<string>> = {
    comparisons: record,
    releases: record,
    blockedpostings: record,
    accessrequests: new Set(['recruiterId']),
    activities: record,
  };
  return [...snapshot].flatMap(([collection, documents]) =>
    documents.flatMap((document) =>
      Object.entries(document)
        .filter(([field]) => !kept[collection]?.has(field))
        .filter(([field, id]) => known[field] && !known[field].has(String(id)))
        .map(([field]) => `${collection}.${field}`),
    ),
  );
}

async function sharing(person: Member): Promise<Member> {
  const form = { ...makeAutomations(), ...sharingAll, 'showContactPrefs[cv]': 'false' };
  await person.call('saveAutomations', { form });
  return person;
}

describe('a blocked job', () => {
  const block = (anna: Member, jobId: string) =>
    anna.call('toggleJobBlock', { params: { id: jobId } });

  test('is gone for good after 30 days, and the same posting cannot come back', async () => {
    const { anna, rita, pair } = await matchedPair();
    await block(anna, pair.jobId);
    const hour = 60 * 60 * 1000;
    const { expiresAt } = await Comparison.findOne({ jobId: pair.jobId }).orFail().lean();
    const inThirtyDays = Date.now() + 30 * 24 * hour;
    expect(Math.abs(Number(expiresAt) - inThirtyDays)).toBeLessThan(hour);

    await Comparison.updateOne({ jobId: pair.jobId }, { expiresAt: new Date(Date.now() - 1000) });
    expect((await anna.call('listBlockedJobs')).body.jobsBlocked).toEqual([]);
    expect((await block(anna, pair.jobId)).status).toBe(404);
    await expect.poll(() => Comparison.countDocuments(), { timeout: 10_000 }).toBe(0);

    expect((await compare(rita, anna)).status).toBe(409);
    await rita.call('deleteJob', { params: { id: pair.jobId } });
    expect((await compare(rita, anna)).status).toBe(409);
    await rita.call('createJob', { body: makeJobInput() });
    expect((await compare(rita, anna)).status).toBe(409);
    expect(await Comparison.countDocuments()).toBe(0);
  });

  test('stays blocked when the posting is changed and changed back', async () => {
    const { anna, rita, pair } = await matchedPair();
    await block(anna, pair.jobId);
    const params = { id: pair.jobId };

    await rita.call('updateJob', { params, body: makeJobInput({ distance: 51 }) });
    expect((await compare(rita, anna, { distance: 51 })).status).toBe(409);
    await rita.call('updateJob', { params, body: makeJobInput() });
    expect((await compare(rita, anna)).status).toBe(409);
  });
});

describe('an account', () => {
  async function wholeLife() {
    const person = await member(['jobSeeker', 'recruiter'], 'walburga');
    await publishQuestionnaire(person, wishes);
    await person.call('saveAutomations', {
      form: { ...contactForm, ...sharingAll },
      file: { field: 'cv', name: cvName, bytes: cvBytes },
    });
    const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
    await person.call('uploadProfileImage', { file: picture });
    await person.call('saveMessage', { body: { message } });
    const recruiter = await member(['recruiter']);
    const seeker = await makeSeeker(member);
    await sharing(seeker);
    await unlock(recruiter, person);
    const posting = { salary: { min: 650, max: 800 } };
    const { body } = await compare(recruiter, person, posting);
    await compare(recruiter, person, { ...posting, distance: 77 });
    const { body: offers } = await person.call('listJobsOffered');
    await person.call('toggleJobBlock', { params: { id: offers.jobsOffered[0]?._id ?? '' } });
    const { password: key } = await makeKey(person, { name: keyName });
    const visitor = guest();
    for (const holder of [recruiter, visitor]) await enterKey(holder, person, key);
    await compareAsGuest(visitor, person, posting);
    const own = await makeMatch(person, seeker);
    await askForAccess(person, seeker);
    await askForAccess(recruiter, person);
    await enterKey(person, seeker, (await makeKey(seeker)).password);
    const phone = guest();
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Vivaldi/7.0' };
    const { username, password } = person;
    await phone.call('login', { body: { username, password }, headers });
    await person.call('changeEmail', { body: { email: 'anders@umgezogen.example' } });
    return { person, recruiter, seeker, phone, matchId: body.matchId, own };
  }
  const keyName = 'Kaminfeger Köln KG';
  const values = [
    'walburga',
    keyName,
    ...[wishes.firstName, wishes.lastName, wishes.address, wishes.jobTitle, wishes.zipcode],
    ...['Schornsteinfegerin', 'Freising', 'Dachau', cvName, message],
    ...[contactForm.phoneNumber, contactForm.email, contactForm.calendarLink],
    ...['Vivaldi unter ChromeOS', 'anders@umgezogen.example'],
    'Inhalt des geheimen Lebenslaufs',
  ];

  test('that is deleted leaves nothing of the person but the record of those it had reached', async () => {
    const { person, recruiter, seeker, phone, matchId, own } = await wholeLife();
    const before = await takeSnapshot();
    for (const value of values) expect(whereStored(before, value), value).not.toEqual([]);

    const { status } = await person.call('deleteAccount', { params: { userId: person.publicId } });

    expect(status).toBe(204);
    const after = await takeSnapshot();
    for (const value of [...values.slice(1), matchId]) {
      expect(whereStored(after, value), value).toEqual([]);
    }
    expect(whereStored(after, person.id)).toEqual(['accessrequests', 'comparisons', 'releases']);
    for (const value of [person.username, own.jobId]) {
      expect(whereStored(after, value), value).toEqual(['activities', 'comparisons', 'releases']);
    }
    for (const name of ['unlocks', 'quotas']) {
      expect(whereStored(before, person.id)).toContain(name);
    }
    expect(after.get('filepieces') ?? []).toEqual([]);
    expect(await findOrphans()).toEqual([]);
    expect((await phone.call('authStatus')).body.authenticated).toBe(false);
    expect((await recruiter.call('listMatches')).body.matches).toEqual([]);
    const { body: offers } = await seeker.call('listJobsOffered');
    expect(offers.jobsOffered).toMatchObject([{ endReason: 'account_deleted' }]);
    const { body: kept } = await seeker.call('listReleases');
    expect(kept.releases).toMatchObject([{ accountDeleted: true, endReason: 'account_deleted' }]);
    expect((await seeker.call('listMatches')).body.matches).toEqual([]);
  });

  test('that is deleted while mail about it is being written leaves none', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => member(['jobSeeker'])));

    await Promise.all(
      people.flatMap((person) => [
        person.call('changeEmail', { body: { email: `neu.${person.username}@beispiel.example` } }),
        guest().call('requestPasswordReset', {
          body: { email: `${person.username}@beispiel.example` },
        }),
        person.call('deleteAccount', { params: { userId: person.publicId } }),
      ]),
    );
    await drainBackgroundWork();

    expect(await User.countDocuments()).toBe(0);
    expect(await findOrphans()).toEqual([]);
  });

  test('is exported with every value the person entered and every file, and with no one else’s', async () => {
    const { person, recruiter, seeker } = await wholeLife();

    const { response, status } = await person.call('exportAccount');

    expect(status).toBe(200);
    const text = JSON.stringify(response.body);
    const files = (response.body as { files: Record<string, { base64: string }> }).files;
    for (const value of values.slice(0, -1)) expect(text, value).toContain(value);
    for (const answer of Object.values(wishes).flat()) {
      const told = typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
      expect(text, told).toContain(told);
    }
    expect(Buffer.from(files['cv']?.base64 ?? '', 'base64')).toEqual(cvBytes);
    expect(Buffer.from(files['image']?.base64 ?? '', 'base64').subarray(8, 12)).toEqual(
      Buffer.from('WEBP'),
    );
    expect(text).not.toContain(`${seeker.username}@`);
    // Contact for contact: a recruiter's address stands on the releases to them, nowhere else.
    const { releases, activity: _, ...rest } = response.body as Record<string, unknown>;
    expect(JSON.stringify(releases)).toContain(`${recruiter.username}@`);
    expect(JSON.stringify(rest)).not.toContain(`${recruiter.username}@`);
    // An export names recruiters who received data, never candidates.
    expect(text).not.toContain(`"${seeker.username}"`);
    expect(text).not.toContain('argon2');
  });
});
