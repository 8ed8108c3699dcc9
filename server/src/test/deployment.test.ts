// What the image and the compose file promise about safety.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { endpoints } from '@inkognito/shared/endpoints';
import { z } from '@inkognito/shared/schema/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, root } from './documents/files.ts';

const service = z.object({
  entrypoint: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()]).nullable()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).default(['default']),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
});
const composeFile = z.object({
  services: z.record(z.string(), service),
  networks: z
    .record(
      z.string(),
      z.object({ internal: z.boolean().default(false), enable_ipv6: z.boolean().default(false) }),
    )
    .default({}),
  volumes: z.record(z.string(), z.null()),
});

const readCompose = (file: string) => composeFile.parse(parse(read(file), { merge: true }));

describe('the containers', () => {
  const text = read('docker-compose.yml');
  const { services, networks, volumes } = readCompose('docker-compose.yml');
  const apps = ['app', 'app-1', 'app-2'].map((name) => service.parse(services[name]));

  test('have a read-only root, no rights to gain, and a limit of memory', () => {
    for (const [name, each] of Object.entries(services)) {
      expect(each.read_only, name).toBe(true);
      expect(each.cap_drop, name).toEqual(['ALL']);
      expect(each.security_opt, name).toEqual(['no-new-privileges:true']);
      expect(each.mem_limit, name).toMatch(/^\d+[mg]$/);
    }
  });

  test('start only with every secret given', () => {
    for (const name of ['SESSION_SECRET', 'DATABASE_PASSWORD', 'DATABASE_ROOT_PASSWORD']) {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}(:\\?is missing)?`, 'g'))];
      expect(uses, name).not.toHaveLength(0);
      for (const [, message] of uses) expect(message, name).toBeDefined();
    }
  });

  test('of the database are reached by the app alone, with a password, and have no way out', () => {
    for (const database of [services['database'], services['database-key']]) {
      expect(database?.ports).toEqual([]);
    }
    expect(services['database']?.networks).toEqual(['inside']);
    expect(networks['inside']?.internal).toBe(true);
    for (const app of apps) {
      expect(app.networks).toContain('inside');
      expect(app.environment['MONGODB_URI']).toMatch(
        /inkognito:\$\{DATABASE_PASSWORD.*replicaSet=rs0$/,
      );
    }
  });

  test('listen to this machine alone, but for the proxy, whom only those behind it believe', () => {
    for (const [name, { ports }] of Object.entries(services)) {
      if (name !== 'proxy') expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
    }
    const [direct, ...proxied] = apps;
    expect(direct?.environment['TRUST_PROXY']).toBe('${TRUST_PROXY:-0}');
    for (const { environment, ports } of proxied) {
      expect(environment['TRUST_PROXY']).toBe(1);
      expect(ports).toEqual([]);
    }
    const alone = readCompose('docker-compose.database.yml');
    expect(alone.services['database']?.ports).toEqual(['127.0.0.1:27017:27017']);
  });

  test('know visitors who come by IPv6 apart', () => {
    for (const app of apps) expect(app.networks).toContain('default');
    expect(networks['default']?.enable_ipv6).toBe(true);
  });

  test('start the database by what keeps documents out of its log', () => {
    const alone = readCompose('docker-compose.database.yml');
    for (const database of [services['database'], alone.services['database']]) {
      expect(database?.entrypoint).toEqual(['bash', '/deploy/start.sh']);
      expect(database?.volumes).toContain('./deploy/mongo:/deploy:ro');
    }
  });

  test('mount volumes and files that there are', () => {
    const mounted = Object.values(services).flatMap((each) => each.volumes);
    const missing = mounted
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((source) =>
        source.startsWith('.') ? !existsSync(resolve(root, source)) : !(source in volumes),
      );

    expect(mounted).not.toHaveLength(0);
    expect(missing).toEqual([]);
  });
});

describe('the image', () => {
  const stages = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split(/^FROM /m);
  const valuesOf = (instruction: string) =>
    [...(stages.at(-1) ?? '').matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(
      ([, value = '']) => value,
    );

  test('runs the server itself, as somebody without rights', () => {
    expect(valuesOf('USER')).toEqual(['node']);
    // A shell in between would keep the signal to end to itself.
    expect(valuesOf('CMD')).toEqual(['["node", "server/dist/main.js"]']);
  });

  test('asks the address that tells whether requests can be served for its health', () => {
    expect(valuesOf('HEALTHCHECK')).toEqual([
      expect.stringContaining(`/api/v1${endpoints.health.path}`),
    ]);
  });

  test('holds what was built, and no secret and no data of this machine', () => {
    const rules = read('.dockerignore').split('\n');

    expect(valuesOf('COPY').every((copy) => copy.startsWith('--from='))).toBe(true);
    expect(rules[0]).toBe('*');
    expect(rules.filter((rule) => rule.startsWith('!')).sort()).toEqual(
      ['client', 'package-lock.json', 'package.json', 'server', 'shared', 'tsconfig.base.json'].map(
        (name) => `!${name}`,
      ),
    );
    expect(rules).toContain('**/.data');
  });
});

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

test('the health check of the database makes the replica set, then the user', () => {
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
