import { mailLinkHeader } from '@inkognito/shared/mailLink';
import { describe, expect, test } from 'vitest';
import { compareAsGuest, makeAutomations } from '../test/make.ts';
import { waitForMailsTo } from '../test/mails.ts';
import { openByKey, phone } from '../test/proof.ts';
import { type Answered, type TestClient, testUrl } from '../test/testClient.ts';
import { useTestApp } from '../test/testApp.ts';

const password = 'Korrekt-Pferd-42!';
const addressOf = (username: string) => `${username}@beispiel.example`;

const linkIn = ({ response }: Pick<Answered<'signup'>, 'response'>): string | undefined =>
  response.get(mailLinkHeader);

const tokenIn = (answer: Pick<Answered<'signup'>, 'response'>): string =>
  linkIn(answer)?.split('#token=')[1] ?? '';

const signUp = (who: TestClient, username: string, email = addressOf(username)) =>
  who.call('signup', { body: { email, username, password, consent: true } });

const accountOf = async (who: TestClient) => (await who.call('getAccount')).body;

describe('without a mail server', () => {
  const app = useTestApp({ showsMailLinks: true });

  test('an address counts as confirmed at sign-up', async () => {
    const anna = app.guest();

    const signup = await signUp(anna, 'anna');

    expect(signup.status).toBe(201);
    expect(linkIn(signup)).toBeUndefined();
    expect(await accountOf(anna)).toMatchObject({ emailVerified: true });
  });

  test('unless another account confirmed it: no other account reads its link', async () => {
    const [anna, other] = [app.guest(), app.guest()];
    await signUp(anna, 'anna');

    const signup = await signUp(other, 'fremd', addressOf('anna'));
    const resent = await other.call('resendVerification');

    expect(signup.status).toBe(201);
    expect([signup, resent].map(linkIn)).toEqual([undefined, undefined]);
    expect(await accountOf(other)).toMatchObject({ emailVerified: false });
    expect(await waitForMailsTo(addressOf('anna'), 2)).toHaveLength(2);
  });

  test('the link to a new password is in the answer, and works', async () => {
    await signUp(app.guest(), 'anna');
    const who = app.guest();

    const asked = await who.call('requestPasswordReset', { body: { email: addressOf('anna') } });
    const unknown = await who.call('requestPasswordReset', { body: { email: 'x@y.example' } });

    expect(linkIn(asked)).toMatch(`${testUrl}/reset-password#token=`);
    expect(linkIn(unknown)).toBeUndefined();
    const body = { token: tokenIn(asked), password: 'Neues-Pferd-4711!' };
    expect((await who.call('resetPassword', { body })).status).toBe(204);
  });

  test('the link to another address is in the answer, and works', async () => {
    const anna = app.guest();
    await signUp(anna, 'anna');

    const changed = await anna.call('changeEmail', { body: { email: addressOf('neu') } });
    const confirmed = await anna.call('verifyEmail', { body: { token: tokenIn(changed) } });

    expect(confirmed.status).toBe(204);
    expect(await accountOf(anna)).toMatchObject({ email: addressOf('neu'), emailVerified: true });
  });

  test('the link to a match is in the answer to its guest, and works', async () => {
    const { anna, visitor } = await openByKey(app);

    const compared = await compareAsGuest(visitor, anna);
    const params = { candidateId: anna.publicId };
    const again = await visitor.call('mailResult', { params });
    const token = new URL(linkIn(again) ?? '').hash.slice(1);
    const proven = await visitor.call('confirmResult', { body: { token } });

    expect([compared, again].map(linkIn)).toEqual(
      Array(2).fill(expect.stringMatching(/\/result#\S+$/)),
    );
    expect(proven.body).toMatchObject({ comparison: { contactInfo: { phoneNumber: phone } } });
  });
});

describe('with a mail server', () => {
  const app = useTestApp();

  test('no answer carries a link, and an address has to be confirmed', async () => {
    const { anna, visitor } = await openByKey(app);
    const [berta, body] = [app.guest(), { email: addressOf('berta') }];
    const params = { candidateId: anna.publicId };

    const answers = [
      await signUp(berta, 'berta'),
      await berta.call('resendVerification'),
      await berta.call('changeEmail', { body: { email: addressOf('neu') } }),
      await app.guest().call('requestPasswordReset', { body }),
      await compareAsGuest(visitor, anna),
      await visitor.call('mailResult', { params }),
      await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([201, 204, 204, 204, 200, 204, 200]);
    for (const answer of answers) expect(linkIn(answer)).toBeUndefined();
    expect(await accountOf(berta)).toMatchObject({ emailVerified: false });
  });
});
