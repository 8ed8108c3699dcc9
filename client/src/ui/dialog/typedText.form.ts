import { z } from '@inkognito/shared/schema/zod';

/** Exactly this text, but for blanks around it. */
export const typedText = (text: string) =>
  z.object({
    typed: z
      .string()
      .trim()
      .refine((typed) => typed === text, `Bitte geben Sie genau „${text}“ ein.`),
  });
