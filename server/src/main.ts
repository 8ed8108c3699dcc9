import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createSessionIndexes } from './auth/passport.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connectDatabase, disconnectDatabase } from './database/connection.ts';
import { DataDirInUseError, startEmbeddedDatabase } from './database/embeddedDatabase.ts';
import { createLogger } from './http/requestLog.ts';
import { startMailWorker } from './mail/mail.queue.ts';
import { type MailTransport, fileTransport, smtpTransport } from './mail/mail.transport.ts';
import { createFileIndexes } from './user/user.files.ts';
import { findPlace } from './matching/place/findPlace.ts';
import { hasStaleFiling } from './matching/similar/refreshFiling.ts';

/** Requests in flight get this long to finish once we are asked to stop. */
const graceMs = 8_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = config.mongodbUri ? null : await startDatabase(config);
  const logger = createLogger(config.logLevel);
  const server = await listen(config, database?.uri ?? config.mongodbUri ?? '', logger);
  const mail = startMailWorker(mailTransport(config, logger), logger);
  say(`Inkognito läuft: ${config.publicUrl}`);

  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    void close(server, mail, database).then(() => process.exit(code), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0));
}

async function startDatabase({ dataDir }: Config) {
  return startEmbeddedDatabase({
    dataDir,
    log: say,
    onUnexpectedExit: (reason) => fail(new Error(reason)),
  });
}

async function listen(config: Config, uri: string, logger: Logger): Promise<Server> {
  await connectDatabase(uri);
  await createSessionIndexes();
  await createFileIndexes();
  if (await hasStaleFiling()) {
    complain(
      'Fragebögen sind nach einem älteren Lexikon abgelegt. Bitte "npm run refresh" ausführen.',
    );
  }
  // Reads the places now, so that the first comparison does not wait for it.
  findPlace({ town: 'Berlin' });
  const clientDir = join(dirname(fileURLToPath(import.meta.url)), '../../client/dist');
  const app = createApp({
    logger,
    publicUrl: config.publicUrl,
    sessionSecret: config.sessionSecret,
    trustProxy: config.trustProxy,
    rateLimits: config.rateLimits,
    checkAnswers: !config.production,
    providers: config.providers,
    clientDir: existsSync(clientDir) ? clientDir : null,
  });
  return new Promise((resolve, reject) => {
    const server = app.listen(config.port, config.host, (error) => {
      if (error) reject(error);
      else resolve(server);
    });
    server.headersTimeout = 10_000;
    server.requestTimeout = 60_000;
  });
}

function mailTransport({ smtpUrl, mailFrom, dataDir }: Config, logger: Logger): MailTransport {
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl, mailFrom);
  const folder = join(dataDir, 'mail');
  logger.info({ folder }, 'SMTP_URL is not set: mail is written to files');
  return fileTransport(folder, mailFrom);
}

/** Stops accepting, lets what runs finish, then closes the database. */
async function close(
  server: Server,
  mail: { stop: () => Promise<void> },
  database: { stop: () => Promise<void> } | null,
): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
  await mail.stop();
  await disconnectDatabase();
  await database?.stop();
}

function fail(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof DataDirInUseError;
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  complain(text ?? 'Unknown failure');
  process.exit(1);
}

start().catch(fail);
