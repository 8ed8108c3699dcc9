import type { Role } from '@inkognito/shared/codes';
import { asker, enterKey, makeAutomations, makeKey, makePdf, makeSeeker } from './make.ts';
import { resultTokenFor } from './mails.ts';
import type { Member } from './testApp.ts';
import type { TestClient } from './testClient.ts';

export const everything = makeAutomations({ phone: true, calendar: true, cv: true, email: true });
export const phone = '+49 170 5550123';

export const released = { contactState: 'released', contactInfo: { phoneNumber: phone } };
export const waiting = { contactState: 'awaitsReader', contactInfo: null };

type SignUp = (role: Role[]) => Promise<Member>;

/** A job seeker who shares everything. */
export async function makeSharing(
  member: SignUp,
  changes: Record<string, string> = {},
): Promise<Member> {
  const anna = await makeSeeker(member);
  await anna.call('saveAutomations', {
    form: { ...everything, ...changes },
    file: { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() },
  });
  return anna;
}

/** A browser without an account that holds a key of theirs. */
export async function openByKey(
  { member, guest }: { member: SignUp; guest: () => TestClient },
  changes: Record<string, string> = {},
) {
  const anna = await makeSharing(member, changes);
  const key = await makeKey(anna);
  const visitor = guest();
  await enterKey(visitor, anna, key.password);
  return { anna, key, visitor };
}

export const readComparison = (who: TestClient, { publicId }: Member) =>
  who.call('getComparison', { params: { candidateId: publicId } });

export async function openLink(who: TestClient) {
  return who.call('openResult', { body: { token: await resultTokenFor(asker.email) } });
}

export const denyLink = async (who: TestClient) =>
  who.call('denyResult', { body: { token: await resultTokenFor(asker.email) } });

export const releasesOf = async (anna: Member) => (await anna.call('listReleases')).body.releases;
