import type { ErrorResponse } from '@inkognito/shared/error';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isWorthRepeating } from '../database/databaseAway.ts';
import { AppError, invalid, notFound, tooLarge, wrongFileType } from '../errors.ts';
import { logFailure } from './requestLog.ts';

export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  // The client disconnected, so the work was cancelled: not a failure.
  if (res.closed && isHangUp(error)) return;
  if (res.headersSent) {
    next(error);
    return;
  }
  const appError = toAppError(error);
  // Not a failure, and logging each would add work under load.
  if (appError.status >= 500 && appError.code !== 'overloaded') logFailure(req, error);
  sendError(req, res, appError);
};

const isHangUp = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));

export function sendNotFound(req: Request, res: Response): void {
  sendError(req, res, notFound('Diese Adresse gibt es nicht.'));
}

function sendError(req: Request, res: Response, error: AppError): void {
  const { retryAfter, limit, ...shown } = error.details;
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  const response: ErrorResponse = {
    error: error.message,
    code: error.code,
    ...shown,
    requestId: res.get('X-Request-Id') ?? '',
  };
  // The rest of the body would hold the connection.
  if (error.status === 408 || error.status === 413) res.set('Connection', 'close');
  res.locals['limit'] = limit;
  res.status(error.status).json(response);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status === 413) return tooLarge('Die gesendeten Daten sind zu groß.');
  if (status === 415) return wrongFileType('Diese Art von Daten können wir nicht lesen.');
  if (status === 404) return notFound('Diese Adresse gibt es nicht.');
  if (status >= 400 && status < 500) return invalid({}, 'Die Anfrage konnte nicht gelesen werden.');
  if (isWorthRepeating(error)) {
    return new AppError(
      'unavailable',
      'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      { retryAfter: 2 },
    );
  }
  return new AppError(
    'internal',
    'Da ist bei uns etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  );
}
