import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { endpoints } from '@inkognito/shared/endpoints';
import { z } from '@inkognito/shared/schema/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, root } from './files.ts';

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
  user: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  build: z.union([z.string(), z.object({ context: z.string(), target: z.string() })]).optional(),
  healthcheck: z
    .object({ test: z.array(z.string()), interval: z.string(), start_interval: z.string() })
    .optional(),
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
    const made = /^for name in (.*); do$/m.exec(read('deploy/makeSecrets.sh'))?.[1] ?? '';
    const names = made.split(' ');
    expect(names).toHaveLength(4);
    for (const name of names) {
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

  test('listen on this machine only, except the proxy, trusted only by the containers behind it', () => {
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

  test('of the tools are started by hand, reach the database alone, and keep what they write', () => {
    const tools = service.parse(services['tools']);

    expect(tools.profiles).toEqual(['tools']);
    expect(tools.build).toEqual({ context: '.', target: 'tools' });
    expect(tools.networks).toEqual(['inside']);
    expect(tools.ports).toEqual([]);
    expect(tools.environment['MONGODB_URI']).toMatch(
      /^mongodb:\/\/backup:\$\{DATABASE_BACKUP_PASSWORD:.*replicaSet=rs0$/,
    );
    expect(tools.volumes).toEqual(['data:/data', '${BACKUP_FOLDER:-backups}:/data/backups']);
  });

  test('run without privileges', () => {
    for (const name of ['database', 'database-key', 'mail']) {
      expect(services[name]?.user, name).toMatch(/^(mongodb|1000:1000)$/);
    }
  });

  test('tell visitors by IPv6 apart', () => {
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
      .map((volume) => volume.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':')[0] ?? '')
      .filter((source) =>
        source.startsWith('.') ? !existsSync(resolve(root, source)) : !(source in volumes),
      );

    expect(mounted).not.toHaveLength(0);
    expect(missing).toEqual([]);
  });
});

test('the proxy tells where to go by another name, and speaks no protocol that is not published', () => {
  const rules = read('deploy/Caddyfile');

  expect(rules).toContain('protocols h1 h2\n');
  expect(rules).toMatch(/^http:\/\/ \{[\s\S]*<a href="\{\$PUBLIC_URL\}">[\s\S]*` 404\n\}$/m);
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

  test('runs the server itself, without privileges', () => {
    expect(valuesOf('USER')).toEqual(['node']);
    // A shell in between would swallow the stop signal.
    expect(valuesOf('CMD')).toEqual(['["node", "server/dist/main.js"]']);
  });

  test('holds no program of the tools, whose own stage runs without rights as well', () => {
    const tools = stages.find((stage) => stage.includes(' AS tools\n')) ?? '';

    expect(valuesOf('COPY').some((copy) => copy.startsWith('--from=tools'))).toBe(false);
    expect(tools).toMatch(/^USER node$/m);
    expect(tools).toMatch(/^ENV NODE_ENV=production /m);
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
