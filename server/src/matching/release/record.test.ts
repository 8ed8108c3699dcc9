// A recruiter tries to leave no record, or to regain what was withdrawn.
import { describe, expect, test } from 'vitest';
import { type Exported, recordOf } from '../../test/api/record.ts';
import { makeMatch } from '../../test/api/scene.ts';
import {
  compare,
  makeAutomations,
  makeJobInput,
  makeRecruiterProfile,
  publishQuestionnaire,
} from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';

const { member } = useTestApp({ rateLimits: false });

const profile = makeRecruiterProfile();
const proven = { workEmailVerified: true, verifiedDomain: 'beispiel.example' };
const card = { ...profile, workEmail: '', ...proven };
const noMatch = { jobTitle: 'Koch', salary: { min: 30, max: 36 } };

/** A verified recruiter with a full release, and a comparison without a match. */
async function afterRelease() {
  const anna = await member(['jobSeeker'], 'anna');
  const rita = await member(['recruiter'], 'rita');
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', {
    form: makeAutomations({ phone: true, calendar: true, email: true }),
  });
  await rita.call('saveRecruiterProfile', { body: profile });
  const pair = await makeMatch(rita, anna);
  await compare(rita, anna, noMatch);
  return { anna, rita, pair };
}
type Scene = Awaited<ReturnType<typeof afterRelease>>;

const deletePostings = async (rita: Member) => {
  const { body } = await rita.call('listMyJobs');
  for (const { _id } of body.jobs) await rita.call('deleteJob', { params: { id: _id } });
};
const deleteAccount = (rita: Member) =>
  rita.call('deleteAccount', { params: { userId: rita.publicId } });
const rename = (rita: Member) =>
  rita.call('saveRecruiterProfile', {
    body: { name: 'Max Meier', kind: 'agency', company: 'Andere Firma GmbH' },
  });
const changeRole = (rita: Member, role: 'jobSeeker' | 'recruiter', action: 'add' | 'remove') =>
  rita.call('assignRole', { body: { role: [role], action } });

type Sweep = {
  name: string;
  sweep: (scene: Scene) => Promise<unknown>;
  offers?: string;
  release?: string;
  isGone?: true;
};

const sweeps: Sweep[] = [
  { name: 'claims another name', sweep: ({ rita }) => rename(rita) },
  {
    name: 'changes the posting',
    sweep: ({ rita, pair }) =>
      rita.call('updateJob', {
        params: { id: pair.jobId },
        body: makeJobInput({ jobTitle: 'Köchin' }),
      }),
  },
  {
    name: 'deletes the postings',
    sweep: ({ rita }) => deletePostings(rita),
    offers: 'posting_deleted',
    release: 'posting_deleted',
  },
  {
    name: 'deletes the account',
    sweep: ({ rita }) => deleteAccount(rita),
    offers: 'account_deleted',
    release: 'account_deleted',
    isGone: true,
  },
  {
    name: 'gives the role up',
    sweep: async ({ rita }) => {
      await changeRole(rita, 'jobSeeker', 'add');
      await changeRole(rita, 'recruiter', 'remove');
    },
    offers: 'posting_deleted',
  },
];

describe.each(sweeps)('a recruiter that $name', ({ sweep, offers, release, isGone }) => {
  test('leaves releases, offers and export as they were', async () => {
    const scene = await afterRelease();
    const { anna, pair } = scene;
    const before = await recordOf(anna);
    expect(before.releases).toMatchObject([
      { recruiter: { username: 'rita', card: { ...card, workEmail: 'rita@beispiel.example' } } },
    ]);
    expect(before.offers).toMatchObject([{ recruiterId: { card } }, { recruiterId: { card } }]);

    await sweep(scene);

    expect(await recordOf(anna)).toEqual(before);
    const { body } = await anna.call('listJobsOffered');
    expect(body.jobsOffered.map(({ endReason }) => endReason)).toEqual([offers, offers]);
    const state = release ? 'ended' : 'released';
    expect(body.jobsOffered.map(({ contactState }) => contactState)).toContain(state);
    const { body: list } = await anna.call('listReleases');
    expect(list.releases).toMatchObject([
      { endReason: release ?? null, accountDeleted: isGone ?? false },
    ]);
    const { body: shown } = await anna.call('getJob', { params: { id: pair.jobId } });
    expect(shown.job).toMatchObject({
      jobTitle: 'Backend Developer (m/w/d)',
      recruiterId: { card },
    });
    expect(shown.job.endReason).toBe(offers);
    const opened = await anna.call('getMatch', { params: { matchId: pair.matchId } });
    expect(opened.status).toBe(offers ? 404 : 200);
    expect((await anna.call('listMatches')).body.matches).toHaveLength(offers ? 0 : 1);
    expect(body.matchCount).toBe(release ? 0 : 1);
    if (release === 'posting_deleted') {
      const exported = (await scene.rita.call('exportAccount')).response.body as Exported;
      expect(exported.comparisons).toEqual([]);
      const params = { matchId: pair.matchId };
      expect((await scene.rita.call('getMatch', { params })).status).toBe(404);
    }
    if (!isGone) return;
    const params = { id: pair.releaseId };
    expect((await anna.call('withdrawRelease', { params })).status).toBe(204);
    const { body: withdrawn } = await anna.call('listReleases');
    expect(withdrawn.releases[0]?.withdrawnAt).not.toBeNull();
  });
});

const staying = sweeps.filter(({ isGone }) => !isGone);

describe.each(staying)('a recruiter that $name', ({ sweep, release }) => {
  test('gets nothing again once it was withdrawn', async () => {
    const scene = await afterRelease();
    const { anna, rita, pair } = scene;
    await sweep(scene);

    const { status } = await anna.call('withdrawRelease', { params: { id: pair.releaseId } });

    expect(status).toBe(204);
    await changeRole(rita, 'recruiter', 'add');
    for (const changes of [{}, { distance: 51 }, { jobTitle: 'Senior Backend Developer' }]) {
      const { body } = await compare(rita, anna, changes);
      expect(body.isMatch).toBe(true);
      expect(body.contactInfo).toBeNull();
      const { body: match } = await rita.call('getMatch', { params: { matchId: body.matchId } });
      expect(match.contactInfo).toBeNull();
    }
    const { body } = await anna.call('listReleases');
    expect(body.releases).toHaveLength(1);
    expect(body.releases[0]).toMatchObject({ endReason: release ?? 'withdrawn' });
    expect(body.releases[0]?.withdrawnAt).not.toBeNull();
  });
});
