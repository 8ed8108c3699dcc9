import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from '@inkognito/shared/schema/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dockerCommands } from './commands.ts';
import { read, root } from './files.ts';

const service = z.object({
  image: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.union([z.string(), z.number()]).nullable()).default({}),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).default(['default']),
  network_mode: z.string().optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  user: z.string().optional(),
});
const composeFile = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean() })).default({}),
  volumes: z.record(z.string(), z.null()),
});

const readCompose = (file: string) => composeFile.parse(parse(read(file), { merge: true }));

const compose = readCompose('docker-compose.yml');
const { services } = compose;
const apps = ['app', 'app-1', 'app-2'].map((name) => service.parse(services[name]));

test('every container has a read-only root, no rights to gain, and a limit of memory', () => {
  for (const [name, each] of Object.entries(services)) {
    expect(each.read_only, name).toBe(true);
    expect(each.cap_drop, name).toEqual(['ALL']);
    expect(each.security_opt, name).toEqual(['no-new-privileges:true']);
    expect(each.mem_limit, name).toMatch(/^\d+[mg]$/);
  }
});

test('whatever waits for another waits until that is healthy or done', () => {
  for (const [name, { depends_on: awaited }] of Object.entries(services)) {
    for (const [other, { condition }] of Object.entries(awaited)) {
      const isStep = other === 'database-key';
      expect(condition, `${name} → ${other}`).toBe(
        isStep ? 'service_completed_successfully' : 'service_healthy',
      );
      // The app's own check stands in its image.
      const isChecked = isStep || other.startsWith('app') || services[other]?.healthcheck;
      expect(isChecked, other).toBeTruthy();
    }
  }
});

test('a missing secret is told by name instead of being replaced', () => {
  const text = read('docker-compose.yml');

  for (const name of ['SESSION_SECRET', 'DATABASE_PASSWORD', 'DATABASE_ROOT_PASSWORD']) {
    const uses = [...text.matchAll(new RegExp(`\\$\\{${name}(:\\?is missing[^}]*)?`, 'g'))];
    expect(uses, name).not.toHaveLength(0);
    expect(
      uses.every(([, message]) => message !== undefined),
      name,
    ).toBe(true);
  }
});

test('every variable given to the app is one that it reads, and none it needs is left out', () => {
  const known = read('.env.example').match(/^[A-Z_]+(?==)/gm) ?? [];
  // Set in the image, the same everywhere, or for tests alone.
  const elsewhere = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'RATE_LIMITS',
    'OAUTH_GOOGLE_ISSUER',
    'OAUTH_LINKEDIN_ISSUER',
  ];

  for (const { environment } of apps) {
    expect([...Object.keys(environment), ...elsewhere].sort()).toEqual([...known].sort());
  }
});

test('the database is reached by the app alone, with a password, and has no way out', () => {
  const database = service.parse(services['database']);

  expect(database.ports).toEqual([]);
  expect(database.networks).toEqual(['inside']);
  expect(compose.networks['inside']?.internal).toBe(true);
  for (const { environment, networks } of apps) {
    expect(environment['MONGODB_URI']).toMatch(/inkognito:\$\{DATABASE_PASSWORD.*replicaSet=rs0$/);
    expect(networks).toContain('inside');
  }
});

test('only the proxy listens to the world; behind it the instances believe it alone', () => {
  for (const [name, { ports }] of Object.entries(services)) {
    if (name !== 'proxy') expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  }
  const [direct, ...proxied] = apps;
  expect(direct?.environment['TRUST_PROXY']).toBe('${TRUST_PROXY:-0}');
  for (const { environment, ports, profiles } of proxied) {
    expect(environment['TRUST_PROXY']).toBe(1);
    expect(ports).toEqual([]);
    expect(profiles).toEqual(['proxy']);
  }
  expect(read('deploy/Caddyfile')).toContain('reverse_proxy app-1:3000 app-2:3000');
});

test('images name their version, and volumes and mounted files exist', () => {
  for (const { image = '', volumes } of Object.values(services)) {
    expect(image === 'inkognito' || /:v?\d/.test(image), image).toBe(true);
    for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
      const isThere = source.startsWith('.')
        ? existsSync(resolve(root, source))
        : source in compose.volumes;
      expect(isThere, source).toBe(true);
    }
  }
});

test('the database can be had alone, for a server beside it on the same machine', () => {
  const alone = readCompose('docker-compose.database.yml');

  expect(Object.keys(alone.services)).toEqual(['database']);
  expect(alone.services['database']?.ports).toEqual(['127.0.0.1:27017:27017']);
});

test('documented calls of Docker name files, profiles, services and variables that there are', () => {
  expect(dockerCommands).not.toHaveLength(0);
  for (const command of dockerCommands) {
    const words = command.split(' ');
    const [file = 'docker-compose.yml'] = valuesAfter('-f', words);
    const [profile] = valuesAfter('--profile', words);
    const wanted = words.slice(words.indexOf('up') + 1).filter((word) => !word.startsWith('-'));
    const called = Object.entries(readCompose(file).services);

    if (profile)
      expect(
        called.flatMap(([, { profiles }]) => profiles),
        command,
      ).toContain(profile);
    if (words.includes('up')) {
      expect(wanted.filter((name) => !called.some(([service]) => service === name))).toEqual([]);
    }
    for (const name of command.match(/^[A-Z_]+(?==)/g) ?? []) {
      expect(read(file), command).toContain(`\${${name}:-`);
    }
  }
});

const valuesAfter = (option: string, words: string[]) =>
  words.filter((_word, index) => words[index - 1] === option);

/** Runs the health check of the database against a shell that answers like this. */
function runReady({
  replSet,
  isPrimary,
  isInitiated,
}: Record<'isPrimary' | 'isInitiated', boolean> & { replSet?: string }) {
  const done: string[] = [];
  const database = {
    getSiblingDB: () => database,
    auth: () => undefined,
    adminCommand: (command: object) => {
      const [name = ''] = Object.keys(command);
      if (name !== 'getCmdLineOpts') done.push(name);
      return { parsed: { replication: replSet === undefined ? undefined : { replSet } } };
    },
    hello: () => ({ isWritablePrimary: isPrimary, ...(isInitiated && { setName: replSet }) }),
    getUser: () => null,
    createUser: ({ user }: { user: string }) => done.push(`createUser ${user}`),
  };
  runInNewContext(read('deploy/mongo/ready.js'), {
    process: { env: {} },
    connect: () => database,
    print: () => undefined,
    quit: (code: number) => done.push(`quit ${code}`),
  });
  return done;
}

test('the check of the database waits for the set-up, makes the replica set, then the user', () => {
  expect(runReady({ isPrimary: true, isInitiated: false })).toEqual(['quit 1']);
  expect(runReady({ replSet: 'rs0', isPrimary: false, isInitiated: false })).toEqual([
    'replSetInitiate',
    'quit 1',
  ]);
  expect(runReady({ replSet: 'rs0', isPrimary: true, isInitiated: true })).toEqual([
    'createUser inkognito',
    'quit 0',
  ]);
});
