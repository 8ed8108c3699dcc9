import { z } from './zod.ts';

const sentence = 'Dieses Feld enthält Zeichen, die nicht erlaubt sind.';

/** Line ends and tabs are control characters too, which belong into texts of several lines alone. */
const controls = /\p{Cc}/u;
const lineEndOrTab = /[\t\n\r]/g;

/** One line of text without control characters. What stands at its ends is no part of it. */
export const text = () =>
  z
    .string()
    .trim()
    .refine((value) => !controls.test(value), sentence);

export const multilineText = () =>
  z
    .string()
    .trim()
    .refine((value) => !controls.test(value.replace(lineEndOrTab, '')), sentence);
