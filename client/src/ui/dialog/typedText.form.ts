import { z } from '@inkognito/shared/schema/zod';

export const typedText = (text: string) =>
  z.object({
    typed: z
      .string()
      .trim()
      .refine((typed) => typed === text, `Bitte geben Sie genau „${text}“ ein.`),
  });
