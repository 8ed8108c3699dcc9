// Apart from `user.ts`, as only whoever chooses a name needs all addresses that are none.
import { limits } from '../rules/limits.ts';
import { reservedNames } from '../rules/reservedNames.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

const usernamePattern = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;
const fileLikeEnding = /\.(?:html?|js|css|txt|xml|json|map|ico|png|webp|webmanifest|php)$/;

/** Single separators inside only, so that no name imitates a path or another name. */
export const username = text()
  .toLowerCase()
  .min(limits.usernameMin, 'Der Benutzername braucht mindestens 3 Zeichen.')
  .max(limits.usernameMax, 'Der Benutzername darf höchstens 30 Zeichen haben.')
  .regex(
    usernamePattern,
    'Erlaubt sind a–z, 0–9 und dazwischen einzelne Punkte, Binde- oder Unterstriche.',
  )
  .refine((name) => !fileLikeEnding.test(name), 'Dieser Benutzername ist nicht möglich.')
  .refine((name) => !reservedNames.has(name), 'Dieser Benutzername ist nicht verfügbar.');

export const usernameInput = z.strictObject({ username });
