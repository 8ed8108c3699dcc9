import type { RecruiterProfileInput } from '@inkognito/shared/account';
import type { BodyInput } from '@inkognito/shared/endpoints';
import { type JobInput, jobInput } from '@inkognito/shared/job';
import { type QuestionnaireInput, questionnaireInput } from '@inkognito/shared/questionnaire';
import { inTransaction } from '../database/connection.ts';
import { proveAccount } from '../matching/release/proveReader.ts';
import { resultTokenFor } from './mails.ts';
import { rememberMailbox } from '../user/readerKeys.ts';
import { User } from '../user/user.model.ts';
import type { Member } from './testApp.ts';
import type { TestClient } from './testClient.ts';

export function makeQuestionnaire(changes: Partial<QuestionnaireInput> = {}): QuestionnaireInput {
  const answers = questionnaireInput.parse({
    firstName: 'Anna',
    lastName: 'Muster',
    jobTitle: 'Softwareentwicklerin',
    address: 'Geheimgasse 17',
    zipcode: '80331',
    city: 'München',
    country: 'DE',
    interested: ['Backend-Entwicklerin'],
    preferredLocation: 'München',
    distance: 40,
    startDate: '2027-01-01',
    salary: { min: 61, max: 83 },
    homeOfficePercent: 40,
    remoteChoice: true,
    hybridChoice: true,
  });
  return { ...answers, ...changes };
}

