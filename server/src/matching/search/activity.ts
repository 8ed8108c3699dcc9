import type { ActivityDto } from '@inkognito/shared/release';
import { type Page, readPage } from '../../database/readPage.ts';
import type { CursorPosition } from '../../database/cursor.ts';
import { ListAppearance } from './listAppearance.model.ts';

/** The newest comes first. */
export function listActivity(
  candidateId: string,
  after: CursorPosition | null,
): Promise<Page<ActivityDto>> {
  return readPage({
    find: () => ListAppearance.find({ candidateId }).lean(),
    time: 'week',
    after,
    show: (weeks) =>
      Promise.resolve(
        weeks.map(({ _id, week, count }) => ({
          _id: _id.toString(),
          kind: 'listed' as const,
          at: week.toISOString(),
          count,
        })),
      ),
  });
}
