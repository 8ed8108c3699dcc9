import { z } from './zod.ts';

/** Who may read the contact, and whose turn it is until then. Of a refusal the reader is told `awaitsCandidate`. */
export const contactStates = [
  ...(['none', 'awaitsReader', 'awaitsCandidate', 'released'] as const),
  ...(['declined', 'withdrawn', 'ended'] as const),
] as const;
export const contactState = z.enum(contactStates);
export type ContactState = z.infer<typeof contactState>;
