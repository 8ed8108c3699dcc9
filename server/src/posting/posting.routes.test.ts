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

  test.each(['', 'Neukirchen', 'Hintertupfing', 'Bayern'])(
    'without a postcode is refused beside it in %j',
    async (jobLocation) => {
      const rita = await member(['recruiter']);
      const body = makeJobInput({ zipcode: '', jobLocation });

      const { status, error } = await rita.call('createJob', { body });

      expect(status).toBe(400);
      expect(error.fields?.['zipcode']).toMatch(/Postleitzahl/);
    },
  );

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

  test.each([
    ['jobTitle', { jobTitle: ' ' }, 'Bitte geben Sie eine Berufsbezeichnung ein.'],
    [
      'salary.min',
      { salary: { min: 90, max: 80 } },
      'Das Mindestgehalt kann nicht höher sein als das Höchstgehalt!',
    ],
    ['salary.min', { salary: { min: 0, max: 80 } }, 'Der kleinste erlaubte Wert ist 1 Tsd. €.'],
    [
      'salary.max',
      { salary: { min: 1, max: 2_000_000 } },
      'Der größte erlaubte Wert ist 999 Tsd. €.',
    ],
    ['homeOfficePercent', { homeOfficePercent: 101 }, 'Maximalwert ist 100%'],
    ['homeOfficePercent', { homeOfficePercent: -1 }, 'Mindestwert ist 0%'],
    ['homeOfficePercent', { homeOfficePercent: 2.5 }, 'Nur ganze Zahlen erlaubt.'],
    ['distance', { distance: 11_001 }, 'Der größte erlaubte Wert ist 11.000 km.'],
    ['branch', { branch: 'raumschiffe' }, 'Bitte wählen Sie eine Branche.'],
    ['country', { country: 'XX' }, 'Bitte wählen Sie einen der vorgegebenen Werte.'],
    ['recruiterId', { recruiterId: '0'.repeat(24) }, 'Unbekannte Angabe.'],
  ])('is refused with a bad %s', async (field, wrong, sentence) => {
    const rita = await member(['recruiter']);

    const { status, error } = await rita.call('createJob', {
      body: { ...makeJobInput(), ...wrong },
    });

    expect(status).toBe(400);
    expect(error.fields).toEqual({ [field]: sentence });
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
    await published(rita, limits.jobsPerDay - 2, new Date());
    const tries = await Promise.all([1, 2, 3, 4, 5].map((distance) => publish(rita, distance)));

    expect(countOf(tries, 201)).toBe(2);
    expect(countOf(tries, 429)).toBe(3);
    expect(tries.find(({ status }) => status === 429)?.error.error).toMatch(/50 neue Stellen/);
    expect((await publish(rita, 0)).status).toBe(201);
  });

  test('ends after fifty postings a day, also if they are deleted or edited in between', async () => {
    const rita = await member(['recruiter'], 'rita');
    const statuses: number[] = [];
    for (let distance = 0; distance < limits.jobsPerDay + 2; distance += 1) {
      const { status, body } = await publish(rita, distance);
      statuses.push(status);
      if (status !== 201) continue;
      const params = { id: body.job._id };
      const edited = makeJobInput({ distance: 1_000 });
      if (distance % 2 === 0) await rita.call('updateJob', { params, body: edited });
      await rita.call('deleteJob', { params });
    }

    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.jobsPerDay);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('ends after five hundred postings in all', async () => {
    const rita = await member(['recruiter'], 'rita');
    await published(rita, limits.jobsPerAccount, new Date(Date.now() - 48 * 60 * 60_000));

    const { status, error } = await publish(rita, 1);

    expect(status).toBe(409);
    expect(error.error).toMatch(/500 Stellen/);
  });
});
