import type { Endpoint } from '@inkognito/shared/endpoint';
import { type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import { limits as figures } from '@inkognito/shared/limits';
import type { Request } from 'express';
import { tooManyRequests } from '../errors.ts';
import { countDistinct, createCounters } from './limit/counters.ts';
import { addressKey, mailboxOf, networksOf, originOf } from './limit/identity.ts';

const minute = 60;
const hour = 60 * minute;
const day = figures.counterHours * hour;

/** Never the profile asked for: guessing would lock out legitimate callers. */
type Named = 'account' | 'browser' | 'name' | 'candidate' | 'key' | 'mailbox' | 'address';
/** `network` is the address, IPv6 by its /48. */
type Identity = Named | 'network';

/** By account, or without one by address. */
type Caller = 'caller';

/** What a call is counted by, as far as it is known; `address` is the IP address. */
export type Counted = Partial<Record<Named, string | undefined>>;

/** Points by identity, or by a pair of them. */
type Points = Partial<Record<Identity | Caller | `${Identity}+${Identity}`, number>>;

type Row = {
  seconds: number;
  by: Points;
  /** Points by prefix length; without them an IPv6 /56 has twice, a /48 eight times those of an address. */
  networks?: Partial<Record<24 | 48 | 56, number>>;
  /** Calls, or kinds of calls in the contract, that are counted before their handler; others are counted by it. */
  calls?: readonly (EndpointName | NonNullable<Endpoint['limit']> | 'upload')[];
  /** Only failed calls count. */
  refunded?: true;
  silent?: true;
  /** Repeats of the same thing are free. */
  distinct?: true;
};

/** One row per limit. Only mails to a mailbox are counted by it: a stranger may have named it. */
export const rows = {
  search: {
    seconds: minute,
    by: { caller: figures.searchesPerMinute },
    calls: ['search'],
  },
  searchesByDay: {
    seconds: day,
    by: { caller: figures.searchesPerDay },
    distinct: true,
  },
  profile: { seconds: minute, by: { address: figures.profilesPerMinute }, calls: ['profile'] },
  image: {
    seconds: minute,
    by: { caller: figures.imagesPerMinute },
    calls: ['image'],
  },
  write: {
    seconds: 5 * minute,
    by: { account: figures.writesPer5Minutes, address: 10 * figures.writesPer5Minutes },
    calls: ['write'],
  },
  /** Every call that is refused for its input; valid ones of the same address go on. */
  invalid: { seconds: 5 * minute, by: { address: figures.invalidCallsPer5Minutes } },
  upload: {
    seconds: 30 * minute,
    by: { account: figures.uploadsPerHalfHour },
    calls: ['upload'],
  },
  suggestions: {
    seconds: minute,
    by: { caller: figures.suggestionsPerMinute },
  },
  texts: {
    seconds: hour,
    by: {
      account: figures.pastedTextsPerHour,
      browser: figures.pastedTextsPerHour,
      address: figures.pastedTextsPerHourAndAddress,
    },
  },
  /** On the landing page. */
  textsOfVisitor: { seconds: hour, by: { browser: figures.pastedTextsOfVisitorPerHour } },
  /** Each save reads up to 21 titles. */
  questionnaire: {
    seconds: hour,
    by: {
      account: figures.questionnaireSavesPerHour,
      address: 10 * figures.questionnaireSavesPerHour,
    },
    calls: ['createQuestionnaire', 'updateQuestionnaire'],
  },
  guestLists: { seconds: day, by: { address: figures.listsPerMonth }, silent: true },
  requests: { seconds: day, by: { account: figures.requestsPerDay } },
  reports: {
    seconds: day,
    by: { caller: figures.reportsPerDay },
    calls: ['createReport'],
  },
  passwords: {
    seconds: hour,
    by: { 'name+address': 20, address: 100, name: 60 },
    networks: { 24: 400, 56: 150, 48: 600 },
    refunded: true,
  },
  /** Of an account by whichever name; never answered with 429 (`limitAccount`). */
  passwordsOfAccount: {
    seconds: hour,
    by: { 'name+address': 20, name: 60 },
    refunded: true,
    silent: true,
  },
  /** Apart, so that neither colleagues nor strangers lock the owner out. */
  passwordsOfKnownBrowser: { seconds: hour, by: { browser: 25 }, refunded: true },
  signup: {
    seconds: 30 * minute,
    by: { address: 30 },
    networks: { 56: 60, 48: 90 },
    calls: ['signup'],
  },
  access: { seconds: 15 * minute, by: { account: 10, address: 30 }, refunded: true },
  renewal: { seconds: day, by: { account: figures.accessPasswordRenewalsPerDay } },
  keys: {
    seconds: day,
    by: { account: figures.keysPerDay, address: 10 * figures.keysPerDay },
    calls: ['createKey'],
  },
  /** An office may share one address. */
  guests: {
    seconds: day,
    by: { 'address+key': figures.guestsPerDayAndKey, address: figures.guestsPerDay },
  },
  provider: { seconds: 5 * minute, by: { address: 60 } },
  reset: { seconds: 30 * minute, by: { address: 10 }, calls: ['requestPasswordReset'] },
  mailedToken: {
    seconds: 15 * minute,
    by: { address: 20 },
    calls: [
      ...(['resetPassword', 'openResult', 'confirmResult', 'denyResult'] as const),
      ...(['showEmailVerification', 'verifyEmail', 'denyEmail'] as const),
      ...(['showIdentityLink', 'confirmIdentityLink'] as const),
    ],
    refunded: true,
  },
  emailChange: { seconds: day, by: { account: 5, address: 50 } },
  /** Each attempt reveals whether a name is taken. */
  username: { seconds: day, by: { account: 20, address: 200 } },
  verification: { seconds: day, by: { account: 5, address: 50 }, calls: ['resendVerification'] },
  export: { seconds: day, by: { account: figures.exportsPerDay } },
  /** The token has 256 bits, so this only bounds the cost of guessing. */
  switchOff: {
    seconds: 15 * minute,
    by: { address: 20 },
    calls: ['switchOffNotification', 'unsubscribe'],
    refunded: true,
  },
  identityMail: { seconds: day, by: { account: 10 } },
  /** To whomever a guest names: also by where it comes from, and by the candidate, who makes as many keys as they like. */
  proofMail: {
    seconds: day,
    by: { mailbox: figures.proofMailsPerDay, address: 30, candidate: 60 },
  },
  proofMailOfCandidate: { seconds: hour, by: { 'mailbox+candidate': figures.proofMailsPerHour } },
  resultMail: {
    seconds: day,
    by: { mailbox: figures.notificationMailsPerDay },
    silent: true,
  },
  resetMail: { seconds: day, by: { mailbox: 5 }, silent: true },
  confirmMail: { seconds: day, by: { mailbox: 5 }, silent: true },
  /** Beyond these one from each network, whatever strangers used up elsewhere. */
  firstConfirmMail: { seconds: day, by: { 'mailbox+network': 1, mailbox: 20 }, silent: true },
  receiptMail: { seconds: day, by: { mailbox: 1 }, silent: true },
  endMail: { seconds: day, by: { mailbox: 1 }, silent: true },
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

  /** Ends at the first that is used up: a refused call uses up nothing of a wider network. */
  async function secondsToWait(name: LimitName, counted: Counted): Promise<number | null> {
    for (const { limit, key } of enabled ? countersOf(name, counted) : []) {
      const seconds = await count(limit, key);
      if (seconds !== null) return seconds;
    }
    return null;
  }

  /** Call before the limited work, so that parallel requests cannot exceed it. @throws {AppError} 429 */
  async function consume(
    name: Exclude<LimitName, NameOf<'silent' | 'distinct'>>,
    counted: Counted,
  ): Promise<void> {
    const seconds = await secondsToWait(name, counted);
    if (seconds !== null) throw tooManyTries(seconds, name);
  }

  async function refund(name: NameOf<'refunded'>, counted: Counted): Promise<void> {
    for (const { limit, key } of enabled ? countersOf(name, counted) : [])
      await uncount(limit, key);
  }

  return {
    enabled,
    consume,
    refund,

    /** Returns `false` instead of throwing. */
    tryConsume: async (
      name: Exclude<LimitName, NameOf<'distinct'>>,
      counted: Counted,
    ): Promise<boolean> => {
      const isLeft = (await secondsToWait(name, counted)) === null;
      if (!isLeft) onSilentHit?.(name);
      return isLeft;
    },

    /** @throws {AppError} 429 */
    consumeDistinct: async (
      name: NameOf<'distinct'>,
      counted: Counted,
      thing: string,
    ): Promise<void> => {
      for (const { limit, key } of enabled ? countersOf(name, counted) : []) {
        const seconds = await countDistinct(limit, key, thing);
        if (seconds !== null) throw tooManyTries(seconds, name);
      }
    },

    /** Returns what refunds a successful call. @throws {AppError} 429 */
    consumeCall: async (call: EndpointName, req: Request): Promise<() => Promise<void>> => {
      const counted = countedBy(req);
      const names = rowsOfCalls.get(call) ?? [];
      for (const name of names) await consume(name, counted);
      return async () => {
        for (const name of names) if (isRefunded(name)) await refund(name, counted);
      };
    },
  };
}

const isRefunded = (name: LimitName): name is NameOf<'refunded'> => 'refunded' in rows[name];

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

export const countedBy = ({ user, ip }: Request): Counted => ({ account: user?.id, address: ip });

type Counter = { limit: { name: string; points: number; seconds: number }; key: string };

/** From the narrowest to the widest. */
function countersOf(name: LimitName, counted: Counted): Counter[] {
  const { seconds, by, networks }: Row = rows[name];
  const caller = counted.account === undefined ? 'address' : 'account';
  return Object.entries(by).flatMap(([kind, most]) => {
    const identities = kind === 'caller' ? caller : kind;
    const values = identities.split('+').map((identity) => keyOf(identity as Identity, counted));
    if (values.includes(undefined)) return [];
    const own = {
      limit: { name: `${name}.${identities}`, points: most, seconds },
      key: values.join(),
    };
    if (identities !== 'address') return [own];
    const wider = networksOf(counted.address).flatMap(({ bits, factor, key }) => {
      const mostThere = networks ? networks[bits] : factor && factor * most;
      return mostThere
        ? [{ limit: { name: `${name}.network${bits}`, points: mostThere, seconds }, key }]
        : [];
    });
    return [own, ...wider];
  });
}

function keyOf(identity: Identity, counted: Counted): string | undefined {
  if (identity === 'network') return originOf(counted.address).network;
  if (identity === 'address') return addressKey(counted.address);
  const value = counted[identity];
  return identity === 'mailbox' && value !== undefined ? mailboxOf(value) : value;
}
