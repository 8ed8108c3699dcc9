import { expect, test } from 'vitest';
import { useInstances } from './instances.ts';

const waits = { waitingMax: 6, waitingOfNetwork: 3, waitMs: 60_000 };
const { guest } = useInstances([
  { trustProxy: 1, rateLimits: false, loadBounds: { ...waits, places: 1 } },
]);

/** Hits the database, so that calls overlap: 404 means served. */
const callFrom = async (address: string) => {
  const params = { username: 'niemand.hier' };
  const headers = { 'x-forwarded-for': address };
  return (await guest(0).call('getPublicUser', { params, headers })).status;
};

/** Keeps this many requests of one address open; returns their outcomes. */
function flood(address: string, ending: AbortSignal): Promise<number[]> {
  const statuses: number[] = [];
  const keepCalling = async () => {
    while (!ending.aborted) statuses.push(await callFrom(address));
  };
  return Promise.all(Array.from({ length: 30 }, keepCalling)).then(() => statuses);
}

/** Three together want more than the queue holds, each within its share. */
test.each([2, 3])(
  '%i addresses that fill the line leave others, by IPv4 and IPv6, their turn',
  async (count) => {
    const ending = new AbortController();
    const addresses = Array.from({ length: count }, (_, place) => `203.0.113.${place + 1}`);
    const floods = addresses.map((address) => flood(address, ending.signal));

    const others: number[] = [];
    while (others.length < 10) {
      others.push(await callFrom('198.51.100.7'), await callFrom('2001:db8:7:1::1'));
    }

    ending.abort();
    const flooded = (await Promise.all(floods)).flat();
    expect(others).toEqual(others.map(() => 404));
    expect(new Set(flooded)).toEqual(new Set([404, 503]));
  },
);
