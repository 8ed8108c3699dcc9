import { type ClientSession, Types } from 'mongoose';
import { addressMark } from '../user/shield/keys.ts';
import { User, type UserFields } from '../user/user.model.ts';
import { RecruiterMark, type RecruiterMarkRecord } from './recruiterMark.model.ts';

export type Recruiter = Pick<UserFields, 'email' | 'emailVerified'> & { _id: Types.ObjectId };

/** An unconfirmed address may be a stranger's, so it is kept apart. */
function marksOf({ email, emailVerified }: Recruiter): string[] {
  return email === '' ? [] : [addressMark(emailVerified ? 'address' : 'unconfirmed', email)];
}

/** What binds an address's owner also binds those who claim it, not the reverse. */
const sharedMarksOf = (recruiter: Recruiter): string[] => [
  ...marksOf(recruiter),
  ...(recruiter.email === '' ? [] : [addressMark('address', recruiter.email)]),
];

export const marksFilter = (recruiter: Recruiter) => ({
  $or: [{ recruiterId: recruiter._id }, { mark: { $in: sharedMarksOf(recruiter) } }],
});

type Remembered = {
  /** Without an account it expires. */
  expiresAt?: Date | null;
  shared?: readonly RecruiterMarkRecord[];
};

/** From now on a candidate's decision binds all accounts of this recruiter, which it returns. */
export async function rememberRecruiter(
  recruiter: Recruiter,
  tx: ClientSession,
  { expiresAt = null, shared }: Remembered = {},
): Promise<Types.ObjectId[]> {
  const recruiterId = recruiter._id;
  const found = shared ?? (await RecruiterMark.find(marksFilter(recruiter)).session(tx).lean());
  // Once the address is confirmed, others who claim it no longer count.
  const outgrown = recruiter.emailVerified ? addressMark('unconfirmed', recruiter.email) : null;
  const isOwn = (each: RecruiterMarkRecord) => each.recruiterId.equals(recruiterId);
  const isOutgrown = (each: RecruiterMarkRecord) => isOwn(each) && each.mark === outgrown;
  if (found.some(isOutgrown)) {
    await RecruiterMark.deleteOne({ recruiterId, mark: outgrown }).session(tx);
  }
  const known = new Set(found.filter(isOwn).map(({ mark }) => mark));
  const missing = marksOf(recruiter).filter((mark) => !known.has(mark));
  if (missing.length > 0) {
    await RecruiterMark.bulkWrite(
      missing.map((mark) => ({
        updateOne: {
          filter: { recruiterId, mark },
          update: { $setOnInsert: { expiresAt } },
          upsert: true,
        },
      })),
      { session: tx },
    );
  }
  const others = found.filter((each) => !isOutgrown(each));
  return follow(recruiterId, sharedMarksOf(recruiter), tx, others);
}

/** Like `recruiterIdsOf`, also for a deleted account. */
export async function findRecruiterIds(
  recruiterId: string | Types.ObjectId,
  tx: ClientSession | null,
): Promise<Types.ObjectId[]> {
  const recruiter = await User.findById(recruiterId).session(tx).lean();
  return recruiter ? recruiterIdsOf(recruiter, tx) : follow(recruiterId, [], tx);
}

/** The account and others, 30 days past deletion, sharing a confirmed address, transitively. */
export function recruiterIdsOf(
  recruiter: Recruiter,
  tx: ClientSession | null,
): Promise<Types.ObjectId[]> {
  return follow(recruiter._id, sharedMarksOf(recruiter), tx);
}

async function follow(
  recruiterId: string | Types.ObjectId,
  known: readonly string[],
  tx: ClientSession | null,
  first?: readonly RecruiterMarkRecord[],
): Promise<Types.ObjectId[]> {
  const ids = new Set([recruiterId.toString()]);
  const marks = new Set(known);
  const find = () =>
    RecruiterMark.find({
      $or: [{ recruiterId: { $in: [...ids] } }, { mark: { $in: [...marks] } }],
    })
      .session(tx)
      .lean();
  let shared = first ?? (await find());
  for (;;) {
    const before = ids.size + marks.size;
    for (const each of shared) {
      ids.add(each.recruiterId.toString());
      marks.add(each.mark);
    }
    if (ids.size + marks.size === before) break;
    shared = await find();
  }
  return [...ids].map((id) => new Types.ObjectId(id));
}
