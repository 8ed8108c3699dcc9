// Commands as documented in README and manuals.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from '@inkognito/shared/schema/zod';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { chooseFreePort } from '../embedded/freePort.ts';
import { read, root } from '../src/test/files.ts';
import type {} from '../src/test/globalSetup.ts';
import { type Running, run, start, waitUntilUp } from './runCommand.ts';

let folder: string;
let port: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-commands-'));
  port = String(await chooseFreePort('127.0.0.1', undefined));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  for (const name of ['dev', 'production']) {
    const connection = await mongoose.createConnection(databaseFor(name)).asPromise();
    await connection.dropDatabase();
    await connection.close();
  }
});

const health = () => `http://localhost:${port}/api/v1/health`;

function databaseFor(name: string): string {
  return Object.assign(new URL(inject('mongoUri')), {
    pathname: `/commands_${name}_${process.pid}`,
  }).href;
}

describe('people of a seed', () => {
  let seeded = '';
  const environment = () => ({ DATA_DIR: join(folder, 'data'), PORT: port });
  let backup = '';

  describe('while the product runs', () => {
    let product: Running;
    beforeAll(async () => {
      product = start('npm start', { environment: environment() });
      await waitUntilUp(health(), product);
    });
    afterAll(() => product.interrupt());

    test('are made, and can sign in', async () => {
      seeded = await run('npm run seed -- --candidates 20 --jobs 4 --seed 1', {
        environment: environment(),
      });

      expect(seeded).toContain('20 job seekers');
      expect(await signIn()).toBe(200);
    });

    test('are backed up', async () => {
      await run('npm run backup', { environment: environment() });
      const [name = '', ...others] = await readdir(join(folder, 'data/backups'));
      backup = join(folder, 'data/backups', name);
      expect(others).toEqual([]);
      expect(await readdir(backup)).toContain('backup.json');
    });

    test('can be reported, frozen and unfrozen', async () => {
      const [, username = ''] = /job seeker\s+(\S+)/.exec(seeded) ?? [];
      const reportId = await report(username);
      const said = await moderate([
        ['show', reportId],
        ['close', reportId],
        ['list'],
        ['freeze', username, '--reason', 'Betrug'],
      ]);
      expect(said).toContain(`Account now: ${username}\n`);
      expect(said).toContain('No report is open.');
      const frozen = await signIn();
      await run(`npm run moderate -- unfreeze ${username}`, { environment: environment() });
      expect([frozen, await signIn()]).toEqual([403, 200]);
    });
  });

  test('are there again after the trial of a restore elsewhere, and can sign in', async () => {
    const probe = { DATA_DIR: join(folder, 'probe'), PORT: port };
    await run(`npm run restore -- ${backup} --journal ${join(folder, 'data/journal')}`, {
      environment: probe,
    });
    const product = start('npm start', { environment: probe });
    await waitUntilUp(health(), product);

    const status = await signIn();
    await product.interrupt();

    expect(status).toBe(200);
  });

  /** In one process: most of a command is the start of it. */
  function moderate(calls: readonly string[][]): Promise<string> {
    const input = `for (const words of ${JSON.stringify(calls)}) {
      process.argv.splice(2, Infinity, ...words);
      await import('./server/dist/moderate.js?' + words[0]);
    }`;
    return run('node --input-type=module -', { input, environment: environment() });
  }

  const api = (path: string) => `http://localhost:${port}/api/v1${path}`;
  const post = (path: string, body: object) =>
    fetch(api(path), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
      body: JSON.stringify(body),
    });

  async function report(username: string): Promise<string> {
    const withId = z.object({ _id: z.string() });
    const profile = await fetch(api(`/users/${username}`));
    const { _id: id } = withId.parse(await profile.json());
    const response = await post('/reports', { about: 'profile', id, reason: 'spam', text: '' });
    return z.object({ report: withId }).parse(await response.json()).report._id;
  }

  async function signIn(): Promise<number> {
    const after = (words: string) => new RegExp(`${words}\\s+(\\S+)`).exec(seeded)?.[1] ?? '';
    const [username, password] = [after('job seeker'), after('with the password')];
    return (await post('/auth/login', { username, password })).status;
  }
});

