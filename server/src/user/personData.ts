import type { ClientSession, Types } from 'mongoose';
import { Activity, type ActivityRecord } from './activity/activity.model.ts';
import { deleteFiles, findFile } from './file/files.ts';
import type { UserDocument, UserFields } from './user.model.ts';
import { restName } from './restingNames.ts';

type Person = UserFields & { _id: Types.ObjectId };
type PublicIdOf = (userId: string) => Promise<string | null>;

export type ExportedPerson = {
  user: Person;
  /** Candidates hidden from this person. */
  hidden: readonly Types.ObjectId[];
  /** Other people appear by these ids only. */
  publicIdOf: PublicIdOf;
};

/** What a room stores of a person; `null` where there is nothing to do. */
export type PersonData = {
  /** JSON by section, read piece by piece. */
  collect: ((person: ExportedPerson) => Record<string, AsyncIterable<string>>) | null;
  /** Deletes it, or ends what others keep on record. */
  remove: ((person: Person, tx: ClientSession) => Promise<void>) | null;
  /** Moves a guest's work to their account. */
  claim:
    ((guestId: Types.ObjectId, account: UserDocument, tx: ClientSession) => Promise<void>) | null;
};

export const personData: PersonData = {
  collect: ({ user: { _id, blockedReaders, imagePublicId, cv } }) => ({
    activity: listOf(
      Activity.find({ candidateId: _id }).lean<ActivityRecord>(),
      ({ kind, at, count, key, recruiter, jobTitle }) => ({
        ...{ kind, at, count, key, recruiter, jobTitle },
      }),
    ),
    blockedRecruiters: valueOf(() =>
      blockedReaders.map(({ recruiterSnapshot: publisher, jobTitle, blockedAt }) => ({
        ...{ publisher, jobTitle, blockedAt },
      })),
    ),
    files: writeFiles(imagePublicId, cv),
  }),
  remove: async ({ _id, username }, tx) => {
    await restName(username, tx);
    await Activity.deleteMany({ candidateId: _id }, { session: tx });
    await deleteFiles({ ownerId: _id }, tx);
  },
  claim: null,
};

export async function* valueOf(read: () => unknown): AsyncGenerator<string> {
  yield JSON.stringify((await read()) ?? null);
}

type Listed<Stored> = {
  cursor: (options: {
    batchSize: number;
  }) => AsyncIterable<Stored> & { close: () => Promise<void> };
};

export async function* listOf<Stored>(
  query: Listed<Stored>,
  toExport: (stored: Stored) => object | Promise<object>,
): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  const cursor = query.cursor({ batchSize: 20 });
  try {
    for await (const stored of cursor) {
      yield separator + JSON.stringify(await toExport(stored));
      separator = ',';
    }
  } finally {
    await cursor.close();
  }
  yield ']';
}

type Pair = { candidateId?: Types.ObjectId | null; recruiterId?: Types.ObjectId | null };

export async function withPublicIds<Of extends Pair>(
  entry: Of,
  publicIdOf: PublicIdOf,
): Promise<Omit<Of, keyof Pair> & Record<keyof Pair, string | null>> {
  const [candidateId, recruiterId] = await Promise.all([
    entry.candidateId ? publicIdOf(entry.candidateId.toString()) : null,
    entry.recruiterId ? publicIdOf(entry.recruiterId.toString()) : null,
  ]);
  return { ...entry, candidateId, recruiterId };
}

async function* writeFiles(
  imageId: UserFields['imagePublicId'],
  cv: UserFields['cv'],
): AsyncGenerator<string> {
  yield '{"image":';
  yield* writeFile(imageId, { contentType: 'image/webp' });
  yield ',"cv":';
  yield* writeFile(cv?.publicId, { filename: cv?.filename, contentType: 'application/pdf' });
  yield '}';
}

async function* writeFile(
  id: string | null | undefined,
  properties: object,
): AsyncGenerator<string> {
  const file = id ? await findFile(id) : null;
  if (!file) {
    yield 'null';
    return;
  }
  yield `${JSON.stringify(properties).slice(0, -1)},"base64":"`;
  for await (const piece of file.pieces) yield piece.toString('base64');
  yield '"}';
}
