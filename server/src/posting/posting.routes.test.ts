import { describe, expect, test } from 'vitest';
import { compare, makeJobInput, makeUnlockedPair } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';

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
    ['branch', { branch: 'raumschiffe' }, 'Bitte wählen Sie einen der vorgegebenen Werte.'],
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
