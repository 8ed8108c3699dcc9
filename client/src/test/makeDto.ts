import type {
  AccountDto,
  AutomationsDto,
  RecruiterProfileDto,
  CurrentUserDto,
} from '@inkognito/shared/account';
import type { KeyDto, KeysDto, NewKeyDto } from '@inkognito/shared/key';
import {
  type JobDto,
  type OwnJobDto,
  type PostingDto,
  type TitleSuggestionsDto,
  jobInput,
} from '@inkognito/shared/job';
import { generalKeyName } from '@inkognito/shared/codes';
import type { PublicUserDto, PublisherDto } from '@inkognito/shared/user';

let counter = 0;
/** In the format of a database id. */
export const makeId = (): string => (++counter).toString(16).padStart(24, '0');

export const makePublicId = (): string => (++counter).toString(16).padStart(32, '0');

const shareNothing = {
  name: false,
  phone: false,
  calendar: false,
  cv: false,
  email: false,
  showNothing: true,
};

/** The signed-in user keeps this id unless a test overrides it. */
const ownId = makePublicId();

export function makeUser(changes: Partial<CurrentUserDto> = {}): CurrentUserDto {
  return {
    _id: ownId,
    username: 'anna.muster',
    email: 'anna@example.de',
    firstName: 'Anna',
    lastName: 'Muster',
    role: ['jobSeeker'],
    image: null,
    showContactPrefs: shareNothing,
    copyPasteMsg: '',
    matchesForJobSeeker: [],
    jobsBlocked: [],
    ...changes,
  };
}

export function makeAccount(changes: Partial<AccountDto> = {}): AccountDto {
  return {
    email: 'anna@example.de',
    emailVerified: true,
    pendingEmail: null,
    endsAt: null,
    hasPassword: true,
    providers: { google: false, linkedin: false },
    earlyProviders: { google: false, linkedin: false },
    notifications: {
      newOffer: true,
      newMatch: true,
      accessRequest: true,
      requestAccepted: true,
      releaseChanged: true,
    },
    paused: false,
    isFound: true,
    begun: { automations: true, keyGiven: true, posted: true, compared: true },
    version: 1,
    ...changes,
  };
}

export const nothingBegun = { automations: false, keyGiven: false, posted: false, compared: false };

export const emptyRecruiterProfile: RecruiterProfileDto = {
  name: '',
  kind: null,
  company: '',
  version: 1,
};

export const makeNewest = (
  changes: Partial<NonNullable<PublicUserDto['comparison']>> = {},
): NonNullable<PublicUserDto['comparison']> => ({
  matchId: makeId(),
  matchPercentage: 97,
  isMatch: true,
  contactState: 'released',
  jobTitle: 'Backend-Entwickler',
  ...changes,
});

export function makePublicUser(changes: Partial<PublicUserDto> = {}): PublicUserDto {
  return {
    _id: makePublicId(),
    username: 'anna.muster',
    firstName: 'Anna',
    lastName: 'Muster',
    image: null,
    showContactPrefs: shareNothing,
    acceptsRequests: true,
    comparison: null,
    ...changes,
  };
}

export function makeJob(changes: Partial<JobDto> = {}): JobDto {
  const answers = jobInput.parse({
    jobTitle: 'Backend-Entwickler',
    field: 'it_softwareentwicklung',
    zipcode: '80331',
    country: 'DE',
    companySize: '50_249',
    branch: 'it_software_internet_telekommunikation',
    remoteChoice: 'hybrid',
    homeOfficePercent: 60,
    jobLocation: 'München',
    distance: 50,
    contractType: 'unbefristet',
    salary: { min: 65, max: 80 },
  });
  return {
    _id: makeId(),
    ...answers,
    place: 'München',
    recruiterId: { username: 'rita.recruiter', image: null, card: null },
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    ...changes,
  };
}

export function makePosting(changes: Partial<PostingDto> = {}): PostingDto {
  return {
    ...makeJob(),
    ...{ endsAt: '2099-01-31T09:00:00.000Z', endedAt: null, version: 1 },
    ...changes,
  };
}

export function makeOwnJob(changes: Partial<OwnJobDto> = {}): OwnJobDto {
  return { ...makePosting(), compared: 0, matches: 0, openRequests: 0, ...changes };
}

export function makeGuest(): PublisherDto {
  return {
    username: null,
    image: null,
    card: {
      name: 'Gerd Gast',
      kind: null,
      company: 'Gast GmbH',
      workEmail: 'gerd@gast.example',
      workEmailVerified: false,
      verifiedDomain: null,
    },
  };
}

export function makeKey(changes: Partial<KeyDto> = {}): KeyDto {
  return {
    _id: makeId(),
    name: 'Meier GmbH',
    general: false,
    guests: true,
    createdAt: '2026-11-02T09:00:00.000Z',
    expiresAt: '2126-11-20T12:00:00.000Z',
    revokedAt: null,
    opened: 0,
    comparisons: 0,
    matches: 0,
    lastUsedAt: null,
    matchesWait: false,
    learnedFloor: null,
    ...changes,
  };
}

/** Starts with the general key, which every candidate has. */
export function makeKeys(...keys: KeyDto[]): KeysDto {
  const general = makeKey({
    name: generalKeyName,
    general: true,
    guests: false,
    expiresAt: null,
  });
  return { keys: [general, ...keys], wrongTries: { count: 0, days: 30 } };
}

export function makeNewKey(changes: Partial<NewKeyDto> = {}): NewKeyDto {
  return {
    key: makeKey(),
    accessPassword: 'KXMR-7TQF-9HPD',
    link: 'http://localhost/anna.muster#KXMR-7TQF-9HPD',
    message: 'Guten Tag, hier ist mein Profil: http://localhost/anna.muster#KXMR-7TQF-9HPD',
    ...changes,
  };
}

export function makeAutomations(changes: Partial<AutomationsDto> = {}): AutomationsDto {
  return {
    phoneNumber: '',
    email: '',
    calendarLink: '',
    showContactPrefs: shareNothing,
    releaseMode: 'immediate',
    cv: null,
    saved: true,
    discoverable: true,
    showName: true,
    showImage: true,
    acceptsRequests: true,
    version: 1,
    ...changes,
  };
}

export const cookReading: TitleSuggestionsDto = {
  titles: [],
  reading: { sure: true, occupation: 'Koch', field: 'gastronomie_hotellerie_tourismus' },
};

export const noOffers = {
  jobsOffered: [],
  offerCount: 0,
  matchCount: 0,
  releasedCount: 0,
  blockedCount: 0,
  nextCursor: null,
};
