// Stored documents may lack newer fields: defaults apply on reading.
import { criterionIds } from '@inkognito/shared/rules/rulebook';
import mongoose, { type Schema } from 'mongoose';
import { expect, test } from 'vitest';
import {
  askForAccess,
  compare,
  makeAutomations,
  makeSeeker,
  makeUnlockedPair,
} from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';
import { User } from '../user/user.model.ts';

const { member } = useTestApp({ rateLimits: false, ownDatabase: true });

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

async function makeWorld() {
  const { anna, rita } = await makeUnlockedPair(member);
  const { body } = await compare(rita, anna);
  const berta = await makeSeeker(member, { username: 'berta' });
  await berta.call('saveAutomations', { form: makeAutomations() });
  await askForAccess(rita, berta);
  // Of confirmed accounts one alone may lack its address.
  await User.updateMany({ role: 'jobSeeker' }, { emailVerified: false });
  return { anna, rita, berta, jobId: body.jobId, matchId: body.matchId };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

const reads = {
  account: ({ anna }: World) => anna.call('getAccount'),
  automations: ({ anna }: World) => anna.call('getAutomations'),
  questionnaire: ({ anna }: World) => anna.call('getMyQuestionnaire'),
  offers: ({ anna }: World) => anna.call('listJobsOffered'),
  shield: ({ anna }: World) => anna.call('getShield'),
  requests: ({ berta }: World) => berta.call('listAccessRequests'),
  profile: ({ anna: { username }, rita }: World) =>
    rita.call('getPublicUser', { params: { username } }),
  postings: ({ rita }: World) => rita.call('listMyJobs'),
  match: ({ rita, matchId }: World) => rita.call('getMatch', { params: { matchId } }),
  candidates: ({ rita, jobId: id }: World) => rita.call('listJobCandidates', { params: { id } }),
};
type Read = keyof typeof reads;

const readers: Record<string, Read[]> = {
  Job: ['postings', 'candidates'],
  Questionnaire: ['questionnaire', 'candidates'],
  User: ['account', 'automations', 'shield', 'profile', 'offers'],
  Comparison: ['offers', 'match'],
  AccessRequest: ['requests'],
};

/** A rulebook of before may not have known every criterion. */
const judged: Record<string, string> = {
  Comparison: 'breakdown',
  AccessRequest: 'score.breakdown',
};
const criteriaOf = (name: string) =>
  name in judged ? criterionIds.map((id) => `${judged[name]}.${id}`) : [];

/** Server errors, including responses that do not fit their schema. */
async function findBroken(names: readonly Read[], world: World): Promise<Read[]> {
  const statuses = await Promise.all(names.map(async (name) => (await reads[name](world)).status));
  return names.filter((_, index) => (statuses[index] ?? 500) >= 500);
}

test('what lacks any one optional field can be read', async () => {
  const world = await makeWorld();
  const broken: Record<string, Read[]> = {};
  for (const [name, names] of Object.entries(readers)) {
    const { collection, schema } = mongoose.model(name);
    const before = await collection.find().toArray();
    for (const path of [...optionalPaths(schema as Schema), ...criteriaOf(name)]) {
      await collection.updateMany({}, { $unset: { [path]: 1 } });
      const found = await findBroken(names, world);
      if (found.length > 0) broken[`${name}.${path}`] = found;
      await Promise.all(before.map((each) => collection.replaceOne({ _id: each._id }, each)));
    }
  }
  expect(broken).toEqual({});
});
