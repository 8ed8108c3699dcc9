// One candidate, and what of them one caller or another must not learn.
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { makePicture } from '../../../src/test/api/scene.ts';
import {
  compare,
  enterKey,
  fillRecruiterProfile,
  makeAutomations,
  makeJobInput,
  makeKey,
  makePdf,
  makeQuestionnaire,
  publishQuestionnaire,
} from '../../../src/test/make.ts';
import type { Member, useTestApp } from '../../../src/test/testApp.ts';
import type { TestClient } from '../../../src/test/testClient.ts';
import { setFrozen } from '../../../src/report/freezing.ts';
import { Comparison } from '../../../src/matching/comparison.model.ts';
import { User } from '../../../src/user/user.model.ts';

export const callers = [
  'guest',
  'unconfirmed',
  'recruiter',
  'guest with key',
  'recruiter with key',
] as const;
export type Caller = (typeof callers)[number];

export type Stage = {
  owner: Member;
  /** An account of the caller's own: comparing with it returns a list or a count of similar candidates. */
  accomplice: Member;
  clients: Record<Caller, TestClient>;
  imageId: string;
  cvId: string;
  keyId: string;
};

export const wishes = makeQuestionnaire({
  zipcode: '80689',
  preferredLocation: '',
  localChoice: true,
  salary: { min: 63, max: 83 },
});

const shown = {
  discoverable: 'true',
  showName: 'true',
  showImage: 'true',
  acceptsRequests: 'true',
};
const contact = {
  ...makeAutomations({ name: true, phone: true, calendar: true, cv: true, email: true }),
  releaseMode: 'confirm',
};
const cv = (text: string) => ({ field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf(text) });

export async function makeStage(app: ReturnType<typeof useTestApp>): Promise<Stage> {
  const { guest, member } = app;
  const owner = await member(['jobSeeker'], 'owner');
  await publishQuestionnaire(owner, wishes);
  await owner.call('saveAutomations', { form: { ...contact, ...shown }, file: cv('Weg') });
  const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  await owner.call('uploadProfileImage', { file: picture });
  const accomplice = await member(['jobSeeker'], 'accomplice');
  await publishQuestionnaire(accomplice, { salary: { min: 200, max: 250 } });

  const unconfirmed = await member(['recruiter'], 'unconfirmed', { confirmed: false });
  const recruiter = await member(['recruiter'], 'stranger');
  const keyHolder = await member(['recruiter'], 'keyholder');
  const clients = {
    ...{ guest: guest(), unconfirmed, recruiter },
    ...{ 'guest with key': guest(), 'recruiter with key': keyHolder },
  };
  for (const { id } of [unconfirmed, recruiter, keyHolder]) await fillRecruiterProfile(id);
  const own = await makeKey(accomplice, { name: 'Für alle' });
  for (const client of [clients.guest, unconfirmed, recruiter, keyHolder])
    await enterKey(client, accomplice, own.password);
  const key = await makeKey(owner, { name: 'Meier GmbH' });
  for (const holder of [clients['guest with key'], keyHolder])
    await enterKey(holder, owner, key.password);
  const stored = await User.findById(owner.id).orFail().lean();
  const { imagePublicId, cv: file } = stored;
  if (!imagePublicId || !file) throw new Error('The candidate lacks a picture or a CV.');
  const ids = { imageId: imagePublicId, cvId: file.publicId, keyId: key.id };
  return { owner, accomplice, clients, ...ids };
}

type Change = (stage: Stage) => Promise<unknown>;

async function done(call: Promise<{ status: number; error: unknown }>): Promise<void> {
  const { status, error } = await call;
  if (status >= 300) throw new Error(`Refused with ${status}: ${JSON.stringify(error)}`);
}

const wishing =
  (changes: Partial<QuestionnaireInput>): Change =>
  ({ owner }) =>
    done(owner.call('updateQuestionnaire', { body: { ...wishes, ...changes } }));
const saving =
  (form: Record<string, string>, text?: string): Change =>
  ({ owner }) =>
    done(owner.call('saveAutomations', { form, ...(text && { file: cv(text) }) }));
const listing =
  (companies: string[], domains: string[] = []): Change =>
  ({ owner }) =>
    done(owner.call('saveShield', { body: { companies, domains } }));
const nothing: Change = () => Promise.resolve();

const moved: Change = ({ owner: { id } }) =>
  User.updateOne({ _id: id }, { email: 'anna.anders@postfach.example' });

const otherContact = {
  ...{ phoneNumber: '+49 170 777', email: 'b@anders.example' },
  calendarLink: 'anders.example/b',
};

const inTurn =
  (...changes: Change[]): Change =>
  async (stage) => {
    for (const change of changes) await change(stage);
  };

