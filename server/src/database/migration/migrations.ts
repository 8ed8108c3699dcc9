// Each migration runs once for all instances, beside the requests, and is resumed where it was cut off.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../databaseAway.ts';
import {
  type MigrationState,
  type Progress,
  giveUpLease,
  listMigrations,
  readStates,
  renewLease,
  renewMs,
  reopen,
  saveDone,
  saveFailure,
  saveProgress,
  takeLease,
} from './migrationState.ts';

export type Migration = {
  /** Never changes: under it the database remembers that the migration is done. */
  id: string;
  /** What the id begins with where it hangs on data. Of those alike, the one begun last counts: versions come back. */
  series?: string;
  /** The start waits for it a while. */
  first?: true;
  /** What has to be done before. */
  after?: readonly string[];
  /** Not run again for what an older instance wrote meanwhile. */
  once?: true;
  /** May be cut off anywhere and run again, also beside requests; ends early when the signal is aborted. */
  run: (work: MigrationWork) => Promise<void>;
};

export type MigrationWork = {
  signal: AbortSignal;
  progress: Progress;
  /** Remembers the progress; aborts the signal where another instance has taken over. */
  save: () => Promise<void>;
};

const pollMs = 1_000;
const calmPollMs = 60_000;
const recheckMs = 60 * 60_000;
/** Older instances are gone by then. */
const watchedMs = 24 * 60 * 60_000;

type Runner = {
  migrations: readonly Migration[];
  logger: Logger;
  signal: AbortSignal;
  owner: string;
  bornAt: Date;
  /** When this instance ran each, by its own clock: the database's may differ from it. */
  ranAt: Map<string, number>;
};

export type RunningMigrations = {
  /** Those that come first are done, or have failed and are tried again later. */
  firstTried: Promise<void>;
  stop: () => Promise<void>;
};

