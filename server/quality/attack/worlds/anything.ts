import { type Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, type EndpointName } from '@inkognito/shared/endpoints';
import fc from 'fast-check';
import { type RequestParts, goodRequests } from '../../../src/test/api/requests.ts';
import type { Scene } from '../../../src/test/api/scene.ts';
import type { TestClient } from '../../../src/test/testClient.ts';
import { validValues } from '../generate.ts';
import type { Random } from './random.ts';
import type { Stage } from './worlds.ts';

type Actor = { client: TestClient; stage: Stage };

/** End the caller's own session or account. */
const notTried: ReadonlySet<EndpointName> = new Set([
  ...([
    'logout',
    'health',
    'getDocs',
    'getOpenApi',
    'signup',
    'login',
    'switchOffNotification',
  ] as const),
  ...(['unsubscribe', 'assignRole', 'changeEmail'] as const),
]);
const otherNames = (Object.keys(endpoints) as EndpointName[]).filter((name) => !notTried.has(name));

/** The scene of the other tests for a caller without any secret. */
function knownTo({ owner, imageId, cvId, keyId }: Stage, jobId: string): Scene {
  const id = '0'.repeat(24);
  const stranger = Object.assign(Object.create(owner) as typeof owner, {
    ...{ id, password: 'Falsch-Pferd-42!', accessPassword: 'AAAA-BBBB-CCCC' },
  });
  const pair = { jobId, matchId: id, releaseId: id };
  const [noRole, seeker, both, recruiter] = [stranger, stranger, stranger, stranger];
  const [unconfirmed, unlocked, matched] = [stranger, stranger, stranger];
  const [blocked, withdrawn, guest] = [stranger, stranger, stranger];
  return {
    clients: {
      ...{ owner: stranger, noRole, seeker, both, recruiter, unconfirmed, unlocked, matched },
      ...{ blocked, withdrawn, guest },
    },
    pairs: { matched: pair, blocked: pair, withdrawn: pair },
    ...{ imageId, cvId, keyId, blockId: id, requestId: id, deviceId: id },
  };
}

/** As the other tests call it, or with a made-up body. */
export async function callAnything({ client, stage }: Actor, random: Random, jobId: string) {
  const name = random.pick(otherNames);
  const scene = knownTo(stage, jobId);
  const parts: RequestParts = { ...goodRequests[name](scene, 'guest') };
  const { body, upload }: Endpoint = endpoints[name];
  const seed = random.below(1_000_000);
  if (body && !upload && random.chance(0.5))
    parts.body = fc.sample(validValues(body), { seed, numRuns: 1 })[0] as object;
  if (parts.params && random.chance(0.2))
    parts.params = Object.fromEntries(
      Object.keys(parts.params).map((key) => [
        key,
        random.pick(['$ne', '..', 'null', '%00', '１']),
      ]),
    );
  return client.call(name, parts);
}
