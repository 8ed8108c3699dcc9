import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { unknownRecruiter } from '../../recruiter/snapshot.ts';
import { useTestApp } from '../../test/testApp.ts';
import { User } from '../user.model.ts';
import { type Viewer, anybody, existsFor, visibleTo } from './hidden.ts';

const { member } = useTestApp();

const pick = (name: 'shielded' | 'blocked' | 'own', on: boolean) => (on ? name : '');

/** Every combination of the facts that decide, each with what follows. */
const rows = [false, true].flatMap((shielded) =>
  [false, true].flatMap((blocked) =>
    [false, true].flatMap((own) =>
      (['nothing', 'unlocked', 'matched'] as const).map((key) => ({
        ...{ shielded, blocked, own, key },
        exists: own || (!blocked && (!shielded || key !== 'nothing')),
        name: [pick('shielded', shielded), pick('blocked', blocked), pick('own', own), key],
      })),
    ),
  ),
);

test('a shielded candidate exists for key holders that are not blocked', async () => {
  const { id } = await member(['jobSeeker']);
  const _id = new Types.ObjectId(id);
  for (const { shielded, blocked, own, key, exists, name } of rows) {
    const block = {
      recruiterSnapshot: unknownRecruiter,
      jobTitle: 'Köchin',
      blockedAt: new Date(),
    };
    const blockedReaders = [{ ...block, readerKey: blocked ? 'key a' : 'key c' }];
    await User.updateOne({ _id }, { blockedReaders, isShielded: shielded });
    const candidate = await User.findById(id).lean().orFail();
    const viewer: Viewer = {
      ...anybody,
      id: own ? id : new Types.ObjectId().toString(),
      readerKeys: ['key a', 'key b'],
      unlocked: key === 'unlocked' ? [_id] : [],
      matched: key === 'matched' ? [_id] : [new Types.ObjectId()],
    };

    const found = await User.exists({ _id, ...visibleTo(viewer) });

    expect([existsFor(candidate, viewer), found !== null], name.join(' ')).toEqual([
      exists,
      exists,
    ]);
  }
});
