// What one caller gets by asking often: counts that the limits and the rules bound.
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobInput } from '@inkognito/shared/job';
import { dayMs, limits } from '@inkognito/shared/limits';
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import {
  type PayAnswer,
  floorsAnswering,
  possibleFloors,
  scoreOfPay,
} from '@inkognito/shared/rules/test/possibleFloors';
import type { Role } from '@inkognito/shared/codes';
import { Person, isOk, join } from '../faults/harness/person.ts';
import type { Product } from '../faults/harness/product.ts';
import { compare, unlock } from '../faults/harness/scene.ts';
import { resultMail } from '../../src/auth/email/mailTemplates.ts';
import { inTransaction } from '../../src/database/connection.ts';
import { rows } from '../../src/http/limits.ts';
import { createMailSeal } from '../../src/mail/mail.seal.ts';
import { QueuedMail } from '../../src/mail/mail.model.ts';
import { queueMail } from '../../src/mail/mail.queue.ts';
import { Quota } from '../../src/matching/quota/quota.model.ts';
import type { MailServer } from '../../src/test/mailServer.ts';
import {
  asker,
  confirmEmail,
  makeAutomations,
  makeJobInput,
  makeQuestionnaire,
} from '../../src/test/make.ts';
import { must, newAddress } from './measured.ts';
import { type Figure, withUnit } from './targets.ts';

export const secret = 'a secret for the bench, long enough';

export async function replayCounts(product: Product, mail: MailServer): Promise<Figure[]> {
  return [
    await mailedStrangers(product, mail),
    await linkBehindMails(product, mail),
    await listedWishes(product),
    await learnedFloors(product),
    await usedUpPassword(product),
  ];
}

const newPerson = ({ url }: Product, role: Role, address = newAddress()) =>
  join(() => [url], [role], address);

async function newConfirmed(product: Product, role: Role): Promise<Person> {
  const person = await newPerson(product, role);
  await confirmEmail(person);
  return person;
}

async function newSeeker(
  product: Product,
  changes: Partial<QuestionnaireInput> = {},
): Promise<Person> {
  const person = await newConfirmed(product, 'jobSeeker');
  await must(person, 'createQuestionnaire', { body: makeQuestionnaire(changes) });
  const form = { ...makeAutomations({ phone: true }), discoverable: 'true' };
  await must(person, 'saveAutomations', { form });
  return person;
}

/** A browser without an account. */
async function openByKey({ url }: Product, seeker: Person, password: string, address: string) {
  const visitor = Object.assign(new Person(() => [url]), { address });
  const params = { username: seeker.username };
  await must(visitor, 'checkAccessPassword', { params, body: { password } });
  return visitor;
}

async function newKey(seeker: Person): Promise<string> {
  const { status, body } = await seeker.call('createKey', { body: { name: 'Meier GmbH' } });
  if (status !== 201) throw new Error(`createKey: ${status}`);
  return body.accessPassword;
}

const compareAsGuest = (visitor: Person, seeker: Person, body: JobInput, email: string) =>
  visitor.call('compare', {
    params: { candidateId: seeker.id },
    body: { ...body, asker: { ...asker, email } },
  });

/** Four keys, twelve browsers each, one address; each names another stranger. */
async function mailedStrangers(product: Product, mail: MailServer): Promise<Figure> {
  const address = newAddress();
  const unconfirmed = await newPerson(product, 'jobSeeker', address);
  const { status } = await unconfirmed.call('createKey', { body: { name: 'Meier GmbH' } });
  const seeker = await newSeeker(product);
  for (let key = 0; key < 4; key += 1) {
    const password = await newKey(seeker);
    for (let browser = 0; browser < 12; browser += 1) {
      const visitor = await openByKey(product, seeker, password, address);
      const email = `${browser}@fremd${key}.example`;
      await compareAsGuest(visitor, seeker, makeJobInput(), email);
    }
  }
  while ((await QueuedMail.countDocuments({})) > 0) await sleep(100);
  const value = mail.mails().filter((text) => /^To: \d+@fremd/m.test(text)).length;
  const beside = `48 were named; the limit is ${rows.guestMails.points}; a key of an unconfirmed account: ${status}`;
  return { target: 'mailedStrangers', value: value || Infinity, beside };
}

