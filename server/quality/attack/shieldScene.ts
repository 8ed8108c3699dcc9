import type { JobInput } from '@inkognito/shared/job';
import type { ShieldInput } from '@inkognito/shared/shield';
import mongoose from 'mongoose';
import { makePicture } from '../../src/test/api/scene.ts';
import {
  compare,
  makeAutomations,
  makeJobInput,
  makePdf,
  makeRecruiterProfile,
  publishQuestionnaire,
  unlock,
} from '../../src/test/make.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { User, newPublicId } from '../../src/user/user.model.ts';

export const employer = {
  company: 'Musterwerke Süd AG',
  email: 'rita.rekrut@hr.musterwerke.example',
};

/** The address of a real candidate, and of one that never existed. */
export type Target = {
  username: string;
  publicId: string;
  accessPassword: string;
  imageId: string;
  cvId: string;
  matchId: string;
};

export type Acquaintance = Target & { person: Member };

export const nobody = (): Target => ({
  username: 'person0',
  publicId: newPublicId(),
  accessPassword: 'AAAA-BBBB-CCCC',
  imageId: newPublicId(),
  cvId: newPublicId(),
  matchId: new mongoose.Types.ObjectId().toString(),
});

type SignUp = (role: ('jobSeeker' | 'recruiter')[]) => Promise<Member>;

export async function makeRecruiter(
  signUp: SignUp,
  { company = '', email }: { company?: string; email?: string } = {},
): Promise<Member> {
  const recruiter = await signUp(['recruiter']);
  await recruiter.call('saveRecruiterProfile', { body: makeRecruiterProfile({ company }) });
  await User.updateOne({ _id: recruiter.id }, { emailVerified: true, ...(email && { email }) });
  return recruiter;
}

let strangers = 0;

/** Confirmed, but of nobody's company. */
export async function makePrivate(signUp: SignUp): Promise<Member> {
  return makeRecruiter(signUp, { company: 'Nordwind', email: `eva.${++strangers}@gmx.de` });
}

export async function shield(person: Member, body: Partial<ShieldInput>): Promise<void> {
  const { status } = await person.call('saveShield', {
    body: { companies: [], domains: [], ...body },
  });
  if (status !== 200) throw new Error(`Shield refused with ${status}`);
}

export async function makeAcquaintance(signUp: SignUp, recruiter: Member): Promise<Acquaintance> {
  const person = await signUp(['jobSeeker']);
  const { username, publicId, accessPassword } = person;
  await publishQuestionnaire(person);
  await person.call('saveAutomations', {
    form: makeAutomations({ name: true, phone: true, calendar: true, cv: true, email: true }),
    file: { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() },
  });
  const file = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  await person.call('uploadProfileImage', { file });
  await unlock(recruiter, person);
  const { matchId, isMatch } = (await compare(recruiter, person)).body;
  if (!isMatch) throw new Error('No match');
  const { imagePublicId, cv } = await User.findById(person.id).orFail().lean();
  const [imageId, cvId] = [imagePublicId ?? '', cv?.publicId ?? ''];
  return { username, publicId, accessPassword, imageId, cvId, matchId, person };
}

export type Look = (browser: TestClient, target: Target) => ReturnType<TestClient['call']>;

const callsOf = (jobId: string) =>
  ({
    search: (browser, { username: q }) => browser.call('searchUsers', { query: { q } }),
    profile: (browser, { username }) => browser.call('getPublicUser', { params: { username } }),
    key: (browser, { username, accessPassword: password }) =>
      browser.call('checkAccessPassword', { params: { username }, body: { password } }),
    'wrong key': (browser, { username }) =>
      browser.call('checkAccessPassword', {
        params: { username },
        body: { password: 'AAAA-BBBB-DDDD' },
      }),
    outlook: (browser, { publicId: candidateId }) =>
      browser.call('getComparisonOutlook', { params: { candidateId } }),
    'outlook of a job': (browser, { publicId: candidateId }) =>
      browser.call('getComparisonOutlook', { params: { candidateId }, query: { jobId } }),
    compare: (browser, { publicId: candidateId }) =>
      browser.call('compare', { params: { candidateId }, body: makeJobInput() }),
    many: (browser, { publicId }) =>
      browser.call('compareWithMany', {
        params: { id: jobId },
        body: { candidateIds: [publicId] },
      }),
    image: (browser, { imageId: id }) => browser.call('getImage', { params: { id } }),
    CV: (browser, { cvId: id }) => browser.call('getCv', { params: { id } }),
    request: (browser, { username }) =>
      browser.call('requestAccess', { params: { username }, body: { jobId, message: '' } }),
    report: (browser, { publicId: id }) =>
      browser.call('createReport', { body: { about: 'profile', id, reason: 'spam', text: '' } }),
    match: (browser, { matchId }) => browser.call('getMatch', { params: { matchId } }),
  }) satisfies Record<string, Look>;

export const looksOf = (jobId: string): [string, Look][] => Object.entries(callsOf(jobId));

type ReadList = (browser: TestClient) => ReturnType<TestClient['call']>;

/** Lists cover all candidates; the last uses answers not compared before. */
export const listsOf = (
  jobId: string,
  { publicId: candidateId }: Target,
  answers: Partial<JobInput>,
): [string, ReadList][] =>
  Object.entries({
    matches: (browser) => browser.call('listMatches', { query: { role: 'recruiter' } }),
    'open profiles': (browser) => browser.call('listOpenProfiles'),
    'job candidates': (browser) => browser.call('listJobCandidates', { params: { id: jobId } }),
    'similar candidates': (browser) =>
      browser.call('compare', { params: { candidateId }, body: makeJobInput(answers) }),
  } satisfies Record<string, ReadList>);

const changing = /^(?:date|x-request-id|ratelimit.*|x-ratelimit.*|retry-after|etag)$/i;

/** Without the requested ids and what differs between any two responses. */
export function responseText(
  { status, response }: Awaited<ReturnType<TestClient['call']>>,
  target: Target,
): string {
  const headers = Object.entries(response.headers as Record<string, string>)
    .filter(([name]) => !changing.test(name))
    .map((pair) => pair.join(': '));
  const body = Buffer.isBuffer(response.body) ? response.body.toString('latin1') : response.text;
  const requestId = response.get('X-Request-Id') ?? '';
  return [String(status), ...headers, '', body]
    .join('\n')
    .replaceAll(requestId === '' ? '\0' : requestId, 'REQUEST')
    .replaceAll(target.publicId, 'PERSON')
    .replaceAll(target.username, 'USERNAME');
}

export function differingBytes(one: string, other: string): number {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  const shared = Math.min(left.length, right.length);
  let differing = Math.max(left.length, right.length) - shared;
  for (let at = 0; at < shared; at += 1) if (left[at] !== right[at]) differing += 1;
  return differing;
}

export function printGrid(rows: readonly string[][]): void {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[0] ?? 0)))
      .join('  '),
  );
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
