import type { EndpointName } from '@inkognito/shared/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { addressOf, settle } from '../test/settle.ts';
import { mailsTo } from '../test/mails.ts';
import { askForAccess, publishQuestionnaire, unlock } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import type { Answered } from '../test/testClient.ts';
import {
  contactForm,
  contactValues,
  cvBytes,
  cvName,
  message,
  secretsOf,
  toSearched,
  wishes,
} from '../test/api/sentinels.ts';
import { AccessRequest } from './accessRequest.model.ts';

const { member } = useTestApp();
const secrets = secretsOf({});
let anna: Member;
let rita: Member;

/** Shares everything on a match; a request is none. */
beforeEach(async () => {
  anna = await settle(await member(['jobSeeker']));
  await publishQuestionnaire(anna, wishes);
  const flags: [string, string][] = Object.keys(contactValues).map((flag) => [
    `showContactPrefs[${flag}]`,
    'true',
  ]);
  await anna.call('saveAutomations', {
    form: {
      ...contactForm,
      ...Object.fromEntries(flags),
      ...{ showName: 'false', showImage: 'false', 'showContactPrefs[showNothing]': 'false' },
    },
    file: { field: 'cv', name: cvName, bytes: cvBytes },
  });
  await anna.call('saveMessage', { body: { message } });
  rita = await settle(await member(['recruiter']));
});

type Case = [what: string, job: object, act: (id: string) => Promise<unknown>];
const refuse = (id: string) => anna.call('refuseRequest', { params: { id } });
const expire = () => AccessRequest.updateMany({}, { $set: { expiresAt: new Date() } });
const fitting = { salary: { min: 650, max: 800 }, homeOfficePercent: 60 };
const failing = { jobTitle: 'Koch', salary: { min: 30, max: 36 } };
const cases: Case[] = [
  ['open, of a posting that fits', fitting, () => Promise.resolve()],
  ['open, of a posting that does not fit', failing, () => Promise.resolve()],
  ['refused, of a posting that fits', fitting, refuse],
  ['refused, of a posting that does not fit', failing, refuse],
  ['expired', fitting, expire],
  ['refused and expired', failing, async (id) => (await refuse(id), expire())],
];

const reads = (id: string): [EndpointName, object][] => [
  ['listAccessRequests', {}],
  ['listAccessRequests', { query: { role: 'recruiter' } }],
  ['listAccessRequests', { query: { role: 'jobSeeker' } }],
  ['acceptRequest', { params: { id } }],
  ['refuseRequest', { params: { id } }],
  ['getMatch', { params: { matchId: id } }],
  ['listMatches', {}],
  ['listMyJobs', {}],
  ['listJobsOffered', {}],
  ['listOpenProfiles', {}],
  ['listActivity', {}],
  ['listReleases', {}],
  ['getComparisonOutlook', { params: { candidateId: anna.publicId } }],
  ['getPublicUser', { params: { username: anna.username } }],
  ['searchUsers', { query: { q: anna.username } }],
  ['authStatus', {}],
  ['getAccount', {}],
  ['exportAccount', {}],
];

test.each(cases)(
  'a recruiter receives nothing of a request that is %s',
  async (_what, job, act) => {
    const id = await askForAccess(rita, anna, job);
    const stored = await AccessRequest.findById(id).orFail();
    const jobId = stored.jobId.toString();
    await act(id);

    const again = await rita.call('requestAccess', {
      params: { username: anna.username },
      body: { jobId, message: '' },
    });
    expect(again.status).toBe(409);
    expectNothing(again, 'requestAccess');
    for (const [name, parts] of reads(id)) expectNothing(await rita.call(name, parts), name);
    expect(await mailsTo(addressOf(rita))).toEqual([]);
    await unlock(rita, anna);
    for (const [name, parts] of reads(id)) expectNothing(await rita.call(name, parts), name);
  },
);

function expectNothing(answer: Answered<EndpointName>, where: string): void {
  const looked = toSearched(answer.response);
  const contacts = Object.values(contactValues).flat();
  const found = secrets.filter(({ isIn }) => isIn(looked)).map(({ name }) => name);
  const told = contacts.filter((text) => looked.text.includes(text.toLowerCase()));
  expect([...found, ...told], where).toEqual([]);
  expect(looked.text, where).not.toMatch(
    /matchpercentage|ismatch|breakdown|verdict|because|refused/,
  );
}
