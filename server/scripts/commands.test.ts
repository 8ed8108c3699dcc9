import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from '@inkognito/shared/schema/zod';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { chooseFreePort } from '../../../embedded/freePort.ts';
import type {} from '../globalSetup.ts';
import { type Running, answers, ran, run, start } from './commandRunner.ts';
import {
  commandsIn,
  dockerCommands,
  documentedCommands,
  notRun,
  ranElsewhere,
} from './commands.ts';
import { readManifest, root } from './files.ts';

let folder: string;
let port: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-commands-'));
  port = String(await chooseFreePort('127.0.0.1', undefined));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
});

const health = () => `http://localhost:${port}/api/v1/health`;

test('commands are found in blocks and in lines, whole and without their comments', () => {
  const text = ['Run `npm run a -- --b` with `npm`.', '```sh', 'npm b && npm c # d', 'x \\', ' y'];

  expect(commandsIn([...text, '```', ''].join('\n'))).toEqual([
    ...['npm b', 'npm c', 'x y'],
    'npm run a -- --b',
  ]);
});

describe('people of a seed', () => {
  let printed = '';
  const environment = () => ({ DATA_DIR: join(folder, 'data'), PORT: port });
  const backup = () => join(folder, 'monday');

  describe('while the product runs', () => {
    let product: Running;
    beforeAll(async () => {
      product = start('npm start', { environment: environment() });
      await answers(health(), product);
    });
    afterAll(() => product.interrupt());

    test('are made', async () => {
      printed = await run('npm run seed -- --candidates 500 --jobs 50 --seed 1', {
        // Fewer, for the sake of time.
        places: { '500': '20', '50 ': '4 ' },
        environment: environment(),
      });
      const signedIn = await signIn(printed);

      expect(printed).toContain('20 job seekers');
      expect(signedIn).toBe(200);
    });

    test('are saved', async () => {
      await run('npm run backup', { environment: environment() });
      await run('npm run backup -- /mnt/backups/monday', {
        places: { '/mnt/backups/monday': backup() },
        environment: environment(),
      });

      expect(await readdir(join(folder, 'data/backups'))).toHaveLength(1);
      expect(await readdir(backup())).toContain('backup.json');
    });

    test('can be reported and frozen', async () => {
      const [, username = ''] = /job seeker\s+(\S+)/.exec(printed) ?? [];
      const reportId = await report(username);
      const moderate = (words: string) =>
        run(`npm run moderate -- ${words}`, {
          places: { ID: reportId, USERNAME: username },
          environment: environment(),
        });

      expect(await moderate('list')).toContain(reportId);
      expect(await moderate('show ID')).toContain(username);
      await moderate('close ID');
      expect(await moderate('list')).toContain('Keine Meldung ist offen.');
      await moderate('freeze USERNAME --reason "Betrug"');
      const frozen = await signIn(printed);
      await moderate('unfreeze USERNAME');
      const unfrozen = await signIn(printed);

      expect([frozen, unfrozen]).toEqual([403, 200]);
    });
  });

  /** A guest's report of a profile. */
  async function report(username: string): Promise<string> {
    const api = `http://localhost:${port}/api/v1`;
    const profile = z.object({ _id: z.string() });
    const { _id: id } = profile.parse(await (await fetch(`${api}/users/${username}`)).json());
    const response = await fetch(`${api}/reports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
      body: JSON.stringify({ about: 'profile', id, reason: 'spam', text: '' }),
    });
    const reported = z.object({ report: profile }).parse(await response.json());
    return reported.report._id;
  }

  test('are there again after the trial of a restore, and can sign in', async () => {
    const places = {
      '/tmp/probe': join(folder, 'probe'),
      '<folder>': backup(),
      '<journal>': join(folder, 'data/journal'),
      '3999': port,
    };
    await run('DATA_DIR=/tmp/probe npm run restore -- <folder> --journal <journal>', { places });
    const product = start('DATA_DIR=/tmp/probe PORT=3999 npm start', { places });
    await answers(health(), product);

    const status = await signIn(printed);
    await product.interrupt();

    expect(status).toBe(200);
  });

  test('are brought back to where they were, in the place of what is there only if that is said', async () => {
    const places = { '/mnt/backups/monday': backup() };
    const call = { places, environment: environment() };
    const refused = run('npm run restore -- /mnt/backups/monday', call);

    await expect(refused).rejects.toThrow('--replace');
    const replaced = await run('npm run restore -- /mnt/backups/monday --replace', call);

    expect(replaced).toContain('allen Indizes zurück');
  });

  /** The status of a sign-in as the seed prints it. */
  async function signIn(seeded: string): Promise<number> {
    const after = (words: string) => new RegExp(`${words}\\s+(\\S+)`).exec(seeded)?.[1] ?? '';
    const { status } = await fetch(`http://localhost:${port}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
      body: JSON.stringify({
        username: after('job seeker'),
        password: after('with the password'),
      }),
    });
    return status;
  }
});

