import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

export function createLogger(level: string): Logger {
  return pino({ level, serializers: { err: withoutContent }, base: null });
}

/**
 * One line per request: endpoint, status, duration. No path and no query, as both may hold a name.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_req: IncomingMessage, res: ServerResponse) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    serializers: { err: withoutContent, req: () => undefined, res: () => undefined },
    customSuccessObject: (req, res, line: object) => ({ ...line, ...summary(req, res) }),
    customErrorObject: (req, res, _error, line: object) => ({ ...line, ...summary(req, res) }),
    autoLogging: { ignore: (req) => !(req.url ?? '').startsWith('/api/') },
  });
}

function summary(req: IncomingMessage, res: ServerResponse) {
  const { locals } = res as ServerResponse & { locals?: Record<string, unknown> };
  return {
    method: req.method,
    endpoint: locals?.['endpoint'] ?? 'unknown',
    status: res.statusCode,
  };
}

/** Writes an unexpected failure to the log, with the place but without its content. */
export function logFailure(req: Request, error: unknown): void {
  req.log.error({ failure: withoutContent(error) }, 'request failed');
}

/**
 * An error for the log. Messages of the database, of validation and of parsers quote what people typed,
 * so only those of our own mistakes are kept; name, code and place tell the rest.
 */
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
