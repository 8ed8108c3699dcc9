import { beforeAll, describe, expect, test } from 'vitest';
import { User } from '../user/user.model.ts';
import {
  compare,
  confirmEmail,
  makeAutomations,
  makeJobInput,
  makeQuestionnaire,
  makeRecruiterProfile,
  makeUnlockedPair,
} from '../test/make.ts';
import { testMailer, type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp({ emptiedOnce: true, rateLimits: false });

type Answer = { status: number; error: { code: string; stored?: unknown }; body: object };
type Form = {
  get: () => Promise<{ body: object }>;
  /** `value` 0 and 1 are two different savings. */
  save: (value: 0 | 1, version?: number) => Promise<Answer>;
};

let anna: Member;
let rita: Member;
let job: { id: string };

beforeAll(async () => {
  ({ anna, rita } = await makeUnlockedPair(member));
  const { body } = await rita.call('createJob', { body: makeJobInput() });
  job = { id: body.job._id };
});

const both = [true, false] as const;

const forms: Record<string, Form> = {
  questionnaire: {
    get: () => anna.call('getMyQuestionnaire'),
    save: (value, version) =>
      anna.call('updateQuestionnaire', {
        body: { ...makeQuestionnaire({ city: ['Bonn', 'Köln'][value] ?? '' }), version },
      }),
  },
  automations: {
    get: () => anna.call('getAutomations'),
    save: (value, version) =>
      anna.call('saveAutomations', {
        form: {
          ...makeAutomations({ phone: both[value] }),
          ...(version !== undefined && { version: String(version) }),
        },
      }),
  },
  shield: {
    get: () => anna.call('getShield'),
    save: (value, version) =>
      anna.call('saveShield', {
        body: { companies: ['Bosch', 'Siemens'].slice(value), domains: [], version },
      }),
  },
  posting: {
    get: () => rita.call('getJob', { params: job }),
    save: (value, version) =>
      rita.call('updateJob', {
        params: job,
        body: { ...makeJobInput({ distance: 20 + value }), version },
      }),
  },
  notifications: {
    get: () => anna.call('getAccount'),
    save: (value, version) =>
      anna.call('saveNotifications', { body: { newMatch: both[value], version } }),
  },
  pause: {
    get: () => anna.call('getAccount'),
    save: (value, version) => anna.call('setPaused', { body: { paused: both[value], version } }),
  },
  'recruiter profile': {
    get: () => rita.call('getRecruiterProfile'),
    save: (value, version) =>
      rita.call('saveRecruiterProfile', {
        body: { ...makeRecruiterProfile({ name: ['Rita', 'Rita R.'][value] ?? '' }), version },
      }),
  },
};

function versionIn(body: object): number {
  const { version } = ('job' in body ? body.job : body) as { version: number };
  return version;
}

const formOf = (name: string): Form => {
  const form = forms[name];
  if (!form) throw new Error(`No form ${name}`);
  return form;
};
const versionOf = async (name: string) => versionIn((await formOf(name).get()).body);
const allVersions = async () =>
  Object.fromEntries(
    await Promise.all(Object.keys(forms).map(async (name) => [name, await versionOf(name)])),
  ) as Record<string, number>;

describe.each(Object.keys(forms))('the %s', (name) => {
  test('refuses a save made from an older version, and tells what is stored', async () => {
    const { get, save } = formOf(name);
    const old = await versionOf(name);
    expect((await save(0, old)).status).toBe(200);
    const { body: stored } = await get();

    const late = await save(1, old);

    expect(late.status).toBe(409);
    expect(late.error).toMatchObject({ code: 'changed_elsewhere', stored });
    expect((await get()).body).toEqual(stored);
  });

  test('is saved without a version as ever, tells the new one, and raises no other', async () => {
    const before = await allVersions();

    const { status, body } = await formOf(name).save(1);

    expect(status).toBe(200);
    const settings = ['notifications', 'pause'];
    const own = settings.includes(name) ? settings : [name];
    const raised = Object.fromEntries(own.map((each) => [each, (before[each] ?? 0) + 1]));
    // The specification has the user answered here.
    if (name !== 'automations') expect(versionIn(body)).toBe(raised[name]);
    expect(await allVersions()).toEqual({ ...before, ...raised });
  });

  test('is saved once by two forms of the same version', async () => {
    const { get, save } = formOf(name);
    const old = await versionOf(name);

    const answers = await Promise.all([save(0, old), save(1, old)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.error.stored).toEqual((await get()).body);
    expect(await versionOf(name)).toBe(old + 1);
    await save(0);
  });
});

describe('whatever else changes what a form holds raises its version', () => {
  const raisedBy = async (name: string, change: () => Promise<unknown>) => {
    const before = await versionOf(name);
    await change();
    return (await versionOf(name)) - before;
  };

  test('a mail switched off by its link, once', async () => {
    const token = testMailer.switchOffTokens.create('newMatch', anna.id);
    const switchOff = () => anna.call('switchOffNotification', { body: { token } });

    expect(await raisedBy('notifications', switchOff)).toBe(1);
    expect(await raisedBy('notifications', switchOff)).toBe(0);
  });

  test('the same posting published or compared with another text', async () => {
    await anna.call('setPaused', { body: { paused: false } });
    const again = (description: string) => makeJobInput({ distance: 20, description });

    expect(await raisedBy('posting', () => rita.call('createJob', { body: again('Anders') }))).toBe(
      1,
    );
    expect(await raisedBy('posting', () => compare(rita, anna, again('Noch anders')))).toBe(1);
    expect(await raisedBy('posting', () => rita.call('closeJob', { params: job }))).toBe(0);
  });

  test('a recruiter profile completed by a request', async () => {
    await confirmEmail(rita);
    await rita.call('saveRecruiterProfile', { body: { name: '', kind: null, company: '' } });
    const asker = { name: 'Rita', company: 'Musterwerke GmbH', email: 'rita@musterwerke.example' };

    const ask = () =>
      rita.call('compare', {
        params: { candidateId: anna.publicId },
        body: { ...makeJobInput(), asker },
      });

    expect(await raisedBy('recruiter profile', ask)).toBe(1);
  });
});

test('an offer shows the job seeker no version of the posting', async () => {
  await compare(rita, anna);

  const { body } = await anna.call('getJob', { params: job });

  expect(body.job).not.toHaveProperty('version');
});

test('a save that is refused keeps nothing of what it sent', async () => {
  const before = await User.findById(anna.id).lean().orFail();

  await anna.call('updateQuestionnaire', {
    body: { ...makeQuestionnaire({ lastName: 'Anders' }), version: 99 },
  });

  expect(await User.findById(anna.id).lean().orFail()).toMatchObject({
    lastName: before.lastName,
    searchKeys: before.searchKeys,
  });
});
