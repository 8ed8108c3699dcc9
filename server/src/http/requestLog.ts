import { createHmac, randomUUID } from 'node:crypto';
import type { EndpointName } from '@inkognito/shared/endpoints';
import type { Request, RequestHandler, Response } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { deriveKey } from '../deriveKey.ts';

type LogSettings = { logLevel: string; wholeErrors?: boolean };

export function createLogger(
  { logLevel: level, wholeErrors = false }: LogSettings,
  lines?: DestinationStream,
): Logger {
  const serialize = wholeErrors ? pino.stdSerializers.err : withoutContent;
  const options = { level, serializers: { err: serialize, failure: serialize }, base: null };
  if (lines) return pino(options, lines);
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(shortLine(line)) });
}

export function shortLine(line: string): string {
  const { time, level, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
  delete rest['reqId'];
  const at = new Date(Number(time)).toTimeString().slice(0, 8);
  const label = pino.levels.labels[Number(level)]?.toUpperCase() ?? '';
  const values = Object.entries(rest).map(([name, value]) => `${name}=${plainValue(value)}`);
  return `${[at, label.padEnd(5), msg, ...values].join(' ')}\n`;
}

function plainValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { name = '', message = '', stack = '' } = value as Record<string, string>;
  // A whole one begins with its message.
  if (/^\S/.test(stack)) return stack.split('\n').filter(isOurs).join('\n');
  return [name, message, stack.split('\n')[0]?.trim()].filter(Boolean).join(' ');
}

const isOurs = (line: string) => !/^\s+at .*(?:node_modules|node:)/.test(line);

/** What a log line of a request needs. */
export type RequestLog = { log: Logger; id: string };

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express types its requests by this one.
  namespace Express {
    interface Request extends RequestLog {
      /** Of the account that a call without a session is about. */
      namedAccount?: string | undefined;
    }
  }
}

/** Calls that an operator follows in an incident, refused or not. */
const securityEvents: readonly unknown[] = [
  ...(['signup', 'login', 'confirmIdentity', 'signInWithGoogle', 'signInWithLinkedin'] as const),
  ...(['requestPasswordReset', 'resetPassword', 'changePassword', 'unlinkProvider'] as const),
  ...(['confirmIdentityLink', 'changeEmail', 'verifyEmail', 'denyEmail'] as const),
  ...(['changeUsername', 'assignRole', 'deleteAccount', 'endOtherSessions'] as const),
  ...(['checkAccessPassword', 'renewAccessPassword', 'createKey'] as const),
] satisfies readonly EndpointName[];

/** Tells events of one account from those of others; `npm run moderate -- mark` prints it for a username. */
export const accountMark = (secret: string, username: string): string =>
  createHmac('sha256', deriveKey(secret, 'log marks'))
    .update(username)
    .digest('base64url')
    .slice(0, 16);

/** API requests only; neither path nor query, as both may hold a name. */
export function requestLog(logger: Logger, secret: string): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    req.log = logger;
    req.id = randomUUID();
    res.setHeader('X-Request-Id', req.id);
    res.on('close', () => {
      const { statusCode: status, locals, writableFinished } = res;
      const endpoint: unknown = locals['endpoint'] ?? 'unknown';
      if (endpoint === 'page') return;
      const responseTime = Math.round(performance.now() - startedAt);
      const named = { reqId: req.id, method: req.method, endpoint, status, responseTime };
      const line = { ...named, ...securityFields(req, res, secret) };
      // Polled every few seconds by balancers.
      const level = endpoint === 'health' ? 'debug' : 'info';
      if (!writableFinished) logger[level](line, 'request aborted');
      else if (status >= 500) logger.error(line, 'request errored');
      else logger[level](line, 'request completed');
    });
    next();
  };
}

function securityFields(req: Request, { locals, statusCode }: Response, secret: string): object {
  if (statusCode !== 429 && !securityEvents.includes(locals['endpoint'])) return {};
  const username = req.user?.username ?? req.namedAccount;
  const limit: unknown = locals['limit'];
  return {
    ...(username !== undefined && { account: accountMark(secret, username) }),
    ...(limit !== undefined && { limit }),
  };
}

export function logFailure({ log, id }: RequestLog, error: unknown): void {
  log.error({ reqId: id, failure: error }, 'request failed');
}

/** Messages of database, validation and parsers quote user input; only those of our own bugs are logged. */
function withoutContent(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const ours = error instanceof TypeError || error instanceof ReferenceError;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...(ours && { message: error.message }),
    stack: frames.join('\n'),
  };
}
