import { describe, expect, test } from 'vitest';
import {
  askForAccess,
  compare,
  confirmEmail,
  fillRecruiterProfile,
  makeAutomations,
  makeJobInput,
  makeSeeker,
  unlock,
} from '../test/make.ts';
import { anybody } from '../user/shield/hidden.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { rows } from '../http/limits.ts';
import { Comparison } from '../matching/comparison.model.ts';
import { Quota } from '../matching/quota/quota.model.ts';
import { User } from '../user/user.model.ts';
import { AccessRequest } from './accessRequest.model.ts';
import { countOpenRequests } from './listRequests.ts';

const { member } = useTestApp();

async function makeAnna(): Promise<Member> {
  const anna = await makeSeeker(member);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  return anna;
}

async function makeRita(changes = {}): Promise<{ rita: Member; jobId: string }> {
  const rita = await member(['recruiter']);
  await confirmEmail(rita);
  await fillRecruiterProfile(rita.id);
  const { body } = await rita.call('createJob', { body: makeJobInput(changes) });
  return { rita, jobId: body.job._id };
}

const ask = (rita: Member, username: string, jobId: string) =>
  rita.call('requestAccess', { params: { username }, body: { jobId, message: 'Guten Tag' } });

async function received(anna: Member) {
  const { body } = await anna.call('listAccessRequests', { query: { role: 'jobSeeker' } });
  if (body.role !== 'jobSeeker') throw new Error('That is another view.');
  return body.requests;
}

async function sent(rita: Member) {
  const { body } = await rita.call('listAccessRequests', { query: { role: 'recruiter' } });
  if (body.role !== 'recruiter') throw new Error('That is another view.');
  return body.requests;
}

const expire = (id: string) =>
  AccessRequest.updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() - 1000) } });

describe('a recruiter asking for access', () => {
  test('is shown to the job seeker with the posting, percentage and reasons', async () => {
    const anna = await makeAnna();
    const { rita, jobId } = await makeRita();

    const { status, body } = await ask(rita, anna.username, jobId);

    expect(status).toBe(201);
    expect(body.request.status).toBe('open');
    const [request] = await received(anna);
    expect(request).toMatchObject({ message: 'Guten Tag', isMatch: true });
    expect(request?.recruiter.card?.company).toBe('Musterwerke GmbH');
    expect(request?.job._id).toBe(jobId);
    expect(await sent(rita)).toMatchObject([
      { status: 'open', jobPosting: { _id: jobId }, result: null },
    ]);
    expect(await Comparison.countDocuments({})).toBe(0);
  });

  test('needs a confirmed address and a profile', async () => {
    const anna = await makeAnna();
    const rita = await member(['recruiter'], 'rita', { confirmed: false });
    const { body } = await rita.call('createJob', { body: makeJobInput() });
    const unconfirmed = await ask(rita, anna.username, body.job._id);
    await confirmEmail(rita);
    const unnamed = await ask(rita, anna.username, body.job._id);

    expect([unconfirmed.status, unnamed.status]).toEqual([403, 409]);
    expect(unconfirmed.error.code).toBe('email_unconfirmed');
    expect(unnamed.error.error).toContain('Recruiter-Profil');
  });

  test('may do so once in 30 days, whatever became of it and by whichever account', async () => {
    const anna = await makeAnna();
    const { rita, jobId } = await makeRita();
    await ask(rita, anna.username, jobId);
    const [request] = await received(anna);
    const open = await ask(rita, anna.username, jobId);
    await anna.call('refuseRequest', { params: { id: request?._id ?? '' } });
    const refused = await ask(rita, anna.username, jobId);
    await expire(request?._id ?? '');
    const expired = await ask(rita, anna.username, jobId);
    await AccessRequest.updateOne({}, { $set: { keptUntil: new Date() } });

    const later = await ask(rita, anna.username, jobId);

    for (const again of [refused, expired]) {
      expect({ ...again.error, requestId: '' }).toEqual({ ...open.error, requestId: '' });
    }
    expect([open.status, later.status]).toEqual([409, 201]);
  });

  test('may ask ten times a day, names that do not exist included', async () => {
    const anna = await makeAnna();
    const { rita, jobId } = await makeRita();
    for (let index = 0; index < rows.requests.points; index++) {
      expect((await ask(rita, `nobody${index}`, jobId)).status).toBe(404);
    }

    expect((await ask(rita, anna.username, jobId)).status).toBe(429);
  });
});

// Paused, shielded and gone ones: `attack/worlds`.
test.each([
  ['acceptsRequests', false],
  ['frozenAt', new Date()],
])(
  'a candidate with the %s of one who takes no requests answers as if they did not exist',
  async (field, value) => {
    const anna = await makeAnna();
    const { rita, jobId } = await makeRita();
    await User.updateOne({ _id: anna.id }, { $set: { [field]: value } });

    const hidden = await ask(rita, anna.username, jobId);
    const unknown = await ask(rita, 'gibt-es-nicht', jobId);

    expect(hidden.status).toBe(404);
    const told = ({ response, error }: typeof hidden) => ({
      ...{ ...error, requestId: '' },
      headers: Object.keys(response.headers).sort(),
      length: response.headers['content-length'],
    });
    expect(told(hidden)).toEqual(told(unknown));
    expect(await AccessRequest.countDocuments({})).toBe(0);
  },
);

