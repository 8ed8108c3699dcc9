import { recruiterProfileInput } from '@inkognito/shared/account';
import { expect, test } from 'vitest';
import { toRecruiterCardDto } from '../../../src/user/recruiterProfile.ts';
import { recruiterProfileMaker } from './recruiterProfiles.ts';

test('most recruiters have a card that they could have saved themselves, some of them proven', () => {
  const makeProfile = recruiterProfileMaker(1);
  const made = Array.from({ length: 60 }, (_, index) =>
    makeProfile(['südstern', 'möbel'], index % 3 === 0),
  );

  const profiles = made.flatMap((profile) => profile ?? []);
  expect(profiles.length).toBeGreaterThan(40);
  expect(profiles.length).toBeLessThan(60);
  for (const { name, kind, company, workEmail } of profiles) {
    const input = { name, kind, company, workEmail };
    expect(recruiterProfileInput.parse(input)).toEqual(input);
  }
  const domains = profiles.map((profile) => toRecruiterCardDto(profile)?.verifiedDomain);
  expect(new Set(domains)).toEqual(new Set([null, 'suedstern-moebel.example']));
  expect(profiles.map(({ company }) => company)).toContain('Südstern Möbel GmbH');
});
