import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, environment, readConfig } from './config.ts';

const SMTP_URL = 'smtp://127.0.0.1:1025';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inkognito-config-'));
  folders.push(folder);
  return folder;
}

test('nothing needs to be set', () => {
  const config = readConfig({ DATA_DIR: dataDir() });

  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    mongodbUri: undefined,
    rateLimits: true,
  });
});

test('the session secret is made once and kept', () => {
  const dir = dataDir();

  expect(readConfig({ DATA_DIR: dir }).sessionSecret).toBe(
    readConfig({ DATA_DIR: dir }).sessionSecret,
  );
  expect(readConfig({ DATA_DIR: dir }).sessionSecret).not.toBe(
    readConfig({ DATA_DIR: dataDir() }).sessionSecret,
  );
});

test('every wrong value is named', () => {
  const read = () => readConfig({ PORT: 'abc', MONGODB_URI: 'localhost', LOG_LEVEL: 'loud' });

  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT.*\n.*MONGODB_URI.*\n.*LOG_LEVEL/);
  expect(() => readConfig({ PORT: '65536', SMTP_URL: 'x', OPERATOR_EMAIL: 'x' })).toThrow(
    [
      'These environment variables are wrong:',
      '  PORT: Too big: expected number to be <=65535',
      '  SMTP_URL: must start with smtp:// or smtps://',
      '  OPERATOR_EMAIL: Invalid email address',
    ].join('\n'),
  );
});

test('without a mail server it listens at this machine alone', () => {
  for (const HOST of ['::1', '127.0.0.2', 'localhost']) {
    expect(readConfig({ DATA_DIR: dataDir(), HOST }).showsMailLinks).toBe(true);
    expect(readConfig({ DATA_DIR: dataDir(), HOST, SMTP_URL }).showsMailLinks).toBe(false);
  }
  for (const HOST of ['0.0.0.0', '::', '192.168.0.10', 'inkognito.example']) {
    const read = () => readConfig({ DATA_DIR: dataDir(), HOST });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^SMTP_URL is required when HOST is [^\n]*$/);
    expect(readConfig({ DATA_DIR: dataDir(), HOST, SMTP_URL }).showsMailLinks).toBe(false);
  }
});

const secret = randomBytes(16).toString('hex');
const production = { NODE_ENV: 'production', SESSION_SECRET: secret, SMTP_URL };

test('production asks for a mail server in one sentence, and never shows the links of mails', () => {
  const read = () => readConfig({ ...production, SMTP_URL: '' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^SMTP_URL is required when NODE_ENV=production: [^\n]*$/);
  expect(readConfig(production)).toMatchObject({ production: true, showsMailLinks: false });
});

test('an empty PUBLIC_URL follows the port', () => {
  const config = readConfig({ DATA_DIR: dataDir(), PORT: '3310', PUBLIC_URL: '' });

  expect(config.publicUrl).toBe('http://localhost:3310');
});

test('production needs a secret of its own and keeps its limits', () => {
  expect(() => readConfig({ ...production, SESSION_SECRET: undefined })).toThrow('SESSION_SECRET');
  expect(() => readConfig({ ...production, RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS');
});

test.each([
  'x'.repeat(32),
  'geheim'.repeat(20),
  'passwort-'.repeat(5),
  '0123456789abcdef'.repeat(4),
])('production refuses the secret %s', (easy) => {
  const read = () => readConfig({ ...production, SESSION_SECRET: easy });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^SESSION_SECRET is too easy to guess: [^\n]*openssl rand -hex 32[^\n]*$/);
  expect(read).not.toThrow(easy);
});

test('production takes every secret of 32 random characters', () => {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const SESSION_SECRET = randomBytes(16).toString('hex');
    expect(readConfig({ ...production, SESSION_SECRET }).production).toBe(true);
  }
});

const inProduction = (PUBLIC_URL: string) => readConfig({ ...production, PUBLIC_URL });

test.each([
  'http://inkognito.example',
  'http://192.168.0.10:3000',
  'http://localhost.example',
  'http://127.0.0.1.example',
  'http://10.127.0.1',
  'http://[::2]',
])('production refuses to be reached in the clear at %s', (url) => {
  const read = () => inProduction(url);

  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^PUBLIC_URL must begin with https:[^\n]*$/);
  expect(readConfig({ DATA_DIR: dataDir(), PUBLIC_URL: url }).publicUrl).toBe(url);
});

test.each([
  'https://inkognito.example',
  'http://localhost',
  'http://localhost:3000',
  'http://LOCALHOST:3000',
  'http://inkognito.localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('production lets itself be reached at %s', (url) => {
  expect(inProduction(url).publicUrl).toBe(url);
});

test('a provider needs both its id and its secret, and is off without them', () => {
  const dir = dataDir();
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

  expect(readConfig({ DATA_DIR: dir }).providers).toEqual({ google: null, linkedin: null });
  expect(readConfig({ DATA_DIR: dir, ...google }).providers.google?.clientId).toBe('id');
  expect(() => readConfig({ DATA_DIR: dir, LINKEDIN_CLIENT_ID: 'id' })).toThrow(
    'LINKEDIN_CLIENT_SECRET',
  );
});

test('mail is sent from the host people know unless told otherwise', () => {
  const PUBLIC_URL = 'https://inkognito.example/';
  const config = readConfig({ DATA_DIR: dataDir(), PUBLIC_URL });

  expect(config.mailFrom).toBe('Inkognito <noreply@inkognito.example>');
  expect(() => readConfig({ SMTP_URL: 'https://mail.example' })).toThrow(/SMTP_URL: must start/);
});

test('of the operator it knows what is given, and no blank line counts as given', () => {
  const dir = dataDir();
  const given = { OPERATOR_NAME: ' Ida Ott ', OPERATOR_ADDRESS: 'Am Bach 1\n04109 Leipzig' };

  expect(readConfig({ DATA_DIR: dir, OPERATOR_PHONE: '', ...given }).operator).toEqual({
    name: 'Ida Ott',
    address: 'Am Bach 1\n04109 Leipzig',
    email: null,
    phone: null,
    representative: null,
    register: null,
    vatId: null,
  });
  expect(() => readConfig({ DATA_DIR: dir, OPERATOR_VAT_ID: ' ' })).toThrow(
    'OPERATOR_VAT_ID: must not be blank',
  );
});

test('.env.example has every setting but NODE_ENV, with its default', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const given = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const settings = Object.keys(environment.shape);
  const defaults: Record<string, string | number | undefined> = environment.parse({});

  expect([...Object.keys(given), 'NODE_ENV'].sort()).toEqual(settings.sort());
  for (const [name, value] of Object.entries(given)) {
    if (defaults[name] !== undefined) expect(value, name).toBe(String(defaults[name]));
  }
});
