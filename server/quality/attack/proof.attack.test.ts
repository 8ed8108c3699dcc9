// Whoever wants contact data without a mailbox, or a stranger's mailbox full.
import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { MailedToken } from '../../src/auth/email/mailedToken.model.ts';
import { QueuedMail } from '../../src/mail/mail.model.ts';
import { Release } from '../../src/release/release.model.ts';
import { isLongForm, useTally } from '../../src/test/api/tally.ts';
import { codeFor, mailsTo } from '../../src/test/mails.ts';
import {
  asker,
  enterKey,
  makeAutomations,
  makeJobInput,
  makeKey,
  publishQuestionnaire,
} from '../../src/test/make.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { useInstances } from './instances.ts';

const tally = useTally();
const victim = 'opfer@fremd.example';

const compareNaming = (visitor: TestClient, { publicId }: Member, email: string) =>
  visitor.call('compare', {
    params: { candidateId: publicId },
    body: { ...makeJobInput(), asker: { ...asker, email } },
  });

const tryCode = (visitor: TestClient, { publicId }: Member, code: string) =>
  visitor.call('proveMailbox', { params: { candidateId: publicId }, body: { code } });

async function makeSeeker(member: ReturnType<typeof useInstances>['member']): Promise<Member> {
  await mongoose.connection.collection('rate_limits').deleteMany({});
  const anna = await member(['jobSeeker']);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, email: true }) });
  return anna;
}

describe('with the limits', () => {
  const { member, guest, at } = useInstances([{ trustProxy: 1 }, { trustProxy: 1 }]);

  test('thirty guests who guess codes of strangers are stopped long before they find one', async () => {
    const anna = await makeSeeker(member);
    const key = await makeKey(anna);
    let judged = 0;
    for (let index = 0; index < 30; index += 1) {
      // Each from an address of its own.
      const headers = { 'X-Forwarded-For': `203.0.${index}.7` };
      const visitor = guest(index);
      const params = { username: anna.username };
      const body = { password: key.password };
      await visitor.call('checkAccessPassword', { params, body, headers });
      const email = `opfer${index}@fremd.example`;
      const compared = await visitor.call('compare', {
        params: { candidateId: anna.publicId },
        body: { ...makeJobInput(), asker: { ...asker, email } },
        headers,
      });
      tally.count(compared.status);
      const code = await codeFor(email);
      for (let guess = 0; guess < 6; guess += 1) {
        const wrong = String((Number(code) + guess + 1) % 1_000_000).padStart(6, '0');
        const tried = await visitor.call('proveMailbox', {
          params: { candidateId: anna.publicId },
          body: { code: wrong },
          headers,
        });
        tally.count(tried.status);
        if (tried.status === 400) judged += 1;
      }
    }

    expect(judged).toBe(100);
    expect(await Release.countDocuments()).toBe(0);
  });

  test('a mailbox gets three mails about one person in an hour and twelve a day, whoever names it', async () => {
    const people = [];
    for (let index = 0; index < 5; index += 1) people.push(await makeSeeker(member));
    for (const [index, anna] of people.entries()) {
      const { password } = await makeKey(anna);
      for (let each = 0; each < 5; each += 1) {
        const visitor = guest(index + each);
        await enterKey(visitor, anna, password);
        const { status, body } = await compareNaming(
          visitor,
          anna,
          victim.replace('@', `+${each}@`),
        );
        tally.count(status);
        // The result is not held back.
        expect(body).toMatchObject({ isMatch: true, proofNeeded: true, contactInfo: null });
      }
    }

    const mails = await QueuedMail.find({ to: /^opfer/ });
    expect(mails).toHaveLength(limits.proofMailsPerDay);
  });

  test('one key, or one browser, writes to few of many mailboxes', async () => {
    const anna = await makeSeeker(member);
    const { password } = await makeKey(anna);
    const visitor = guest(0);
    await enterKey(visitor, anna, password);
    for (let index = 0; index < 20; index += 1) {
      await compareNaming(visitor, anna, `opfer${index}@fremd.example`);
    }
    expect(await QueuedMail.countDocuments({ to: /^opfer/ })).toBe(limits.proofMailsPerDay);

    for (let index = 0; index < (isLongForm ? 80 : 8); index += 1) {
      const other = guest(index);
      await mongoose.connection.collection('rate_limits').deleteMany({ key: /^guests/ });
      await enterKey(other, anna, password);
      for (let each = 0; each < 12; each += 1) {
        await compareNaming(other, anna, `opfer${index}.${each}@anders.example`);
      }
    }
    expect(await QueuedMail.countDocuments({ to: /^opfer/ })).toBe(60);
  });

  test('a code that is right in many requests at once, on every instance, is one proof', async () => {
    const anna = await makeSeeker(member);
    const visitor = guest(0);
    await enterKey(visitor, anna, (await makeKey(anna)).password);
    await compareNaming(visitor, anna, victim);
    const code = await codeFor(victim);

    const tried = await Promise.all(
      Array.from({ length: 4 }, (_, index) => tryCode(at(index, visitor), anna, code)),
    );

    for (const { status } of tried) tally.count(status);
    expect(tried.some(({ status }) => status === 200)).toBe(true);
    expect(await Release.countDocuments()).toBe(1);
    expect(await MailedToken.countDocuments({ purpose: 'proof' })).toBe(0);
  });
});

describe('without the limits', () => {
  const { member, guest, at } = useInstances([{ rateLimits: false }, { rateLimits: false }]);

  test('a code has five tries, however many come at once', async () => {
    const anna = await makeSeeker(member);
    const visitor = guest(0);
    await enterKey(visitor, anna, (await makeKey(anna)).password);
    await compareNaming(visitor, anna, victim);
    const code = Number(await codeFor(victim));
    const guesses = Array.from({ length: 40 }, (_, index) =>
      String((code + 1 + index) % 1_000_000).padStart(6, '0'),
    );

    await Promise.all(guesses.map((each, index) => tryCode(at(index, visitor), anna, each)));
    const right = await tryCode(visitor, anna, await codeFor(victim));

    expect(right.error.code).toBe('wrong_code');
    expect((await MailedToken.findOne({ purpose: 'proof' }))?.tries).toBe(limits.proofTries);
    expect(await mailsTo(victim)).toHaveLength(1);
    expect(await Release.countDocuments()).toBe(0);
  });
});
