import { type NewKeyDto, keyInput } from '@inkognito/shared/key';
import { useCreateKey } from './key.queries.ts';
import { copyLater } from './copyLater.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';

export type CopiedKey = { created: NewKeyDto; text: string; copied: boolean };

const schema = keyInput.pick({ name: true });

export function useKeyCopying({
  name: suggestedName,
  initialFocus,
  textOf,
  onMade,
}: {
  name: string;
  initialFocus?: 'name';
  textOf: (created: NewKeyDto) => string;
  onMade: (made: CopiedKey) => void;
}) {
  const createKey = useCreateKey();
  return useServerForm({
    schema,
    defaultValues: { name: suggestedName },
    save: async ({ name }) => {
      const creating = createKey({ name });
      // Before the first await: browsers allow copying only in the click.
      const copying = copyLater(creating.then(textOf));
      const created = await creating;
      onMade({ created, text: textOf(created), copied: await copying });
    },
    ...(initialFocus && { initialFocus }),
  });
}
