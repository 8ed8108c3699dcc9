import type { ReportInput } from '@inkognito/shared/report';
import type { Types } from 'mongoose';
import { notFound } from '../errors.ts';
import { getCandidate } from '../matching/viewer.ts';
import { findOffer } from '../match/blockRecruiter.ts';
import { isGuest } from '../recruiter/snapshot.ts';
import type { Viewer } from '../user/shield/hidden.ts';
import { User, fullNameOf } from '../user/user.model.ts';
import { seesName } from '../user/visibility.ts';
import type { Shown } from './report.model.ts';

export type Subject = { accountId: Types.ObjectId | null; shown: Shown };

type Reporter = { userId: string | null; viewer: Viewer };

/** Only what this reporter was shown; all else looks nonexistent. @throws {AppError} 404 */
export async function getSubject(
  { about, id }: Pick<ReportInput, 'about' | 'id'>,
  { userId, viewer }: Reporter,
): Promise<Subject> {
  if (about === 'profile') return getProfile(id, viewer);
  const which = about === 'offer' ? { jobId: id } : { _id: id };
  const offered = userId && (await findOffer({ ...which, candidateId: userId }));
  if (!offered) throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
  const { recruiterId, recruiterSnapshot, offer } = offered;
  const account = isGuest(recruiterSnapshot) ? null : await User.findById(recruiterId).lean();
  const { name = '', company = '', workEmail = '' } = recruiterSnapshot.card ?? {};
  const username = recruiterSnapshot.username ?? '';
  return {
    accountId: account?._id ?? null,
    shown: { username, name, company, workEmail, jobTitle: offer.jobTitle },
  };
}

async function getProfile(publicId: string, viewer: Viewer): Promise<Subject> {
  const user = await getCandidate({ publicId }, viewer);
  const name = seesName(user, { unlocked: false }) ? fullNameOf(user) : '';
  const { _id: accountId, username } = user;
  return { accountId, shown: { username, name, company: '', workEmail: '', jobTitle: '' } };
}
