import type { Fault } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { join, Person } from './harness/person.ts';
import { inPlace } from './harness/place.ts';
import { startProduct } from './harness/product.ts';
import { candidate, compare, unlock } from './harness/scene.ts';
import { confirm, database } from './harness/stored.ts';

/** At once, twice: more would not fit into the line of one network. */
const wrongTriesAtOnce = 40;
const wrongTries = 2 * wrongTriesAtOnce;
const allowedTries = 60;
/** Several, as one recruiter has a limited share of places. */
const recruiters = 10;
const comparisonsEach = 5;
const comparisons = recruiters * comparisonsEach;

const guess = (guesser: Person, { username }: Person) =>
  Promise.all(
    Array.from({ length: wrongTriesAtOnce }, () =>
      guesser.call('checkAccessPassword', {
        params: { username },
        body: { password: 'AAAA-AAAA-AAAA' },
      }),
    ),
  );

export const twoInstances: Fault = {
  id: 'F6',
  name: 'two instances, one database',
  run: () =>
    inPlace(async (place) => {
      const { uri, client } = await startMongoSet(place);
      const environment = { MONGODB_URI: uri, RATE_LIMITS: 'on', TRUST_PROXY: '1' };
      const instances = [
        await startProduct(place, { environment }),
        await startProduct(place, { environment }),
      ];
      const urls = () => instances.map(({ url }) => url);
      const anna = await candidate(urls);
      const people = await recruitersFor(urls, anna);
      for (const each of people) await confirm(client, each);
      const [rita] = people;

      const compared = await Promise.all(people.flatMap((each) => compareOften(each, anna)));
      const right = compared.filter(({ status }) => status === 200).length;
      const count = (name: string) => database(client).collection(name).countDocuments();
      const stored = {
        jobs: await count('jobs'),
        comparisons: await count('comparisons'),
        releases: await count('releases'),
      };

      const guesser = await join(urls, ['recruiter']);
      const tries = [...(await guess(guesser, anna)), ...(await guess(guesser, anna))];
      const wrong = tries.filter(({ status }) => status === 401).length;
      const refused = tries.filter(({ status }) => status === 429).length;

      const signedIn = await Promise.all(instances.map(({ url }) => statusAt(url, rita.cookie)));
      await rita.call('logout');
      const signedOut = await Promise.all(instances.map(({ url }) => statusAt(url, rita.cookie)));

      const isOne = Object.values(stored).every((number) => number === recruiters);
      const isLimited = wrong === allowedTries && refused === wrongTries - allowedTries;
      return {
        rounds: 1,
        acknowledged: right,
        lost: isOne ? 0 : 1,
        failed: comparisons - right,
        broken: [
          ...(right < comparisons
            ? [`${comparisons - right} of ${comparisons} comparisons failed`]
            : []),
          ...(isOne ? [] : [`stored: ${JSON.stringify(stored)}`]),
          ...(isLimited ? [] : [`wrong tries: ${wrong} x 401, ${refused} x 429`]),
          ...(signedIn.every((status) => status === 200) ? [] : ['a session is not known to both']),
          ...(signedOut.every((status) => status === 401)
            ? []
            : ['signed out on one instance only']),
        ],
        seen: [
          `${comparisons} comparisons at once: ${JSON.stringify(stored)}`,
          `${wrongTries} wrong tries: ${wrong} x 401, ${refused} x 429`,
        ],
      };
    }),
};

async function recruitersFor(
  urls: () => readonly string[],
  anna: Person,
): Promise<[Person, ...Person[]]> {
  const joined = async (index: number) => {
    const recruiter = await join(urls, ['recruiter']);
    recruiter.address = `198.51.100.${index}`;
    await unlock(recruiter, anna);
    return recruiter;
  };
  const others = Array.from({ length: recruiters - 1 }, (_, index) => joined(index + 1));
  return [await joined(0), ...(await Promise.all(others))];
}

const compareOften = (recruiter: Person, anna: Person) =>
  Array.from({ length: comparisonsEach }, () => compare(recruiter, anna));

async function statusAt(url: string, cookie: string): Promise<number> {
  const visitor = new Person(() => [url]);
  visitor.cookie = cookie;
  return (await visitor.call('listMyJobs')).status;
}