describe('a job seeker accepting a request', () => {
  test('is compared once, without a key and without any quota, and both see it', async () => {
    const anna = await makeAnna();
    const rita = await member(['recruiter']);
    const id = await askForAccess(rita, anna);

    const { status, body } = await anna.call('acceptRequest', { params: { id } });

    expect(status).toBe(200);
    expect(body.isMatch).toBe(true);
    const stored = await Comparison.findById(body.matchId).orFail();
    expect([stored.keyId, stored.keyName]).toEqual([null, null]);
    expect(stored.recruiterId.toString()).toBe(rita.id);
    expect(await Quota.countDocuments({})).toBe(0);
    const { matchId, matchPercentage, isMatch } = body;
    const result = { matchId, matchPercentage, isMatch };
    expect(await sent(rita)).toMatchObject([{ status: 'accepted', result }]);
    expect(await received(anna)).toEqual([]);
    const again = await anna.call('acceptRequest', { params: { id } });
    expect(again.status).toBe(404);
    const { status: locked } = await rita.call('compare', {
      params: { candidateId: anna.publicId },
      body: makeJobInput({ salary: { min: 66, max: 81 } }),
    });
    expect(locked).toBe(403);
  });

  test('is held to it once where two calls come at the same moment', async () => {
    const anna = await makeAnna();
    const id = await askForAccess(await member(['recruiter']), anna);

    const both = await Promise.all(
      [1, 2].map(() => anna.call('acceptRequest', { params: { id } })),
    );

    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('has agreed to the release, whatever else waits for their confirmation', async () => {
    const anna = await makeAnna();
    const form = { ...makeAutomations({ phone: true }), releaseMode: 'confirm' };
    await anna.call('saveAutomations', { form });
    const rita = await member(['recruiter']);
    const id = await askForAccess(rita, anna);

    const { body } = await anna.call('acceptRequest', { params: { id } });

    const match = await rita.call('getMatch', { params: { matchId: body.matchId } });
    expect(match.body.contactInfo?.phoneNumber).toBe('+49 170 5550123');
  });

  test('accepts what was shown and nothing else', async () => {
    const anna = await makeAnna();
    const rita = await member(['recruiter']);
    const id = await askForAccess(rita, anna);
    const [request] = await received(anna);
    const params = { id: request?.job._id ?? '' };
    await rita.call('updateJob', { params, body: makeJobInput({ salary: { min: 20, max: 80 } }) });

    const { status, error } = await anna.call('acceptRequest', { params: { id } });

    expect([status, error.code]).toEqual([409, 'conflict']);
    expect(await Comparison.countDocuments({})).toBe(0);
    // For neither it is open any longer.
    expect(await received(anna)).toEqual([]);
    const { body } = await rita.call('listAccessRequests', { query: { role: 'recruiter' } });
    expect(body.requests).toMatchObject([{ status: 'expired' }]);
  });

  test('does not find one that is expired, refused or of a posting that is deleted', async () => {
    const anna = await makeAnna();
    const accept = async (id: string) =>
      (await anna.call('acceptRequest', { params: { id } })).status;
    const [first, second] = [
      await askForAccess(await member(['recruiter']), anna),
      await askForAccess(await member(['recruiter']), anna),
    ];
    const rita = await member(['recruiter']);
    const third = await askForAccess(rita, anna);
    await expire(first);
    await anna.call('refuseRequest', { params: { id: second } });
    const [job] = (await rita.call('listMyJobs')).body.jobs;
    await rita.call('deleteJob', { params: { id: job?._id ?? '' } });

    expect([await accept(first), await accept(second), await accept(third)]).toEqual([
      404, 404, 404,
    ]);
    expect(await received(anna)).toEqual([]);
  });
});

test('a candidate shielded since may still accept, marked where it names a listed company', async () => {
  const anna = await makeAnna();
  const rita = await member(['recruiter']);
  const id = await askForAccess(rita, anna, { employer: 'Fremdwerke AG' });
  await anna.call('saveShield', { body: { companies: ['fremdwerke'], domains: [] } });

  expect(await received(anna)).toMatchObject([{ _id: id, namesListedCompany: true }]);
  expect(await sent(rita)).toHaveLength(1);
  expect((await anna.call('acceptRequest', { params: { id } })).status).toBe(200);
});

test('all requests of a blocked recruiter are gone, for both', async () => {
  const anna = await makeAnna();
  const rita = await member(['recruiter']);
  await unlock(rita, anna);
  await compare(rita, anna);
  const id = await askForAccess(rita, anna);
  const { _id } = await Comparison.findOne({}).orFail();

  await anna.call('blockRecruiter', { body: { comparisonId: _id.toString() } });

  expect([await received(anna), await sent(rita)]).toEqual([[], []]);
  expect((await anna.call('acceptRequest', { params: { id } })).status).toBe(404);
});

test('a job seeker that refuses a request looks like one that does not answer, and later like one that never did', async () => {
  const [anna, berta] = [await makeAnna(), await makeAnna()];
  const { rita, jobId } = await makeRita();
  await ask(rita, anna.username, jobId);
  await ask(rita, berta.username, jobId);
  const [request] = await received(anna);
  const look = async () =>
    (await sent(rita)).map(({ status, candidate }) => [candidate.username, status]);
  const before = await look();

  const { status } = await anna.call('refuseRequest', { params: { id: request?._id ?? '' } });

  expect(status).toBe(204);
  expect(await look()).toEqual(before);
  const job = await AccessRequest.findOne({}).orFail();
  expect((await countOpenRequests([job.jobId], anybody)).get(jobId)).toBe(2);
  await AccessRequest.updateMany({}, { $set: { expiresAt: new Date() } });
  expect((await look()).map(([, told]) => told)).toEqual(['expired', 'expired']);
  expect((await countOpenRequests([job.jobId], anybody)).get(jobId)).toBeUndefined();
});
