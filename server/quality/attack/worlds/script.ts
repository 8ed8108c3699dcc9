// What callers try, drawn from a seed: the calls that could touch the candidate most often, all others now and then.
import { apiBase } from '@inkognito/shared/endpoints';
import type { Server } from 'node:http';
import request, { type Response } from 'supertest';
import type { TestClient } from '../../../src/test/testClient.ts';
import { callAnything } from './anything.ts';
import { drawPosting, tellingPostings } from './drawPosting.ts';
import type { Random } from './random.ts';
import { textOf } from './transcript.ts';
import type { Caller, Stage } from './worlds.ts';

/** One caller in one world. */
export type Actor = {
  kind: Caller;
  client: TestClient;
  /** A browser that was never here. */
  stranger: () => TestClient;
  server: Server;
  stage: Stage;
  /** Ids in the answers so far. */
  seen: string[];
  jobIds: string[];
  /** Links in the mails to the caller so far. */
  tokens: () => Promise<string[]>;
  wait: (seconds: number) => void;
};

type Act = (actor: Actor, random: Random) => Promise<Response[]>;

const one = async (call: Promise<{ response: Response }>) => [(await call).response];

const spellings: ((name: string) => string)[] = [
  ...Array.from({ length: 6 }, () => (name: string) => name),
  (name) => name.toUpperCase(),
  (name) => `${name} `,
  (name) => `${name}\u200B`,
  (name) => name.slice(0, -1),
];
const nameOf = ({ stage }: Actor, random: Random) => random.pick(spellings)(stage.owner.username);

const questions = ['owner', 'own', 'own', 'Anna', 'Muster', 'muster anna', 'Berta', 'Anders', 'an'];

const askers = ['Meier GmbH', 'Musterwerke GmbH', 'Nordwind AG'];

function compareWith(target: 'owner' | 'accomplice'): Act {
  return ({ kind, client, stage }, random) => {
    const asker = {
      ...{ name: 'Max Meier', company: random.pick(askers) },
      email: `${random.pick(['max', 'moritz'])}@beispiel.example`,
    };
    return one(
      client.call('compare', {
        params: { candidateId: stage[target].publicId },
        body: { ...drawPosting(random), ...(kind.startsWith('guest') && { asker }) },
      }),
    );
  };
}

const publish: Act = async (actor, random) => {
  const { response, status, body } = await actor.client.call('createJob', {
    body: drawPosting(random),
  });
  if (status === 201) actor.jobIds.push(body.job._id);
  return [response];
};

const anyJob = (actor: Actor, random: Random): string =>
  actor.jobIds.length > 0 ? random.pick(actor.jobIds) : '0'.repeat(24);

const list: Act = async (actor, random) => {
  const heard = await publish(actor, random);
  const params = { id: actor.jobIds.at(-1) ?? '0'.repeat(24) };
  return [...heard, ...(await one(actor.client.call('listJobCandidates', { params })))];
};

const ask: Act = async (actor, random) => {
  const heard = actor.jobIds.length > 0 ? [] : await publish(actor, random);
  const params = { username: nameOf(actor, random) };
  const body = { jobId: anyJob(actor, random), message: random.pick(['', 'Guten Tag']) };
  return [...heard, ...(await one(actor.client.call('requestAccess', { params, body })))];
};

const mailboxOfOwner = 'owner@beispiel.example';
/** The caller's own, and the candidate's. */
const mailboxes = [mailboxOfOwner, 'neu@beispiel.example', 'neu@beispiel.example'];

