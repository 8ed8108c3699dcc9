import { describe, expect, test } from 'vitest';
import { MailedToken } from '../../auth/email/mailedToken.model.ts';
import { Key } from '../../key/key.model.ts';
import { Release } from '../release/release.model.ts';
import {
  asker,
  compareAsGuest,
  compareAsProvenGuest,
  enterKey,
  makeJobInput,
  makeKey,
  prove,
} from '../../test/make.ts';
import { mailsTo, resultTokenFor } from '../../test/mails.ts';
import {
  denyLink,
  makeSharing,
  openByKey,
  openLink,
  readComparison,
  released,
  releasesOf,
  waiting,
} from '../../test/proof.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';

const app = useTestApp();
const { guest, member } = app;
const open = (changes?: Record<string, string>) => openByKey(app, changes);

const resend = (who: TestClient, anna: Member) =>
  who.call('mailResult', { params: { candidateId: anna.publicId } });

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

  test('pressed in many requests at once is one release', async () => {
    const { anna, visitor } = await open();
    await compareAsGuest(visitor, anna);
    const body = { token: await resultTokenFor(asker.email) };

    const pressed = await Promise.all(
      Array.from({ length: 4 }, () => visitor.call('confirmResult', { body })),
    );

    expect(pressed.some(({ status }) => status === 200)).toBe(true);
    expect(await Release.countDocuments()).toBe(1);
  });

  test('pressed for another profile, tells a browser that was blocked before, in whatever browser comes next', async () => {
    const { anna, key, visitor } = await open();
    const { body } = await compareAsGuest(visitor, anna);
    await anna.call('blockRecruiter', { body: { comparisonId: body.matchId } });
    const berta = await makeSharing(member);
    await enterKey(visitor, berta, (await makeKey(berta)).password);
    await compareAsGuest(visitor, berta);
    expect((await prove(visitor)).body).toMatchObject({ comparison: released });

    const again = guest();
    await enterKey(again, anna, key.password);
    await compareAsGuest(again, anna, { distance: 60 });

    expect((await prove(again)).status).toBe(404);
    expect(await releasesOf(anna)).toEqual([]);
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
    const mailed = (await mailsTo(asker.email)).length;
    expect((await resend(visitor, anna)).status).toBe(204);
    expect(await mailsTo(asker.email)).toHaveLength(mailed);
  });

  test('is mailed once, to a stranger without a word of anybody, and anew by hand up to five times a day', async () => {
    const { anna, visitor } = await open({ releaseMode: 'confirm' });
    const { body: none } = await compareAsGuest(visitor, anna, { jobTitle: 'Koch' });
    expect(none).toMatchObject({ isMatch: false, contactState: 'none' });
    expect(await mailsTo(asker.email)).toEqual([]);
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
    for (let count = 0; count < 5; count++) statuses.push((await resend(visitor, anna)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
  });
});

test("a guest's newest comparison is read again until the key is ended, and its date alone ends nothing", async () => {
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
