import type { Limits } from '../http/limits.ts';
import type { Mailer } from '../mail/mailer.ts';

export type AuthDeps = {
  limits: Limits;
  mailer: Mailer;
  /** Without a mail server an address counts as confirmed at sign-up. */
  showsMailLinks?: boolean;
};
