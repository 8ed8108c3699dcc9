import { contactState } from '../schema/contactState.ts';
import { z } from '../schema/zod.ts';
import { type ActivityTopic, activityTopicLabels, codesOf, contactFlags } from '../codes.ts';
import { byId, del, get, nextCursor, objectId, pageSearch, post } from '../endpoint.ts';
import { publisherDto } from './user.ts';

export const releaseEnds = ['withdrawn', 'posting_deleted', 'account_deleted'] as const;

/** `recruiter` is the identity given then. `withdrawnAt` stays when it is given again, and on one that ended before. */
export const releaseDto = z.strictObject({
  _id: objectId,
  matchId: objectId,
  recruiter: publisherDto,
  accountDeleted: z.boolean(),
  jobTitle: z.string(),
  /** The name of the key it came by. */
  key: z.string().nullable(),
  fields: z.array(z.enum(contactFlags)),
  releasedAt: z.string(),
  endedAt: z.string().nullable(),
  endReason: z.enum(releaseEnds).nullable(),
  withdrawnAt: z.string().nullable(),
});
export type ReleaseDto = z.infer<typeof releaseDto>;

export const activityKinds = [
  ...['key_created', 'key_opened', 'key_revoked', 'compared', 'matched', 'released'],
  ...['cv_read', 'withdrawn', 'wrong_tries', 'listed', 'shield_changed'],
  ...['recruiter_blocked', 'recruiter_unblocked'],
] as const;

type ActivityKind = (typeof activityKinds)[number];

export const activityTopics = {
  releases: ['released', 'cv_read', 'withdrawn'],
  keys: ['key_created', 'key_opened', 'key_revoked', 'wrong_tries'],
  comparisons: ['compared', 'matched'],
  lists: ['listed'],
} as const satisfies Record<ActivityTopic, readonly ActivityKind[]>;

const activitySearch = pageSearch.extend({
  topic: z.enum(codesOf(activityTopicLabels)).optional(),
});

/** `listed` counts by week, `wrong_tries` by day, each from `at` on. */
export const activityDto = z.strictObject({
  _id: objectId,
  kind: z.enum(activityKinds),
  at: z.string(),
  count: z.number().int().nullable(),
  key: z.string().nullable(),
  recruiter: publisherDto.nullable(),
  jobTitle: z.string().nullable(),
  jobId: objectId.nullable(),
  comparisonId: objectId.nullable(),
  /** Of `compared`. */
  matchPercentage: z.number().nullable(),
  /** Of `released`. */
  fields: z.array(z.enum(contactFlags)).nullable(),
});
export type ActivityDto = z.infer<typeof activityDto>;

/** About one's own comparison: `yes` releases, also without a match. */
export const releaseDecision = z.strictObject({
  comparisonId: objectId,
  answer: z.enum(['yes', 'no']).default('yes'),
});
export type ReleaseDecision = z.infer<typeof releaseDecision>;

export const releaseMadeDto = z.strictObject({
  release: z.strictObject({ matchId: objectId, contactState }),
});
export type ReleaseMadeDto = z.infer<typeof releaseMadeDto>;

export const releaseEndpoints = {
  listReleases: get('/users/releases', {
    access: 'jobSeeker',
    query: pageSearch,
    response: z.strictObject({ releases: z.array(releaseDto), nextCursor }),
  }),
  decideRelease: post('/users/releases', {
    access: 'jobSeeker',
    body: releaseDecision,
    status: 201,
    response: releaseMadeDto,
  }),
  withdrawRelease: del('/users/releases/:id', { access: 'jobSeeker', params: byId }),
  listActivity: get('/users/activity', {
    access: 'jobSeeker',
    query: activitySearch,
    response: z.strictObject({ activity: z.array(activityDto), nextCursor }),
  }),
};
