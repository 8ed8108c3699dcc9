// Users who withdrew access after the backup; a restore must not grant it again.
import { mailLinkHeader } from '@inkognito/shared/mailLink';
import { makeAutomations } from '../../../src/test/make.ts';
import { join as signUp, password, Person } from './person.ts';
import type { Product } from './product.ts';
import { candidate, compare, match, unlock } from './scene.ts';

type Urls = () => readonly string[];

export type Narrowing = {
  /** Its cookie belongs to a signed-out device. */
  changedPassword: Person;
  paused: Person;
  renamed: Person;
  hidden: Person;
  /** Shares nothing any more; the recruiter has an earlier match. */
  sharedNothing: { person: Person; recruiter: Person };
  gaveUpRole: Person;
};

const secondPassword = 'Neues-Pferd-4711!';

const failed = (what: string, { status }: { status: number }, expected: number) =>
  status === expected ? [] : [`${what}: ${status} instead of ${expected}`];

export async function castBefore(urls: Urls): Promise<Narrowing> {
  const person = await candidate(urls);
  return {
    changedPassword: await signUp(urls, ['jobSeeker']),
    paused: await candidate(urls),
    renamed: await candidate(urls),
    hidden: await candidate(urls),
    sharedNothing: { person, recruiter: (await match(urls, person)).recruiter },
    gaveUpRole: await candidate(urls),
  };
}

export async function narrow(cast: Narrowing): Promise<string[]> {
  const { changedPassword, paused, renamed, hidden, sharedNothing, gaveUpRole } = cast;
  const changed = await changedPassword.call('changePassword', {
    body: { currentPassword: password, password: secondPassword },
  });
  const noMore = { discoverable: 'false', showName: 'false', showImage: 'false' };
  const roles = [
    await gaveUpRole.call('assignRole', { body: { role: ['recruiter'], action: 'add' } }),
    await gaveUpRole.call('assignRole', { body: { role: ['jobSeeker'], action: 'remove' } }),
  ];
  const nothing = makeAutomations({ showNothing: true });
  return [
    ...failed('changing the password', changed, 204),
    ...failed('pausing', await paused.call('setPaused', { body: { paused: true } }), 200),
    ...failed(
      'another name',
      await renamed.call('changeUsername', {
        body: { username: `n${renamed.username}`.slice(0, 30) },
      }),
      200,
    ),
    ...failed('hiding', await hidden.call('saveAutomations', { form: noMore }), 200),
    ...failed(
      'showing nothing',
      await sharedNothing.person.call('saveAutomations', { form: nothing }),
      200,
    ),
    ...roles.flatMap((role) => failed('giving up a role', role, 200)),
  ];
}

export async function judgeNarrowed(product: Product, cast: Narrowing): Promise<string[]> {
  const guest = new Person(() => [product.url]);
  const isNobody = async (what: string, { username }: Person) =>
    failed(what, await guest.call('getPublicUser', { params: { username } }), 404);
  const found = await guest.call('searchUsers', { query: { q: cast.hidden.username } });
  return [
    ...(await isNobody('the profile of somebody paused', cast.paused)),
    ...(await isNobody('the profile under a name that was given up', cast.renamed)),
    ...(await isNobody('the profile of somebody who gave up the role', cast.gaveUpRole)),
    ...(found.bytes.includes(cast.hidden.username) ? ['somebody hidden is found again'] : []),
    ...(await judgeShared(product, cast)),
    ...(await judgePassword(product, cast.changedPassword)),
  ];
}

async function judgeShared(
  product: Product,
  { sharedNothing: { person, recruiter } }: Narrowing,
): Promise<string[]> {
  const again = await signIn(product, recruiter.username, password);
  await unlock(again, person);
  const { status, body } = await compare(again, person);
  const given = Object.values(body.contactInfo ?? {}).filter((value) => value !== null);
  return [
    ...failed('comparing with who shares nothing', { status }, 200),
    ...(given.length > 0 ? ['what is no longer shared is given out again'] : []),
  ];
}

/** The old password fails, and the mailbox gets the user back in. */
async function judgePassword(product: Product, { username, cookie }: Person): Promise<string[]> {
  const thief = new Person(() => [product.url]);
  thief.cookie = cookie;
  const status = await thief.call('authStatus');
  const old = await statusOfLogin(product, username, password);
  const email = `${username}@beispiel.example`;
  const guest = new Person(() => [product.url]);
  const { headers } = await guest.call('requestPasswordReset', { body: { email } });
  const token = headers.get(mailLinkHeader)?.split('#token=')[1] ?? '';
  const reset = await guest.call('resetPassword', { body: { token, password: secondPassword } });
  return [
    ...(status.body.authenticated ? ['a session from before the restore is good'] : []),
    ...failed('a password that was changed', { status: old }, 401),
    ...failed('the mailed link to another', reset, 204),
    ...failed(
      'the password chosen by it',
      { status: await statusOfLogin(product, username, secondPassword) },
      200,
    ),
  ];
}

async function signIn({ url }: Product, username: string, typed: string): Promise<Person> {
  const person = new Person(() => [url]);
  await person.call('login', { body: { username, password: typed } });
  return person;
}

async function statusOfLogin({ url }: Product, username: string, typed: string): Promise<number> {
  const person = new Person(() => [url]);
  return (await person.call('login', { body: { username, password: typed } })).status;
}
