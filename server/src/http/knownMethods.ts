import type { RequestHandler } from 'express';

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export const refuseUnknownMethods: RequestHandler = (req, res, next) => {
  if (known.has(req.method)) next();
  else
    res
      .status(405)
      .set('Allow', [...known].join(', '))
      .end();
};
