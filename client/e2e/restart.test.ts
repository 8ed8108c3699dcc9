import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type RunningProduct } from './startProduct.ts';

let dataDir: string;
const running: RunningProduct[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkognito-restart-'));
});

afterAll(async () => {
  await Promise.all(running.map((product) => product.stop()));
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
});

async function start(): Promise<RunningProduct> {
  const product = await startProduct({ DATA_DIR: dataDir });
  running.push(product);
  return product;
}

function post({ url }: RunningProduct, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: url, Cookie: cookie };
  return fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const person = { username: 'bleibt.da', password: 'Korrekt-Pferd-42!' };

/** Ten seconds, expressed in starts of bare Node on a busy machine. */
const bareStarts = 100;

/** Other load slows both starts alike. */
async function bareStartMs(): Promise<number> {
  const startedAt = performance.now();
  await promisify(execFile)(process.execPath, ['-e', '']);
  return performance.now() - startedAt;
}

test('what was acknowledged is there after a stop and after a crash, within ten seconds', async () => {
  const first = await start();
  const signup = await post(first, '/auth/signup', { ...person, email: 'da@beispiel.example' });
  expect(signup.status).toBe(201);

  let product = first;
  for (const end of ['stop', 'crash'] as const) {
    // Other load only makes a start slower, so the best one counts.
    let isBackInTime = false;
    for (let tries = 0; tries < 3 && !isBackInTime; tries += 1) {
      await product[end]();
      const endedAt = Date.now();
      product = await start();
      const takenMs = Date.now() - endedAt;
      isBackInTime = takenMs < Math.max(10_000, bareStarts * (await bareStartMs()));
      expect((await post(product, '/auth/login', person)).status).toBe(200);
    }
    expect(isBackInTime).toBe(true);
  }
});

test('a second start on the same folder is refused with a sentence that helps', async () => {
  const start = startProduct({ DATA_DIR: dataDir });

  await expect(start).rejects.toThrow(/Another Inkognito uses the data folder/);
});

test('a wrong setting is told in one line', async () => {
  await expect(startProduct({ LOG_LEVEL: 'laut' })).rejects.toThrow(/LOG_LEVEL: /);
});
