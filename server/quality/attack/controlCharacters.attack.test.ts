import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, type EndpointName } from '@inkognito/shared/endpoints';
import { z } from '@inkognito/shared/schema/zod';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RequestParts, callerOf, goodRequests } from '../../src/test/api/requests.ts';
import { asker } from '../../src/test/make.ts';
import { type Scene, makeScene } from '../../src/test/api/scene.ts';
import { rememberAll } from '../../src/test/api/snapshot.ts';
import { useTally } from '../../src/test/api/tally.ts';
import { useTestApp } from '../../src/test/testApp.ts';

const app = useTestApp({ emptiedOnce: true, rateLimits: false });
const tally = useTally();

const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'];
const directionSign = '\u202e';
/** Shown to strangers, so direction-changing characters are taken out. */
const onShow = new Set<string>(['signup', 'saveRecruiterProfile']);
/** Passwords may hold any character; tokens and provider values are compared, never shown. */
const secrets = new Set(['password', 'currentPassword', 'token', 'code', 'state', 'error']);

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Place = { part: 'body' | 'query'; path: string[] };

function textPaths(schema: JsonSchema, above: string[] = []): string[][] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => textPaths(choice, above));
  if (schema.type === 'array')
    return textPaths((schema.items ?? {}) as JsonSchema, [...above, '0']);
  if (schema.type === 'object') {
    return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      textPaths(part as JsonSchema, [...above, name]),
    );
  }
  const isFree = schema.type === 'string' && !schema.enum && !('const' in schema);
  return isFree && !secrets.has(above.at(-1) ?? '') ? [above] : [];
}

function placesOf(name: EndpointName): Place[] {
  const endpoint: Endpoint = endpoints[name];
  return (['body', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return textPaths(json).map((path) => ({ part, path }));
  });
}

/** Pasted from anywhere, including a PDF's form feeds, and never stored. */
const pasted = new Set<EndpointName>(['readPosting', 'checkMessage']);

const places = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => !pasted.has(name))
  .flatMap((name) =>
    placesOf(name).map((place) => ({ ...place, name, field: place.path.join('.') })),
  );

let scene: Scene;
let startAgain: () => Promise<void>;

beforeAll(async () => {
  scene = await makeScene(app);
  startAgain = await rememberAll(Object.values(scene.clients));
});
beforeEach(() => startAgain());
afterAll(async () => {
  expect(await storedTextsWith(/\p{Cc}/u)).toEqual([]);
});

function send(name: EndpointName, { part, path }: Place, sign: string) {
  const caller = callerOf(name);
  const parts: RequestParts = goodRequests[name](scene, caller);
  const endpoint: Endpoint = endpoints[name];
  const key = endpoint.upload && part === 'body' ? 'form' : part;
  const values = (parts[key] ?? {}) as Record<string, unknown>;
  const [field = ''] = path;
  const old = [values[field]].flat()[0];
  const good = typeof old === 'string' && old.length > 1 ? old : 'Dachdecker';
  const hostile = good.slice(0, 2) + sign + good.slice(2);
  const changed = { ...values, [field]: inPlace(path[1], hostile) };
  return scene.clients[caller].call(name, { ...parts, [key]: changed });
}

function inPlace(inside: string | undefined, hostile: string): unknown {
  if (inside === undefined) return hostile;
  return inside === '0' ? [hostile] : { ...asker, [inside]: hostile };
}

async function storedTextsWith(pattern: RegExp): Promise<string[]> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const found = await Promise.all(
    collections.map(async (collection) => textsIn(await collection.find().toArray())),
  );
  // The copy-paste message is multi-line.
  return found.flat().filter((value) => pattern.test(value.replace(/[\t\n\r]/g, '')));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || '_bsontype' in value) return [];
  return Object.values(value).flatMap(textsIn);
}

test('texts that people write are looked at in every domain', () => {
  expect(places.length).toBeGreaterThan(30);
  for (const name of ['signup', 'createJob', 'compare', 'saveMessage', 'saveRecruiterProfile'])
    expect(places.map((place) => place.name)).toContain(name);
});

test.each(places)('$name refuses control characters beside $field', async (place) => {
  for (const sign of controls) {
    const { status, error } = await send(place.name, place, sign);

    tally.count(status, `${place.name} ${place.field}: ${JSON.stringify(sign)}`);
    expect(status).toBe(400);
    expect(error.fields?.[place.field]).toMatch(/\S/);
  }
});

test.each(places)('$name survives a direction sign in $field', async (place) => {
  const { status } = await send(place.name, place, directionSign);

  tally.count(status, `${place.name} ${place.field}: direction sign`);
  expect(status).toBeLessThan(500);
  if (onShow.has(place.name)) expect(await storedTextsWith(/\u202e/)).toEqual([]);
});
