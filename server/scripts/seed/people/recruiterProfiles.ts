import type { RecruiterKind } from '@inkognito/shared/account';
import type { RecruiterProfileFields } from '../../../src/user/recruiterProfile.ts';
import { createRandom } from '../random.ts';
import { makeName } from './names.ts';

/** Share of recruiters with a profile. */
const namedShare = 0.85;

const legalForms = ['GmbH', 'GmbH', 'GmbH', 'AG', 'SE', 'GmbH & Co. KG'] as const;

/** `null` for a recruiter without a profile. */
export function recruiterProfileMaker(seed: number) {
  const random = createRandom(seed, 'recruiterProfile');

  return (words: readonly string[], isHeadhunter: boolean): RecruiterProfileFields | null => {
    const name = makeName(random);
    const kind: RecruiterKind = isHeadhunter ? random.pick(['agency', 'freelance']) : 'company';
    const brand = words.map(capitalize).join(' ');
    const company = kind === 'freelance' ? brand : `${brand} ${random.pick(legalForms)}`;
    if (!random.chance(namedShare)) return null;
    return {
      name: `${name.firstName} ${name.lastName}`,
      kind,
      company,
    };
  };
}

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
