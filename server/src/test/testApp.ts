import type { OperatorDto } from '@inkognito/shared/endpoints';
import type { Role } from '@inkognito/shared/codes';
import { type Server, createServer } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createLogger } from '../http/requestLog.ts';
import { afterAll, beforeAll } from 'vitest';
import { type AppDeps, createApp } from '../app.ts';
import { createSessionIndexes } from '../auth/session/session.model.ts';
import { createLimitIndexes } from '../http/limit/counters.ts';
import { createLimits } from '../http/limits.ts';
import { type Bounds, defaultBounds } from '../http/waiting.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ProviderSettings } from '../config.ts';
import type { Measure } from '../database/freeSpace.ts';
import { createMailer } from '../mail/mailer.ts';
import { rememberMailbox } from '../user/readerKeys.ts';
import { User } from '../user/user.model.ts';
import { close, listen } from './listening.ts';
import { TestClient, testUrl } from './testClient.ts';
import { useTestDatabase } from './testDatabase.ts';

export type Member = TestClient & {
  /** The database id, which is never public. */
  id: string;
  publicId: string;
  username: string;
  password: string;
  accessPassword: string;
};

export const testSecret = 'a secret for tests alone, long enough';

export const operatorEmail = 'betreiber@inkognito.example';

const testOperator: OperatorDto = {
  name: null,
  address: null,
  email: null,
  phone: null,
  representative: null,
  register: null,
  vatId: null,
};

const mailerAt = (publicUrl: string) =>
  createMailer({ publicUrl, secret: testSecret, operatorEmail });

export const testMailer = mailerAt(testUrl);

/** No request is shed, however busy the machine. */
const generousBounds: Bounds = { ...defaultBounds, waitMs: 60_000 };

/** The real app on its own database, with responses checked against the contract. */
export function useTestApp(
  options: {
    rateLimits?: boolean;
    logger?: Logger;
    providers?: ProviderSettings;
    measureSpace?: Measure;
    loadBounds?: Bounds;
    metrics?: Metrics;
    publicUrl?: string;
    /** As without a mail server. */
    showsMailLinks?: boolean;
    ownDatabase?: boolean;
    /** Emptied before the first test only; the file restores what it needs. */
    emptiedOnce?: boolean;
  } = {},
) {
  const { publicUrl = testUrl, ownDatabase = false, emptiedOnce = false } = options;
  useTestDatabase({ own: ownDatabase, emptiedOnce });
  let app: Express;
  let server: Server;
  let count = 0;

  beforeAll(async () => {
    await createSessionIndexes();
    await createLimitIndexes();
    app = makeApp();
    // One server per file: supertest would open one for each of a hundred thousand calls.
    server = createServer({ keepAliveTimeout: 0 }, app);
    await listen(server);
  });

  afterAll(() => close(server));

  const makeApp = (changes: Partial<AppDeps> = {}) =>
    createApp({
      logger: options.logger ?? createLogger({ logLevel: 'error' }),
      mailer: mailerAt(publicUrl),
      measureSpace: options.measureSpace ?? (() => Promise.resolve(null)),
      sessionSecret: testSecret,
      trustProxy: 0,
      limits: createLimits({
        enabled: options.rateLimits ?? true,
        onSilentHit: options.metrics?.countLimit,
      }),
      checkResponses: true,
      providers: options.providers ?? { google: null, linkedin: null },
      clientDir: null,
      operator: testOperator,
      loadBounds: options.loadBounds ?? generousBounds,
      metrics: options.metrics ?? null,
      showsMailLinks: options.showsMailLinks ?? false,
      ...changes,
    });

  const guest = () => new TestClient(server, publicUrl);

  /** Everybody has confirmed their address, unless a test is about that. */
  async function member(
    role: Role[],
    username = `person${++count}`,
    { confirmed = true } = {},
  ): Promise<Member> {
    const client = guest();
    const password = 'Korrekt-Pferd-42!';
    const email = `${username}@beispiel.example`;
    const signup = await client.call('signup', {
      body: { email, username, password, consent: true },
    });
    if (signup.status !== 201) throw new Error(`Sign-up failed: ${signup.error.error}`);
    if (role.length > 0) await client.call('assignRole', { body: { role, action: 'add' } });
    const { _id: publicId, accessPassword } = signup.body;
    const user = await User.findOneAndUpdate({ publicId }, { emailVerified: confirmed }).orFail();
    if (confirmed) await rememberMailbox({ userId: user._id, email });
    const id = user._id.toString();
    return Object.assign(client, { id, publicId, username, password, accessPassword });
  }

  return { guest, member, makeApp, app: () => app, server: () => server };
}
