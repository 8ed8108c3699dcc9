import { describe, expect, test } from 'vitest';
import {
  asker,
  compare,
  compareAsGuest,
  enterKey,
  makeJobInput,
  makeKey,
  makeRecruiterProfile,
  makeUnlockedPair,
} from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';

const { guest, member } = useTestApp();

const introduce = (rita: Member, company: string) =>
  rita.call('saveRecruiterProfile', { body: makeRecruiterProfile({ company }) });

describe('a company', () => {
  test('is named three times in 30 days, the same one as often as one likes', async () => {
    const rita = await member(['recruiter']);
    for (const company of ['Nordwind', 'Südwind', 'Nordwind GmbH', 'Westwind', 'Südwind']) {
      expect((await introduce(rita, company)).status).toBe(200);
    }

    const { status, error } = await introduce(rita, 'Ostwind');

    expect(status).toBe(409);
    expect(error.fields?.company).toMatch(/drei verschiedene Firmen in 30 Tagen/);
  });

  test('is named by guests three times per key, whatever browser they use', async () => {
    const { anna } = await makeUnlockedPair(member);
    const key = await makeKey(anna);
    const compareAs = async (company: string) => {
      const visitor = guest();
      await enterKey(visitor, anna, key.password);
      return visitor.call('compare', {
        params: { candidateId: anna.publicId },
        body: { ...makeJobInput(), asker: { ...asker, company } },
      });
    };
    const first = await compareAs('Nordwind');
    expect(first.status).toBe(200);
    for (const company of ['Südwind', 'Westwind', 'Nordwind AG']) await compareAs(company);
    await anna.call('saveShield', { body: { companies: ['Siemens'], domains: [] } });

    const [listed, other] = [await compareAs('Siemens'), await compareAs('Ostwind')];

    expect([listed.status, other.status]).toEqual([409, 409]);
    expect(other.error.fields).toHaveProperty(['asker.company']);
  });

  test('is named three times more by a new account, and by guests with a new key', async () => {
    const { anna } = await makeUnlockedPair(member);
    const names = ['Nordwind', 'Südwind', 'Westwind', 'Ostwind'];
    const byAccount = async () => {
      const rita = await member(['recruiter']);
      const statuses = [];
      for (const name of names) statuses.push((await introduce(rita, name)).status);
      await rita.call('deleteAccount', { params: { userId: rita.publicId } });
      return statuses;
    };
    const byKey = async () => {
      const { password } = await makeKey(anna);
      const statuses = [];
      for (const company of names) {
        const visitor = guest();
        await enterKey(visitor, anna, password);
        const body = { ...makeJobInput(), asker: { ...asker, company } };
        const params = { candidateId: anna.publicId };
        statuses.push((await visitor.call('compare', { params, body })).status);
      }
      return statuses;
    };

    const counted = [await byAccount(), await byAccount(), await byKey(), await byKey()];

    expect(counted).toEqual(Array(4).fill([200, 200, 200, 409]));
  });

  test('has at most four words that count, also as an employer', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const company = 'Siemens Bosch Audi Porsche Daimler';

    const profile = await introduce(rita, company);
    const posting = await rita.call('createJob', { body: makeJobInput({ employer: company }) });
    const compared = await compare(rita, anna, { employer: company });
    const visitor = guest();
    await enterKey(visitor, anna, (await makeKey(anna)).password);
    const byGuest = await compareAsGuest(visitor, anna, { employer: company });

    expect(profile.error.fields).toHaveProperty('company');
    for (const { status, error } of [posting, compared, byGuest]) {
      expect(status).toBe(400);
      expect(error.fields?.employer).toMatch(/höchstens 4 Wörtern/);
    }
  });
});
