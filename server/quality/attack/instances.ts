// Several instances on one database, as behind a load balancer.
import type { Express } from 'express';
import { beforeAll } from 'vitest';
import type { AppDeps } from '../../src/app.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import { TestClient } from '../../src/test/testClient.ts';

type Settings = Partial<AppDeps> & { rateLimits?: boolean };

export function useInstances(settings: readonly Settings[]) {
  const rateLimits = settings.every((each) => each.rateLimits ?? true);
  const { makeApp, member } = useTestApp({ rateLimits });
  const apps: Express[] = [];

  beforeAll(() => {
    apps.push(...settings.map((changes) => makeApp(changes)));
  });

  function instance(index: number): Express {
    const app = apps[index % apps.length];
    if (!app) throw new Error('No instance was started.');
    return app;
  }

  return {
    member,
    guest: (index: number) => new TestClient(instance(index)),
    at: (index: number, { cookie }: Pick<Member, 'cookie'>): TestClient =>
      Object.assign(new TestClient(instance(index)), { cookie }),
  };
}
