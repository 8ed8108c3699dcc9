import { useSuspenseQuery } from '@tanstack/react-query';
import { learnedFloorText } from '../../auth/key/key.format.ts';
import { keysQuery } from '../../auth/key/key.queries.ts';
import { Stack } from '../../ui/Stack.tsx';

/** Nothing until a comparison has told something. */
export function LearnedFloors() {
  const { keys } = useSuspenseQuery(keysQuery).data;
  const telling = keys.flatMap(({ _id, name, general, learnedFloor }) =>
    learnedFloor
      ? [{ _id, who: general ? 'jeder mit dem allgemeinen Schlüssel' : name, learnedFloor }]
      : [],
  );
  if (telling.length === 0) return null;
  return (
    <section aria-labelledby="learned-title">
      <Stack gap="small">
        <h2 id="learned-title">Was über Ihre Untergrenze bekannt ist</h2>
        <ul>
          {telling.map(({ _id, who, learnedFloor }) => (
            <li key={_id}>
              Was {who} über Ihre Untergrenze wissen kann: {learnedFloorText(learnedFloor)}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