test('development serves pages that reach the API, and ends with one Ctrl+C', async () => {
  const environment = { MONGODB_URI: databaseFor('dev'), PORT: port };
  const session = start('npm run dev', { environment });
  const address = await vi.waitFor(() => {
    const [, url] = /Local:\s+(\S+)/.exec(session.output()) ?? [];
    return z.string().parse(url, { error: () => session.output() });
  }, 180_000);
  await waitUntilUp(new URL('/api/v1/health', address).href, session);

  const page = await (await fetch(address)).text();
  await session.interrupt();

  expect(page).toContain('/src/main.tsx');
  await expect(fetch(address)).rejects.toThrow();
});

test('without Docker, production starts and ends as the manual says', async () => {
  const product = start('node server/dist/main.js', {
    environment: {
      NODE_ENV: 'production',
      MONGODB_URI: databaseFor('production'),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'https://inkognito.example',
      SMTP_URL: 'smtp://localhost:2525',
      MAIL_FROM: 'inkognito@inkognito.example',
      PORT: port,
      DATA_DIR: join(folder, 'production'),
    },
  });
  await waitUntilUp(health(), product);

  await product.interrupt();

  await expect(fetch(health())).rejects.toThrow();
});

test('the secrets for Docker are made, and those that are there are kept', async () => {
  const cwd = join(folder, 'compose');
  await cp(join(root, 'deploy'), join(cwd, 'deploy'), { recursive: true });
  const readSecrets = () => readFile(join(cwd, '.env'), 'utf8');
  await writeFile(join(cwd, '.env'), 'LOG_LEVEL=warn\nSESSION_SECRET=\nDATABASE_PASSWORD=kept');

  await run('sh deploy/makeSecrets.sh', { cwd });
  const made = await readSecrets();
  await run('sh deploy/makeSecrets.sh', { cwd });

  expect(await readSecrets()).toBe(made);
  expect(made).toContain('\nDATABASE_PASSWORD=kept\n');
  const lines = made.trimEnd().split('\n').slice(3);
  const names = ['SESSION_SECRET', 'DATABASE_BACKUP_PASSWORD', 'DATABASE_ROOT_PASSWORD'];
  expect(lines.map((line) => line.split('=')[0])).toEqual(names);
  expect(lines.every((line) => /=[\da-f]{64}$/.test(line))).toBe(true);
});

test('titles and texts are read, and what is known of them is printed', async () => {
  const titles = 'Koch (m/w/d)\nLehrstelle als Köchin\nXyzzy\n';
  const text = 'Wir suchen einen Koch (m/w/d). Gehalt: 36.000 € im Jahr.';
  const [read, lines] = await Promise.all([
    run('npm run --silent titles -- --read', { input: titles }),
    run('npm run --silent reading -- --lines', { input: `${JSON.stringify(text)}\n` }),
  ]);

  const [cook = '', apprentice = '', unknown = ''] = read.split('\n');
  expect(cook.split('\t').slice(0, 2)).toEqual(['sure', 'koch']);
  expect(apprentice).toContain('contractType=ausbildung');
  expect(unknown).toMatch(/^unsure\t/);
  expect(JSON.parse(lines)).toMatchObject({
    answers: { jobTitle: 'Koch', salary: { min: 36, max: 36 } },
  });
});

test('the bill of materials names all that production needs, and no tool', async () => {
  const bill = z.object({ components: z.array(z.object({ name: z.string() })) });
  const { components } = bill.parse(JSON.parse(await run('node scripts/sbom.mjs')));
  const names = components.map(({ name }) => name);

  const libraries = z.record(z.string(), z.string()).default({});
  const manifest = z.object({ dependencies: libraries, devDependencies: libraries });
  const readManifest = (path: string) => manifest.parse(JSON.parse(read(`${path}/package.json`)));
  for (const workspace of ['server', 'client', 'shared']) {
    const needed = Object.keys(readManifest(workspace).dependencies);
    const missing = needed.filter(
      (name) => !name.startsWith('@inkognito/') && !names.includes(name),
    );
    expect(missing, workspace).toEqual([]);
  }
  const tools = Object.keys(readManifest('.').devDependencies);
  expect(names.filter((name) => tools.includes(name))).toEqual([]);
});
