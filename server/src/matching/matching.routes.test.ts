import { describe, expect, test } from 'vitest';
import {
  compare,
  makeAutomations,
  makeJobInput,
  makeQuestionnaire,
  makeUnlockedPair,
  publishQuestionnaire,
  unlock,
} from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { guest, member } = useTestApp();

const wrongJob = { jobTitle: 'Koch', salary: { min: 30, max: 36 } };

const pair = () => makeUnlockedPair(member);

async function annasTwin(rita: Member): Promise<Member> {
  const twin = await member(['jobSeeker']);
  await publishQuestionnaire(twin);
  await unlock(rita, twin);
  return twin;
}

const share = (anna: Member, flags: Parameters<typeof makeAutomations>[0]) =>
  anna.call('saveAutomations', { form: makeAutomations(flags) });

describe('contact details', () => {
  const flags = ['phone', 'calendar', 'cv', 'email'] as const;
  const subsets = Array.from({ length: 16 }, (_, bits) =>
    Object.fromEntries(flags.map((flag, index) => [flag, Boolean(bits & (1 << index))])),
  );

  test('are released as allowed now', async () => {
    const { anna, rita } = await pair();
    const { body: first } = await compare(rita, anna);

    for (const allowed of subsets) {
      await share(anna, allowed);
      const { body } = await rita.call('getMatch', { params: { matchId: first.matchId } });
      const { body: again } = await compare(rita, anna);

      const { phoneNumber, calendarLink, cv, email } = body.contactInfo ?? {};
      expect({
        phone: phoneNumber !== null,
        calendar: calendarLink !== null,
        cv: cv !== null,
        email: email !== null,
      }).toEqual(allowed);
      expect(again.contactInfo).toEqual(body.contactInfo);
    }
  });

  test('are withheld from who shows nothing', async () => {
    const { anna, rita } = await pair();
    await share(anna, { showNothing: true });

    const { body } = await compare(rita, anna);

    expect(body.isMatch).toBe(true);
    expect(Object.values(body.contactInfo ?? {})).toEqual([null, null, null, null, null]);
  });

  test('and the CV are gone at once when the job is blocked, and back when it is restored', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    const cvId = body.contactInfo?.cv?.url.split('/').pop() ?? '';
    expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(200);
    const [job] = (await anna.call('listMatches')).body.matches;
    const params = { id: job?._id ?? '' };

    expect((await anna.call('toggleJobBlock', { params })).body).toEqual({ blocked: true });

    expect((await rita.call('getMatch', { params: { matchId: body.matchId } })).status).toBe(404);
    expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(404);
    expect((await rita.call('listMatches')).body.matches).toEqual([]);
    expect((await anna.call('listJobsOffered')).body.jobsOffered).toEqual([]);
    expect((await compare(rita, anna)).status).toBe(409);
    const { body: blocked } = await anna.call('listBlockedJobs');
    expect(blocked.jobsBlocked).toMatchObject([
      { _id: params.id, jobTitle: 'Backend Developer (m/w/d)' },
    ]);
    expect((await anna.call('authStatus')).body.user?.jobsBlocked).toEqual(blocked.jobsBlocked);

    expect((await anna.call('toggleJobBlock', { params })).body).toEqual({ blocked: false });
    expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(200);
    expect((await rita.call('listMatches')).body.matches).toHaveLength(1);
  });

  test('nowhere reach a recruiter without a match', async () => {
    const { anna, rita } = await pair();
    await anna.call('updateQuestionnaire', {
      body: makeQuestionnaire({
        notInterested: ['Zirkusdirektorin'],
        branchesToExclude: ['versicherungen'],
      }),
    });
    const seen: string[] = [];
    const keep = ({ response }: { response: { text: string } }) => seen.push(response.text);

    keep(await rita.call('searchUsers', { query: { q: anna.username } }));
    keep(await rita.call('getPublicUser', { params: { username: anna.username } }));
    keep(await compare(rita, anna, wrongJob));
    keep(await compare(rita, anna, { jobTitle: 'Zirkusdirektor' }));
    keep(await compare(rita, anna, { branch: 'versicherungen' }));
    keep(await rita.call('listMatches'));
    keep(await rita.call('listJobsOffered'));

    const secrets =
      /5550123|anna\.privat|kalender\.beispiel|Lebenslauf|Geheimgasse|\b61\b|\b83\b|Zirkusdirektorin|Versicherungen/;
    for (const text of seen) expect(text).not.toMatch(secrets);
  });
});

