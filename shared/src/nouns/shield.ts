import { z } from '../schema/zod.ts';
import { limits } from '../limits.ts';
import { text, plainName } from '../schema/text.ts';
import { objectId, versioned } from '../endpoint.ts';
import { contactFlags } from '../codes.ts';
import { publisherDto } from './user.ts';

/** Also accepts a pasted URL or e-mail address. */
const domain = text()
  .max(limits.linkMax)
  .transform((value) =>
    value
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .replace(/[/?#].*/s, '')
      .replace(/^.*@/, '')
      .replace(/:\d+$/, '')
      .replace(/^www\./, '')
      .replace(/\.$/, ''),
  )
  .refine((value) => /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(value), {
    error: 'Bitte geben Sie eine Domain wie firma.de an.',
  });

const company = plainName(limits.companyMax).min(1, 'Bitte geben Sie einen Firmennamen an.');

/** The companies and domains a candidate hides from. Any entry makes them visible with a key only. */
export const shieldInput = z.strictObject({
  companies: z.array(company).max(limits.shieldEntriesMax),
  domains: z.array(domain).max(limits.shieldEntriesMax),
});
export type ShieldInput = z.infer<typeof shieldInput>;

export const shieldDto = z.strictObject({
  companies: z.array(z.string()),
  domains: z.array(z.string()),
  ...versioned,
});
export type ShieldDto = z.infer<typeof shieldDto>;

/** What is released now, before the shield is saved: of listed names first. */
export const releasedNowDto = z.strictObject({
  _id: objectId,
  recruiter: publisherDto,
  jobTitle: z.string(),
  fields: z.array(z.enum(contactFlags)),
  namesListedCompany: z.boolean(),
});
export type ReleasedNowDto = z.infer<typeof releasedNowDto>;

/** `recruiter` is the identity given then; `jobTitle` is the posting blocked from. */
export const blockedRecruiterDto = z.strictObject({
  _id: objectId,
  recruiter: publisherDto,
  accountDeleted: z.boolean(),
  jobTitle: z.string(),
  blockedAt: z.string(),
});
export type BlockedRecruiterDto = z.infer<typeof blockedRecruiterDto>;

/** Why a recruiter currently sees nothing of this candidate. */
export const suspension = z.literal('blocked');
export type Suspension = z.infer<typeof suspension>;
