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
  workEmailVerified: true,
  mutedNotifications: ['newMatch'],
  $set: { role: ['recruiter'] },
  $where: '1',
  'salary.min': 1,
  constructor: { prototype: { polluted: true } },
};

/** Optional answers, for which empty is valid. */
const mayBeEmpty = new Set([
  'address',
  'city',
  'preferredLocation',
  'jobLocation',
  'consent',
  'phoneNumber',
  'calendarLink',
  'email',
  'name',
  'company',
  'workEmail',
  'text',
  'message',
  'description',
  'employer',
  'adUrl',
  'note',
]);
const mayBeNull = new Set(['remoteChoice', 'homeOfficePercent', 'distance', 'country', 'kind']);

/** Of the same type as the valid value, so it may be accepted. */
function mayBeGood(path: readonly string[], good: unknown, value: unknown): boolean {
  const field = path.at(-1) ?? '';
  if (value === null) return mayBeNull.has(field);
  if (value === '') return mayBeEmpty.has(field);
  if (Array.isArray(good)) return Array.isArray(value) && value.length === 0;
  if (typeof value === 'number') return typeof good === 'number' && value > 0;
  return typeof value === 'boolean' && typeof good === 'boolean';
}

/** A known town needs no postcode. */
const isBesideTown = (good: object, path: readonly string[], value: unknown): boolean =>
  value === '' && path.join() === 'zipcode' && 'jobLocation' in good && good.jobLocation !== '';

export type HostileBody = { what: string; body: unknown };

/** A valid body with one thing wrong, for every case. */
export function hostileBodies(good: object): HostileBody[] {
  const wrongValues = pathsOf(good).flatMap(([path, present]) =>
    hostileValues
      .filter((value) => !mayBeGood(path, present, value) && !isBesideTown(good, path, value))
      .map((value) => ({
        what: `${path.join('.')}: ${short(value)}`,
        body: put(good, path, value),
      })),
  );
  const foreign = Object.entries(foreignFields)
    .filter(([field]) => !(field in good) || field === 'constructor')
    .map(([field, value]) => ({ what: `foreign ${field}`, body: { ...good, [field]: value } }));
  return [...wrongValues, ...foreign];
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
  { what: '40,000 lists in lists', text: '['.repeat(40_000) + ']'.repeat(40_000), status: 400 },
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
  { form: { phoneNumber: 'x'.repeat(25_000) } },
  { form: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x'])) },
  ...Object.keys(foreignFields).map((field) => ({ form: { [field]: 'x' } })),
];