describe('matches', () => {
  test('are listed for both sides, and for both views of who has both roles', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    await anna.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });

    const ritas = await rita.call('listMatches');
    const annas = await anna.call('listMatches', { query: { role: 'jobSeeker' } });
    const annasOther = await anna.call('listMatches');

    expect(ritas.body).toMatchObject({
      role: 'recruiter',
      matches: [
        {
          _id: body.matchId,
          candidate: { username: anna.username },
          jobPosting: { jobTitle: 'Backend Developer (m/w/d)' },
        },
      ],
    });
    expect(annas.body).toMatchObject({ role: 'jobSeeker', matches: [{ matchId: body.matchId }] });
    expect(annasOther.body).toMatchObject({ role: 'recruiter', matches: [] });
  });

  test('tell the candidate everything and the recruiter no figure of the candidate', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna, { salary: { min: 59, max: 66 } });
    const params = { matchId: body.matchId };

    const ritas = await rita.call('getMatch', { params });
    const annas = await anna.call('getMatch', { params });

    expect(annas.body).toMatchObject({
      viewer: 'jobSeeker',
      candidate: { username: anna.username },
    });
    expect(annas.body.breakdown.salary.reasoning).toContain('61');
    expect(ritas.body.breakdown.salary.reasoning).not.toContain('61');
  });

  test('keep the offer as it was shown, and say when it changed', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    const jobId = (await rita.call('listMyJobs')).body.jobs[0]?._id ?? '';
    await compare(rita, await annasTwin(rita));
    const unchanged = await anna.call('getMatch', { params: { matchId: body.matchId } });
    expect(unchanged.body.offerChangedAt).toBeNull();

    await rita.call('updateJob', {
      params: { id: jobId },
      body: makeJobInput({ salary: { min: 20, max: 25 } }),
    });

    const match = await anna.call('getMatch', { params: { matchId: body.matchId } });
    expect(match.body.offerChangedAt).not.toBeNull();
    const job = await anna.call('getJob', { params: { id: jobId } });
    expect(job.body.job.salary).toEqual({ min: 65, max: 80 });
  });
});

describe('a posting', () => {
  test('takes its matches with it when it is deleted, and leaves the offer', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    const id = (await rita.call('listMyJobs')).body.jobs[0]?._id ?? '';

    await rita.call('deleteJob', { params: { id } });

    expect((await anna.call('listMatches')).body.matches).toEqual([]);
    const { body: shown } = await anna.call('getJob', { params: { id } });
    expect(shown.job.endReason).toBe('posting_deleted');
    expect((await rita.call('getMatch', { params: { matchId: body.matchId } })).status).toBe(404);
    const cvId = body.contactInfo?.cv?.url.split('/').pop() ?? '';
    expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(404);
  });

  test('shows its owner who fits it, without contact details', async () => {
    const { anna, rita } = await pair();
    const { body } = await rita.call('createJob', { body: makeJobInput() });

    const fitting = await rita.call('listJobCandidates', { params: { id: body.job._id } });

    expect(fitting.body.similarCandidates).toMatchObject([{ user: { username: anna.username } }]);
  });

  test('marks in such a list whom the recruiter has a match with already', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    const other = await member(['recruiter']);
    const posted = await other.call('createJob', { body: makeJobInput() });
    const listOf = async (who: Member, id: string) =>
      (await who.call('listJobCandidates', { params: { id } })).body.similarCandidates;

    const [own] = await listOf(rita, body.jobId);
    const [foreign] = await listOf(other, posted.body.job._id);

    expect(own?.matchId).toBe(body.matchId);
    expect(foreign).toMatchObject({ user: { username: anna.username } });
    expect(foreign).not.toHaveProperty('matchId');
  });
});

describe('deleting an account', () => {
  test('removes the person everywhere, on every device', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    const phone = guest();
    await phone.call('login', { body: { username: anna.username, password: anna.password } });

    expect((await anna.call('deleteAccount', { params: { userId: anna.publicId } })).status).toBe(
      204,
    );

    expect((await phone.call('authStatus')).body.authenticated).toBe(false);
    expect(
      (await guest().call('getPublicUser', { params: { username: anna.username } })).status,
    ).toBe(404);
    expect((await rita.call('getMatch', { params: { matchId: body.matchId } })).status).toBe(404);
    expect((await rita.call('listMatches')).body.matches).toEqual([]);
    const login = { body: { username: anna.username, password: anna.password } };
    expect((await guest().call('login', login)).status).toBe(401);
  });
});
