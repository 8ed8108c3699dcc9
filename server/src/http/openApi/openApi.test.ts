import { endpoints } from '@inkognito/shared/endpoints';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Router } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/testApp.ts';
import { wellKnown } from '../page/wellKnown.ts';

const { guest, app } = useTestApp();

function mountedAddresses(): string[] {
  const elsewhere = new Set(routesOf(wellKnown(null)));
  return routesOf(app().router)
    .filter((address) => !elsewhere.has(address))
    .sort();
}

function routesOf({ stack = [] }: Partial<Router>): string[] {
  return stack.flatMap(({ route, handle }) =>
    route
      ? route.stack.map((layer) => `${layer.method.toUpperCase()} ${route.path}`)
      : routesOf(handle as unknown as Router),
  );
}

test('the document is valid OpenAPI 3.1', async () => {
  const { status, body } = await guest().call('getOpenApi');

  expect(status).toBe(200);
  const result = await new Validator().validate(body);
  expect(result.errors ?? []).toEqual([]);
  expect(body.openapi).toBe('3.1.0');
});

test('the running app has exactly the addresses of the table and of the document', async () => {
  const { body } = await guest().call('getOpenApi');
  const { paths } = body as unknown as { paths: Record<string, object> };

  const documented = Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method, path]))
    .map(
      ([method = '', path = '']) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    )
    .sort();
  const listed = Object.values(endpoints)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

  expect(documented).toEqual(listed);
  expect(mountedAddresses()).toEqual(listed);
});

test('the page to read names every endpoint', async () => {
  const { response } = await guest().call('getDocs');

  expect(response.type).toBe('text/html');
  for (const name of Object.keys(endpoints)) expect(response.text).toContain(`id="${name}"`);
});

test.each(['/api/v1/nix', '/api/v2/health', '/api'])(
  '%s is 404 in the form of every error',
  async (path) => {
    const response = await request(app()).get(path);

    expect(response.status).toBe(404);
    expect(response.body).toEqual({
      error: 'Diese Adresse gibt es nicht.',
      code: 'not_found',
      requestId: expect.any(String) as string,
    });
  },
);
