import { limits } from '@inkognito/shared/limits';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { Job } from '../job/job.model.ts';
import { compare, makeJobInput, makeUnlockedPair } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { User } from '../user/user.model.ts';

const { member } = useTestApp();

describe('a posting', () => {
  test('is published and listed newest first', async () => {
    const rita = await member(['recruiter'], 'rita');
    await rita.call('createJob', { body: makeJobInput({ jobTitle: 'Koch' }) });

    const { status, body } = await rita.call('createJob', {
      body: makeJobInput({ jobTitle: 'Köchin' }),
    });

    expect(status).toBe(201);
    expect(body.job).toMatchObject({
      jobTitle: 'Köchin',
      recruiterId: { username: 'rita', image: null },
    });
    const { body: mine } = await rita.call('listMyJobs');
    expect(mine.jobs.map(({ jobTitle }) => jobTitle)).toEqual(['Köchin', 'Koch']);
  });

  test('does without a postcode where its town is known, and is measured from there', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const inUlm = { zipcode: '', jobLocation: 'Ulm', homeOfficePercent: 80 };

    const compared = await compare(rita, anna, inUlm);

    expect(compared.status).toBe(200);
    const { body } = await anna.call('getMatch', { params: { matchId: compared.body.matchId } });
    expect(body.breakdown.location.reasoning).toMatch(/12\d km/);
    expect((await rita.call('listMyJobs')).body.jobs).toMatchObject([
      { zipcode: '', place: 'Ulm' },
    ]);
  });

  test('without a postcode is refused beside it where its town is none, or not plainly one', async () => {
    const rita = await member(['recruiter']);
    for (const jobLocation of ['', 'Neukirchen', 'Hintertupfing', 'Bayern']) {
      const body = makeJobInput({ zipcode: '', jobLocation });
      const { status, error } = await rita.call('createJob', { body });
      expect(status, jobLocation).toBe(400);
      expect(error.fields?.['zipcode']).toMatch(/Postleitzahl/);
    }
  });

  test('reads euros as thousands', async () => {
    const rita = await member(['recruiter']);

    const { body } = await rita.call('createJob', {
      body: makeJobInput({ salary: { min: 65_000, max: 80 } }),
    });

    expect(body.job.salary).toEqual({ min: 65, max: 80 });
  });

  test('is changed by its owner alone', async () => {
    const [rita, otto] = [await member(['recruiter']), await member(['recruiter'])];
    const { body } = await rita.call('createJob', { body: makeJobInput() });
    const change = { params: { id: body.job._id }, body: makeJobInput({ jobTitle: 'Koch' }) };

    expect((await otto.call('updateJob', change)).status).toBe(404);
    const changed = await rita.call('updateJob', change);

    expect(changed.body.job).toMatchObject({ _id: body.job._id, jobTitle: 'Koch' });
    expect((await otto.call('deleteJob', { params: { id: body.job._id } })).status).toBe(404);
    expect((await rita.call('deleteJob', { params: { id: body.job._id } })).status).toBe(204);
    expect((await rita.call('listMyJobs')).body.jobs).toEqual([]);
  });

  test('cannot become a copy of another of one’s own', async () => {
    const rita = await member(['recruiter']);
    await rita.call('createJob', { body: makeJobInput({ jobTitle: 'Koch' }) });
    const { body } = await rita.call('createJob', { body: makeJobInput({ jobTitle: 'Kellner' }) });

    const { status } = await rita.call('updateJob', {
      params: { id: body.job._id },
      body: makeJobInput({ jobTitle: 'Koch' }),
    });

    expect(status).toBe(409);
  });

  test('is refused with a bad answer, with a sentence beside its field', async () => {
    const rita = await member(['recruiter']);
    const wrong = { jobTitle: ' ', homeOfficePercent: 101, country: 'XX', distance: 11_001 };
    const { status, error } = await rita.call('createJob', {
      body: { ...makeJobInput(), ...wrong, recruiterId: '0'.repeat(24) },
    });
    expect(status).toBe(400);
    expect(error.fields).toEqual({
      jobTitle: 'Bitte geben Sie eine Berufsbezeichnung ein.',
      homeOfficePercent: 'Maximalwert ist 100%',
      country: 'Bitte wählen Sie einen der vorgegebenen Werte.',
      distance: 'Der größte erlaubte Wert ist 11.000 km.',
      recruiterId: 'Unbekannte Angabe.',
    });
    expect((await rita.call('listMyJobs')).body.jobs).toEqual([]);
  });
});

describe('publishing', () => {
  const publish = (rita: Member, distance: number) =>
    rita.call('createJob', { body: makeJobInput({ distance }) });
  const countOf = (tries: readonly { status: number }[], wanted: number) =>
    tries.filter(({ status }) => status === wanted).length;

  /** The first posting is real, the rest are copies. */
  async function published(rita: Member, count: number, createdAt: Date): Promise<void> {
    await publish(rita, 0);
    const first = await Job.findOne().lean();
    const others = Array.from({ length: count - 1 }, (_, index) => ({
      ...first,
      ...{ _id: new Types.ObjectId(), fingerprint: `${index}`, createdAt },
    }));
    await Job.collection.insertMany(others);
    const jobsCreatedAt = Array.from(
      { length: Math.min(count, limits.jobsPerDay) },
      () => createdAt,
    );
    await User.updateOne({ _id: rita.id }, { jobsCreatedAt });
  }

  test('ends after fifty postings a day, and what is published already costs nothing', async () => {
    const rita = await member(['recruiter'], 'rita');
    await published(rita, limits.jobsPerDay - 4, new Date());
    // Also if they are edited or deleted in between.
    for (const distance of [11, 12]) {
      const { body } = await publish(rita, distance);
      const params = { id: body.job._id };
      await rita.call('updateJob', { params, body: makeJobInput({ distance: 1_000 }) });
      await rita.call('deleteJob', { params });
    }
    const tries = await Promise.all([1, 2, 3, 4, 5].map((distance) => publish(rita, distance)));

    expect(countOf(tries, 201)).toBe(2);
    expect(countOf(tries, 429)).toBe(3);
    expect(tries.find(({ status }) => status === 429)?.error.error).toMatch(/50 neue Stellen/);
    expect((await publish(rita, 0)).status).toBe(201);
  });

  test('ends after five hundred postings in all', async () => {
    const rita = await member(['recruiter'], 'rita');
    await published(rita, limits.jobsPerAccount, new Date(Date.now() - 48 * 60 * 60_000));

    const { status, error } = await publish(rita, 1);

    expect(status).toBe(409);
    expect(error.error).toMatch(/500 Stellen/);
  });
});
