import { plainLine } from '@inkognito/shared/schema/text';
import { createRequire } from 'node:module';
import type { EndpointName } from '@inkognito/shared/endpoints';
import { expect, test } from 'vitest';
import { isLongForm, useTally } from '../../src/test/api/tally.ts';
import { makeAutomations, makeJobInput, makeQuestionnaire } from '../../src/test/make.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import { User } from '../../src/user/user.model.ts';
import { attackStrings } from './attackStrings.ts';

const app = useTestApp({ rateLimits: false });
const tally = useTally();

const known = createRequire(import.meta.url)('big-list-of-naughty-strings') as string[];
const more = ['\uD800', 'a\uDFFFb', 'a\u0000b', '\u202Etxt.exe', '%s%n%p', '\u0007\u001B[31m'];
const strings = [
  ...[...known, ...attackStrings].filter((_, index) => isLongForm || index % 18 === 0),
  ...more,
];

/** Lone surrogates become the replacement character in UTF-8. */
const wellFormed = (text: string) => Buffer.from(text).toString();

type Values = Record<string, unknown>;
type Saved = { status: number; fields: Record<string, string>; stored: Values };
type Form = {
  good: Values;
  texts: string[];
  lists?: string[];
  save: (body: Values) => Promise<Saved>;
};

function byAnswer(person: Member, name: EndpointName, more: { params?: object; within?: string }) {
  return async (body: Values): Promise<Saved> => {
    const params = { ...more.params };
    const { status, error, response } = await person.call(name, { params, body });
    const answer = response.body as Values;
    const stored = more.within === undefined ? answer : (answer[more.within] as Values);
    return { status, fields: error.fields ?? {}, stored };
  };
}

async function allForms(): Promise<Record<string, Form>> {
  const anna = await app.member(['jobSeeker'], 'anna');
  const rita = await app.member(['recruiter'], 'rita');
  await anna.call('createQuestionnaire', { body: makeQuestionnaire() });
  const { body: created } = await rita.call('createJob', { body: makeJobInput() });
  const { phoneNumber, email, calendarLink } = makeAutomations();
  return {
    questionnaire: {
      good: makeQuestionnaire(),
      texts: [
        'firstName',
        'lastName',
        'jobTitle',
        'address',
        'zipcode',
        'city',
        'preferredLocation',
      ],
      lists: ['interested', 'notInterested'],
      save: byAnswer(anna, 'updateQuestionnaire', {}),
    },
    posting: {
      good: makeJobInput(),
      texts: ['jobTitle', 'zipcode', 'jobLocation'],
      save: byAnswer(rita, 'updateJob', { params: { id: created.job._id }, within: 'job' }),
    },
    message: {
      good: { message: 'Guten Tag' },
      texts: ['message'],
      save: async (body) => {
        const { status, error, body: answer } = await anna.call('saveMessage', { body });
        const stored = { message: answer.copyPasteMsg };
        return { status, fields: error.fields ?? {}, stored };
      },
    },
    'contact details': {
      good: { phoneNumber, email, calendarLink },
      texts: ['phoneNumber', 'email', 'calendarLink'],
      save: async (body) => {
        const form = body as Record<string, string>;
        const { status, error } = await anna.call('saveAutomations', { form });
        const { body: stored } = await anna.call('getAutomations');
        return { status, fields: error.fields ?? {}, stored };
      },
    },
    'recruiter profile': {
      good: { name: 'Rita', kind: null, company: 'Beispiel GmbH' },
      texts: ['name', 'company'],
      save: async (body) => {
        // More than twenty companies are refused, which is not under test.
        await User.updateOne({ _id: rita.id }, { $set: { recruiterProfile: null } });
        return byAnswer(rita, 'saveRecruiterProfile', {})(body);
      },
    },
  };
}

/** The text in every field; a field that refuses it gets a valid value. */
async function tryText({ good, texts, lists = [], save }: Form, text: string): Promise<void> {
  const hostile = Object.fromEntries([
    ...texts.map((field) => [field, text]),
    ...lists.map((field) => [field, [text]]),
  ]) as Values;
  const refused = new Set<string>();
  let kept = Object.entries(hostile);
  let answer = await save({ ...good, ...hostile });
  while (answer.status >= 400) {
    const fields = Object.keys(answer.fields).map((path) => path.split('.')[0] ?? '');
    expect(
      kept.filter(([field]) => fields.includes(field)),
      `${answer.status}: ${text}`,
    ).not.toEqual([]);
    for (const field of fields) refused.add(field);
    kept = kept.filter(([field]) => !refused.has(field));
    answer = await save({ ...good, ...Object.fromEntries(kept) });
  }
  for (const field of refused) tally.count(400, field);
  for (const [field] of kept) {
    tally.count(answer.status, `${field}: ${JSON.stringify(text)}`);
    const stored = [answer.stored[field]].flat().join();
    if (field === 'calendarLink') expect(stored).toMatch(/^(https?:\/\/.*)?$/i);
    else
      // A line of text is stored as it looks: composed, without invisible signs.
      expect(wellFormed(stored), `${field}: ${JSON.stringify(text)}`).toBe(
        wellFormed(manyLines.includes(field) ? text.trim() : plainLine(text).trim()),
      );
  }
}

const manyLines = ['description', 'message'];

test('every text comes back as it was sent, or is refused beside its field', async () => {
  const forms = await allForms();

  for (const form of Object.values(forms)) {
    for (const text of strings) await tryText(form, text);
  }
});

test('no text makes a sign-up or a search fail', async () => {
  for (const text of strings) {
    const body = { email: text, username: text, password: text };
    const signup = await app.guest().call('signup', { body });
    tally.count(signup.status, `signup: ${text}`);
    expect(signup.status).toBe(400);
    const search = await app.guest().call('searchUsers', { query: { q: text } });
    tally.count(search.status, `search: ${text}`);
    expect([200, 400]).toContain(search.status);
  }
});
