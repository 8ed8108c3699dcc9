import { withStorage } from './draftStorage.ts';

/** An empty number field is NaN to the form library, which JSON does not know. */
const emptyNumber = '\u0000NaN';

/** What was typed and not saved, or `null`. */
export function readDraft(key: string): object | null {
  const text = withStorage((storage) => storage.getItem(key));
  if (!text) return null;
  try {
    const values: unknown = JSON.parse(text, (_, value: unknown) =>
      value === emptyNumber ? Number.NaN : value,
    );
    return typeof values === 'object' ? values : null;
  } catch {
    // What cannot be parsed is not ours to show.
    return null;
  }
}

export function writeDraft(key: string, values: object): void {
  const text = JSON.stringify(values, (_, value: unknown) =>
    Number.isNaN(value) ? emptyNumber : value,
  );
  withStorage((storage) => {
    storage.setItem(key, text);
  });
}

export function removeDraft(key: string): void {
  withStorage((storage) => {
    storage.removeItem(key);
  });
}
