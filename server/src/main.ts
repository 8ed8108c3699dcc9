import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type AppDeps, createApp } from './app.ts';
import { beginLinks } from './auth/email/mailedToken.model.ts';
import { createSessionIndexes } from './auth/session/session.model.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import {
  connectDatabase,
  disconnectDatabase,
  retryWhileUnavailable,
} from './database/connection.ts';
import { refuseUnfinishedRestore } from './database/unfinishedRestore.ts';
import { volumeOfDatabase } from './database/freeSpace.ts';
import { DataDirInUseError } from '../embedded/dataDir.ts';
import { drainBackgroundWork } from './http/afterResponse.ts';
import { createLogger } from './http/requestLog.ts';
import { createHttpServer } from './http/server/createServer.ts';
import { listenAt } from './http/server/listenAt.ts';
import { createLimitIndexes } from './http/limit/counters.ts';
import { createLimits } from './http/limits.ts';
import { startSweeper } from './account/unusedAccounts.ts';
import { openJournal } from './journal/journal.ts';
import { startMailWorker } from './mail/mail.queue.ts';
import { createMailer } from './mail/mailer.ts';
import { noTransport, smtpTransport } from './mail/mail.transport.ts';
import { type StoppableServer, withGracefulShutdown } from './http/server/gracefulShutdown.ts';
import { warmSuggestions } from './job/title.routes.ts';
import { findPlace } from '../language/place/findPlace.ts';
import { titleKnowledge } from '../language/title/readTitle.ts';
import { type Metrics, createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metricsServer.ts';
import { startMigrations } from './database/migrate.ts';
import { migrations } from './migrations.ts';

/** A mail server may be slow; a mail with an unknown outcome is sent again later. */
const mailGraceMs = 1_000;

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { publicUrl, sessionSecret: secret } = config;
  const database = config.mongodbUri ? null : await startDatabase(config);
  const logger = createLogger(config);
  const journal = await keepJournal(config);
  const metricsServer = await startMetrics(config);
  const metrics = metricsServer?.metrics ?? null;
  const uri = database?.uri ?? config.mongodbUri ?? '';
  const { email: operatorEmail } = config.operator;
  const mailer = createMailer({ publicUrl, secret, operatorEmail });
  const measureSpace = volumeOfDatabase();
  const migrating = await openDatabase(uri, logger, metrics);
  const limits = createLimits({ enabled: config.rateLimits, onSilentHit: metrics?.countLimit });
  const server = await listen(config, { logger, metrics, mailer, limits, measureSpace });
  const sweeper = startSweeper(logger, { mailer, limits });
  const { smtpUrl, mailFrom } = config;
  const transport = beginLinks(
    smtpUrl === undefined ? noTransport : smtpTransport(smtpUrl, mailFrom),
  );
  const mail = startMailWorker(mailer, metrics?.watchMail(transport) ?? transport, logger);
  void warmSuggestions();
  if (process.stdout.isTTY) printLine('');
  printLine(`Inkognito is running: ${publicUrl}`);

  const close = async () => {
    sweeper.stop();
    await Promise.all([server.stop(), migrating.stop()]);
    await drainBackgroundWork();
    await Promise.race([mail.stop(), sleep(mailGraceMs)]);
    await metricsServer?.stop();
    await disconnectDatabase();
    await journal.stop();
    await database?.stop();
  };
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void close().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}

async function startDatabase({ dataDir }: Config) {
  // Dynamic: the production image has neither mongod nor its downloader.
  const { startEmbeddedDatabase } = await import('../embedded/embeddedDatabase.ts').catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) {
        throw error;
      }
      throw new ConfigError('MONGODB_URI is needed: this installation brings no database.');
    },
  );
  return startEmbeddedDatabase({
    dataDir,
    log: printLine,
    onUnexpectedExit: (reason) => fail(new Error(reason)),
  });
}

async function keepJournal({ journalDir }: Config) {
  return openJournal(journalDir).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The journal cannot be kept in JOURNAL_DIR or DATA_DIR: ${why}`);
  });
}

async function startMetrics(config: Config) {
  if (config.metrics === null) return null;
  const metrics = createMetrics();
  const { stop } = await serveMetrics(metrics.registry, config.metrics);
  return { metrics, stop };
}

async function openDatabase(uri: string, logger: Logger, metrics: Metrics | null) {
  await connectDatabase(uri, metrics?.watchDatabase);
  await retryWhileUnavailable(refuseUnfinishedRestore);
  await retryWhileUnavailable(createSessionIndexes);
  await retryWhileUnavailable(createLimitIndexes);
  return retryWhileUnavailable(() => startMigrations(migrations, logger));
}

type Parts = Pick<AppDeps, 'logger' | 'mailer' | 'limits' | 'measureSpace'> & {
  metrics: Metrics | null;
};

async function listen(config: Config, { metrics, ...parts }: Parts): Promise<StoppableServer> {
  // Loads places and lexicon now, not at the first comparison.
  findPlace({ town: 'Berlin' });
  titleKnowledge();
  const clientDir = join(dirname(fileURLToPath(import.meta.url)), '../../client/dist');
  let stoppable: StoppableServer | null = null;
  const app = createApp({
    ...config,
    ...parts,
    metrics,
    checkResponses: !config.production,
    clientDir: existsSync(clientDir) ? clientDir : null,
    isStopping: () => stoppable?.isStopping() ?? false,
  });
  const server = createHttpServer(app);
  stoppable = withGracefulShutdown(server);
  await listenAt(server, 'PORT', config);
  return stoppable;
}

function fail(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof DataDirInUseError;
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  printError(text ?? 'Unknown failure');
  process.exit(1);
}

start().catch(fail);
