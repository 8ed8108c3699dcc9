import { z } from '@inkognito/shared/schema/zod';
import { automationsDto, automationsForm as contacts } from '@inkognito/shared/account';
import { shieldInput } from '@inkognito/shared/shield';

/** `null` leaves the stored file as it is. */
export type CvChange = File | 'remove' | null;

const sharing = automationsDto.pick({
  showContactPrefs: true,
  releaseMode: true,
  discoverable: true,
  showName: true,
  showImage: true,
  acceptsRequests: true,
});

const employer = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), shieldInput.shape.companies.element]));

export const automationsForm = contacts
  .extend(sharing.shape)
  .extend({ employer, cv: z.custom<CvChange>() });
export type AutomationsValues = z.input<typeof automationsForm>;
