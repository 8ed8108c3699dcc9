import type { JobInput } from '@inkognito/shared/job';
import {
  makeAutomations,
  makeJobInput,
  makePdf,
  makeQuestionnaire,
} from '../../../src/test/make.ts';
import { isOk, join, type Person } from './person.ts';

type Urls = () => readonly string[];

const shareAll = { phone: true, calendar: true, cv: true, email: true };

function must(what: string, answered: { status: number; bytes: Buffer }): void {
  if (!isOk(answered)) throw new Error(`${what}: ${answered.status} ${answered.bytes.toString()}`);
}

export async function candidate(urls: Urls, cv = makePdf()): Promise<Person> {
  const person = await join(urls, ['jobSeeker']);
  must('questionnaire', await person.call('createQuestionnaire', { body: makeQuestionnaire() }));
  const file = { field: 'cv', name: 'Lebenslauf.pdf', bytes: cv };
  must('contact', await person.call('saveAutomations', { form: makeAutomations(shareAll), file }));
  return person;
}

export async function unlock(recruiter: Person, person: Person): Promise<void> {
  const { username, accessPassword } = person;
  const call = { params: { username }, body: { password: accessPassword } };
  must('access password', await recruiter.call('checkAccessPassword', call));
}

export const compare = (recruiter: Person, person: Person, changes: Partial<JobInput> = {}) =>
  recruiter.call('compare', { params: { candidateId: person.id }, body: makeJobInput(changes) });

export async function match(
  urls: Urls,
  person: Person,
): Promise<{ recruiter: Person; jobId: string }> {
  const recruiter = await join(urls, ['recruiter']);
  await unlock(recruiter, person);
  must('comparison', await compare(recruiter, person));
  const mine = await recruiter.call('listMyJobs');
  return { recruiter, jobId: mine.body.jobs[0]?._id ?? '' };
}

export async function publishers(urls: Urls, count: number) {
  const people = await Promise.all(Array.from({ length: count }, () => join(urls, ['recruiter'])));
  return {
    publish: async (key: number, writer: number): Promise<boolean> => {
      const person = people[writer % people.length];
      const answered = await person?.call('createJob', {
        body: makeJobInput({ jobTitle: `${titleStart}${key}` }),
      });
      return answered !== undefined && isOk(answered);
    },
  };
}

const titleStart = 'Stelle ';

export function numbersIn(jobs: readonly { jobTitle: string }[]): number[] {
  return jobs
    .filter(({ jobTitle }) => jobTitle.startsWith(titleStart))
    .map(({ jobTitle }) => Number(jobTitle.slice(titleStart.length)));
}
