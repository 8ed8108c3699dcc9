import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import type { RequestHandler } from 'express';
import { AppError, notFound } from '../errors.ts';

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const patterns = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${apiBase}${path.replace(/:\w+/g, '[^/]+')}$`),
}));

export const refuseUnknownMethods: RequestHandler = (req, res, next) => {
  if (known.has(req.method)) {
    next();
    return;
  }
  const allowed = methodsAt(req.path);
  if (allowed.length === 0) throw notFound('Diese Adresse gibt es nicht.');
  res.set({ Allow: allowed.join(', '), 'Cache-Control': 'no-store' });
  throw new AppError('method_not_allowed', 'Diese Adresse kann so nicht aufgerufen werden.');
};

function methodsAt(path: string): string[] {
  if (!/^\/api(?=\/|$)/i.test(path)) return ['GET', 'HEAD'];
  const methods = patterns.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []));
  if (methods.length === 0) return [];
  const reads: string[] = methods.some((method) => method === 'GET') ? ['HEAD'] : [];
  return [...new Set([...methods, ...reads, 'OPTIONS'])];
}
