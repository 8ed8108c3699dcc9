import { criterionIds } from '@inkognito/shared/rules/rulebook';
import { describe, expect, test } from 'vitest';
import { Quota } from '../quota/quota.model.ts';
import {
  compare,
  enterKey,
  makeKey,
  makeUnlockedPair,
  publishQuestionnaire,
  unlock,
} from '../../test/make.ts';
import { useTestApp } from '../../test/testApp.ts';

const { member } = useTestApp();

const wrongJob = { jobTitle: 'Koch', salary: { min: 30, max: 36 } };
const pair = () => makeUnlockedPair(member);

describe('a comparison', () => {
  test('on a match gives the percentage, the reasons and the contact details', async () => {
    const { anna, rita } = await pair();

    const { status, body } = await compare(rita, anna);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      isMatch: true,
      contactInfo: {
        phoneNumber: '+49 170 5550123',
        calendarLink: 'https://kalender.beispiel.example/anna',
        email: 'anna.privat@beispiel.example',
        cv: { filename: 'Lebenslauf.pdf' },
      },
    });
    expect(body.matchPercentage).toBeGreaterThanOrEqual(70);
    // A list would be used up unseen.
    expect(body).toMatchObject({ similarCandidates: [], similarCount: null });
    expect(await Quota.countDocuments({ candidateId: null })).toBe(0);
    expect(Object.keys(body.breakdown)).toEqual(criterionIds);
  });

  test('without a match gives no contact details, but similar people that fit', async () => {
    const { anna, rita } = await pair();
    const cook = await member(['jobSeeker'], 'koch.karl');
    await publishQuestionnaire(cook, {
      jobTitle: 'Koch',
      interested: ['Küchenchef'],
      salary: { min: 30, max: 40 },
      localChoice: true,
    });

    const { body } = await compare(rita, anna, {
      ...wrongJob,
      remoteChoice: 'local',
      homeOfficePercent: 40,
    });

    expect(body).toMatchObject({ isMatch: false, contactInfo: null });
    expect(body.matchPercentage).toBeLessThan(70);
    expect(body.similarCandidates).toEqual([
      {
        user: { username: 'koch.karl', image: null },
        matchPercentage: expect.any(Number) as number,
        fits: ['jobTitle', 'location', 'workMode', 'contractType'],
      },
    ]);
  });

  test('says so when the profile has no questionnaire yet', async () => {
    const [anna, rita] = [await member(['jobSeeker']), await member(['recruiter'])];
    await unlock(rita, anna);

    expect((await compare(rita, anna)).status).toBe(409);
  });
});

describe('the quota', () => {
  const five = ['Koch', 'Kellner', 'Bäcker', 'Tischler', 'Florist'];

  test('allows five different comparisons a day, and the same answers as often as one likes', async () => {
    const { anna, rita } = await pair();
    for (const jobTitle of five) await compare(rita, anna, { jobTitle });

    const sixth = await compare(rita, anna, { jobTitle: 'Maler' });
    const again = await compare(rita, anna, { jobTitle: 'Koch' });

    expect(sixth.status).toBe(429);
    expect(sixth.error.error).toContain('Bitten Sie die Person um einen eigenen Schlüssel');
    expect(Number(sixth.response.get('Retry-After'))).toBeGreaterThan(80_000);
    expect(again.status).toBe(200);
    expect((await rita.call('listMyJobs')).body.jobs).toHaveLength(5);
  });

  test('of a named key that others used up says that they did', async () => {
    const { anna, rita } = await pair();
    const key = await makeKey(anna);
    const other = await member(['recruiter']);
    for (const who of [rita, other]) await enterKey(who, anna, key.password);
    for (const jobTitle of five) await compare(other, anna, { jobTitle });

    const { status, error } = await compare(rita, anna);

    expect(status).toBe(429);
    expect(error.error).toMatch(/^Mit diesem Schlüssel wurde .* Bitten Sie die Person um einen/);
  });
});
