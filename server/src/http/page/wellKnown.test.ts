import { pages } from '@inkognito/shared/pages';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { wellKnown } from './wellKnown.ts';

const get = (path: string, email: string | null = 'betreiber@inkognito.example') =>
  request(express().use('/.well-known', wellKnown(email))).get(`/.well-known${path}`);

test('security.txt names the operator for less than a year', async () => {
  const { status, text, headers } = await get('/security.txt');

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Contact: mailto:betreiber@inkognito.example\n');
  expect(text).toContain('Preferred-Languages: de, en\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60_000);
});

test('change-password leads to where one changes it', async () => {
  const { status, headers } = await get('/change-password');

  expect([status, headers['location']]).toEqual([302, pages.account.path]);
});

test.each([
  ['/security.txt', null],
  ['/something-else', 'betreiber@inkognito.example'],
  ['/', 'betreiber@inkognito.example'],
])('%s of an operator with the address %s is not there', async (path, email) => {
  expect((await get(path, email)).status).toBe(404);
});
