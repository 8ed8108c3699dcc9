import { type ClientSession, Types } from 'mongoose';
import { addressMark } from '../user/shield/keys.ts';
import { User, type UserFields } from '../user/user.model.ts';
import { toRecruiterProfileDto } from '../user/user.recruiterProfile.ts';
import { RecruiterMark, type RecruiterMarkRecord } from './recruiterMark.model.ts';

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

/** What holds for the owner of an address holds for whoever says to be them, and not the other way round. */
const sharedMarksOf = (recruiter: Recruiter): string[] => [
  ...marksOf(recruiter),
  ...(recruiter.email === '' ? [] : [addressMark('address', recruiter.email)]),
];

/** The marks of the recruiter, and those of others that are the same. */
export const sharedMarks = (recruiter: Recruiter) => ({
  $or: [{ recruiterId: recruiter._id }, { mark: { $in: sharedMarksOf(recruiter) } }],
});

type Remembered = {
  /** Without an account it is not remembered for ever. */
  expiresAt?: Date | null;
  shared?: readonly RecruiterMarkRecord[];
};

/** After this they are bound by what a candidate decides, under whichever of their accounts, which it gives. */
export async function rememberRecruiter(
  recruiter: Recruiter,
  tx: ClientSession,
  { expiresAt = null, shared }: Remembered = {},
): Promise<Types.ObjectId[]> {
  const recruiterId = recruiter._id;
  const found = shared ?? (await RecruiterMark.find(sharedMarks(recruiter)).session(tx).lean());
  // A confirmed address is nobody else's any more, so strangers who claim it no longer count.
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
