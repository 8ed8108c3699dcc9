// An employer measures how long answers take.
import { expect, test, vi } from 'vitest';
import { size, useTally } from '../../src/test/api/tally.ts';
import { useTestApp } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { measureAlike } from './quickest.ts';
import {
  type Named,
  employer,
  makeAcquaintance,
  makePrivate,
  makeRecruiter,
  nobody,
  profileOf,
  shield,
  tryKey,
} from './shieldScene.ts';

vi.setConfig({ testTimeout: 600_000 });

const { guest, member } = useTestApp({ rateLimits: false });
const tally = useTally();

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

test.each([
  ['a profile to a guest', () => Promise.resolve(guest()), profileOf],
  ['a profile to an account', () => makePrivate(member), profileOf],
  ['a profile to the company', () => makeRecruiter(member, employer), profileOf],
  ['a wrong key to a guest', () => Promise.resolve(guest()), tryKey],
  [
    'the right key to the company',
    () => makeRecruiter(member, employer),
    (browser: TestClient, target: Named) => tryKey(browser, target, target.accessPassword),
  ],
])('the time of %s does not tell who is shielded from who does not exist', async (...row) => {
  const [what, makeBrowser, ask] = row;
  const anna = await makeAcquaintance(member, await makeRecruiter(member, {}));
  await shield(anna.person, { companies: ['Musterwerke'] });
  const browser = await makeBrowser();
  const times = { unknown: [] as number[], shielded: [] as number[], control: [] as number[] };
  const time = async (of: keyof typeof times, target: Named) => {
    const start = performance.now();
    const { status } = await ask(browser, target);
    times[of].push(performance.now() - start);
    tally.count(status);
    expect(status).toBe(404);
  };
  const order: (keyof typeof times)[] = ['unknown', 'shielded', 'control'];
  let turn = 0;
  const measure = async () => {
    // In turns: what one call left to do may slow the next one.
    order.push(...order.splice(0, ++turn % 2 ? 1 : 2));
    for (const of of order) await time(of, of === 'shielded' ? anna : nobody());
  };
  const apart = () => Math.abs(median(times.unknown) - median(times.shielded));
  const noise = () => Math.abs(median(times.unknown) - median(times.control));
  let told: string[] = [];
  const areAlike = () => {
    told = [median(times.unknown), median(times.shielded), noise()].map((ms) => ms.toFixed(3));
    const alike = apart() <= Math.max(noise(), median(times.unknown) * 0.01);
    // Measured anew, as what another process slowed down stays slow.
    for (const each of Object.values(times)) each.length = 0;
    return alike;
  };

  const wereAlike = await measureAlike(size(100, 250), measure, areAlike);

  process.stdout.write(`${what}: ${told.join(', ')} ms for nobody, a shielded person, noise\n`);
  expect(wereAlike).toBe(true);
});
