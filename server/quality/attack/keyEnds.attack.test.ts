// The holder of an expired key keeps trying: other instance, same moment, other name.
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { Key } from '../../src/key/key.model.ts';
import { Unlock } from '../../src/key/unlock.model.ts';
import { size, useTally } from '../../src/test/api/tally.ts';
import {
  compare,
  compareAsGuest,
  enterKey,
  makeAutomations,
  makeJobInput,
  makeKey,
  publishQuestionnaire,
  unlock,
} from '../../src/test/make.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { useInstances } from './instances.ts';

const { member, guest, at } = useInstances([{}, {}]);
const tally = useTally();

async function seeker(): Promise<Member> {
  const anna = await member(['jobSeeker']);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, email: true }) });
  return anna;
}

/** The attacker has time and addresses. */
const waitOut = () => mongoose.connection.collection('rate_limits').deleteMany({});

type Held = { anna: Member; id: string; password: string; rita: Member; visitor: TestClient };

async function held(): Promise<Held> {
  const anna = await seeker();
  const { id, password } = await makeKey(anna);
  const [rita, visitor] = [await member(['recruiter']), guest(0)];
  await enterKey(rita, anna, password);
  await enterKey(visitor, anna, password);
  return { anna, id, password, rita, visitor };
}

const otherBrowser = (index: number, { cookie }: TestClient) => at(index, { cookie });
const askAt = (index: number, { anna, rita, visitor }: Held) => [
  compare(otherBrowser(index, rita) as Member, anna),
  compareAsGuest(otherBrowser(index, visitor), anna),
];

describe('a key that ends at one instance opens nothing at the other', () => {
  const ends: Record<string, { end: (held: Held) => Promise<unknown>; forGuests?: true }> = {
    revoked: { end: ({ anna, id }) => anna.call('revokeKey', { params: { id } }) },
    expired: { end: ({ id }) => Key.updateOne({ _id: id }, { expiresAt: new Date() }) },
    'closed to guests': {
      end: ({ anna, id }) => anna.call('changeKey', { params: { id }, body: { guests: false } }),
      forGuests: true,
    },
  };

  test.each(Object.entries(ends).filter(([what]) => what !== 'expired'))(
    '%s, while it is used at both',
    async (_what, { end, forGuests }) => {
      for (let round = 0; round < size(2, 25); round += 1) {
        await waitOut();
        const all = await held();
        const { anna, id, password, rita } = all;

        const calls = await Promise.all([
          ...askAt(0, all),
          enterKey(guest(0), anna, password),
          end(all).then(() => ({ status: 200 })),
          enterKey(guest(1), anna, password),
          enterKey(rita, anna, password),
          ...askAt(1, all),
        ]);

        for (const { status } of calls) tally.count(status);
        const open = { keyId: id, ...(forGuests && { isGuest: true }) };
        expect(await Unlock.countDocuments(open)).toBe(0);
        const [, byGuest] = await Promise.all(askAt(1, all));
        expect(byGuest?.status).toBe(401);
      }
    },
  );
});

test('who was withdrawn from together with the key gets nothing under any name', async () => {
  const { anna, password, rita, visitor } = await held();
  const workEmail = 'rita.rekrut@musterwerke.example';
  const claim = { name: 'Rita Rekrut', company: 'Musterwerke GmbH', email: workEmail };
  const body = { ...makeJobInput(), asker: claim };
  const params = { candidateId: anna.publicId };
  const { body: match } = await rita.call('compare', { params, body });
  expect(match.contactInfo?.phoneNumber).not.toBeNull();
  const { keys } = (await anna.call('listKeys')).body;
  const key = keys.find(({ general }) => !general);
  const ending = { params: { id: key?._id ?? '' }, query: { withdraw: 'true' as const } };
  await anna.call('revokeKey', ending);

  const second = await member(['recruiter']);
  for (const holder of [rita, second, guest(0), guest(1), visitor]) {
    const { status } = await enterKey(holder, anna, password);
    tally.count(status);
    expect(status).toBe(401);
    expect((await holder.call('compare', { params, body })).status).toBeGreaterThanOrEqual(401);
  }

  const another = await makeKey(anna, { name: 'Jemand anderes' });
  const mailbox = `${rita.username}@beispiel.example`;
  for (const email of [workEmail, workEmail.toUpperCase(), mailbox, mailbox.toUpperCase()]) {
    const claimant = guest(0);
    await enterKey(claimant, anna, another.password);
    const again = await claimant.call('compare', {
      params,
      body: { ...body, asker: { ...claim, email } },
    });
    const given = Object.values(again.body.contactInfo ?? {}).filter(Boolean);
    tally.count(again.status);
    if (given.length > 0) tally.leak(`contact data for ${email}`);
    expect([again.status, given]).toEqual([200, []]);
  }
  // A different recruiter gets what the candidate shares.
  await unlock(second, anna);
  expect((await compare(second, anna)).body.contactInfo?.phoneNumber).not.toBeNull();
});
