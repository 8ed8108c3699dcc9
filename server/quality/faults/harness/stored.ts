// Read directly from the database with majority read concern.
import { User } from '../../../src/user/user.model.ts';
import { isListed } from '../../../src/user/visibility.ts';
import type { MongoSet } from './mongod.ts';
import { numbersIn } from './scene.ts';

type Document = Record<string, unknown> & { _id: unknown };
export type Client = MongoSet['client'];

export const database = (client: Client) => client.db('inkognito');

/** By their public id; the mailed link would do the same. */
export async function confirm(client: Client, { id: publicId }: { id: string }): Promise<void> {
  const confirmed = { $set: { emailVerified: true } };
  await database(client).collection('users').updateOne({ publicId }, confirmed);
}

const read = (client: Client, name: string) =>
  database(client).collection<Document>(name).find().toArray();

export async function storedNumbers(client: Client): Promise<number[]> {
  const jobs = await database(client)
    .collection<{ jobTitle: string }>('jobs')
    .find({}, { projection: { jobTitle: 1 } })
    .toArray();
  return numbersIn(jobs);
}

/** References that must resolve, by collection. */
const references: Record<string, readonly string[]> = {
  questionnaires: ['userId'],
  jobs: ['recruiterId'],
  comparisons: ['candidateId', 'recruiterId', 'jobId'],
  // These outlive the reader, who may come back.
  blockedpostings: ['candidateId'],
  releases: ['candidateId', 'recruiterId'],
  quotas: ['candidateId'],
};

/** One sentence per partially stored change. */
export async function findHalfStates(client: Client): Promise<string[]> {
  const names = ['users', 'sessions', 'filepieces', ...Object.keys(references)];
  const found = await Promise.all(names.map((name) => read(client, name)));
  const all = new Map(names.map((name, index) => [name, found[index] ?? []]));
  const of = (name: string) => all.get(name) ?? [];
  return [...danglingIn(of), ...halfComparisons(of), ...halfRoles(of), ...leftFiles(of)];
}

type Of = (name: string) => Document[];

function danglingIn(of: Of): string[] {
  const users = new Set(of('users').map(({ _id }) => String(_id)));
  const jobs = new Set(of('jobs').map(({ _id }) => String(_id)));
  return Object.entries(references).flatMap(([name, fields]) =>
    of(name).flatMap((document) =>
      fields
        .filter((field) => field === 'candidateId' || !isRecord(document))
        .filter((field) => !(field === 'jobId' ? jobs : users).has(String(document[field])))
        .map((field) => `${name}.${field} leads nowhere`),
    ),
  );
}

/** An ended comparison is the candidate's record and outlives posting and recruiter. */
const isRecord = ({ endedAt, contact }: Document) =>
  endedAt instanceof Date || (contact as { state: string } | undefined)?.state === 'ended';

/** Posting, comparison, quota and release are stored together; so are block and marker. */
function halfComparisons(of: Of): string[] {
  // By a named key one for all, by the general one each reader's own.
  const byKey = ({ candidateId, keyId }: Document) => `${String(candidateId)} ${String(keyId)}`;
  const byReader = ({ candidateId, readerKey }: Document) =>
    `${String(candidateId)} ${String(readerKey)}`;
  const quotas = new Set(of('quotas').flatMap((quota) => [byKey(quota), byReader(quota)]));
  const isCounted = (one: Document) => quotas.has(byKey(one)) || quotas.has(byReader(one));
  const releases = new Set(of('releases').map(({ comparisonId }) => String(comparisonId)));
  const confirmed = new Set(
    of('users')
      .filter((user) => user['emailVerified'])
      .map(({ _id }) => String(_id)),
  );
  const key = ({ candidateId, jobId }: Document) => `${String(candidateId)} ${String(jobId)}`;
  const marked = new Set(of('blockedpostings').map(key));
  const jobs = new Set(of('jobs').map(({ _id }) => String(_id)));
  const compared = new Set(of('comparisons').map((comparison) => String(comparison._id)));
  return [
    ...of('comparisons').flatMap((comparison) => {
      const isBlocked = comparison['suspendedBy'] !== null;
      return [
        ...(isCounted(comparison) ? [] : ['a comparison without its quota']),
        ...(comparison['isMatch'] &&
        confirmed.has(String(comparison['recruiterId'])) &&
        !releases.has(String(comparison._id))
          ? ['a match without its release']
          : []),
        ...(isBlocked === marked.has(key(comparison)) ? [] : ['a block without its marker']),
        ...(isBlocked === (comparison['expiresAt'] !== null) ? [] : ['a block without its end']),
      ];
    }),
    ...of('releases')
      .filter((release) => release['endedAt'] === null)
      .filter(
        (release) =>
          !compared.has(String(release['comparisonId'])) || !jobs.has(String(release['jobId'])),
      )
      .map(() => 'a release that goes on without its match'),
  ];
}

/** A role is stored in the user, in sessions, and in `listed`. */
function halfRoles(of: Of): string[] {
  const users = new Map(of('users').map((user) => [String(user._id), user]));
  const sessions = of('sessions').flatMap((session) => {
    const { passport } = session['session'] as {
      passport?: { user?: { id: string; role: string[] } };
    };
    const held = passport?.user;
    if (!held) return [];
    const user = users.get(held.id);
    if (!user) return ['a session of nobody'];
    const same = [...held.role].sort().join() === [...(user['role'] as string[])].sort().join();
    return same ? [] : ['a session with other roles than its person'];
  });
  const listings = of('questionnaires').flatMap((questionnaire) => {
    const user = users.get(String(questionnaire['userId']));
    // A stored user has the fields that the rule reads.
    const expected = user && isListed(User.hydrate(user));
    return expected === undefined || expected === questionnaire['listed']
      ? []
      : ['a questionnaire listed against its person'];
  });
  return [...sessions, ...listings];
}

function leftFiles(of: Of): string[] {
  const pointedTo = new Set(
    of('users').flatMap(({ imagePublicId, cv }) => [
      imagePublicId,
      (cv as { publicId: string } | null)?.publicId,
    ]),
  );
  return of('filepieces').flatMap(({ fileId }) =>
    pointedTo.has(fileId) ? [] : ['a file that no account points to'],
  );
}