/** Requests access to a candidate that no key opens. */
const asked: Change = async ({ owner, clients: { recruiter } }) => {
  const { body } = await recruiter.call('createJob', { body: makeJobInput() });
  const params = { username: owner.username };
  await done(
    recruiter.call('requestAccess', { params, body: { jobId: body.job._id, message: '' } }),
  );
};
const refused: Change = async ({ owner }) => {
  const { body } = await owner.call('listAccessRequests');
  await done(owner.call('refuseRequest', { params: { id: body.requests[0]?._id ?? '' } }));
};

const matched: Change = async ({ owner, clients }) => {
  const { status } = await compare(clients['recruiter with key'] as Member, owner);
  if (status !== 200) throw new Error(`Comparison refused with ${status}`);
};
const onlyComparison = async () => (await Comparison.findOne({}).orFail())._id.toString();
const declined: Change = async ({ owner }) => {
  const comparisonId = await onlyComparison();
  await done(owner.call('decideRelease', { body: { comparisonId, answer: 'no' } }));
};

export type Question = {
  askers: readonly Caller[];
  /** In every world. */
  given: Change;
  /** None of them is to be told from the first. */
  worlds: Record<string, Change>;
  /** Those that only some callers must not tell. */
  only?: Record<string, readonly Caller[]>;
};

const strangers = ['guest', 'unconfirmed', 'recruiter'] as const;
const keyHolders = ['guest with key', 'recruiter with key'] as const;

const foreignTitles = { jobTitle: 'Bäckerin', interested: ['Bäckerin'] };
const otherName = wishing({ firstName: 'Berta', lastName: 'Anders' });

export const questions: Record<string, Question> = {
  'a candidate who is found': {
    askers: strangers,
    given: nothing,
    worlds: {
      'as they are': nothing,
      'a floor within ten thousand, branches, hours, a home in the same cell of the grid': wishing({
        salary: { min: 68, max: 83 },
        branchesToExclude: ['it_software_internet_telekommunikation', 'versicherungen'],
        weeklyHours: { min: 20, max: 30 },
        ...{ zipcode: '85540', city: 'Haar' },
      }),
      'what no list judges, the contact data and the mailbox': inTurn(
        wishing({
          ...{ salary: { min: 63, max: 120 }, homeOfficePercent: 80, startDate: '2031-12-24' },
          address: 'Anderswo 3',
        }),
        saving({ ...otherContact, releaseMode: 'immediate' }),
        moved,
      ),
      'the name': otherName,
    },
    only: { 'the name': ['guest', 'unconfirmed'] },
  },
  'a candidate who is for nobody': {
    askers: strangers,
    given: nothing,
    worlds: {
      'who is gone': ({ owner }) =>
        done(owner.call('deleteAccount', { params: { userId: owner.publicId } })),
      'who pauses': ({ owner }) => done(owner.call('setPaused', { body: { paused: true } })),
      'who lists the company': listing(['Musterwerke GmbH'], ['beispiel.example']),
      'who lists another': listing(['Nordwind AG']),
      'who is no job seeker any more': ({ owner }) => done(leave(owner)),
    },
  },
  'a request': { askers: ['recruiter'], given: asked, worlds: { 'that waits': nothing, refused } },
  'a candidate with a key': {
    askers: keyHolders,
    given: saving({ showName: 'false', 'showContactPrefs[name]': 'false' }),
    worlds: {
      'as they are': nothing,
      'a floor within five thousand': wishing({ salary: { min: 67, max: 83 } }),
      'what no rule judges, the contact data and the mailbox': inTurn(
        wishing({
          ...{ salary: { min: 63, max: 120 }, startDate: '2031-12-24' },
          ...{ address: 'Anderswo 3', firstName: 'Berta', lastName: 'Anders' },
        }),
        saving(otherContact, 'Anderer Weg'),
        moved,
      ),
    },
  },
  'a title': {
    askers: keyHolders,
    given: nothing,
    worlds: {
      'that is foreign': wishing(foreignTitles),
      'that is unwanted': wishing({ ...foreignTitles, notInterested: ['Koch'] }),
    },
  },
  'a candidate for key holders alone': {
    askers: keyHolders,
    given: saving({ discoverable: 'false' }),
    worlds: {
      'who lists the company': listing(['Musterwerke GmbH', 'Meier GmbH'], ['beispiel.example']),
      'who lists another': listing(['Nordwind AG']),
      'who hides and decides every match': nothing,
    },
  },
  'a match': {
    askers: ['recruiter with key'],
    given: matched,
    worlds: { 'that waits': nothing, declined },
  },
  'a candidate who is gone for a recruiter with a match': {
    askers: ['recruiter with key'],
    given: matched,
    worlds: {
      'who blocks': async ({ owner }) =>
        done(owner.call('blockRecruiter', { body: { comparisonId: await onlyComparison() } })),
      'who is frozen': ({ owner }) => setFrozen(null, owner.id, 'Spam'),
    },
  },
};

async function leave(owner: Member) {
  await done(owner.call('assignRole', { body: { role: ['recruiter'], action: 'add' } }));
  return owner.call('assignRole', { body: { role: ['jobSeeker'], action: 'remove' } });
}
