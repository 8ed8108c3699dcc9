import type { RecruiterKind } from '@inkognito/shared/account';
import type { RecruiterProfileFields } from '../../../src/user/recruiterProfile.ts';
import { createRandom } from '../random.ts';
import { makeName } from './names.ts';
import { spell } from './usernames.ts';

/** Share of recruiters with a profile. */
const namedShare = 0.85;

/** Share of those with a confirmed work address. */
const confirmedShare = 0.75;

/** Share of headhunters with a private address, which proves no company. */
const privateAddressShare = 0.3;

const legalForms = ['GmbH', 'GmbH', 'GmbH', 'AG', 'SE', 'GmbH & Co. KG'] as const;

/** `null` for a recruiter without a profile. */
export function recruiterProfileMaker(seed: number) {
  const random = createRandom(seed, 'recruiterProfile');

  return (words: readonly string[], isHeadhunter: boolean): RecruiterProfileFields | null => {
    const name = makeName(random);
    const kind: RecruiterKind = isHeadhunter ? random.pick(['agency', 'freelance']) : 'company';
    const brand = words.map(capitalize).join(' ');
    const company = kind === 'freelance' ? brand : `${brand} ${random.pick(legalForms)}`;
    const isPrivate = isHeadhunter && random.chance(privateAddressShare);
    const domain = isPrivate ? 'gmx.de' : `${words.map(spell).join('-')}.example`;
    const isConfirmed = !isPrivate && random.chance(confirmedShare);
    if (!random.chance(namedShare)) return null;
    return {
      name: `${name.firstName} ${name.lastName}`,
      kind,
      company,
      workEmail: `${spell(name.firstName)}.${spell(name.lastName)}@${domain}`,
      workEmailVerified: isConfirmed,
    };
  };
}

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
