import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { Unlock } from '../../key/unlock.model.ts';
import { Job } from '../../job/job.model.ts';
import { BlockedPosting, Comparison } from '../../matching/comparison.model.ts';
import { Quota } from '../../matching/quota/quota.model.ts';
import { Release } from '../../matching/release/release.model.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { User } from '../../user/user.model.ts';
import {
  compare,
  makeJobInput,
  makePdf,
  makeQuestionnaire,
  makeUnlockedPair,
  unlock,
} from '../make.ts';
import { useTestApp } from '../testApp.ts';
import { makeMatch, makePicture } from './scene.ts';
import { takeSnapshot } from './snapshot.ts';

const { member } = useTestApp();

async function atOnce(
  times: number,
  call: (index: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => call(index)));
  return answers.map(({ status }) => status).sort();
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

const pair = () => makeUnlockedPair(member);

describe('the same thing at the same moment leaves the data right', () => {
  test('the first questionnaire: one of them', async () => {
    const anna = await member(['jobSeeker']);

    const statuses = await atOnce(8, () =>
      anna.call('createQuestionnaire', { body: makeQuestionnaire() }),
    );

    expect(statuses).toEqual([201, ...times(7, 409)]);
    expect(await Questionnaire.countDocuments()).toBe(1);
  });

  test('blocking: every call counts, and marker and comparison agree', async () => {
    const { anna, rita } = await pair();
    const { jobId } = await makeMatch(rita, anna);

    for (const calls of [2, 5]) {
      const before = await BlockedPosting.countDocuments();
      const statuses = await atOnce(calls, () =>
        anna.call('toggleJobBlock', { params: { id: jobId } }),
      );

      expect(statuses).toEqual(times(calls, 200));
      const blocked = await BlockedPosting.countDocuments();
      expect(blocked).toBe((before + calls) % 2);
      expect(await Comparison.countDocuments({ suspendedBy: 'posting' })).toBe(blocked);
      expect(await Comparison.countDocuments({ expiresAt: { $ne: null } })).toBe(blocked);
    }
  });

  test('giving up both roles: one is left', async () => {
    const both = await member(['jobSeeker', 'recruiter']);

    const statuses = await atOnce(2, (index) =>
      both.call('assignRole', {
        body: { role: [index === 0 ? 'jobSeeker' : 'recruiter'], action: 'remove' },
      }),
    );

    expect(statuses).toEqual([200, 409]);
    expect((await User.findById(both.id).orFail()).role).toHaveLength(1);
  });

  test('comparing: one posting, one comparison, one release, one try', async () => {
    const { anna, rita } = await pair();

    const statuses = await atOnce(6, () => compare(rita, anna));

    expect(statuses).toEqual(times(6, 200));
    expect(await Job.countDocuments()).toBe(1);
    expect(await Comparison.countDocuments()).toBe(1);
    expect(await Release.countDocuments()).toBe(1);
    expect(await Quota.countDocuments()).toBe(1);
  });

  test('comparing with other figures: no more than the quota allows', async () => {
    const { anna, rita } = await pair();

    const statuses = await atOnce(8, (index) => compare(rita, anna, { distance: 50 + index }));

    expect(statuses).toEqual([...times(5, 200), ...times(3, 429)]);
    expect(await Job.countDocuments()).toBe(5);
    expect(await Comparison.countDocuments()).toBe(5);
  });

  test('renewing the access password: the last one counts, every other is void', async () => {
    const { anna } = await pair();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => anna.call('renewAccessPassword')),
    );
    const tries = await Promise.all(
      answers.map(async ({ body }) => {
        const recruiter = await member(['recruiter']);
        const call = {
          params: { username: anna.username },
          body: { password: body.accessPassword },
        };
        return (await recruiter.call('checkAccessPassword', call)).status;
      }),
    );

    expect(tries.sort()).toEqual([200, 401, 401, 401]);
    expect((await User.findById(anna.id).orFail()).accessPasswordGeneration).toBe(5);
  });

  test('unlocking several profiles in several tabs: every one of them', async () => {
    const rita = await member(['recruiter']);
    const candidates = await Promise.all(Array.from({ length: 5 }, () => member(['jobSeeker'])));
    await Promise.all(candidates.map((candidate) => unlock(rita, candidate)));

    const unlocks = await Unlock.find({ recruiterId: rita.id }).lean();
    expect(unlocks.map(({ candidateId }) => candidateId.toString()).sort()).toEqual(
      candidates.map(({ id }) => id).sort(),
    );
  });

  test('deleting an account while it is compared: everybody else stays, and nothing is left behind', async () => {
    const { anna, rita } = await pair();
    await makeMatch(rita, anna);
    const statuses = await atOnce(9, (index) =>
      index % 3 === 2
        ? anna.call('deleteAccount', { params: { userId: anna.publicId } })
        : compare(rita, anna, { distance: 50 + (index % 2) }),
    );

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(204);
    expect(await User.countDocuments()).toBe(1);
    expect(JSON.stringify([...(await takeSnapshot())])).not.toContain(anna.id);
  });

  test('deleting one’s account while publishing and uploading leaves nothing behind', async () => {
    const person = await member(['jobSeeker', 'recruiter']);
    const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
    const cv = { field: 'cv', name: 'cv.pdf', bytes: makePdf() };

    const statuses = await atOnce(9, (index) => {
      if (index === 4) return person.call('deleteAccount', { params: { userId: person.publicId } });
      if (index % 3 === 0) return person.call('uploadProfileImage', { file: picture });
      if (index % 3 === 1) return person.call('saveAutomations', { form: {}, file: cv });
      return person.call('createJob', { body: makeJobInput({ distance: 50 + index }) });
    });

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(204);
    expect(JSON.stringify([...(await takeSnapshot())])).not.toContain(person.id);
    expect(await mongoose.connection.collection('filepieces').countDocuments()).toBe(0);
  });

  test('replacing the picture and the CV: one file of each, and the account points to it', async () => {
    const { anna } = await pair();
    const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };

    const pictures = await atOnce(4, () => anna.call('uploadProfileImage', { file: picture }));

    expect(pictures.filter((status) => status >= 500)).toEqual([]);
    expect(pictures).toContain(200);
    const snapshot = await takeSnapshot();
    const { imagePublicId, cv } = await User.findById(anna.id).orFail();
    const stored = snapshot.get('filepieces')?.map(({ fileId }) => String(fileId));
    expect(stored).toEqual([cv?.publicId, imagePublicId]);
  });

  test('saving different fields: none of them is lost', async () => {
    const { anna } = await pair();
    const forms = [{ phoneNumber: '+49 30 111111' }, { calendarLink: 'https://neu.example/a' }];

    const statuses = await atOnce(2, (index) =>
      anna.call('saveAutomations', { form: forms[index] ?? {} }),
    );

    expect(statuses).toEqual([200, 200]);
    const { body } = await anna.call('getAutomations');
    expect(body).toMatchObject({ ...forms[0], ...forms[1] });
  });
});
