import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import type { Fault } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { join, password, Person } from './harness/person.ts';
import { inPlace, type Place } from './harness/place.ts';
import { startProduct } from './harness/product.ts';
import { candidate, compare, unlock } from './harness/scene.ts';

const signInMs = 5_000;
const compareMs = 8_000;
const exitMs = 10_000;

async function startSilence(place: Place): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  place.later(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    return Promise.resolve();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It has no port.');
  return address.port;
}

async function returnFromProvider(url: string, provider: 'google' | 'linkedin') {
  const person = new Person(() => [url]);
  const isGoogle = provider === 'google';
  const start = await person.call(isGoogle ? 'startGoogle' : 'signInWithLinkedin');
  const state = new URL(start.headers.get('location') ?? url).searchParams.get('state') ?? '';
  const query = { code: 'a-code', state };
  return person.call(isGoogle ? 'signInWithGoogle' : 'signInWithLinkedin', { query });
}

export const silentOthers: Fault = {
  id: 'F12',
  name: 'provider and mail silent',
  run: () =>
    inPlace(async (place) => {
      const { uri } = await startMongoSet(place);
      const silence = `127.0.0.1:${await startSilence(place)}`;
      const client = { ID: 'id', SECRET: 'secret' };
      const environment = {
        MONGODB_URI: uri,
        GOOGLE_CLIENT_ID: client.ID,
        GOOGLE_CLIENT_SECRET: client.SECRET,
        OAUTH_GOOGLE_ISSUER: `http://${silence}`,
        LINKEDIN_CLIENT_ID: client.ID,
        LINKEDIN_CLIENT_SECRET: client.SECRET,
        OAUTH_LINKEDIN_ISSUER: `http://${silence}`,
        SMTP_URL: `smtp://${silence}`,
      };
      const product = await startProduct(place, { environment });
      const urls = () => [product.url];
      const newcomer = new Person(urls);
      const signup = await newcomer.call('signup', {
        body: { email: 'neu@beispiel.example', username: 'neuling', password, consent: true },
      });
      const anna = await candidate(urls);
      const rita = await join(urls, ['recruiter']);
      await unlock(rita, anna);
      const compared = await compare(rita, anna, { jobTitle: 'Zauberkünstlerin für Datenträume' });
      const google = await returnFromProvider(product.url, 'google');
      const linkedin = await returnFromProvider(product.url, 'linkedin');
      const leadsTo = linkedin.headers.get('location') ?? '';
      const ended = await product.stop();
      return {
        rounds: 4,
        acknowledged: 0,
        lost: 0,
        failed: compared.status === 200 ? 0 : 1,
        broken: [
          ...(signup.status === 201 ? [] : [`signing up: ${signup.status}`]),
          ...(signup.ms > signInMs ? [`signing up waits for the mail: ${signup.ms} ms`] : []),
          ...(compared.status === 200 ? [] : [`comparing: ${compared.status}`]),
          ...(compared.ms > compareMs ? [`comparing took ${compared.ms} ms`] : []),
          ...(google.status === 503 ? [] : [`Google: ${google.status}`]),
          ...(google.ms > signInMs ? [`Google: ${google.ms} ms`] : []),
          ...(linkedin.status === 302 && leadsTo.includes('/login?error=')
            ? []
            : [`LinkedIn: ${linkedin.status} to ${leadsTo}`]),
          ...(linkedin.ms > signInMs ? [`LinkedIn: ${linkedin.ms} ms`] : []),
          ...(ended.code === 0 && ended.ms < exitMs
            ? []
            : [`it ended with ${ended.code ?? 'no code'} after ${ended.ms} ms`]),
        ],
        seen: [
          `sign-up ${signup.ms.toFixed(0)} ms, comparing ${compared.ms.toFixed(0)} ms`,
          `Google silent: ${google.status} after ${google.ms.toFixed(0)} ms, LinkedIn: ${linkedin.status} to ${leadsTo} after ${linkedin.ms.toFixed(0)} ms`,
          `ended after ${ended.ms.toFixed(0)} ms with all of them silent`,
        ],
      };
    }),
};
