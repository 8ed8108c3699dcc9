import { z } from 'zod';

/** Add a code only if a client must act on it. */
export const errorStatus = {
  validation_failed: 400,
  /** Mistyped, expired or tried too often. */
  not_signed_in: 401,
  wrong_password: 401,
  forbidden: 403,
  identity_unconfirmed: 403,
  email_unconfirmed: 403,
  /** Signed out because the account was frozen. */
  frozen: 403,
  not_found: 404,
  /** The body did not arrive in time. */
  too_slow: 408,
  conflict: 409,
  /** The save was made from an older version; `stored` is what its GET answers. */
  changed_elsewhere: 409,
  /** Its owner may open it again. */
  posting_ended: 409,
  too_large: 413,
  wrong_file_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  /** Too many requests overall; retry later. */
  overloaded: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorResponse = z.strictObject({
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  stored: z.unknown().optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
