import {
  type BranchCode,
  type CompanySize,
  codesOf,
  companySizeLabels,
} from '@inkognito/shared/codes';
import type { Career } from '../careers/career.ts';
import { careers } from '../careers/careers.ts';
import { createRandom, objectIdMaker, type Random } from '../random.ts';
import { accountMaker, demoDomain, type UserRow } from './accounts.ts';
import { someTimeAgo, type Candidate, type World } from './candidates.ts';
import { makeName } from './names.ts';
import type { HomePlace, PlaceDraw } from './places.ts';
import { recruiterProfileMaker } from './recruiterProfiles.ts';
import { spell, takeUsername } from './usernames.ts';

export type Publisher = {
  readonly user: UserRow;
  readonly careers: readonly Career[];
  /** `null` for headhunters, whose clients are in any industry. */
  readonly company: { branch: BranchCode; size: CompanySize; place: HomePlace } | null;
};

const headhunterShare = 0.3;

const mostCareers = 4;

const stems =
  `nordstern talwerk rheinblick hansehaus isarhöfe elbwerk spreekontor alpenland sonnental eichenhof
  silberbach lindenhof westkap ostwind südstern kranich falkenberg neuland blaupause achtwerk brückner steinfeld
  morgenthal seehaus waldquell adlerberg kornfeld hafenkontor bergland altmühl`.split(/\s+/);

/** Company name suffixes by industry. */
const companyWords: Record<BranchCode, readonly string[]> = {
  automobilindustrie: ['automotive', 'mobility'],
  maschinen_anlagenbau: ['maschinenbau', 'anlagen'],
  chemie_pharma_biotech: ['pharma', 'chemie', 'biotech'],
  elektrotechnik_elektronik_optik: ['elektronik', 'optik'],
  it_software_internet_telekommunikation: ['software', 'digital', 'systems'],
  banken_finanzdienstleistungen: ['bank', 'finanz'],
  versicherungen: ['versicherung', 'assekuranz'],
  handel_konsumgueter_ecommerce: ['handel', 'markt', 'shop'],
  logistik_transport_verkehr: ['logistik', 'spedition'],
  energie_wasser_umwelt_erneuerbare: ['energie', 'stadtwerke', 'wind'],
  baugewerbe_architektur_immobilien: ['bau', 'immobilien'],
  gesundheitswesen_sozialwesen: ['klinik', 'pflege', 'soziales'],
  medien_verlag_druck_event: ['medien', 'verlag'],
  tourismus_gastgewerbe_freizeit: ['hotel', 'gastro', 'reisen'],
  oeffentlicher_dienst_verwaltung_verbaende: ['verband', 'zweckverband'],
  bildung_forschung_wissenschaft: ['institut', 'akademie'],
  unternehmensberatung_consulting: ['consulting', 'beratung'],
  luft_raumfahrt: ['aerospace', 'luftfahrt'],
  nahrungsmittel_getraenke: ['lebensmittel', 'brauerei'],
  textil_bekleidung_lederwaren: ['textil', 'mode'],
  metallerzeugung_verarbeitung: ['metall', 'stahl'],
  holz_moebel_papier: ['möbel', 'holz'],
  personalberatung_vermittlung: ['personal', 'talent'],
  sicherheit_schutz: ['security', 'schutz'],
  sport_fitness_wellness: ['fitness', 'sport'],
  kunst_kultur: ['kultur', 'theater'],
  agrar_forstwirtschaft: ['agrar', 'forst'],
  sonstige_branchen: ['service', 'dienste'],
};

const headhunterWords = ['personalberatung', 'talent', 'executive', 'recruiting'] as const;

export function recruiterMaker(world: World): () => Publisher {
  const random = createRandom(world.seed, 'recruiter');
  const userId = objectIdMaker(world.seed, 'recruiter');
  const makeAccount = accountMaker(world.hashes);
  const makeProfile = recruiterProfileMaker(world.seed);

  return () => {
    const isHeadhunter = random.chance(headhunterShare);
    const career = random.pick(careers);
    const company = isHeadhunter
      ? null
      : makeCompany(random.pick(career.branches), world.places, random);
    const words = company
      ? [random.pick(stems), random.pick(companyWords[company.branch])]
      : [makeName(random).lastName, random.pick(headhunterWords)];
    const createdAt = someTimeAgo(random, 300);
    const username = takeUsername(words.map(spell).join('-'), world.taken, random);
    const user = makeAccount({
      _id: userId(createdAt),
      username,
      // Of a company of their own, as job seekers read the domain.
      email: `bewerbung@${username}.${demoDomain}`,
      role: ['recruiter'],
      createdAt,
      recruiterProfile: makeProfile(words, isHeadhunter),
    });
    return { user, company, careers: [career, ...related(career, company, random)] };
  };
}

function makeCompany(branch: BranchCode, places: PlaceDraw, random: Random) {
  return { branch, size: makeSize(random), place: places.city(random) };
}

export const makeSize = (random: Random): CompanySize => random.pick(codesOf(companySizeLabels));

function related(career: Career, company: Publisher['company'], random: Random): Career[] {
  const others = careers.filter(
    (other) =>
      other !== career &&
      (company ? other.branches.includes(company.branch) : other.field === career.field),
  );
  return random.pickSome(others, random.whole(1, mostCareers - 1));
}

/** Hires for their own career at their employer. */
export function hiringCandidate(
  { user, questionnaire, career }: Candidate,
  random: Random,
): Publisher {
  const place = { zipcode: questionnaire.zipcode, town: questionnaire.city };
  return {
    user,
    careers: [career],
    company: { branch: random.pick(career.branches), size: makeSize(random), place },
  };
}
