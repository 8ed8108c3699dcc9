import { errorResponse } from '@inkognito/shared/error';
import request from 'supertest';
import { expect, test } from 'vitest';
import { useTestApp } from '../test/testApp.ts';

const { app } = useTestApp();

test.each([
  ['/api/v1/health', 'GET, HEAD, OPTIONS'],
  ['/api/v1/auth/login', 'POST, OPTIONS'],
  ['/api/v1/users/anna.m', 'GET, HEAD, OPTIONS'],
  ['/', 'GET, HEAD'],
])('a method that no address knows is told the methods of %s', async (path, allowed) => {
  const response = await request(app()).patch(path);

  expect(response.status).toBe(405);
  expect(response.get('Allow')).toBe(allowed);
  expect(errorResponse.parse(response.body).code).toBe('method_not_allowed');
});

test('at an address of the API that is none, there is nothing to allow', async () => {
  const response = await request(app()).patch('/api/v1/nothing');

  expect(response.status).toBe(404);
  expect(errorResponse.parse(response.body).code).toBe('not_found');
});
