import { dayMs } from '@inkognito/shared/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { MailedToken } from '../../auth/email/mailedToken.model.ts';
import { Key } from '../../key/key.model.ts';
import { asker, compareAsGuest, makeJobInput, prove } from '../../test/make.ts';
import { mailsTo } from '../../test/mails.ts';
import { openByKey, openLink, phone, releasesOf } from '../../test/proof.ts';
import { useTestApp } from '../../test/testApp.ts';

const app = useTestApp();
const { guest } = app;
const open = (changes?: Record<string, string>) => openByKey(app, changes);

describe('a result link', () => {
  describe('says nothing of the person', () => {
    async function linked() {
      const { anna, key, visitor } = await open();
      const { body } = await compareAsGuest(visitor, anna);
      const reader = guest();
      const { body: result } = await prove(reader);
      if (result.state !== 'standing') throw new Error('Expected a standing result');
      const cv = result.comparison.contactInfo?.cv?.url.split('/').at(-1) ?? '';
      return { anna, key, visitor, reader, cv, matchId: body.matchId, jobId: body.jobId };
    }
    type Linked = Awaited<ReturnType<typeof linked>>;
    let scene: Linked;
    beforeEach(async () => {
      scene = await linked();
    });

    test.each<[string, (linked: Linked) => Promise<unknown>]>([
      [
        'the key was revoked',
        ({ anna, key }) => anna.call('revokeKey', { params: { id: key.id } }),
      ],
      [
        'the posting was blocked',
        ({ anna, jobId }) => anna.call('toggleJobBlock', { params: { id: jobId } }),
      ],
      [
        'the account is gone',
        ({ anna }) => anna.call('deleteAccount', { params: { userId: anna.publicId } }),
      ],
      [
        'thirty days passed',
        () =>
          MailedToken.updateMany(
            { purpose: 'result', expiresAt: { $lt: new Date(Date.now() + 30 * dayMs + 1) } },
            { expiresAt: new Date(Date.now() - 1) },
          ),
      ],
      [
        'another address was named',
        ({ anna, visitor }) =>
          visitor.call('compare', {
            params: { candidateId: anna.publicId },
            body: { ...makeJobInput(), asker: { ...asker, email: 'andere@meier.example' } },
          }),
      ],
    ])('once %s', async (_, change) => {
      await change(scene);

      const { status, error } = await openLink(scene.reader);

      expect([status, error.code]).toEqual([404, 'not_found']);
      expect((await scene.reader.call('getCv', { params: { id: scene.cv } })).status).toBe(404);
    });

    test('once everything was withdrawn, which it says', async () => {
      const [release] = await releasesOf(scene.anna);
      await scene.anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });

      const { body } = await openLink(scene.reader);

      expect(body).toEqual({ state: 'withdrawn', jobTitle: 'Backend Developer (m/w/d)' });
      expect((await scene.reader.call('getCv', { params: { id: scene.cv } })).status).toBe(404);
    });
  });

  test('of a key that expired lives its thirty days', async () => {
    const { anna, key, visitor } = await open();
    await compareAsGuest(visitor, anna);
    await Key.updateOne({ _id: key.id }, { expiresAt: new Date(0) });

    expect((await prove(guest())).body).toMatchObject({
      ...{ state: 'standing', comparison: { contactInfo: { phoneNumber: phone } } },
    });
    expect((await compareAsGuest(visitor, anna)).status).toBeGreaterThan(400);
  });
});

test('a held match reaches a waiting guest by a mail whose link shows what was released', async () => {
  const { anna, visitor } = await open({ releaseMode: 'confirm' });
  const { body } = await compareAsGuest(visitor, anna);
  const reader = guest();
  expect((await prove(reader)).body).toMatchObject({
    comparison: { contactState: 'awaitsCandidate', contactInfo: null },
  });

  await anna.call('decideRelease', { body: { comparisonId: body.matchId, answer: 'yes' } });

  expect((await prove(reader)).body).toMatchObject({
    comparison: { contactState: 'released', contactInfo: { phoneNumber: phone } },
  });
  const [release] = await releasesOf(anna);
  await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });
  const mails = await mailsTo(asker.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ihr Ergebnis wartet auf Sie',
    'Ihr Ergebnis: Kontaktdaten freigegeben',
    'Ihr Ergebnis: Freigabe zurückgezogen',
  ]);
  // Once the mailbox is proven it reads the title of its own posting.
  expect(mails.map(({ text }) => /Stelle „.*Developer.*“/.test(text))).toEqual([false, true, true]);
  expect(mails.map(({ text }) => text.includes('/result#'))).toEqual([true, true, false]);
  expect(JSON.stringify(mails)).not.toMatch(new RegExp(`${anna.username}|Anna| %`));
  expect((await openLink(guest())).body).toMatchObject({ state: 'withdrawn' });
});