const raw: Act = async ({ server, client, stage: { owner, imageId, cvId } }, random) => {
  const verb = random.pick(['get', 'get', 'head', 'options', 'post', 'delete'] as const);
  const path = random.pick([
    ...[`/users/${owner.username}`, `/users/${owner.username}/`, `/users/%6Fwner`, '/users//owner'],
    ...[`/files/images/${imageId}`, `/files/images/${imageId}.webp`, `/files/cv/${cvId}`],
    ...[`/questionnaire/compare/${owner.publicId}`, `/users/${owner.publicId}`],
    ...[`/users/${owner.username}/access-requests`, `/users/${owner.username}/check-password`],
    ...[`/questionnaire/compare/${owner.publicId}/outlook`, `/users/search?q=owner&q=own`],
  ]);
  const headers = random.pick([
    ...[{}, { 'If-None-Match': '*' }, { Range: 'bytes=0-9' }, { Origin: 'https://evil.example' }],
    ...[{ Accept: 'text/html' }, { 'If-Modified-Since': 'Wed, 21 Oct 2037 07:28:00 GMT' }],
  ]);
  const call = request(server)
    [verb](apiBase + path)
    .set('Origin', 'http://localhost:3000');
  const cookies = [client.cookie, client.deviceCookie].filter((each) => each !== null);
  return [await call.set(headers).set('Cookie', cookies.join('; '))];
};

const wrongKeys = ['AAAA-BBBB-CCCC', 'falsch', 'owner'];

const directed: Record<string, [weight: number, act: Act]> = {
  profile: [
    6,
    (actor, random) =>
      one(actor.client.call('getPublicUser', { params: { username: nameOf(actor, random) } })),
  ],
  search: [
    7,
    ({ client }, random) =>
      one(client.call('searchUsers', { query: { q: random.pick(questions) } })),
  ],
  picture: [
    3,
    ({ client, stage }) => one(client.call('getImage', { params: { id: stage.imageId } })),
  ],
  cv: [1, ({ client, stage }) => one(client.call('getCv', { params: { id: stage.cvId } }))],
  'wrong key': [
    3,
    (actor, random) => {
      const params = { username: nameOf(actor, random) };
      return one(
        actor.client.call('checkAccessPassword', {
          params,
          body: { password: random.pick(wrongKeys) },
        }),
      );
    },
  ],
  outlook: [
    3,
    (actor, random) => {
      const query = random.chance(0.5) ? { jobId: anyJob(actor, random) } : {};
      const params = { candidateId: actor.stage.owner.publicId };
      return one(actor.client.call('getComparisonOutlook', { params, query }));
    },
  ],
  // Mostly a list where no key opens the candidate.
  compare: [
    9,
    (actor, random) =>
      (actor.kind === 'recruiter' && random.chance(0.7) ? list : compareWith('owner'))(
        actor,
        random,
      ),
  ],
  'compare with an accomplice': [8, compareWith('accomplice')],
  comparison: [
    2,
    ({ client, stage }, random) => {
      const name = random.pick(['getComparison', 'mailResult'] as const);
      return one(client.call(name, { params: { candidateId: stage.owner.publicId } }));
    },
  ],
  publish: [2, publish],
  list: [14, list],
  'compare with many': [
    2,
    ({ client, stage, ...actor }, random) =>
      one(
        client.call('compareWithMany', {
          params: { id: anyJob({ client, stage, ...actor }, random) },
          body: { candidateIds: [stage.owner.publicId, stage.accomplice.publicId] },
        }),
      ),
  ],
  ask: [4, ask],
  report: [
    3,
    ({ client, stage }, random) =>
      one(
        client.call('createReport', {
          body: {
            ...{ about: 'profile', id: stage.owner.publicId, reason: 'spam', text: 'Werbung' },
            email: random.pick(mailboxes),
          },
        }),
      ),
  ],
  'sign-up': [
    3,
    ({ stranger }, random) =>
      one(
        stranger().call('signup', {
          body: {
            ...{ email: random.pick(mailboxes), username: `neu-${random.below(1_000)}` },
            ...{ password: 'Korrekt-Pferd-42!', consent: true },
          },
        }),
      ),
  ],
  reset: [
    3,
    ({ client }, random) =>
      one(client.call('requestPasswordReset', { body: { email: random.pick(mailboxes) } })),
  ],
  'sign-in': [
    3,
    ({ stranger, stage }, random) => {
      const username = random.pick([stage.owner.username, mailboxOfOwner, 'neu@beispiel.example']);
      return one(stranger().call('login', { body: { username, password: 'Falsch-Pferd-42!' } }));
    },
  ],
  'the name of the candidate': [
    1,
    ({ client, stage }) =>
      one(client.call('changeUsername', { body: { username: stage.owner.username } })),
  ],
  // Confirmed, an account would not be who is asked about.
  'a mail': [
    3,
    async ({ kind, client, tokens }, random) => {
      const body = { token: random.pick(['made-up', ...(await tokens())]) };
      const names = ['openResult', 'confirmResult', 'denyResult'] as const;
      const name =
        kind === 'unconfirmed'
          ? random.pick(names)
          : random.pick([...names, 'verifyEmail' as const]);
      return one(client.call(name, { body }));
    },
  ],
  'own lists': [
    6,
    ({ client }, random) =>
      one(
        client.call(
          random.pick([
            ...(['listMatches', 'listAccessRequests', 'listMyJobs', 'listOpenProfiles'] as const),
            ...(['listNews', 'listJobsOffered', 'authStatus', 'getAccount'] as const),
          ]),
        ),
      ),
  ],
  'an id that was seen': [
    3,
    ({ client, seen }, random) => {
      const id = random.pick(['0'.repeat(24), ...seen]);
      const name = random.pick([
        'getMatch',
        'getJob',
        'listJobComparisons',
        'setProgress',
      ] as const);
      const body = name === 'setProgress' ? { body: { status: 'talking' } } : {};
      return one(
        client.call(name, {
          params: name === 'getMatch' || name === 'setProgress' ? { matchId: id } : { id },
          ...body,
        }),
      );
    },
  ],
  'any path': [4, raw],
};

