import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf } from '../../src/test/make.ts';
import { failed, type Fault, unless } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { type Answered, isOk, join, password, Person } from './harness/person.ts';
import { inPlace } from './harness/place.ts';
import { type Product, startProduct } from './harness/product.ts';
import { candidate, compare, match, unlock } from './harness/scene.ts';
import { type Client, confirm, findHalfStates } from './harness/stored.ts';

type Scene = {
  /** One call for everything that takes several writes. */
  calls: (() => Promise<Pick<Answered<'health'>, 'status'>>)[];
  /** As a client does that lost the answer. */
  repeat: () => Promise<string[]>;
};

async function prepare(url: string, round: number, client: Client): Promise<Scene> {
  const urls = () => [url];
  const [compared, blocking, leaving, changing] = [
    await candidate(urls),
    await candidate(urls),
    await candidate(urls),
    await candidate(urls),
  ];
  const recruiter = await join(urls, ['recruiter']);
  await confirm(client, recruiter);
  await unlock(recruiter, compared);
  const { jobId: blockedJob } = await match(urls, blocking);
  const { recruiter: deleting, jobId: deletedJob } = await match(urls, blocking);
  await match(urls, leaving);
  const stranger = new Person(urls);
  const username = `neu${round}x${Date.now()}`;
  const email = `${username}@beispiel.example`;
  const cv = { field: 'cv', name: 'neu.pdf', bytes: makePdf('x'.repeat(3 * 1024 * 1024)) };
  const upload = () => compared.call('saveAutomations', { form: {}, file: cv });
  return {
    calls: [
      () => stranger.call('signup', { body: { email, username, password, consent: true } }),
      () => compare(recruiter, compared),
      () => deleting.call('deleteJob', { params: { id: deletedJob } }),
      () => leaving.call('deleteAccount', { params: { userId: leaving.id } }),
      () => changing.call('assignRole', { body: { role: ['recruiter'], action: 'add' } }),
      () => blocking.call('toggleJobBlock', { params: { id: blockedJob } }),
      upload,
    ],
    repeat: async () => {
      const again = [await compare(recruiter, compared), await upload()];
      const { jobs } = (await recruiter.call('listMyJobs')).body;
      const { jobsOffered } = (await compared.call('listJobsOffered')).body;
      return [
        ...again.flatMap((answer) => failed('repeating a call', answer, 200)),
        ...unless(jobs.length === 1, `repeated: ${jobs.length} postings`),
        ...unless(jobsOffered.length === 1, `repeated: ${jobsOffered.length} offers`),
      ];
    },
  };
}

async function measure(product: Product, client: Client): Promise<number> {
  const { calls } = await prepare(product.url, 0, client);
  const startedAt = performance.now();
  const answers = await Promise.all(calls.map((call) => call()));
  if (!answers.every(isOk))
    throw new Error(`Answers: ${answers.map(({ status }) => status).join(' ')}`);
  return performance.now() - startedAt;
}

export const killedServer: Fault = ({ short }) =>
  inPlace(async (place) => {
    const { uri, client } = await startMongoSet(place);
    const broken: string[] = [];
    const environment = { MONGODB_URI: uri };
    let product = await startProduct(place, { environment });
    const { port } = product;
    const wholeMs = await measure(product, client);
    for (let round = 1; round <= (short ? 2 : 12); round++) {
      const { calls, repeat } = await prepare(product.url, round, client);
      const answers = Promise.all(calls.map((call) => call()));
      await sleep(Math.random() * wholeMs);
      await product.kill();
      await answers;
      product = await startProduct(place, { port, environment });
      // The database aborts transactions of a closed connection.
      await sleep(300);
      broken.push(...(await findHalfStates(client)), ...(await repeat()));
    }
    return [...new Set(broken)];
  });
