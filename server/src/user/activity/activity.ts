import type { ActivityTopic, ContactFlag } from '@inkognito/shared/codes';
import { type ActivityDto, activityTopics } from '@inkognito/shared/release';
import { dayMs, limits } from '@inkognito/shared/limits';
import { type ClientSession, Types } from 'mongoose';
import { type Page, readPage } from '../../database/readPage.ts';
import { Activity, type ActivityRecord, type ShownRecruiter } from './activity.model.ts';
import { shownCard } from '../shownAddress.ts';

const keptMs = limits.activityDays * dayMs;

export type Happened = {
  candidateId: Types.ObjectId | string;
  kind: ActivityDto['kind'];
  key?: string | null | undefined;
  recruiter?: ShownRecruiter | null | undefined;
  jobTitle?: string | undefined;
  jobId?: Types.ObjectId;
  comparisonId?: Types.ObjectId;
  matchPercentage?: number;
  fields?: readonly ContactFlag[];
  once?: string;
};

export async function recordActivity(
  happened: readonly Happened[],
  tx: ClientSession,
): Promise<void> {
  if (happened.length === 0) return;
  const at = new Date();
  const writes = happened.map(({ candidateId, once, ...what }) => {
    const { kind, recruiter } = what;
    const shown = recruiter ? { ...recruiter, card: copyOf(recruiter.card) } : null;
    const entry = { ...what, recruiter: shown, at, expiresAt: keptUntil(at) };
    // Of our own making in either case: those of one moment are listed by it.
    const _id = new Types.ObjectId();
    const [filter, inserted] = once
      ? [
          { candidateId, once: `${kind} ${once}` },
          { _id, ...entry },
        ]
      : [{ candidateId, _id }, entry];
    return { updateOne: { filter, update: { $setOnInsert: inserted }, upsert: true } };
  });
  await Activity.bulkWrite(writes, { session: tx });
}

/** The stored card is a Mongoose object. */
function copyOf(card: ShownRecruiter['card']): ShownRecruiter['card'] {
  if (!card) return null;
  const { name, kind, company, workEmail, workEmailVerified, verifiedDomain } = card;
  return { name, kind, company, workEmail, workEmailVerified, verifiedDomain };
}

const keptUntil = (at: Date): Date => new Date(at.getTime() + keptMs);

export async function countActivity(
  kind: 'listed' | 'wrong_tries',
  candidateIds: readonly (Types.ObjectId | string)[],
  since: Date,
): Promise<void> {
  if (candidateIds.length === 0) return;
  const writes = candidateIds.map((candidateId) => ({
    updateOne: {
      filter: { candidateId, once: `${kind} ${since.toISOString()}` },
      update: {
        $inc: { count: 1 },
        $setOnInsert: { kind, at: since, expiresAt: keptUntil(since) },
      },
      upsert: true,
    },
  }));
  await Activity.bulkWrite(writes, { ordered: false });
}

export function listActivity(
  candidateId: string,
  topic: ActivityTopic | undefined,
  cursor: string | undefined,
): Promise<Page<ActivityDto>> {
  const wanted = topic && { kind: { $in: activityTopics[topic] } };
  return readPage({
    find: () =>
      Activity.find({ candidateId, ...wanted, expiresAt: { $gt: new Date() } }).lean<
        ActivityRecord[]
      >(),
    time: 'at',
    cursor,
    show: (entries) => entries.map(toActivityDto),
  });
}

export function toActivityDto(entry: ActivityRecord): ActivityDto {
  return {
    _id: entry._id.toString(),
    kind: entry.kind,
    at: entry.at.toISOString(),
    count: entry.count ?? null,
    key: entry.key ?? null,
    recruiter: entry.recruiter
      ? { ...entry.recruiter, card: shownCard(entry.recruiter.card), image: null }
      : null,
    jobTitle: entry.jobTitle ?? null,
    jobId: entry.jobId?.toString() ?? null,
    comparisonId: entry.comparisonId?.toString() ?? null,
    matchPercentage: entry.matchPercentage ?? null,
    fields: entry.fields ? ([...entry.fields] as ContactFlag[]) : null,
  };
}
