// Several instances on one database, as behind a load balancer.
import type { Express } from 'express';
import { pino } from 'pino';
import { beforeAll } from 'vitest';
import { type AppDeps, createApp } from '../../src/app.ts';
import { createLimits } from '../../src/http/limits.ts';
import {
  type Member,
  testMailer,
  testOperator,
  generousBounds,
  useTestApp,
} from '../../src/test/testApp.ts';
import { TestClient } from '../../src/test/testClient.ts';

type Settings = Partial<AppDeps> & { rateLimits?: boolean };

export function useInstances(settings: readonly Settings[]) {
  const rateLimits = settings.every((each) => each.rateLimits ?? true);
  const first = useTestApp({ rateLimits });
  const apps: Express[] = [];

  beforeAll(() => {
    for (const changes of settings) {
      apps.push(
        createApp({
          logger: pino({ level: 'silent' }),
          mailer: testMailer,
          measureSpace: () => Promise.resolve(null),
          sessionSecret: 'a secret for tests alone, long enough',
          trustProxy: 0,
          limits: createLimits({ enabled: rateLimits, onSilentHit: changes.metrics?.countLimit }),
          checkResponses: true,
          providers: { google: null, linkedin: null },
          clientDir: null,
          operator: testOperator,
          loadBounds: generousBounds,
          ...changes,
        }),
      );
    }
  });

  function instance(index: number): Express {
    const app = apps[index % apps.length];
    if (!app) throw new Error('No instance was started.');
    return app;
  }

  return {
    member: first.member,
    instance,
    guest: (index: number) => new TestClient(instance(index)),
    at: (index: number, { cookie }: Pick<Member, 'cookie'>): TestClient =>
      Object.assign(new TestClient(instance(index)), { cookie }),
  };
}
