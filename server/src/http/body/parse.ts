import type { Endpoint } from '@inkognito/shared/endpoint';
import type { Request } from 'express';
import { z } from '@inkognito/shared/schema/zod';
import { invalid, notFound } from '../../errors.ts';

const nothing = z.strictObject({});

const issuesMax = 20;
/** A sender may choose their number and length. */
const unknownMax = 10;
const unknownLength = 100;

export type Input = ReturnType<typeof parse>;

/** @throws {AppError} 404 for an impossible address, 400 with all wrong fields for other bad input */
export function parse(req: Request, contract: Endpoint) {
  const params = contract.params?.safeParse(req.params);
  if (params?.success === false) throw notFound('Das gibt es nicht oder nicht mehr.');
  const query = (contract.query ?? nothing).safeParse(req.query);
  const body = (contract.body ?? nothing).safeParse(req.body ?? {});
  const issues = [...(query.error?.issues ?? []), ...(body.error?.issues ?? [])];
  if (issues.length > 0) throw invalid(fieldErrors(issues));
  return { params: params?.data, query: query.data, body: body.data };
}

function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, issuesMax)) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, unknownMax).map((key) => [...issue.path, key.slice(0, unknownLength)])
        : [issue.path];
    for (const path of paths) fields[path.join('.')] ??= issue.message;
  }
  return fields;
}