export function startMigrations(
  migrations: readonly Migration[],
  logger: Logger,
): RunningMigrations {
  const stopping = new AbortController();
  const { signal } = stopping;
  const events = new EventTarget();
  const firstTried = once(events, 'firstTried').then(() => undefined);
  const runner = {
    migrations,
    logger,
    signal,
    owner: randomUUID(),
    bornAt: new Date(),
    ranAt: new Map(),
  };
  const running = runUntilSettled(runner, () => events.dispatchEvent(new Event('firstTried')));
  return {
    firstTried,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

type States = Map<string, MigrationState>;

/** Or waits for one that failed. */
function isTried(
  { id, after = [] }: Migration,
  states: States,
  among: readonly Migration[],
): boolean {
  const { doneAt = null, failures = 0 } = states.get(id) ?? {};
  const blocking = among.filter((each) => after.includes(each.id) && !states.get(each.id)?.doneAt);
  return doneAt !== null || failures > 0 || blocking.some((each) => isTried(each, states, among));
}

async function runUntilSettled(runner: Runner, tellFirstTried: () => void): Promise<void> {
  const { migrations, signal, logger } = runner;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  let isPrepared = false;
  while (!signal.aborted) {
    try {
      if (!isPrepared) await prepare(migrations);
      isPrepared = true;
      const states = await readStates();
      const pending = migrations.filter((each) => each.first && !isTried(each, states, migrations));
      if (pending.length === 0) tellFirstTried();
      if (migrations.every((each) => isSettled(each, states))) return;
      if (await runNext(pending.length > 0 ? pending : migrations, states, runner)) continue;
      await pause(migrations.every(({ id }) => states.get(id)?.doneAt) ? calmPollMs : pollMs);
    } catch (error) {
      logger.warn({ name: nameOf(error) }, 'migrations broken off, to be resumed');
      await pause(pollMs);
    }
  }
}

/** An older version that was started again has to undo what a newer one made of the same data. */
async function prepare(migrations: readonly Migration[]): Promise<void> {
  await listMigrations(migrations.map(({ id }) => id));
  const states = await readStates();
  for (const each of migrations) if (isSuperseded(each, states)) await reopen(each.id);
}

const startOf = ({ startedAt, doneAt }: MigrationState) => startedAt ?? doneAt;

function isSuperseded({ id, series }: Migration, states: States): boolean {
  const own = states.get(id);
  const start = own && startOf(own);
  if (series === undefined || !start) return false;
  return [...states.values()].some((other) => {
    const later = startOf(other);
    return other._id.startsWith(series) && other._id !== id && later !== null && later > start;
  });
}

function isSettled(migration: Migration, states: States): boolean {
  const state = states.get(migration.id);
  if (isSuperseded(migration, states)) return true;
  if (!state?.doneAt) return false;
  const checkedAt = state.checkedAt ?? state.doneAt;
  return (migration.once ?? false) || checkedAt.getTime() >= state.doneAt.getTime() + watchedMs;
}

function isDue(migration: Migration, states: States, { bornAt, ranAt }: Runner): boolean {
  const state = states.get(migration.id);
  if (!state || isSettled(migration, states)) return false;
  const now = Date.now();
  if (state.retryAt.getTime() > now || state.leaseUntil.getTime() > now) return false;
  if (migration.after?.some((id) => !states.get(id)?.doneAt)) return false;
  if (!state.doneAt) return true;
  const checkedAt = state.checkedAt ?? state.doneAt;
  const lastRun = ranAt.get(migration.id);
  if (lastRun === undefined && checkedAt < bornAt) return true;
  const isRested = lastRun === undefined || performance.now() - lastRun >= recheckMs;
  return isRested && now - checkedAt.getTime() >= recheckMs;
}

/** @returns whether there was something to do */
async function runNext(
  migrations: readonly Migration[],
  states: States,
  runner: Runner,
): Promise<boolean> {
  for (const migration of migrations) {
    const state = states.get(migration.id);
    if (!state || !isDue(migration, states, runner)) continue;
    if (!(await takeLease(state, runner.owner))) continue;
    await runOne(migration, state, runner);
    return true;
  }
  return false;
}

async function runOne(migration: Migration, state: MigrationState, runner: Runner): Promise<void> {
  const { id } = migration;
  const { owner, logger, ranAt } = runner;
  const startedAt = performance.now();
  ranAt.set(id, startedAt);
  const lost = new AbortController();
  const signal = AbortSignal.any([runner.signal, lost.signal]);
  const lose = () => {
    lost.abort();
  };
  const renewal = setInterval(() => {
    // A renewal that fails lets the lease run out, and then another instance goes on.
    renewLease(id, owner).then(
      (isHeld) => {
        if (!isHeld) lose();
      },
      () => undefined,
    );
  }, renewMs);
  try {
    await migration.run(workOf(migration, state, { ...runner, signal, lose }));
    if (signal.aborted) return;
    await saveDone(id, owner);
    const ms = Math.round(performance.now() - startedAt);
    if (state.doneAt) logger.debug({ migration: id, ms }, 'migration run again');
    else logger.info({ migration: id, ms }, 'migrated');
  } catch (error) {
    if (signal.aborted) return;
    if (isDatabaseAway(error)) throw error;
    logger.error({ migration: id, name: nameOf(error) }, 'migration failed, to be tried again');
    await saveFailure(id, owner, state);
  } finally {
    clearInterval(renewal);
    if (signal.aborted) await giveUpLease(id, owner);
  }
}

const logEveryMs = 5_000;

function workOf(
  { id }: Migration,
  state: MigrationState,
  { owner, logger, signal, lose }: Runner & { lose: () => void },
): MigrationWork {
  const isAgain = state.doneAt !== null;
  const { done, total, cursor } = state;
  const progress = isAgain
    ? { cursor: {}, done: 0, total: 0 }
    : { cursor: { ...cursor }, done, total };
  let loggedAt = performance.now();
  const save = async () => {
    if (isAgain) return;
    if (!(await saveProgress(id, owner, progress))) lose();
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    logger.info({ migration: id, done: progress.done, total: progress.total }, 'migrating');
  };
  return { signal, progress, save };
}

/** Its message may quote what somebody typed. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