const anything: Act = (actor, random) => one(callAnything(actor, random, anyJob(actor, random)));

const acts: [name: string, act: Act][] = [
  ...Object.entries(directed).flatMap(([name, [weight, act]]) =>
    Array.from({ length: weight }, (): [string, Act] => [name, act]),
  ),
  ...Array.from({ length: 12 }, (): [string, Act] => ['anything', anything]),
];

/** Seconds; a guest's key ends after a day. */
const waits = [61, 16 * 60, 61 * 60];
const longWaits = [...waits, 25 * 60 * 60, 3 * 24 * 60 * 60];

export type Step = { name: string; responses: Response[] };

const tour = Object.entries(directed).map(([name, [, act]]) => [name, act] as const);

/** First each once, then any; at times a while later. */
export async function step(actor: Actor, random: Random, index: number): Promise<Step> {
  const [name, act] = tour[index] ?? random.pick(acts);
  if (random.chance(0.06))
    actor.wait(random.pick(actor.kind.startsWith('guest') ? waits : longWaits));
  return keepSeen(actor, { name, responses: await act(actor, random) });
}

/** Before the quota is used up. */
export async function readLists(actor: Actor): Promise<Step> {
  const responses: Response[] = [];
  for (const body of actor.kind === 'recruiter' ? tellingPostings : []) {
    const { body: made } = await actor.client.call('createJob', { body });
    const params = { id: made.job._id };
    responses.push(...(await one(actor.client.call('listJobCandidates', { params }))));
  }
  return keepSeen(actor, { name: 'lists', responses });
}

const theFirst: Random = {
  below: () => 0,
  chance: () => false,
  pick<Value>([value]: readonly Value[]): Value {
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  },
};

/** The same often enough to meet a limit of an account, and of a guest's network. */
export async function burst(actor: Actor, name: string): Promise<Step> {
  const [, act] = directed[name] ?? [0, anything];
  const times = actor.kind.startsWith('guest') ? 31 : 11;
  const responses: Response[] = [];
  for (let time = 0; time < times; time += 1) responses.push(...(await act(actor, theFirst)));
  return keepSeen(actor, { name: `${times} times ${name}`, responses });
}

export const limited = ['ask', 'report', 'reset', 'sign-in', 'profile'] as const;

function keepSeen(actor: Actor, { name, responses }: Step): Step {
  for (const response of responses)
    for (const [id] of textOf(response).matchAll(/\b[0-9a-f]{24}\b/g)) {
      if (!actor.seen.includes(id)) actor.seen.push(id);
    }
  return { name, responses };
}
