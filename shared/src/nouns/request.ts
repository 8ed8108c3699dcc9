import { z } from '../schema/zod.ts';
import { jobDto } from './job.ts';
import { breakdownDto } from '../rules/breakdown.ts';
import { limits } from '../limits.ts';
import { multilineText } from '../schema/text.ts';
import { byId, get, nextCursor, objectId, post } from '../endpoint.ts';
import { roleSearch } from './match.ts';
import { byUsername, personDto, publisherDto } from './user.ts';

export const accessRequestInput = z.strictObject({
  jobId: objectId,
  message: multilineText().max(limits.requestMessageMax).default(''),
});
export type AccessRequestInput = z.infer<typeof accessRequestInput>;

/** A refusal looks like no answer: it stays `open` until it expires. */
export const requestStatus = z.enum(['open', 'accepted', 'expired']);

export const accessRequestDto = z.strictObject({
  request: z.strictObject({ _id: objectId, status: requestStatus, createdAt: z.string() }),
});

/** Percentage and reasons are for the candidate only. */
export const receivedRequestDto = z.strictObject({
  _id: objectId,
  recruiter: publisherDto,
  job: jobDto,
  message: z.string(),
  matchPercentage: z.number(),
  isMatch: z.boolean(),
  namesListedCompany: z.boolean(),
  breakdown: breakdownDto,
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type ReceivedRequestDto = z.infer<typeof receivedRequestDto>;

/** Of an accepted request; `matchId` where its page exists. */
const requestResultDto = z.strictObject({
  matchPercentage: z.number(),
  isMatch: z.boolean(),
  matchId: objectId.optional(),
});

export const sentRequestDto = z.strictObject({
  _id: objectId,
  candidate: personDto,
  jobPosting: z.strictObject({ _id: objectId, jobTitle: z.string() }),
  status: requestStatus,
  result: requestResultDto.nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type SentRequestDto = z.infer<typeof sentRequestDto>;

export const accessRequestsDto = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('recruiter'),
    requests: z.array(sentRequestDto),
    nextCursor,
  }),
  z.strictObject({
    role: z.literal('jobSeeker'),
    requests: z.array(receivedRequestDto),
    nextCursor,
  }),
]);

export const requestEndpoints = {
  requestAccess: post('/users/:username/access-requests', {
    access: 'recruiter',
    params: byUsername,
    body: accessRequestInput,
    status: 201,
    response: accessRequestDto,
  }),
  listAccessRequests: get('/users/access-requests', {
    access: 'user',
    query: roleSearch,
    response: accessRequestsDto,
  }),
  acceptRequest: post('/users/access-requests/:id/accept', {
    access: 'jobSeeker',
    params: byId,
    response: z.strictObject({
      matchId: objectId,
      matchPercentage: z.number(),
      isMatch: z.boolean(),
    }),
  }),
  refuseRequest: post('/users/access-requests/:id/refuse', { access: 'jobSeeker', params: byId }),
};