export function makeJobInput(changes: Partial<JobInput> = {}): JobInput {
  const answers = jobInput.parse({
    jobTitle: 'Backend Developer (m/w/d)',
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
  return { ...answers, ...changes };
}

export function makeRecruiterProfile(
  changes: Partial<RecruiterProfileInput> = {},
): RecruiterProfileInput {
  return {
    name: 'Rita Rekrut',
    kind: 'company',
    company: 'Musterwerke GmbH',
    ...changes,
  };
}

/** Flags not named share nothing. */
export function makeAutomations(
  share: Partial<
    Record<'name' | 'phone' | 'calendar' | 'cv' | 'email' | 'showNothing', boolean>
  > = {},
): Record<string, string> {
  const flags = {
    name: false,
    phone: false,
    calendar: false,
    cv: false,
    email: false,
    showNothing: false,
  };
  return {
    phoneNumber: '+49 170 5550123',
    email: 'anna.privat@beispiel.example',
    calendarLink: 'kalender.beispiel.example/anna',
    ...Object.fromEntries(
      Object.entries({ ...flags, ...share }).map(([flag, on]) => [
        `showContactPrefs[${flag}]`,
        String(on),
      ]),
    ),
  };
}

export const makePdf = (text = 'Lebenslauf'): Buffer =>
  Buffer.from(`%PDF-1.4\n% ${text}\ntrailer << >>\n%%EOF\n`);

export async function publishQuestionnaire(
  member: Member,
  changes: Partial<QuestionnaireInput> = {},
): Promise<void> {
  const { status } = await member.call('createQuestionnaire', { body: makeQuestionnaire(changes) });
  if (status !== 201) throw new Error(`Questionnaire refused with ${status}`);
  await showToAll(member);
}

export async function showToAll(member: Member): Promise<void> {
  const form = { discoverable: 'true', showName: 'true', showImage: 'true' };
  const { status } = await member.call('saveAutomations', { form });
  if (status !== 200) throw new Error(`Automations refused with ${status}`);
}

/** As the link of a mail does. */
export async function confirmEmail({ username }: Pick<Member, 'username'>): Promise<void> {
  const user = await User.findOneAndUpdate({ username }, { emailVerified: true }).orFail();
  await rememberMailbox({ userId: user._id, email: user.email });
  await inTransaction((tx) => proveAccount({ mailer: null }, user._id, tx));
}

export async function changeEmail({ id }: Member, email: string): Promise<void> {
  const user = await User.findByIdAndUpdate(id, { email, emailVerified: true }).orFail();
  await rememberMailbox({ userId: user._id, email });
}

export async function unlock(recruiter: Member, candidate: Member): Promise<void> {
  const { status } = await recruiter.call('checkAccessPassword', {
    params: { username: candidate.username },
    body: { password: candidate.accessPassword },
  });
  if (status !== 200) throw new Error(`Access password refused with ${status}`);
}

/** Skips the mail of a regular save. */
export async function fillRecruiterProfile(id: string): Promise<void> {
  await User.updateOne({ _id: id }, { $set: { recruiterProfile: makeRecruiterProfile() } });
}

/** A sign-up in a browser that has been somewhere. */
export async function signUpIn(
  browser: TestClient,
  username: string,
  role: 'recruiter' | 'jobSeeker' = 'recruiter',
  email = `${username}@beispiel.example`,
): Promise<void> {
  const body = { email, username, password: 'Korrekt-Pferd-42!', consent: true };
  const { status } = await browser.call('signup', { body });
  if (status !== 201) throw new Error(`Sign-up refused with ${status}`);
  await browser.call('assignRole', { body: { role: [role], action: 'add' } });
}

/** @returns the request's id */
export async function askForAccess(
  recruiter: Member,
  candidate: Member,
  changes: Partial<JobInput> = {},
): Promise<string> {
  await confirmEmail(recruiter);
  await fillRecruiterProfile(recruiter.id);
  const published = await recruiter.call('createJob', { body: makeJobInput(changes) });
  const { status, body } = await recruiter.call('requestAccess', {
    params: { username: candidate.username },
    body: { jobId: published.body.job._id, message: 'Ich würde Sie gern kennenlernen.' },
  });
  if (status !== 201) throw new Error(`Request refused with ${status}`);
  return body.request._id;
}

export async function makeKey(
  candidate: Member,
  body: BodyInput<'createKey'> = { name: 'Meier GmbH' },
): Promise<{ id: string; password: string }> {
  const answered = await candidate.call('createKey', { body });
  if (answered.status !== 201) throw new Error(`Key refused with ${answered.status}`);
  const { key, accessPassword } = answered.body;
  return { id: key._id, password: accessPassword };
}

export function enterKey(holder: TestClient, candidate: Member, password: string) {
  return holder.call('checkAccessPassword', {
    params: { username: candidate.username },
    body: { password },
  });
}

export const asker = {
  name: 'Max Meier',
  company: 'Meier GmbH',
  email: 'max.meier@meier.example',
};

export function compareAsGuest(
  holder: TestClient,
  candidate: Member,
  changes: Partial<JobInput> = {},
) {
  return holder.call('compare', {
    params: { candidateId: candidate.publicId },
    body: { ...makeJobInput(changes), asker },
  });
}

/** The button under the result of the last mail to the address that was named, pressed in this browser. */
export async function prove(holder: TestClient, email: string = asker.email) {
  return holder.call('confirmResult', { body: { token: await resultTokenFor(email) } });
}

/** A match with the contact that is read after it. */
export async function compareAsProvenGuest(
  holder: TestClient,
  candidate: Member,
  changes: Partial<JobInput> = {},
) {
  const compared = await compareAsGuest(holder, candidate, changes);
  if (compared.body.contactState !== 'awaitsReader') return compared;
  await prove(holder);
  return holder.call('getComparison', { params: { candidateId: candidate.publicId } });
}

type SignUp = (role: ('jobSeeker' | 'recruiter')[], username?: string) => Promise<Member>;

/** A job seeker that is listed. */
export async function makeSeeker(
  member: SignUp,
  { username, ...answers }: Partial<QuestionnaireInput> & { username?: string } = {},
): Promise<Member> {
  const seeker = await member(['jobSeeker'], username);
  await publishQuestionnaire(seeker, answers);
  return seeker;
}

export async function makeUnlockedPair(member: SignUp): Promise<{ anna: Member; rita: Member }> {
  const anna = await member(['jobSeeker']);
  const rita = await member(['recruiter']);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', {
    form: makeAutomations({ phone: true, calendar: true, cv: true, email: true }),
    file: { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() },
  });
  await unlock(rita, anna);
  return { anna, rita };
}

export async function compare(
  recruiter: Member,
  candidate: Member,
  changes: Partial<JobInput> = {},
) {
  return recruiter.call('compare', {
    params: { candidateId: candidate.publicId },
    body: makeJobInput(changes),
  });
}
