import { dayMs } from '@inkognito/shared/limits';
import { pages } from '@inkognito/shared/pages';
import { Router } from 'express';
import { sendNotFound } from '../errorHandler.ts';

const expiresMs = 180 * dayMs;

/** Fixed addresses only (RFC 9116 and the W3C's "change password"). */
export function wellKnown(operatorEmail: string | null): Router {
  const router = Router();
  if (operatorEmail !== null) {
    router.get('/security.txt', (_req, res) => {
      const expires = new Date(Date.now() + expiresMs).toISOString();
      const contact = `Contact: mailto:${operatorEmail}\nExpires: ${expires}\n`;
      res.type('text/plain').send(`${contact}Preferred-Languages: de, en\n`);
    });
  }
  router.get('/change-password', (_req, res) => res.redirect(pages.account.path));
  router.use(sendNotFound);
  return router;
}
