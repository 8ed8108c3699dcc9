import { z } from './zod.ts';

/** Whether the contact is readable, and whose turn it is until then. A refusal looks like `awaitsCandidate` to the reader. */
export const contactStates = [
  ...(['none', 'awaitsReader', 'awaitsCandidate', 'released'] as const),
  ...(['declined', 'withdrawn', 'ended'] as const),
] as const;
export const contactState = z.enum(contactStates);
export type ContactState = z.infer<typeof contactState>;