const guestMails = 500;

/** The mails come from as many networks as it takes. */
async function linkBehindMails(product: Product, mail: MailServer): Promise<Figure> {
  const quiet = await slowestLink(product, mail);
  const mailSeal = createMailSeal(secret);
  const networks = Math.ceil(guestMails / rows.guestMails.points);
  for (let index = 0; index < guestMails; index += 1) {
    const queued = {
      ...{ ownerId: null, to: `${index}@opfer.example`, mail: resultMail(product.url) },
      awaitedBy: `203.0.113.${index % networks}`,
    };
    await inTransaction((tx) => queueMail(mailSeal, queued, tx));
  }
  const waiting = await QueuedMail.countDocuments({});
  const loaded = await slowestLink(product, mail);
  await QueuedMail.deleteMany({});
  const [after, before] = [loaded, quiet].map((ms) => withUnit(ms / 1000, 's'));
  const beside = `${after} beside ${before}; ${waiting} mails of ${networks} networks before it`;
  return { target: 'linkBehindMails', value: loaded / quiet, beside };
}

/** Milliseconds from a sign-up until its mail was taken, of three one after the other. */
async function slowestLink(product: Product, mail: MailServer): Promise<number> {
  const waits: number[] = [];
  while (waits.length < 3) {
    const startedAt = performance.now();
    const { username } = await newPerson(product, 'recruiter');
    while (!mail.mails().some((text) => text.includes(`To: ${username}@`))) await sleep(20);
    waits.push(performance.now() - startedAt);
  }
  return Math.max(...waits);
}

/** As lists round it, both floors are 60. */
const rare = { jobTitle: 'Quantenwhisperer', interested: ['Quantenwhisperer'] };
const wishes: Partial<QuestionnaireInput> = {
  ...{ ...rare, salary: { min: 53, max: 90 }, homeOfficePercent: 20 },
  ...{ branchesToExclude: ['versicherungen'], weeklyHours: { min: 24, max: 34 } },
};
const otherWishes: Partial<QuestionnaireInput> = { ...rare, salary: { min: 62, max: 90 } };

/** Two job seekers in all lists that a confirmed recruiter gets. */
async function listedWishes(product: Product): Promise<Figure> {
  const people = [
    await newSeeker(product, wishes),
    await newSeeker(product, otherWishes),
    await newSeeker(product, { ...wishes, contractTypes: ['freiberuflich'] }),
  ];
  const recruiter = await newConfirmed(product, 'recruiter');
  const lists = [];
  for (const body of postings()) {
    const { job } = (await recruiter.call('createJob', { body })).body;
    const { body: list } = await recruiter.call('listJobCandidates', { params: { id: job._id } });
    const shown = people.map(({ username }) => {
      const found = list.similarCandidates.find(({ user }) => user.username === username);
      return found && JSON.stringify([found.matchPercentage, found.fits]);
    });
    if (list.nextListAt === undefined) lists.push(shown);
  }
  const value = lists.filter(([one, other]) => one !== other).length;
  const seen = lists.filter(([one]) => one !== undefined).length;
  const kinds = lists.filter(([one, , third]) => one !== third).length;
  const beside = `${lists.length} lists, ${seen} with them; other kinds of contract, which lists may tell, differ in ${kinds}`;
  return { target: 'listedWishes', value: seen > 0 ? value : Infinity, beside };
}

const postings = (): JobInput[] =>
  Array.from({ length: limits.listsPerMonth + 1 }, (_, turn) =>
    makeJobInput({
      jobTitle: 'Quantenwhisperer (m/w/d)',
      branch: turn % 2 ? 'versicherungen' : 'kunst_kultur',
      contractType: turn % 3 ? 'unbefristet' : 'teilzeit',
      weeklyHours: 18 + turn,
      homeOfficePercent: (turn % 4) * 20,
      salary: { min: 48 + turn, max: 50 + turn },
    }),
  );

