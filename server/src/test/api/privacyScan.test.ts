import { type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import type { JobInput } from '@inkognito/shared/job';
import { contactFlags, type ContactFlag, type Role } from '@inkognito/shared/codes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Key } from '../../key/key.model.ts';
import { Comparison } from '../../matching/comparison.model.ts';
import { User } from '../../user/user.model.ts';
import {
  compare,
  confirmEmail,
  enterKey,
  makeJobInput,
  makeKey,
  makeRecruiterProfile,
  publishQuestionnaire,
  unlock,
} from '../make.ts';
import { type Member, useTestApp } from '../testApp.ts';
import type { Answered, TestClient } from '../testClient.ts';
import type { RequestParts } from './requests.ts';
import { makePicture } from './scene.ts';
import {
  type Secret,
  contactForm,
  contactSecrets,
  cvBytes,
  cvName,
  message,
  ownRecruiterProfile,
  secretsOf,
  toSearched,
  wishes,
} from './sentinels.ts';
import { rememberAll } from './snapshot.ts';

const app = useTestApp({ emptiedOnce: true });

const fitting = makeJobInput({ salary: { min: 650, max: 800 }, homeOfficePercent: 60 });
const pendingEmail = 'anders@umgezogen.example';
const identity = { issuer: 'https://anbieter.example', subject: 'Kennung-beim-Anbieter' };

const failing = makeJobInput({ jobTitle: 'Koch', salary: { min: 30, max: 36 } });

let candidate: Member;
let party: Member;
let others: Record<string, TestClient>;
let known: { jobId: string; matchId: string; releaseId: string; cvId: string; imageId: string };
let startAgain: () => Promise<void>;
let secrets: Secret[];

beforeAll(async () => {
  candidate = await app.member(['jobSeeker'], 'kandidat');
  await publishQuestionnaire(candidate, wishes);
  const visibility = {
    showName: 'false',
    showImage: 'false',
    'showContactPrefs[showNothing]': 'false',
  };
  await candidate.call('saveAutomations', {
    form: { ...contactForm, ...visibility, ...flagForm(contactFlags) },
    file: { field: 'cv', name: cvName, bytes: cvBytes },
  });
  const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  await candidate.call('uploadProfileImage', { file: picture });
  await candidate.call('saveMessage', { body: { message } });
  await User.updateOne({ _id: candidate.id }, { $set: { recruiterProfile: ownRecruiterProfile } });

  party = await app.member(['recruiter'], 'partei');
  await party.call('saveRecruiterProfile', { body: makeRecruiterProfile() });
  await unlock(party, candidate);
  const match = await compare(party, candidate, fitting);
  if (!match.body.isMatch) throw new Error('The candidate should fit the posting.');
  const stranger = await app.member(['recruiter'], 'fremde');
  const seeker = await app.member(['jobSeeker'], 'suchende');
  await publishQuestionnaire(seeker, {
    interested: ['Backend Developer'],
    salary: { min: 600, max: 700 },
  });
  await Promise.all([party, stranger].map(confirmEmail));
  await stranger.call('createJob', { body: fitting });
  const keyName = 'Kaminfeger Köln KG';
  const key = await makeKey(candidate, { name: keyName });
  const keyHolder = app.guest();
  await enterKey(keyHolder, candidate, key.password);
  others = { guest: app.guest(), seeker, stranger, keyHolder };
  known = await idsOf(match.body.matchId);
  startAgain = await rememberAll(everybody());
  const stored = await User.findById(candidate.id)
    .select('+passwordHash +accessPasswordHash +knownBrowsers')
    .orFail();
  secrets = secretsOf({
    accountEmail: `${candidate.username}@beispiel.example`,
    password: candidate.password,
    accessPassword: candidate.accessPassword,
    passwordHash: String(stored.passwordHash),
    accessPasswordHash: stored.accessPasswordHash,
    pendingEmail,
    browserMark: candidate.deviceCookie?.split('=')[1] ?? 'none',
    knownBrowser: stored.knownBrowsers[0] ?? 'none',
    identity: identity.subject,
    keyName,
    keyPassword: key.password,
    keyHash: (await Key.findById(key.id).select('+hash').orFail().lean()).hash,
  });
});
beforeEach(() => startAgain());

const everybody = () => [candidate, party, ...Object.values(others)];

async function idsOf(matchId: string): Promise<typeof known> {
  const { body } = await party.call('getMatch', { params: { matchId } });
  const { body: own } = await candidate.call('listReleases');
  const stored = await User.findById(candidate.id).orFail();
  return {
    matchId,
    jobId: body.jobPosting._id,
    releaseId: own.releases[0]?._id ?? '',
    cvId: stored.cv?.publicId ?? '',
    imageId: stored.imagePublicId ?? '',
  };
}

const flagForm = (shared: readonly ContactFlag[]) =>
  Object.fromEntries(
    contactFlags.map((flag) => [`showContactPrefs[${flag}]`, String(shared.includes(flag))]),
  );

type State = {
  enter: () => Promise<unknown>;
  /** Whether contact data may be released. */
  open?: true;
  /** What the recruiter then compares; after a deletion it is a new offer. */
  compares: { body: JobInput; status: number; isMatch?: boolean } | null;
};

async function done(call: Promise<{ status: number }>): Promise<void> {
  const { status } = await call;
  if (status >= 400) throw new Error(`Refused with ${status}`);
}

const states: Record<string, State> = {
  match: {
    open: true,
    enter: () => Promise.resolve(),
    compares: { body: fitting, status: 200, isMatch: true },
  },
  'no match': {
    enter: async () => {
      await done(party.call('deleteJob', { params: { id: known.jobId } }));
      await done(compare(party, candidate, failing));
    },
    compares: { body: failing, status: 200, isMatch: false },
  },
  blocked: {
    enter: () => done(candidate.call('toggleJobBlock', { params: { id: known.jobId } })),
    compares: { body: fitting, status: 409 },
  },
  'role given up': {
    enter: async () => {
      const change = (role: Role, action: 'add' | 'remove') =>
        done(candidate.call('assignRole', { body: { role: [role], action } }));
      await change('recruiter', 'add');
      await change('jobSeeker', 'remove');
    },
    compares: { body: fitting, status: 404 },
  },
  withdrawn: {
    enter: () => done(candidate.call('withdrawRelease', { params: { id: known.releaseId } })),
    compares: { body: fitting, status: 200, isMatch: true },
  },
  held: {
    enter: () => {
      const held = { 'contact.state': 'awaitsCandidate', 'contact.held': true } as const;
      return Comparison.updateOne({ _id: known.matchId }, held);
    },
    compares: { body: fitting, status: 200, isMatch: true },
  },
  'posting deleted': {
    enter: () => done(party.call('deleteJob', { params: { id: known.jobId } })),
    compares: null,
  },
};

/** Every request that could touch the candidate. */
const tour = (): [EndpointName, RequestParts][] => [
  ['getMatch', { params: { matchId: known.matchId } }],
  ['getCv', { params: { id: known.cvId } }],
  ['listMatches', {}],
  ['exportAccount', {}],
  ['getPublicUser', { params: { username: candidate.username } }],
  ['searchUsers', { query: { q: candidate.username } }],
  ['searchUsers', { query: { q: wishes.lastName } }],
  ['listJobsOffered', {}],
  ['listMyJobs', {}],
  ['getJob', { params: { id: known.jobId } }],
  ['listJobCandidates', { params: { id: known.jobId } }],
  ['getImage', { params: { id: known.imageId } }],
  ['authStatus', {}],
  ['listKeys', {}],
  ['listOpenProfiles', {}],
  ['getComparisonOutlook', { params: { candidateId: candidate.publicId } }],
  ['checkAccessPassword', { params: { username: candidate.username }, body: { password: 'x' } }],
  ['compare', { params: { candidateId: candidate.publicId }, body: failing }],
  ['updateJob', { params: { id: known.jobId }, body: fitting }],
  ['toggleJobBlock', { params: { id: known.jobId } }],
  ['decideRelease', { body: { comparisonId: known.matchId } }],
  ['withdrawRelease', { params: { id: known.releaseId } }],
  ['deleteAccount', { params: { userId: candidate.publicId } }],
  ['login', { body: { username: candidate.username, password: 'falsches Passwort' } }],
  ['health', {}],
];

/** Fails on any secret in an answer, except contact data of the given flags. */
function expectNothingSecret(
  answer: Answered<EndpointName>,
  where: string,
  allowed: readonly ContactFlag[] = [],
): void {
  const forbidden = contactFlags.filter((flag) => !allowed.includes(flag)).flatMap(contactSecrets);
  const looked = toSearched(answer.response);
  const found = [...secrets, ...forbidden].filter(({ isIn }) => isIn(looked));
  expect(
    found.map(({ name }) => name),
    `${where} (${answer.status})`,
  ).toEqual([]);
}

/** Each pair of flags in all four combinations. */
const pairwise = [0b00000, 0b00111, 0b01011, 0b10101, 0b11010, 0b11100];
const everySet = Array.from({ length: 2 ** contactFlags.length }, (_, bits) => bits);
/** `npm run test:rest` tries every set, where contact may be open, and leaves all else to `npm test`. */
const isWhole = process.env['WHOLE'] !== undefined;
const flagSets = (isWhole ? everySet : pairwise).map((bits) =>
  contactFlags.filter((_flag, index) => (bits >> index) % 2 === 1),
);
const once = test.skipIf(isWhole);

const contactRows = (shared: readonly ContactFlag[]) => ({
  // Never alone.
  name:
    shared.includes('name') && shared.length > 1 ? `${wishes.firstName} ${wishes.lastName}` : null,
  phoneNumber: shared.includes('phone') ? contactForm.phoneNumber : null,
  calendarLink: shared.includes('calendar') ? contactForm.calendarLink : null,
  email: shared.includes('email') ? contactForm.email : null,
  cv: shared.includes('cv') ? { filename: cvName, url: `/api/v1/files/cv/${known.cvId}` } : null,
});

async function share(shared: readonly ContactFlag[], showNothing: boolean): Promise<void> {
  const form = { ...flagForm(shared), 'showContactPrefs[showNothing]': String(showNothing) };
  await done(candidate.call('saveAutomations', { form }));
}

const releasedBy: Partial<Record<EndpointName, readonly ContactFlag[]>> = {
  getMatch: contactFlags,
  getCv: ['cv'],
};

describe('contact data leaves on a match only, and only what is allowed now', () => {
  const cases = [
    ...flagSets.map((shared) => ({ shared, showNothing: false })),
    { shared: contactFlags, showNothing: true },
  ];
  const tried = Object.entries(states).filter(([, { open }]) => open || !isWhole);

  test.each(tried)('%s, for every set of share flags', async (name, state) => {
    for (const { shared, showNothing } of cases) {
      await startAgain();
      await share(shared, showNothing);
      await state.enter();
      const allowed = state.open && !showNothing ? shared : [];
      const where = `${name}, ${showNothing ? 'nothing' : shared.join('+')}`;

      const match = await party.call('getMatch', { params: { matchId: known.matchId } });
      expectNothingSecret(match, `${where}: getMatch`, allowed);
      if (match.status === 200) {
        const rows = match.body.contactState === 'released' ? contactRows(allowed) : null;
        expect(match.body.contactInfo, where).toEqual(rows);
      }
      const file = await party.call('getCv', { params: { id: known.cvId } });
      expectNothingSecret(file, `${where}: getCv`, allowed);
      expect(file.status, where).toBe(allowed.includes('cv') ? 200 : 404);
      for (const call of ['listMatches', 'exportAccount', 'listMyJobs', 'authStatus'] as const) {
        expectNothingSecret(await party.call(call), `${where}: ${call}`);
      }
      if (!state.compares) continue;
      const { body, status, isMatch } = state.compares;
      const compared = await compare(party, candidate, body);
      expectNothingSecret(compared, `${where}: compare`, allowed);
      expect(compared.status, where).toBe(status);
      const rows = compared.body.contactState === 'released' ? contactRows(allowed) : null;
      if (isMatch !== undefined) expect(compared.body.contactInfo, where).toEqual(rows);
    }
  });

  once.each(Object.entries(states))('%s: no other account finds anything', async (name, state) => {
    await state.enter();
    const enterAgain = await rememberAll(everybody());
    for (const [caller, client] of Object.entries({ ...others, party })) {
      for (const [endpoint, parts] of tour()) {
        const mayHaveContact = caller === 'party' && state.open;
        const allowed = mayHaveContact ? releasedBy[endpoint] : [];
        const answer = await client.call(endpoint, parts);
        expectNothingSecret(answer, `${name}: ${caller} ${endpoint}`, allowed);
        if (endpoints[endpoint].method !== 'GET') await enterAgain();
      }
    }
  });
});

once('the stated identity of a recruiter reaches only job seekers they compared with', async () => {
  const { name: own, company } = makeRecruiterProfile();
  const toldIn = ({ response }: Answered<EndpointName>) =>
    [own, company].filter((text) => response.text.includes(text));

  const offers = await candidate.call('listJobsOffered');
  expect(toldIn(offers)).toEqual([own, company]);
  for (const [caller, client] of Object.entries(others)) {
    for (const [endpoint, parts] of tour()) {
      const answer = await client.call(endpoint, parts);
      expect(toldIn(answer), `${caller} ${endpoint}`).toEqual([]);
    }
  }
});

once('comparing other postings tells nothing that only the candidate entered', async () => {
  const postings = [
    { branch: 'textil_bekleidung_lederwaren' as const },
    { jobTitle: 'Kaminkehrer', salary: { min: 650, max: 800 } },
    { salary: { min: 400, max: 500 }, remoteChoice: 'local' as const },
    {
      salary: { min: 600, max: 640 },
      homeOfficePercent: 10,
      jobLocation: 'Hamburg',
      zipcode: '20095',
    },
    { remoteChoice: 'remote' as const, homeOfficePercent: 100, jobLocation: '' },
    { contractType: 'praktikum' as const },
    { contractType: 'teilzeit' as const, weeklyHours: 20 },
    { weeklyHours: 35 },
    { remoteChoice: null, country: 'AT' as const, zipcode: '1010', jobLocation: 'Wien' },
  ];
  const bare = secrets.filter(({ name }) => name !== 'branchesToExclude');
  for (const changes of postings) {
    await startAgain();
    const answer = await compare(party, candidate, { ...fitting, ...changes });

    expect(answer.status).toBe(200);
    const looked = toSearched(answer.response);
    const found = bare.filter(({ isIn }) => isIn(looked)).map(({ name }) => name);
    expect(found, JSON.stringify(changes)).toEqual([]);
    expect(answer.response.text).not.toContain('textil');
  }
});
