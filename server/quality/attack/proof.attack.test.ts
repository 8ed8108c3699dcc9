// Whoever wants contact data without a mailbox, or a stranger's mailbox full.
import { limits } from '@inkognito/shared/limits';
import { describe, expect, test } from 'vitest';
import { QueuedMail } from '../../src/mail/mail.model.ts';
import { useTally } from '../../src/test/api/tally.ts';
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

async function makeSeeker(member: ReturnType<typeof useInstances>['member']): Promise<Member> {
  const anna = await member(['jobSeeker']);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, email: true }) });
  return anna;
}

describe('with the limits', () => {
  const { member, guest } = useInstances([{ trustProxy: 1 }, { trustProxy: 1 }]);

  test('a mailbox gets five mails a day from one network, whoever names it, about whomever', async () => {
    const people = [await makeSeeker(member), await makeSeeker(member)];
    for (const [index, anna] of people.entries()) {
      const { password } = await makeKey(anna);
      for (let each = 0; each < 4; each += 1) {
        const visitor = guest(index + each);
        await enterKey(visitor, anna, password);
        const named = victim.replace('@', `+${each}@`);
        const { status, body } = await compareNaming(visitor, anna, named);
        tally.count(status);
        // The result is not held back.
        expect(body).toMatchObject({
          ...{ isMatch: true, contactState: 'awaitsReader', contactInfo: null },
        });
      }
    }

    const mails = await QueuedMail.find({ to: /^opfer/ });
    expect(mails).toHaveLength(limits.mailsPerDay);
  });

  test('one address writes to thirty mailboxes a day, all keys of one person to sixty', async () => {
    const anna = await makeSeeker(member);
    const keys = [await makeKey(anna), await makeKey(anna)];
    const mailed = () => QueuedMail.countDocuments({ to: /^opfer/ });
    const writeFrom = async (address: string) => {
      for (let index = 0; index < 40; index += 1) {
        const headers = { 'X-Forwarded-For': address };
        const visitor = guest(index);
        const body = { password: keys[index % 2]?.password ?? '' };
        const params = { username: anna.username };
        await visitor.call('checkAccessPassword', { params, body, headers });
        const { status } = await visitor.call('compare', {
          params: { candidateId: anna.publicId },
          body: {
            ...makeJobInput(),
            asker: { ...asker, email: `opfer${index}@${address}.example` },
          },
          headers,
        });
        tally.count(status);
      }
    };

    await writeFrom('203.0.113.7');
    expect(await mailed()).toBe(30);
    await writeFrom('198.51.100.7');
    await writeFrom('192.0.2.7');
    expect(await mailed()).toBe(60);
  });
});
