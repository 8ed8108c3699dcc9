import { limits } from '@inkognito/shared/rules/limits';
import { z } from '@inkognito/shared/schema/zod';

const megabytes = limits.imageMaxBytes / 1024 / 1024;

export const imageForm = z.object({
  image: z
    .custom<File | null>((given) => given instanceof File, 'Bitte wählen Sie zuerst ein Bild aus.')
    .refine((image) => image === null || image.size <= limits.imageMaxBytes, {
      error: `Das Bild darf höchstens ${megabytes} MB groß sein.`,
    }),
});
