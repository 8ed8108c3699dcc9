import { type ClientSession, Types } from 'mongoose';
import { addressMark } from '../../user/shield/addressMark.ts';
import { User, type UserFields } from '../../user/user.model.ts';
import { toRecruiterProfileDto } from '../../user/user.recruiterProfile.ts';
import { RecruiterMark } from './recruiterMark.model.ts';

export type Recruiter = Pick<UserFields, 'email' | 'emailVerified'> & {
  recruiterProfile?: UserFields['recruiterProfile'];
  _id: Types.ObjectId;
};

/** What proves that this is the same recruiter. An unconfirmed address may be a stranger's, so it stands apart. */
function marksOf({ email, emailVerified, recruiterProfile }: Recruiter): string[] {
  const { workEmail, workEmailVerified, verifiedDomain } = toRecruiterProfileDto(recruiterProfile);
  return [
    ...(email === '' ? [] : [addressMark(emailVerified ? 'address' : 'unconfirmed', email)]),
    ...(workEmailVerified ? [addressMark('address', workEmail)] : []),
    ...(verifiedDomain === null ? [] : [addressMark('domain', verifiedDomain)]),
  ];
}

/** Without an account it is not remembered for ever. */
export async function rememberRecruiter(
  recruiter: Recruiter,
  tx?: ClientSession,
  expiresAt: Date | null = null,
): Promise<void> {
  const recruiterId = recruiter._id;
  const marks = marksOf(recruiter);
  const options = { session: tx ?? null };
  const known = await RecruiterMark.find({ recruiterId }, { mark: 1 }, options).lean();
  // A confirmed address is nobody else's any more, so strangers who claim it no longer count.
  const outgrown = recruiter.emailVerified ? addressMark('unconfirmed', recruiter.email) : null;
  if (known.some(({ mark }) => mark === outgrown)) {
    await RecruiterMark.deleteOne({ recruiterId, mark: outgrown }).session(tx ?? null);
  }
  const missing = marks.filter((mark) => !known.some((each) => each.mark === mark));
  if (missing.length === 0) return;
  await RecruiterMark.bulkWrite(
    missing.map((mark) => ({
      updateOne: {
        filter: { recruiterId, mark },
        update: { $setOnInsert: { expiresAt } },
        upsert: true,
      },
    })),
    tx ? { session: tx } : {},
  );
}

/** As `accountsOf`, also for an account that is gone. */
export async function sameRecruiters(
  recruiterId: string | Types.ObjectId,
  tx: ClientSession | null,
): Promise<Types.ObjectId[]> {
  const recruiter = await User.findById(recruiterId).session(tx).lean();
  return recruiter ? accountsOf(recruiter, tx) : follow(recruiterId, [], tx);
}

/**
 * The account itself and every other one, deleted ones for 30 days included, that shares a confirmed address or a
 * verified company domain with it, or with one of them.
 */
export function accountsOf(
  recruiter: Recruiter,
  tx: ClientSession | null,
): Promise<Types.ObjectId[]> {
  const { _id, email } = recruiter;
  // What holds for the owner of an address holds for whoever says to be them, and not the other way round.
  const claimed = email === '' ? [] : [addressMark('address', email)];
  return follow(_id, [...marksOf(recruiter), ...claimed], tx);
}

async function follow(
  recruiterId: string | Types.ObjectId,
  known: readonly string[],
  tx: ClientSession | null,
): Promise<Types.ObjectId[]> {
  const ids = new Set([recruiterId.toString()]);
  const marks = new Set(known);
  for (let before = 0; before < ids.size + marks.size;) {
    before = ids.size + marks.size;
    const shared = await RecruiterMark.find({
      $or: [{ recruiterId: { $in: [...ids] } }, { mark: { $in: [...marks] } }],
    })
      .session(tx)
      .lean();
    for (const each of shared) {
      ids.add(each.recruiterId.toString());
      marks.add(each.mark);
    }
  }
  return [...ids].map((id) => new Types.ObjectId(id));
}
