import { createHash } from 'node:crypto';
import type { Endpoint } from '@inkognito/shared/endpoint';
import { type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import { limits as figures } from '@inkognito/shared/limits';
import type { Request } from 'express';
import { tooManyRequests } from '../errors.ts';
import { limitIdentityOf } from './currentUser.ts';
import { countDistinct, createCounters } from './limit/counters.ts';

const minute = 60;
const hour = 60 * minute;
const day = figures.counterHours * hour;

type Row = {
  points: number;
  seconds: number;
  /** Never the profile asked for: guessing would lock out legitimate callers. */
  by: keyof typeof identities | 'browser' | 'mailbox' | 'name' | 'recruiter';
  /** Calls, or kinds of calls in the contract, that are counted before their handler; others are counted by it. */
  calls?: readonly (EndpointName | NonNullable<Endpoint['limit']> | 'upload')[];
  /** Only failed calls count. */
  refunded?: true;
  silent?: true;
  /** Repeats of the same thing are free. */
  distinct?: true;
};

const identities = {
  account: ({ user }: Request) => user?.id,
  /** The mailbox while it is not confirmed: it may belong to several accounts. */
  identity: ({ user }: Request) => user && limitIdentityOf(user),
  /** The identity, or a guest's address. */
  caller: (req: Request) => callerKey(req),
  address: ({ ip }: Request) => addressKey(ip),
  network: ({ ip }: Request) => siteKey(ip),
};

export const rows = {
  search: { points: figures.searchesPerMinute, seconds: minute, by: 'caller', calls: ['search'] },
  searchesByDay: { points: figures.searchesPerDay, seconds: day, by: 'caller', distinct: true },
  profile: {
    points: figures.profilesPerMinute,
    seconds: minute,
    by: 'address',
    calls: ['profile'],
  },
  image: { points: figures.imagesPerMinute, seconds: minute, by: 'caller', calls: ['image'] },
  write: {
    points: figures.writesPer5Minutes,
    seconds: 5 * minute,
    by: 'account',
    calls: ['write'],
  },
  writeByAddress: {
    points: 10 * figures.writesPer5Minutes,
    seconds: 5 * minute,
    by: 'address',
    calls: ['write'],
  },
  upload: {
    points: figures.uploadsPerHalfHour,
    seconds: 30 * minute,
    by: 'caller',
    calls: ['upload'],
  },
  suggestions: { points: figures.suggestionsPerMinute, seconds: minute, by: 'caller' },
  textsByReader: { points: figures.pastedTextsPerHour, seconds: hour, by: 'caller' },
  textsByAddress: { points: figures.pastedTextsPerHourAndAddress, seconds: hour, by: 'address' },
  /** Each save reads up to 21 titles. */
  questionnaireByAccount: {
    points: figures.questionnaireSavesPerHour,
    seconds: hour,
    by: 'identity',
    calls: ['createQuestionnaire', 'updateQuestionnaire'],
  },
  guestListByAddress: { points: figures.listsPerDay, seconds: day, by: 'address', silent: true },
  requests: { points: figures.requestsPerDay, seconds: day, by: 'recruiter' },
  reportByReporter: {
    points: figures.reportsPerDay,
    seconds: day,
    by: 'caller',
    calls: ['createReport'],
  },
  /** A guest can enter any address. */
  receiptByEmail: { points: 1, seconds: day, by: 'mailbox', silent: true },
  endMailByMailbox: { points: 1, seconds: 24 * hour, by: 'mailbox', silent: true },
  loginByAddress: { points: 25, seconds: 5 * minute, by: 'address' },
  /** All browsers unknown to the account together. */
  loginByAccount: { points: 25, seconds: hour, by: 'name' },
  loginByDevice: { points: 25, seconds: hour, by: 'browser' },
  signupBySite: { points: 90, seconds: 30 * minute, by: 'network', calls: ['signup'] },
  signupByAddress: { points: 30, seconds: 30 * minute, by: 'address', calls: ['signup'] },
  accessByAccount: { points: 10, seconds: 15 * minute, by: 'identity' },
  accessByAddress: { points: 30, seconds: 15 * minute, by: 'address' },
  renewalByAccount: { points: figures.accessPasswordRenewalsPerDay, seconds: day, by: 'identity' },
  keyByAccount: { points: figures.keysPerDay, seconds: day, by: 'identity', calls: ['createKey'] },
  /** An office may share one address. */
  guestByAddress: { points: figures.guestsPerDay, seconds: day, by: 'address' },
  providerByAddress: { points: 60, seconds: 5 * minute, by: 'address' },
  resetByAddress: {
    points: 10,
    seconds: 30 * minute,
    by: 'address',
    calls: ['requestPasswordReset'],
  },
  resetByEmail: { points: 5, seconds: 30 * minute, by: 'mailbox', silent: true },
  resetByEmailADay: { points: 10, seconds: day, by: 'mailbox', silent: true },
  mailedTokenByAddress: {
    points: 20,
    seconds: 15 * minute,
    by: 'address',
    calls: ['resetPassword', 'verifyEmail'],
    refunded: true,
  },
  emailChangeByAccount: { points: 5, seconds: day, by: 'identity' },
  /** Each attempt reveals whether a name is taken. */
  usernameByAccount: { points: 20, seconds: day, by: 'identity' },
  identityCodeByAccount: { points: 10, seconds: day, by: 'identity' },
  verificationByAccount: { points: 5, seconds: day, by: 'identity', calls: ['resendVerification'] },
  signupMailByEmail: { points: 3, seconds: day, by: 'mailbox', silent: true },
  exportByAccount: { points: figures.exportsPerDay, seconds: day, by: 'identity' },
  /** The token has 256 bits, so this only bounds the cost of guessing. */
  switchOffByAddress: {
    points: 20,
    seconds: 15 * minute,
    by: 'address',
    calls: ['switchOffNotification'],
    refunded: true,
  },
  workMailByAddress: { points: 20, seconds: day, by: 'address' },
  workMailByAccount: { points: 6, seconds: day, by: 'identity' },
  workMailByEmail: { points: 3, seconds: day, by: 'mailbox' },
} as const satisfies Record<string, Row>;

export type LimitName = keyof typeof rows;
type NameOf<Column extends string> = {
  [Name in LimitName]: Column extends keyof (typeof rows)[Name] ? Name : never;
}[LimitName];

type Policy = {
  /** Load tests switch the limits off; production cannot (`config.ts`). */
  enabled: boolean;
  /** Reports a limit hit that no response shows. */
  onSilentHit?: ((limit: string) => void) | undefined;
};

export type Limits = ReturnType<typeof createLimits>;

export function createLimits({ enabled, onSilentHit }: Policy) {
  const { count, uncount } = createCounters();

  const secondsToWait = (name: LimitName, key: string) =>
    enabled ? count({ name, ...rows[name] }, key) : null;

  /** Call before the limited work, so that parallel requests cannot exceed it. @throws {AppError} 429 */
  async function consume(
    name: Exclude<LimitName, NameOf<'silent' | 'distinct'>>,
    key: string,
  ): Promise<void> {
    const seconds = await secondsToWait(name, key);
    if (seconds !== null) throw tooManyTries(seconds, name);
  }

  async function refund(name: LimitName, key: string): Promise<void> {
    if (enabled) await uncount({ name, ...rows[name] }, key);
  }

  return {
    enabled,
    consume,
    refund,

    /** Returns `false` instead of throwing. */
    tryConsume: async (name: NameOf<'silent'>, key: string): Promise<boolean> => {
      const isLeft = (await secondsToWait(name, key)) === null;
      if (!isLeft) onSilentHit?.(name);
      return isLeft;
    },

    /** @throws {AppError} 429 */
    consumeDistinct: async (
      name: NameOf<'distinct'>,
      key: string,
      thing: string,
    ): Promise<void> => {
      const seconds = enabled ? await countDistinct({ name, ...rows[name] }, key, thing) : null;
      if (seconds !== null) throw tooManyTries(seconds, name);
    },

    /** Returns what refunds a successful call. @throws {AppError} 429 */
    consumeCall: async (call: EndpointName, req: Request): Promise<() => Promise<void>> => {
      const refunds: (() => Promise<void>)[] = [];
      for (const name of rowsOfCalls.get(call) ?? []) {
        const { by, refunded }: CalledRow = rows[name];
        const key = identities[by](req);
        if (key === undefined) continue;
        await consume(name, key);
        if (refunded) refunds.push(() => refund(name, key));
      }
      return async () => {
        for (const refundOne of refunds) await refundOne();
      };
    },
  };
}

type CalledRow = Row & { by: keyof typeof identities };

const rowsOfCalls = new Map(
  Object.entries(endpoints).map(([call, { limit, upload }]: [string, Endpoint]) => {
    const names = [call, limit, upload && 'upload'];
    const counted = (Object.keys(rows) as NameOf<'calls'>[]).filter((name) =>
      (rows[name] as Row).calls?.some((each) => names.includes(each)),
    );
    return [call, counted];
  }),
);

const tooManyTries = (seconds: number, limit: string) =>
  tooManyRequests(
    'Das waren zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.',
    seconds,
    limit,
  );

export const callerKey = ({ user, ip }: Request): string =>
  user ? limitIdentityOf(user) : addressKey(ip);

/** IPv6 by its /64, which belongs to one customer. */
export const addressKey = (ip: string | undefined): string => firstGroups(ip, 4);

/** A customer may hold a whole /48, with 65,536 networks. */
export const siteKey = (ip: string | undefined): string => firstGroups(ip, 3);

function firstGroups(ip: string | undefined, count: number): string {
  if (!ip?.includes(':') || ip.startsWith('::ffff:')) return ip ?? 'unknown';
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const filled = ip.includes('::') ? [...groups, ...Array<string>(missing).fill('0')] : groups;
  return filled.slice(0, count).join(':');
}

/** Hashed, since the counters outlive the account. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
