import { endpoints } from '@inkognito/shared/endpoints';
import type { Endpoint } from '@inkognito/shared/endpoint';
import { z } from '@inkognito/shared/schema/zod';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { limits } from '@inkognito/shared/limits';
import { isLongForm } from './api/tally.ts';
import { leastOf } from './leastOf.ts';
import { productFiles, regularExpressions } from './sourceCode.ts';

const files = productFiles();

// The builds of recheck for single platforms are overridden in package.json, as they are ten times its size.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** Quadratic patterns, each with the longest input it can get. */
const bounded: Record<string, number> = {
  'server/src/config.ts': 2_000,
  'server/src/auth/provider/freeUsername.ts': 200,
  // A line of our own data.
  'server/language/place/postcodes.ts': 200,
  'server/language/title/text/genderForms.ts': limits.jobTitleMax,
  'server/language/title/parts/normalizeTitle.ts': limits.jobTitleMax,
};

const leastProcessorMs = (enough: number, work: () => unknown) =>
  leastOf(10, enough, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  });

test('no pattern of ours takes ever longer for a text made for it', async () => {
  // Reading all takes minutes; the daily run checks the first to meet a request.
  const atTheDoor = /^(?:shared|server\/src\/(?:http|auth|user|job|questionnaire))/;
  const found = regularExpressions(files).filter(
    ({ where }) => isLongForm || atTheDoor.test(where),
  );
  for (const { where, source, flags } of found) {
    const result = checkSync(source, flags, { timeout: 10_000 });
    const told = `${where}: /${source}/`;
    const longest = bounded[where.replace(/:\d+$/, '')];
    if (result.status === 'vulnerable' && longest !== undefined) {
      expect(result.complexity.type, told).toBe('polynomial');
      const text = result.attack.string.slice(-longest);
      const ms = await leastProcessorMs(50, () => new RegExp(source, flags).test(text));
      expect(ms, told).toBeLessThan(50);
    } else expect(result.status, told).not.toBe('vulnerable');
  }

  expect(found.length).toBeGreaterThan(20);
});

/** Triggers catastrophic backtracking. */
const long = 50_000;
const tiring = [
  'a'.repeat(long),
  `${'a.'.repeat(long / 2)}@`,
  'a@'.repeat(long / 2),
  `http://${'a.'.repeat(long / 2)}`,
  `https://${'a-'.repeat(long / 2)}!`,
  `${' '.repeat(long)}x`,
  `${'1 '.repeat(long / 2)}x`,
  `${'0'.repeat(long)}-01-01T`,
  `${'ä'.repeat(long)}\u0000`,
];

test('no field of any call takes long over fifty thousand signs', async () => {
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    for (const schema of [endpoint.params, endpoint.query, endpoint.body]) {
      if (!(schema instanceof z.ZodObject)) continue;
      for (const [field, part] of Object.entries(schema.shape) as [string, z.ZodType][]) {
        for (const text of tiring) {
          const ms = await leastProcessorMs(60, () => part.safeParse(text));
          expect(ms, `${name}.${field}`).toBeLessThan(60);
        }
      }
    }
  }
});

test('the server speaks to others in few places, each to an address of its configuration', () => {
  const outward =
    /\bfetch\(|from 'node:(?:https?|net|tls|dgram|dns)'|from '(?:nodemailer|axios|undici|passport-\w+)|import\('node:https?'\)/;
  const allowed = [
    'server/src/auth/provider/',
    'server/src/mail/mail.transport.ts',
    // These only listen.
    'server/src/database/',
    'server/src/http/',
    'server/src/main.ts',
    'server/src/metrics/',
    'server/src/http/server/gracefulShutdown.ts',
  ];
  const speaking = files
    .filter(({ path }) => path.startsWith('server/'))
    .filter(({ text }) => outward.test(text))
    .map(({ path }) => path);
  const surprising = speaking.filter((path) => !allowed.some((place) => path.startsWith(place)));

  expect(speaking.length).toBeGreaterThan(2);
  expect(surprising).toEqual([]);
});
