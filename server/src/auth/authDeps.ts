import type { Limits } from '../http/limits.ts';
import type { Mailer } from '../mail/mailer.ts';

export type AuthDeps = { limits: Limits; mailer: Mailer };
