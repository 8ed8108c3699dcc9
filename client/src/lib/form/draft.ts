/** In the session storage of this tab; each key names whose draft it is, since drafts are personal. */
const prefix = 'inkognito.draft/';

/** An empty number field is NaN to the form library, which JSON does not know. */
const emptyNumber = '\u0000NaN';

export function draftKey(userId: string, form: string): string {
  return `${prefix}${userId}/${form}`;
}

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

export function keepDraftsOf(userId: string | null): void {
  withStorage((storage) => {
    const own = userId === null ? null : draftKey(userId, '');
    const foreign = Object.keys(storage).filter(
      (key) => key.startsWith(prefix) && (own === null || !key.startsWith(own)),
    );
    for (const key of foreign) storage.removeItem(key);
  });
}

/** A browser may forbid storage or have none left; then there are no drafts, and everything else works. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
