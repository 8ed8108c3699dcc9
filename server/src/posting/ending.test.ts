import { describe, expect, test } from 'vitest';
import { Job, endOf } from '../job/job.model.ts';
import { Comparison } from '../matching/comparison.model.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import {
  askForAccess,
  compare,
  confirmEmail,
  makeJobInput,
  makeSeeker,
  makeUnlockedPair,
} from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();
const dayMs = 24 * 60 * 60 * 1000;

const publish = async (rita: Member) => {
  const { body } = await rita.call('createJob', { body: makeJobInput() });
  return body.job;
};
const close = (rita: Member, id: string) => rita.call('closeJob', { params: { id } });
const change = (rita: Member, id: string) =>
  rita.call('updateJob', { params: { id }, body: makeJobInput({ distance: 60 }) });
const prolong = (rita: Member, id: string) => rita.call('prolongJob', { params: { id } });
const letEnd = (id: string, endsAt = new Date(Date.now() - dayMs)) =>
  Job.updateOne({ _id: id }, { endsAt }, { timestamps: false });

describe('the end of a posting', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const later = new Date('2026-12-01T12:00:00Z');
  const earlier = new Date('2026-11-20T12:00:00Z');

  test.each([
    ['open before its last day', { endsAt: later, endedAt: null }, null],
    ['over from that moment on', { endsAt: now, endedAt: null }, now],
    ['the day it was closed', { endsAt: later, endedAt: earlier }, earlier],
    ['none for a guest', { endsAt: earlier, endedAt: null, expiresAt: later }, null],
  ])('is %s', (_what, job, end) => {
    expect(endOf(job, now)).toEqual(end);
  });

  test('is 90 days away, and prolonging starts them anew without changing the offer', async () => {
    const rita = await member(['recruiter']);
    const job = await publish(rita);
    const left = Date.parse(job.endsAt) - Date.parse(job.createdAt);
    expect(Math.round(left / dayMs)).toBe(90);
    await letEnd(job._id);
    const { body: ended } = await rita.call('listMyJobs');
    expect(ended.jobs[0]?.endedAt).toBe(ended.jobs[0]?.endsAt);

    const { status, body } = await prolong(rita, job._id);

    expect(status).toBe(200);
    expect(body.job).toMatchObject({ endedAt: null, updatedAt: job.updatedAt });
    expect(Date.parse(body.job.endsAt)).toBeGreaterThan(Date.now() + 89 * dayMs);
  });
});

describe('an ended posting', () => {
  test('is not compared until it is opened again, and keeps its matches', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    await confirmEmail(rita);
    await compare(rita, anna);
    const job = (await rita.call('listMyJobs')).body.jobs[0];
    if (!job) throw new Error('No posting');
    const params = { id: job._id };
    const many = { params, body: { candidateIds: [anna.publicId] } };

    const closed = await close(rita, job._id);

    expect(closed.body.job.endedAt).not.toBeNull();
    const refused = [
      await compare(rita, anna),
      await rita.call('createJob', { body: makeJobInput() }),
      await rita.call('compareWithMany', many),
      await rita.call('listJobCandidates', { params }),
      await rita.call('requestAccess', {
        params: { username: anna.username },
        body: { jobId: job._id, message: '' },
      }),
    ];
    expect(refused.map(({ status }) => status)).not.toContain(200);
    for (const { error } of refused.slice(0, 4)) expect(error.code).toBe('posting_ended');
    expect((await rita.call('listMatches')).body.matches).toHaveLength(1);
    expect((await anna.call('listMatches')).body.matches).toHaveLength(1);

    await rita.call('updateJob', { params, body: makeJobInput({ distance: 60 }) });
    expect((await compare(rita, anna, { distance: 60 })).status).toBe(409);

    await prolong(rita, job._id);
    expect((await compare(rita, anna, { distance: 60 })).status).toBe(200);
    expect((await rita.call('compareWithMany', many)).status).toBe(200);
    expect((await rita.call('listJobCandidates', { params })).status).toBe(200);
  });

  test('leaves what is held to be decided', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const { matchId } = (await compare(rita, anna)).body;
    await Comparison.updateMany({}, { 'contact.state': 'awaitsCandidate' });
    const [job] = (await rita.call('listMyJobs')).body.jobs;
    await close(rita, job?._id ?? '');

    expect((await anna.call('decideRelease', { body: { comparisonId: matchId } })).status).toBe(
      201,
    );
  });

  test('is never compared once its owner was told that it is closed', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const job = await publish(rita);

    const [compared, closed] = await Promise.all([compare(rita, anna), close(rita, job._id)]);

    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(compared.status);
    expect((await compare(rita, anna)).status).toBe(409);
  });
});

describe('a request of a posting that ends', () => {
  const ask = async () => {
    const anna = await makeSeeker(member);
    await anna.call('saveAutomations', {
      form: { discoverable: 'true', acceptsRequests: 'true' },
    });
    const rita = await member(['recruiter']);
    const requestId = await askForAccess(rita, anna);
    const { jobId } = await AccessRequest.findById(requestId).orFail();
    return { anna, rita, requestId, jobId: jobId.toString() };
  };
  const statusFor = async (rita: Member) => {
    const { body } = await rita.call('listAccessRequests', {});
    return body.requests.map((request) => 'status' in request && request.status);
  };

  test('ends with it for both, also where it was refused', async () => {
    const { anna, rita, requestId, jobId } = await ask();

    await close(rita, jobId);

    const { body } = await anna.call('listAccessRequests', {});
    expect(body.requests).toEqual([]);
    expect(await statusFor(rita)).toEqual(['expired']);
    const accepted = await anna.call('acceptRequest', { params: { id: requestId } });
    expect(accepted.status).toBe(409);
    await prolong(rita, jobId);
    expect(await statusFor(rita)).toEqual(['expired']);
  });

  test.each([
    ['ends', close],
    ['changes', change],
  ] as const)(
    'reads the same to the recruiter where it was refused and the posting %s',
    async (_how, end) => {
      const { anna, rita, requestId, jobId } = await ask();
      await anna.call('refuseRequest', { params: { id: requestId } });

      await end(rita, jobId);

      expect(await statusFor(rita)).toEqual(['expired']);
    },
  );

  test('lasts no longer than the posting, and as long as usual once that is prolonged', async () => {
    const { anna, rita, jobId } = await ask();
    const soon = new Date(Date.now() + dayMs);
    const whole = await AccessRequest.findOne({ jobId }).orFail();
    await AccessRequest.deleteMany({});
    await letEnd(jobId, soon);
    await askForAccess(rita, anna);
    const cut = await AccessRequest.findOne({ jobId }).orFail();
    expect(cut.expiresAt).toEqual(soon);

    await prolong(rita, jobId);

    const { createdAt, expiresAt } = await AccessRequest.findOne({ jobId }).orFail();
    expect(+expiresAt - +createdAt).toBe(+whole.expiresAt - +whole.createdAt);
  });
});
