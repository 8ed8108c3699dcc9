import { recruiterProfileInput } from '@inkognito/shared/account';
import { expect, test } from 'vitest';
import { recruiterProfileMaker } from './recruiterProfiles.ts';

test('most recruiters have a profile that they could have saved themselves', () => {
  const makeProfile = recruiterProfileMaker(1);
  const made = Array.from({ length: 60 }, (_, index) =>
    makeProfile(['südstern', 'möbel'], index % 3 === 0),
  );

  const profiles = made.flatMap((profile) => profile ?? []);
  expect(profiles.length).toBeGreaterThan(40);
  expect(profiles.length).toBeLessThan(60);
  for (const { name, kind, company } of profiles) {
    const input = { name, kind, company };
    expect(recruiterProfileInput.parse(input)).toEqual(input);
  }
  expect(profiles.map(({ company }) => company)).toContain('Südstern Möbel GmbH');
});
