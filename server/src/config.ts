import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Provider } from '@inkognito/shared/codes';
import type { OperatorDto } from '@inkognito/shared/endpoints';
import { z } from '@inkognito/shared/schema/zod';

const operatorText = z.string().trim().min(1, 'must not be blank').optional();

export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  JOURNAL_DIR: z.string().min(1).optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OAUTH_GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  OAUTH_LINKEDIN_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OPERATOR_NAME: operatorText,
  OPERATOR_ADDRESS: operatorText,
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: operatorText,
  OPERATOR_REPRESENTATIVE: operatorText,
  OPERATOR_REGISTER: operatorText,
  OPERATOR_VAT_ID: operatorText,
  LINKEDIN_PLUGIN_URL: z.url({ protocol: /^https$/ }).optional(),
  DEMO_PEOPLE: z.string().optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Set by `npm run dev`: errors may quote what was typed. */
  WHOLE_ERRORS: z.enum(['0', '1']).default('0'),
});

export type Config = ReturnType<typeof readConfig>;

export type ProviderClient = {
  clientId: string;
  clientSecret: string;
  /** Base URL of a stand-in provider with `/authorize`, `/token` and `/userinfo`, for tests. */
  standIn: string | undefined;
};

export type ProviderSettings = Record<Provider, ProviderClient | null>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigError(`These environment variables are wrong:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production) refuseInProduction(values);
  const showsMailLinks = values.SMTP_URL === undefined;
  if (showsMailLinks && !isLoopback(values.HOST)) {
    throw new ConfigError(
      `SMTP_URL is required when HOST is ${values.HOST}: without a mail server every visitor can read the links of mails.`,
    );
  }
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const providers: ProviderSettings = {
    google: providerClient('GOOGLE', values),
    linkedin: providerClient('LINKEDIN', values),
  };
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    /** Without a trailing slash. */
    publicUrl,
    /** Without it an embedded database is started. */
    mongodbUri: values.MONGODB_URI,
    dataDir,
    /** Promises that a restore must not undo. */
    journalDir: resolve(values.JOURNAL_DIR ?? join(dataDir, 'journal')),
    sessionSecret: values.SESSION_SECRET ?? ownSecret(dataDir, production),
    logLevel: values.LOG_LEVEL,
    wholeErrors: values.WHOLE_ERRORS === '1' && !production,
    /** Number of trusted proxies that set `X-Forwarded-*`. */
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
    providers,
    smtpUrl: values.SMTP_URL,
    /** Answers carry the links of mails, as no mail server is named. */
    showsMailLinks,
    mailFrom: values.MAIL_FROM ?? `Inkognito <noreply@${new URL(publicUrl).hostname}>`,
    operator: operatorOf(values),
    linkedinPluginUrl: values.LINKEDIN_PLUGIN_URL,
    /** JSON for the client: who can be signed in as. */
    demoPeople: values.DEMO_PEOPLE,
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  };
}

/** @throws {ConfigError} for what is fine on one's own machine alone */
function refuseInProduction(values: z.infer<typeof environment>): void {
  if (values.RATE_LIMITS === 'off') {
    throw new ConfigError('RATE_LIMITS=off is refused in production.');
  }
  if (values.DEMO_PEOPLE !== undefined) {
    throw new ConfigError('DEMO_PEOPLE is refused in production: it shows passwords.');
  }
  if (values.SESSION_SECRET !== undefined && isRepetitive(values.SESSION_SECRET)) {
    throw new ConfigError(
      'SESSION_SECRET is too easy to guess: give 32 random characters or more, such as "openssl rand -hex 32" prints.',
    );
  }
  if (values.PUBLIC_URL !== undefined && !isPrivateWay(values.PUBLIC_URL)) {
    throw new ConfigError(
      'PUBLIC_URL must begin with https:// in production: over http://, passwords and sessions travel in the clear. Only http://localhost is let through.',
    );
  }
  if (values.SMTP_URL === undefined) {
    throw new ConfigError(
      'SMTP_URL is required when NODE_ENV=production: without a mail server no mailbox can be confirmed and no contact released.',
    );
  }
}

const operatorOf = (values: z.infer<typeof environment>): OperatorDto => ({
  name: values.OPERATOR_NAME ?? null,
  address: values.OPERATOR_ADDRESS ?? null,
  email: values.OPERATOR_EMAIL ?? null,
  phone: values.OPERATOR_PHONE ?? null,
  representative: values.OPERATOR_REPRESENTATIVE ?? null,
  register: values.OPERATOR_REGISTER ?? null,
  vatId: values.OPERATOR_VAT_ID ?? null,
});

function isPrivateWay(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isLoopback(hostname);
}

const isLoopback = (host: string) =>
  /^(.+\.)?localhost$|^127(\.\d+){3}$|^(::1|\[::1\])$/i.test(host);

/** 32 random digits hold at least 20 distinct pairs of neighbours; repeated letters or words do not. */
function isRepetitive(secret: string): boolean {
  const pairs = new Set(Array.from(secret, (_, index) => secret.slice(index, index + 2)));
  return pairs.size < 20;
}

function providerClient(
  name: 'GOOGLE' | 'LINKEDIN',
  values: z.infer<typeof environment>,
): ProviderClient | null {
  const clientId = values[`${name}_CLIENT_ID`];
  const clientSecret = values[`${name}_CLIENT_SECRET`];
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined) {
    throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET are needed together.`);
  }
  const standIn = values[`OAUTH_${name}_ISSUER`]?.replace(/\/+$/, '');
  return { clientId, clientSecret, standIn };
}

/** Outside production a secret is generated and kept, so that sessions survive a restart. */
function ownSecret(dataDir: string, production: boolean): string {
  if (production) throw new ConfigError('SESSION_SECRET is required when NODE_ENV=production.');
  const file = join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