test('development serves pages that reach the API, and ends with one Ctrl+C', async () => {
  const environment = { MONGODB_URI: databaseFor('dev'), PORT: port };
  const session = start('npm run dev', { environment });
  const address = await vi.waitFor(() => {
    const [, url] = /Local:\s+(\S+)/.exec(session.output()) ?? [];
    return z.string().parse(url, { error: () => session.output() });
  }, 180_000);
  await answers(new URL('/api/v1/health', address).href, session);

  const page = await (await fetch(address)).text();
  await session.interrupt();

  expect(page).toContain('/src/main.tsx');
  await expect(fetch(address)).rejects.toThrow();
});

test('without Docker, production starts as the manual says', async () => {
  const [command = ''] = [...documentedCommands].filter((each) => each.startsWith('NODE_ENV='));
  const places = {
    'mongodb://…/inkognito?replicaSet=rs0': databaseFor('production'),
    'SESSION_SECRET=…': `SESSION_SECRET=${randomBytes(32).toString('hex')}`,
    'https://…': 'https://inkognito.example',
  };
  const product: Running = start(command, {
    places,
    environment: { PORT: port, DATA_DIR: join(folder, 'production') },
  });
  await answers(health(), product);

  await product.interrupt();

  await expect(fetch(health())).rejects.toThrow();
});

test('the secrets for Docker are made as the manual says, and those that are there are kept', async () => {
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

test('pairs of titles are read and their likeness printed', async () => {
  const pairs = 'Koch\tKöchin\nKoch\tDachdecker\n';
  const printed = await run('npm run --silent titles', { input: pairs });

  const [same, other, ...more] = printed.trim().split('\n').map(Number);
  expect(more).toEqual([]);
  expect(same).toBeGreaterThan(0.9);
  expect(other).toBeLessThan(0.5);
});

test('titles are read and parted, and what is known of them is printed', async () => {
  const input = 'Koch (m/w/d)\nLehrstelle als Köchin\nXyzzy\n';
  const printed = await run('npm run --silent titles -- --read', { input });

  const [cook = '', apprentice = '', unknown = ''] = printed.split('\n');
  expect(cook.split('\t').slice(0, 2)).toEqual(['sure', 'koch']);
  expect(apprentice).toContain('contractType=ausbildung');
  expect(unknown).toMatch(/^unsure\t/);
});

test('texts are read and what they say is printed', async () => {
  const text = 'Wir suchen einen Koch (m/w/d). Gehalt: 36.000 € im Jahr.';
  const printed = await run('npm run --silent reading', { input: text });
  const lines = await run('npm run --silent reading -- --lines', {
    input: `${JSON.stringify(text)}\n${JSON.stringify('Guten Tag')}\n`,
  });

  const [first = '', second = ''] = lines.trim().split('\n');
  expect(JSON.parse(first)).toEqual(JSON.parse(printed));
  expect(JSON.parse(printed)).toMatchObject({
    answers: { jobTitle: 'Koch', salary: { min: 36, max: 36 } },
  });
  expect(JSON.parse(second)).toMatchObject({ answers: {} });
});

test('the bill of materials names all that production needs, and no tool', async () => {
  const bill = z.object({ components: z.array(z.object({ name: z.string() })) });
  const printed = await run('node scripts/sbom.mjs');
  const names = bill.parse(JSON.parse(printed)).components.map(({ name }) => name);

  const manifests = ['server', 'client', 'shared'].map(readManifest);
  const needed = manifests.flatMap(({ dependencies }) => Object.keys(dependencies));
  const missing = needed.filter((name) => !name.startsWith('@inkognito/') && !names.includes(name));
  expect(missing).toEqual([]);
  const tools = Object.keys(readManifest('.').devDependencies);
  expect(names.filter((name) => tools.includes(name))).toEqual([]);
});

test('every command in a document is run here, by another test, or has a reason why not', () => {
  const known = [...ran, ...dockerCommands, ...Object.keys(ranElsewhere), ...Object.keys(notRun)];

  expect([...documentedCommands].filter((command) => !known.includes(command))).toEqual([]);
  expect(known.filter((command) => !documentedCommands.has(command))).toEqual([]);
  for (const file of Object.values(ranElsewhere)) {
    expect(existsSync(resolve(root, file)), file).toBe(true);
  }
});

test('every npm script in a document is there, and leads to a file that is', () => {
  const { scripts } = readManifest('.');
  const called = [...documentedCommands].flatMap(
    (command) => /\bnpm (?:run (?:--silent )?)?([\w:]+)/.exec(command)?.[1] ?? [],
  );
  const names = called.filter((name) => !['install', 'ci'].includes(name));
  const files = Object.values(scripts).flatMap(
    (script) => script.match(/[\w/]+\.(?:ts|mjs)\b/g) ?? [],
  );

  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

afterAll(async () => {
  for (const name of ['dev', 'production']) {
    await mongoose
      .createConnection(databaseFor(name))
      .asPromise()
      .then(async (connection) => {
        await connection.dropDatabase();
        await connection.close();
      });
  }
});

function databaseFor(name: string): string {
  const uri = new URL(inject('mongoUri'));
  uri.pathname = `/commands_${name}_${process.pid}`;
  return uri.href;
}
