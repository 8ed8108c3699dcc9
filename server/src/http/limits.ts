import type { Endpoint } from '@inkognito/shared/endpoint';
import { type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import { limits as figures } from '@inkognito/shared/limits';
import type { Request } from 'express';
import { tooManyRequests } from '../errors.ts';
import { type CallerIdentity, type Rule, count, countersOf, uncount } from './limit/counters.ts';

const minute = 60;
const hour = 60 * minute;
const day = figures.counterHours * hour;

/** A call, or a kind of calls in the contract. */
type CallKind = EndpointName | NonNullable<Endpoint['limit']> | 'upload';

type Row = Rule & {
  /** Counted before their handler; other rows are counted by it. */
  calls?: readonly CallKind[];
};

const by =
  (identity: Row['identity']) =>
  (points: number, window: number, ...calls: CallKind[]) => ({ points, window, identity, calls });
const byAccount = by('account');
const byNetwork = by('network');
/** Of each kind. */
const toMailbox = by('mailbox')(figures.mailsPerDay, day);
/** What an owner needs to get in: a stranger elsewhere does not use it up. */
const toOwner = { ...toMailbox, everywhere: 50 };

/** One row per limit. What counts by account counts by network too, at ten times. */
const table = {
  search: byAccount(60, minute, 'search'),
  searchesByDay: byAccount(300, day, 'search'),
  profile: byNetwork(120, minute, 'profile'),
  image: byAccount(240, minute, 'image'),
  suggestions: byAccount(240, minute, 'suggestTitles', 'findPlace'),
  texts: byAccount(30, hour, 'readPosting', 'checkMessage'),
  /** What an account changes, unless another row counts it. */
  write: byAccount(60, 5 * minute),
  upload: byAccount(30, 30 * minute, 'upload'),
  /** Each reads up to 21 titles. */
  questionnaire: byAccount(20, hour, 'createQuestionnaire', 'updateQuestionnaire'),
  /** Whatever is refused for its input, a link that leads nowhere among it. */
  invalid: byNetwork(300, 5 * minute),
  keys: byAccount(30, day, 'createKey'),
  requests: byAccount(10, day),
  reports: byAccount(figures.reportsPerDay, day, 'createReport'),
  emailChange: byAccount(5, day),
  /** Each tells whether a name is taken. */
  username: byAccount(20, day, 'changeUsername'),
  export: byAccount(5, day),
  signup: byNetwork(30, 30 * minute, 'signup'),
  /** Browsers without an account that open their first profile. */
  guests: byNetwork(2_000, day),
  provider: byNetwork(60, 5 * minute),
  /** Wrong ones: by the name as typed, */
  passwords: { ...byAccount(20, hour), everywhere: 60 },
  passwordsOfNetwork: byNetwork(150, hour),
  /** and apart where the account was signed in before: neither colleagues nor strangers lock its owner out. */
  passwordsOfKnownBrowser: byAccount(25, hour),
  /** Wrong keys, of 60 bits. */
  access: byNetwork(60, 15 * minute),
  confirmMail: toOwner,
  resetMail: toOwner,
  identityMail: toOwner,
  proofMail: toMailbox,
  resultMail: toMailbox,
  receiptMail: toMailbox,
  endMail: toMailbox,
  /** To mailboxes that guests name: from a network, and with all keys of a candidate. */
  guestMails: byNetwork(30, day),
  guestMailsOfCandidate: byAccount(60, day),
  mails: byNetwork(300, day, 'mail'),
} satisfies Record<string, Row>;

export type LimitName = keyof typeof table;
export const rows: Readonly<Record<LimitName, Row>> = table;

export const countedBy = ({ user, ip }: Request): CallerIdentity => ({ account: user?.id, ip });

export type { CallerIdentity };
export type Limits = ReturnType<typeof createLimits>;

/** `enabled`: production cannot switch them off (`config.ts`). `onSilentHit` tells of a hit that no response shows. */
type Policy = { enabled: boolean; onSilentHit?: ((limit: string) => void) | undefined };

export function createLimits({ enabled, onSilentHit }: Policy) {
  const find = (name: LimitName, counted: CallerIdentity) =>
    enabled ? countersOf({ name, ...rows[name] }, counted) : [];

  /** Call before the limited work, so that parallel requests cannot exceed it. @throws {AppError} 429 */
  async function consume(name: LimitName, counted: CallerIdentity): Promise<void> {
    const seconds = await count(find(name, counted));
    if (seconds !== null) throw tooManyTries(seconds, name);
  }

  const refund = (name: LimitName, counted: CallerIdentity) => uncount(find(name, counted));

  /** Returns `false` instead of throwing. */
  async function tryConsume(name: LimitName, counted: CallerIdentity): Promise<boolean> {
    const isLeft = (await count(find(name, counted))) === null;
    if (!isLeft) onSilentHit?.(name);
    return isLeft;
  }

  return { enabled, consume, refund, tryConsume };
}

/** Of these the handler counts something else, or they end the account. */
const otherWrites: readonly EndpointName[] = [
  'createJob',
  'requestAccess',
  'confirmIdentity',
  'deleteAccount',
];

/** Those that count a call before its handler; what an account writes is counted in any case. */
export function rowsOfCall(call: EndpointName): LimitName[] {
  const { limit, upload, method, access }: Endpoint = endpoints[call];
  const kinds = [call, limit, upload && 'upload'];
  const names = Object.keys(rows) as LimitName[];
  const own = names.filter((name) => rows[name].calls?.some((kind) => kinds.includes(kind)));
  const isWrite = method !== 'GET' && access !== 'public' && !otherWrites.includes(call);
  return own.length === 0 && isWrite ? ['write'] : own;
}

const inTime = new Intl.RelativeTimeFormat('de');

function tooManyTries(seconds: number, limit: string) {
  const minutes = Math.ceil(seconds / 60);
  const when =
    minutes > 99
      ? inTime.format(Math.ceil(minutes / 60), 'hour')
      : inTime.format(minutes, 'minute');
  return tooManyRequests(`Das waren zu viele Versuche. Weiter geht es ${when}.`, seconds, limit);
}
