import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/testApp.ts';
import { User } from '../user.model.ts';
import { type Viewer, anybody, existsFor, visibleTo } from './hidden.ts';

const { member } = useTestApp();

const pick = (name: 'shielded' | 'listed' | 'own', on: boolean) => (on ? name : '');

/** Every combination of the facts that decide, each with what follows. */
const rows = [false, true].flatMap((shielded) =>
  [false, true].flatMap((listed) =>
    [false, true].flatMap((own) =>
      (['nothing', 'proven', 'unlocked', 'compared'] as const).map((proof) => ({
        ...{ shielded, listed, own, proof },
        exists: own || (!listed && (!shielded || proof !== 'nothing')),
        name: [pick('shielded', shielded), pick('listed', listed), pick('own', own), proof],
      })),
    ),
  ),
);

test('whoever lists anybody exists for who is proven or holds a key, and is not listed', async () => {
  const { id } = await member(['jobSeeker']);
  const _id = new Types.ObjectId(id);
  for (const { shielded, listed, own, proof, exists, name } of rows) {
    const hidden = listed ? { $set: { hiddenFrom: ['name a'] } } : { $unset: { hiddenFrom: '' } };
    await User.updateOne({ _id }, hidden);
    await User.updateOne({ _id }, { isShielded: shielded });
    const candidate = await User.findById(id).lean().orFail();
    const viewer: Viewer = {
      ...anybody,
      id: own ? id : new Types.ObjectId().toString(),
      keys: ['name a', 'part a'],
      isProven: proof === 'proven',
      unlocked: proof === 'unlocked' ? [_id] : [],
      compared: proof === 'compared' ? [_id] : [new Types.ObjectId()],
    };

    const found = await User.exists({ _id, ...visibleTo(viewer) });

    expect([existsFor(candidate, viewer), found !== null], name.join(' ')).toEqual([
      exists,
      exists,
    ]);
  }
});
