import { type NewKeyDto, keyInput } from '@inkognito/shared/key';
import { useCreateKey } from './key.queries.ts';
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

/** Call before any await: browsers allow copying only in the click, so the clipboard gets a promise. */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ [plain]: text.then(toBlob) })]);
    return true;
  } catch {
    return false;
  }
}

const plain = 'text/plain';

function toBlob(text: string): Blob {
  return new Blob([text], { type: plain });
}
