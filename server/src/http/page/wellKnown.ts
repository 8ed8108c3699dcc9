import { dayMs } from '@inkognito/shared/limits';
import { pages } from '@inkognito/shared/pages';
import { Router } from 'express';
import { sendNotFound } from '../errorHandler.ts';

const expiresMs = 180 * dayMs;

/** Fixed addresses only (RFC 9116 and the W3C's "change password"). */
export function wellKnown(operatorEmail: string | null): Router {
  const router = Router();
  router.get('/security.txt', (req, res) => {
    if (operatorEmail === null) {
      sendNotFound(req, res);
      return;
    }
    const expires = new Date(Date.now() + expiresMs).toISOString();
    res
      .type('text/plain')
      .send(`Contact: mailto:${operatorEmail}\nExpires: ${expires}\nPreferred-Languages: de, en\n`);
  });
  router.get('/change-password', (_req, res) => res.redirect(pages.account.path));
  router.use(sendNotFound);
  return router;
}
