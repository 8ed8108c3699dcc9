import type { MadeFrom } from '@inkognito/shared/endpoint';
import type { ReleasedNowDto, ShieldDto, ShieldInput } from '@inkognito/shared/shield';
import { nextVersion } from '../database/formVersion.ts';
import { invalid, notSignedIn } from '../errors.ts';
import { companyForm } from '../../language/text/companyName.ts';
import { registrableDomain } from '../../language/text/domainName.ts';
import { findStandingReleases } from '../matching/release/releases.ts';
import { changeAccount } from '../questionnaire/questionnaire.service.ts';
import { listedBy, namesListedCompany } from '../user/shield/listedNames.ts';
import { recordActivity } from '../user/activity/activity.ts';
import { User, type UserFields } from '../user/user.model.ts';

export const toShieldDto = ({
  shield: { companies, domains },
  versions,
}: Pick<UserFields, 'shield' | 'versions'>): ShieldDto => ({
  companies: [...companies],
  domains: [...domains],
  version: versions.shield,
});

export async function getShield(userId: string): Promise<ShieldDto> {
  return toShieldDto(await User.findById(userId).lean().orFail(notSignedIn));
}

/** @throws {AppError} 400 for an entry without a name, 409 when changed elsewhere */
export async function saveShield(
  userId: string,
  { version, ...input }: ShieldInput & MadeFrom,
): Promise<ShieldDto> {
  refuseUseless(input);
  const shield = { companies: unique(input.companies), domains: unique(input.domains) };
  return changeAccount(userId, async (user, tx) => {
    user.versions.shield = await nextVersion(user.versions.shield, version, () =>
      toShieldDto(user),
    );
    const isShielded = shield.companies.length + shield.domains.length > 0;
    user.set({ shield, isShielded });
    await recordActivity([{ candidateId: userId, kind: 'shield_changed' }], tx);
    return toShieldDto(user);
  });
}

/** @throws {AppError} 400 as by saving */
export async function previewShield(userId: string, input: ShieldInput): Promise<ReleasedNowDto[]> {
  refuseUseless(input);
  const listed = listedBy(input);
  const releases = await findStandingReleases(userId);
  const shown = releases.map(({ employer, ...release }) => ({
    ...release,
    namesListedCompany: namesListedCompany(listed, release.recruiter, employer),
  }));
  return shown.sort(
    (one, other) => Number(other.namesListedCompany) - Number(one.namesListedCompany),
  );
}

const unique = (names: readonly string[]) => [...new Set(names)];

function refuseUseless({ companies, domains }: ShieldInput): void {
  const fields: Record<string, string> = {};
  companies.forEach((name, index) => {
    if (companyForm(name) === '') {
      fields[`companies.${index}`] = 'Bitte geben Sie mehr als die Rechtsform an.';
    }
  });
  domains.forEach((name, index) => {
    if (registrableDomain(name) === null) {
      fields[`domains.${index}`] = 'Bitte geben Sie eine Domain wie firma.de an.';
    }
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
