// The people, their accounts, keys and postings; `makeMatch.ts` has what compares them.
import {
  type NotificationsDto,
  accountDto,
  automationsDto,
  currentUserDto,
  notificationKinds,
  recruiterProfileDto,
} from '@inkognito/shared/account';
import { operatorDto } from '@inkognito/shared/endpoints';
import { generalKeyName } from '@inkognito/shared/codes';
import { jobDto, jobInput, ownJobDto, postingDto } from '@inkognito/shared/job';
import { type KeyDto, type KeysDto, keyDto, newKeyDto } from '@inkognito/shared/key';
import { questionnaireDto, questionnaireInput } from '@inkognito/shared/questionnaire';
import { defaultsOf } from '@inkognito/shared/schema/defaults';
import { blockedRecruiterDto } from '@inkognito/shared/shield';
import {
  personDto,
  publicUserDto,
  publisherDto,
  recruiterCardDto,
  userDto,
} from '@inkognito/shared/user';
import { fixture } from './fixture.ts';

let counter = 0;
/** In the format of a database id. */
export const makeId = (): string => (++counter).toString(16).padStart(24, '0');

export const makePublicId = (): string => (++counter).toString(16).padStart(32, '0');

const shareNothing = {
  ...{ name: false, phone: false, calendar: false, cv: false, email: false },
  showNothing: true,
};

/** The signed-in user keeps this id unless a test overrides it. */
const ownId = makePublicId();

export const makeOperator = fixture(operatorDto)(() => ({
  ...{ name: null, address: null, email: null, phone: null },
  ...{ representative: null, register: null, vatId: null },
}));

export const makeUser = fixture(currentUserDto)(() => ({
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
}));

/** What a call that changes the account responds with. */
export const makeSavedUser = (changes: Parameters<typeof makeUser>[0] = {}) =>
  userDto.strip().parse(makeUser(changes));

export const makeAccount = fixture(accountDto)(() => ({
  email: 'anna@example.de',
  emailVerified: true,
  pendingEmail: null,
  endsAt: null,
  hasPassword: true,
  providers: { google: false, linkedin: false },
  earlyProviders: { google: false, linkedin: false },
  notifications: Object.fromEntries(
    notificationKinds.map((kind) => [kind, true]),
  ) as NotificationsDto,
  paused: false,
  isFound: true,
  begun: { automations: true, keyGiven: true, posted: true, compared: true },
  version: 1,
}));

export const nothingBegun = { automations: false, keyGiven: false, posted: false, compared: false };

export const makeRecruiterProfile = fixture(recruiterProfileDto)(() => ({
  ...{ name: '', kind: null, company: '', version: 1 },
}));
export const emptyRecruiterProfile = makeRecruiterProfile();

export const makeAutomations = fixture(automationsDto)(() => ({
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
}));

export const makePublicUser = fixture(publicUserDto)(() => ({
  _id: makePublicId(),
  username: 'anna.muster',
  firstName: 'Anna',
  lastName: 'Muster',
  image: null,
  showContactPrefs: shareNothing,
  acceptsRequests: true,
  isOpen: false,
  comparison: null,
}));

export const makeNewest = fixture(publicUserDto.shape.comparison.unwrap())(() => ({
  matchId: makeId(),
  matchPercentage: 97,
  isMatch: true,
  contactState: 'released',
  jobTitle: 'Backend-Entwickler',
}));

export const makePerson = (username = 'anna.muster') => personDto.parse({ username, image: null });

export const makePublisher = (username = 'rita.recruiter') =>
  publisherDto.parse({ username, image: null, card: null });

export const makeCard = fixture(recruiterCardDto)(() => ({
  ...{ name: 'Gerd Gast', kind: null, company: 'Gast GmbH' },
  ...{ workEmail: 'gerd@gast.example', workEmailVerified: false, verifiedDomain: null },
}));

export const makeGuest = () =>
  publisherDto.parse({
    username: null,
    image: null,
    card: makeCard(),
  });

export const makeBlockedRecruiter = fixture(blockedRecruiterDto)(() => ({
  _id: makeId(),
  recruiter: makePublisher(),
  accountDeleted: false,
  jobTitle: 'Köchin',
  blockedAt: '2026-11-10T12:00:00.000Z',
}));

export const makeJob = fixture(jobDto)(() => ({
  ...jobInput.parse({
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
  }),
  _id: makeId(),
  place: 'München',
  recruiterId: makePublisher(),
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
}));

export const makePosting = fixture(postingDto)(() => ({
  ...makeJob(),
  ...{ endsAt: '2099-01-31T09:00:00.000Z', endedAt: null, version: 1 },
}));

export const makeOwnJob = fixture(ownJobDto)(() => ({
  ...makePosting(),
  ...{ compared: 0, matches: 0, openRequests: 0 },
}));

export const makeQuestionnaire = fixture(questionnaireDto)(() => ({
  ...defaultsOf(questionnaireInput),
  version: 1,
  firstName: 'Anna',
  lastName: 'Muster',
  jobTitle: 'Backend-Entwicklerin',
  address: 'Hauptstraße 1',
  zipcode: '80331',
  city: 'München',
  country: 'DE',
  interested: ['Softwarearchitektin', 'Tech Lead'],
  notInterested: ['Vertrieb'],
  preferredLocation: 'Augsburg',
  distance: 50,
  startDate: '2026-12-01',
  salary: { min: 65, max: 80 },
  homeOfficePercent: 60,
  remoteChoice: true,
  localChoice: false,
  hybridChoice: true,
  branchesToExclude: ['versicherungen'],
  contractTypes: ['unbefristet', 'teilzeit'],
  weeklyHours: { min: 30, max: null },
}));

export const makeKey = fixture(keyDto)(() => ({
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
}));

/** Starts with the general key, which every candidate has. */
export function makeKeys(...keys: KeyDto[]): KeysDto {
  const only = { general: true, guests: false, expiresAt: null };
  const general = makeKey({ name: generalKeyName, ...only });
  return { keys: [general, ...keys], wrongTries: { count: 0, days: 30 } };
}

export const makeNewKey = fixture(newKeyDto)(() => ({
  key: makeKey(),
  accessPassword: 'KXMR-7TQF-9HPD',
  link: 'http://localhost/anna.muster#KXMR-7TQF-9HPD',
  message: 'Guten Tag, hier ist mein Profil: http://localhost/anna.muster#KXMR-7TQF-9HPD',
}));
