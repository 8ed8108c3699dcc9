import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseFreePort } from '../../embedded/freePort.ts';
import { readText } from '../../language/reading/readText.ts';
import { cookiePair, sid } from '../../src/test/cookies.ts';
import { plainEnvironment } from '../../src/test/plainEnvironment.ts';

let dataDir: string;
let url: string;
let demo: ChildProcess;
let output = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkognito-demo-'));
  await startDemo();
});

afterAll(async () => {
  if (demo.exitCode === null) {
    demo.kill('SIGTERM');
    await once(demo, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
});

async function startDemo(): Promise<void> {
  const port = await chooseFreePort('127.0.0.1', undefined);
  url = `http://localhost:${port}`;
  output = '';
  // Skips the build, which the tests already have.
  demo = spawn('npm', ['run', 'demo', '--ignore-scripts'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...plainEnvironment(), PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilItSays('Ctrl+C ends everything.');
}

async function untilItSays(words: string): Promise<void> {
  await new Promise<void>((resolveOutput, reject) => {
    for (const stream of [demo.stdout, demo.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(words)) resolveOutput();
      });
    }
    demo.once('exit', () => {
      reject(new Error(`The demo ended. It printed:\n${output}`));
    });
  });
}

const printed = (words: string) => new RegExp(`${words}\\s+(\\S+)`).exec(output)?.[1] ?? '';

async function signIn(username: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ username, password: printed('with the password') }),
  });
  expect(answer.status).toBe(200);
  return cookiePair(answer.headers.getSetCookie(), sid) ?? '';
}

async function listOf(cookie: string, path: string, name: string): Promise<unknown[]> {
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', Origin: url };
  const answer = await fetch(`${url}/api/v1${path}`, { headers });
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as Record<string, unknown[]>;
  return body[name] ?? [];
}

test('every printed user can sign in and has something to see, no two offers alike', async () => {
  type Offer = { jobTitle: string; salary: object; matchPercentage: number; isMatch: boolean };
  const seeker = await signIn(printed('job seeker'));
  const recruiter = await signIn(printed('recruiter'));
  const both = await signIn(printed('both'));
  const offers = (await listOf(seeker, '/users/jobs-offered', 'jobsOffered')) as (Offer & {
    contactState: string;
  })[];
  const jobs = (await listOf(recruiter, '/jobs/mine', 'jobs')) as { _id: string }[];

  expect(await listOf(seeker, '/users/matches', 'matches')).not.toHaveLength(0);
  expect(await listOf(seeker, '/users/blocked-jobs', 'jobsBlocked')).toHaveLength(1);
  expect(await listOf(seeker, '/users/access-requests', 'requests')).toHaveLength(1);
  expect(await listOf(recruiter, '/users/matches', 'matches')).not.toHaveLength(0);
  expect(await listOf(both, '/jobs/mine', 'jobs')).not.toHaveLength(0);
  const list = `/jobs/${jobs[0]?._id}/candidates`;
  expect((await listOf(recruiter, list, 'similarCandidates')).length).toBeGreaterThanOrEqual(3);
  const looks = offers.map(({ jobTitle, salary }) => JSON.stringify([jobTitle, salary]));
  expect(new Set(looks).size).toBe(offers.length);
  expect(offers.length).toBeGreaterThanOrEqual(4);
  expect(offers.filter(({ contactState }) => contactState === 'awaitsCandidate')).toHaveLength(1);
  const isNear = ({ isMatch, matchPercentage }: Offer) => !isMatch && matchPercentage > 50;
  expect(offers.filter(isNear)).toHaveLength(1);
});

test('the printed links open, for a recruiter and for a guest with comparisons left, with a text to paste', async () => {
  const open = async (link: URL, password: string, cookie = '') =>
    fetch(`${url}/api/v1/users${link.pathname}/check-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
      body: JSON.stringify({ password }),
    });
  const own = new URL(printed('hands out:'));
  const key = new URL(printed('private window:'));
  const recruiter = await signIn(printed('recruiter'));
  expect((await fetch(own)).status).toBe(200);
  expect((await open(own, printed('access password'), recruiter)).status).toBe(200);
  const opened = await open(key, key.hash.slice(1));
  expect(await opened.json()).toEqual({ access: true });

  const session = cookiePair(opened.headers.getSetCookie(), sid) ?? '';
  const profile = await fetch(`${url}/api/v1/users${key.pathname}`);
  const { _id: id } = (await profile.json()) as { _id: string };
  const outlook = async (headers: Record<string, string>) => {
    const answer = await fetch(`${url}/api/v1/questionnaire/compare/${id}/outlook`, { headers });
    return ((await answer.json()) as { state: string }).state;
  };
  expect([await outlook({}), await outlook({ Cookie: session })]).toEqual(['locked', 'open']);
  const pasted = /to paste there:\n\n([^]+?)\n\nThese people/.exec(output)?.[1] ?? '';
  expect(readText(pasted).missing).toEqual([]);
});

test('Ctrl+C to npm ends all of it', async () => {
  const mongod = await readMongodPid();
  expect(isRunning(mongod)).toBe(true);
  const exit = once(demo, 'exit');

  demo.kill('SIGINT');

  expect(await exit).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
  expect(isRunning(mongod)).toBe(false);
});

async function readMongodPid(): Promise<number> {
  return Number(await readFile(join(dataDir, 'mongodb/mongod.lock'), 'utf8'));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
