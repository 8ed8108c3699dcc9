import { z } from '../schema/zod.ts';
import { codesOf, reportReasonLabels } from '../codes.ts';
import { limits } from '../limits.ts';
import { multilineText } from '../schema/text.ts';
import { objectId, post, publicId } from '../endpoint.ts';
import { email } from './user.ts';

export const reportReason = z.enum(codesOf(reportReasonLabels), {
  error: 'Bitte wählen Sie einen Grund.',
});

const answers = {
  reason: reportReason,
  text: multilineText().max(limits.reportTextMax),
  /** For the receipt; for a signed-in reporter the account's confirmed address. */
  email: z.union([z.literal(''), email]).optional(),
};

/** `id`: posting, candidate (public id), or the comparison or request that shows the recruiter. */
export const reportInput = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('offer'), id: objectId, ...answers }),
  z.strictObject({ about: z.literal('profile'), id: publicId, ...answers }),
  z.strictObject({ about: z.literal('recruiter'), id: objectId, ...answers }),
]);
export type ReportInput = z.infer<typeof reportInput>;
export type ReportSubject = ReportInput['about'];

export const reportForm = z.strictObject(answers);

export const reportEndpoints = {
  createReport: post('/reports', {
    access: 'public',
    body: reportInput,
    status: 201,
    response: z.strictObject({ report: z.strictObject({ _id: objectId }) }),
  }),
};
