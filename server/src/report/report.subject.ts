import type { ReportInput } from '@inkognito/shared/report';
import type { Types } from 'mongoose';
import { notFound } from '../errors.ts';
import { Comparison, type ComparisonRecord, isExpired } from '../matching/comparison.model.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import { isGuest } from '../recruiter/snapshot.ts';
import { type Viewer, visibleTo } from '../user/shield/hidden.ts';
import { User, fullNameOf } from '../user/user.model.ts';
import { openToOthers, seesName } from '../user/visibility.ts';
import type { Shown } from './report.model.ts';

export type Subject = { accountId: Types.ObjectId | null; shown: Shown };

type Reporter = { userId: string | null; viewer: Viewer };

/** Only what this reporter was shown; all else looks nonexistent. @throws {AppError} 404 */
export async function getSubject(
  { about, id }: Pick<ReportInput, 'about' | 'id'>,
  { userId, viewer }: Reporter,
): Promise<Subject> {
  if (about === 'profile') return getProfile(id, viewer);
  const own = { ...(about === 'offer' ? { jobId: id } : { _id: id }), candidateId: userId };
  const comparison = userId && (await Comparison.findOne(own).lean<ComparisonRecord>());
  if (comparison && !isExpired(comparison)) return recruiterIn(comparison);
  // The recruiter may only have requested access.
  const request = userId && (await AccessRequest.findOne(own).lean());
  if (!request) throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
  return recruiterIn(request);
}

async function getProfile(publicId: string, viewer: Viewer): Promise<Subject> {
  const user = await User.findOne({ publicId, ...openToOthers, ...visibleTo(viewer) }).lean();
  if (!user) throw notFound('Kein Nutzer gefunden.');
  const name = seesName(user, { unlocked: false }) ? fullNameOf(user) : '';
  return {
    accountId: user._id,
    shown: { username: user.username, name, ...notSaid, jobTitle: '' },
  };
}

const notSaid = { company: '', workEmail: '' };

type Offered = Pick<ComparisonRecord, 'recruiterId' | 'recruiterSnapshot' | 'offer'>;

async function recruiterIn({ recruiterId, recruiterSnapshot, offer }: Offered): Promise<Subject> {
  const account = isGuest(recruiterSnapshot) ? null : await User.findById(recruiterId).lean();
  const { name, company, workEmail } = recruiterSnapshot.card ?? { name: '', ...notSaid };
  return {
    accountId: account?._id ?? null,
    shown: {
      username: recruiterSnapshot.username ?? '',
      name,
      company,
      workEmail,
      jobTitle: offer.jobTitle,
    },
  };
}
