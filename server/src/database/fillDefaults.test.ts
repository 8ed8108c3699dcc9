// Documents may lack the newest fields: whatever has a default is read with it.
import mongoose, { type Schema } from 'mongoose';
import { expect, test } from 'vitest';
import {
  askForAccess,
  compare,
  makeAutomations,
  makeUnlockedPair,
  publishQuestionnaire,
} from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';

const { member } = useTestApp({ rateLimits: false, ownDatabase: true });

/** All paths with a default, the inner ones of documents and lists of documents included. */
function optionalPaths(schema: Schema, prefix = ''): string[] {
  const paths: string[] = [];
  schema.eachPath((path, type) => {
    const inner = (type as typeof type & { schema?: Schema }).schema;
    const { required, default: given } = type.options as { required?: boolean; default?: unknown };
    const hasDefault =
      given !== undefined || (type.instance === 'Array' && !('default' in type.options));
    if (path !== '_id' && hasDefault && !required) paths.push(prefix + path);
    if (inner) paths.push(...optionalPaths(inner, `${prefix}${path}.`));
  });
  return paths;
}

test.each(Object.values(mongoose.models).map((model) => [model.modelName, model] as const))(
  'a lean read of %s has the defaults of its schema',
  async (_, model) => {
    await model.collection.insertOne({ isMatch: true });
    const paths = optionalPaths(model.schema as Schema).filter((path) => !path.includes('.'));

    const selected = paths.map((path) => `+${path}`).join(' ');
    const read = await model.findOne({}).select(selected).lean<Record<string, unknown>>();
    const one = await model.findOne({}).select('_id').lean<object>();

    expect(paths.filter((path) => read?.[path] === undefined)).toEqual([]);
    expect(Object.keys(one ?? {})).toEqual(['_id']);
  },
);

/** A pair with everything between them that may be read, and a request for access to another job seeker. */
async function makeWorld() {
  const { anna, rita } = await makeUnlockedPair(member);
  const { body } = await compare(rita, anna);
  const berta = await member(['jobSeeker'], 'berta');
  await publishQuestionnaire(berta);
  await berta.call('saveAutomations', { form: makeAutomations() });
  await askForAccess(rita, berta);
  return { anna, rita, berta, jobId: body.jobId, matchId: body.matchId };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

/** The reads that end in an error of the server, also because what was read does not fit the response's schema. */
async function findBroken({ anna, rita, berta, jobId, matchId }: World): Promise<string[]> {
  const params = { username: anna.username };
  const reads = {
    authStatus: anna.call('authStatus'),
    account: anna.call('getAccount'),
    automations: anna.call('getAutomations'),
    questionnaire: anna.call('getMyQuestionnaire'),
    offers: anna.call('listJobsOffered'),
    matches: anna.call('listMatches'),
    releases: anna.call('listReleases'),
    shield: anna.call('getShield'),
    requests: berta.call('listAccessRequests'),
    profile: rita.call('getPublicUser', { params }),
    postings: rita.call('listMyJobs'),
    ownMatches: rita.call('listMatches'),
    match: rita.call('getMatch', { params: { matchId } }),
    candidates: rita.call('listJobCandidates', { params: { id: jobId } }),
    ownProfile: rita.call('getRecruiterProfile'),
  };
  const names = Object.keys(reads) as (keyof typeof reads)[];
  const statuses = await Promise.all(Object.values(reads));
  return names.filter((_, index) => (statuses[index]?.status ?? 500) !== 200);
}

test('every page can be read where a document lacks any one optional field', async () => {
  const world = await makeWorld();
  expect(await findBroken(world)).toEqual([]);
  const broken: Record<string, string[]> = {};
  for (const name of ['Job', 'Questionnaire', 'User', 'Comparison', 'AccessRequest']) {
    const { collection, schema } = mongoose.model(name);
    for (const path of optionalPaths(schema as Schema)) {
      const before = await collection.find().toArray();
      await collection.updateMany({}, { $unset: { [path]: 1 } });
      const found = await findBroken(world);
      if (found.length > 0) broken[`${name} ${path}`] = found;
      for (const each of before) await collection.replaceOne({ _id: each._id }, each);
    }
  }
  expect(broken).toEqual({});
});