const floors = [38, 47, 58, 63, 71, 84, 97, 112];

/** One named key for each floor, with all comparisons of a month. */
async function learnedFloors(product: Product): Promise<Figure> {
  const seeker = await newSeeker(product);
  const left: number[][] = [];
  for (const floor of floors) left.push(await learnFloor(product, seeker, floor));
  const ranges = left.map((range) => `${range[0]}-${range.at(-1)}`).join(' ');
  const value = left.filter(
    (range, index) => range.length < 5 || !range.includes(floors[index] ?? 0),
  );
  const beside = `${floors.join(' ')} are told as ${ranges}`;
  return { target: 'learnedFloors', value: value.length, beside };
}

async function learnFloor(product: Product, seeker: Person, floor: number): Promise<number[]> {
  const body = makeQuestionnaire({ salary: { min: floor, max: 130 } });
  await must(seeker, 'updateQuestionnaire', { body });
  const visitor = await openByKey(product, seeker, await newKey(seeker), newAddress());
  const answers: PayAnswer[] = [];
  while (answers.length < limits.comparisonsPerMonth) {
    // A day later.
    const at = new Date(Date.now() - dayMs);
    if (answers.length % limits.comparisonsPerDay === 0) {
      await Quota.updateMany({}, { $set: { at } });
    }
    const offer = nextOffer(answers);
    const compared = await compareAsGuest(visitor, seeker, offer, asker.email);
    answers.push({ offer, score: compared.body.breakdown.salary.score });
  }
  return floorsAnswering(answers);
}

/** One figure that leaves the fewest floors in the worst case, near the middle of what is left. */
function nextOffer(answers: readonly PayAnswer[]): JobInput {
  const left = floorsAnswering(answers);
  const middle = left[Math.floor(left.length / 2)] ?? 0;
  const [best] = possibleFloors
    .filter((pay) => answers.every(({ offer }) => offer.salary.min !== pay))
    .map((pay) => {
      const offer = makeJobInput({ salary: { min: pay, max: pay } });
      const scores = left.map((floor) => scoreOfPay(floor, offer));
      const sizes = [0, 0.5, 1].map((score) => scores.filter((each) => each === score).length);
      const largest = Math.max(...sizes);
      return { offer, rank: largest + Math.abs(pay - middle) / 1000 };
    })
    .sort((one, other) => one.rank - other.rank);
  if (!best) throw new Error('Every offer was made.');
  return best.offer;
}

/** Seven accounts of one address, before and after their mailboxes are confirmed, then a recruiter. */
async function usedUpPassword(product: Product): Promise<Figure> {
  const seeker = await newSeeker(product);
  const [address, body] = [newAddress(), { password: seeker.accessPassword }];
  const params = { username: seeker.username };
  let [refused, compared] = [0, 0];
  for (let account = 0; account < 7; account += 1) {
    const person = await newPerson(product, 'recruiter', address);
    const entered = await person.call('checkAccessPassword', { params, body });
    if (entered.status === 403) refused += 1;
    await confirmEmail(person);
    await unlock(person, seeker);
    for (let turn = 0; turn < limits.comparisonsPerDay; turn += 1) {
      const salary = { min: 40 + 5 * account + turn, max: 90 };
      if (isOk(await compare(person, seeker, { salary }))) compared += 1;
    }
  }
  const recruiter = await newConfirmed(product, 'recruiter');
  await unlock(recruiter, seeker);
  const { status } = await compare(recruiter, seeker);
  const beside = `it got ${status}; ${refused} of the seven were refused until confirmed, then made ${compared} comparisons`;
  return { target: 'usedUpPassword', value: status === 200 && compared > 0 ? 0 : 1, beside };
}
