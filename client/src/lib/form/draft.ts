/** An empty number field is NaN to the form library, which JSON does not know. */
const emptyNumber = '\u0000NaN';

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
  withStorage((storage) => storage.setItem(key, text));
}

export function removeDraft(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/**
 * Unsaved answers of forms, kept in the session storage of this tab so that a reload loses nothing. They are
 * personal: each key begins with the user's id, and signing out removes them.
 */
const prefix = 'inkognito.draft/';

/** In the place of a user's id, for drafts without an account. */
export const guestDrafts = 'guest';

export function draftKey(userId: string, form: string): string {
  return `${prefix}${userId}/${form}`;
}

/** Forgets every draft that is not this person's, or of the guest they were until now; with `null`, all of them. */
export function keepDraftsOf(userId: string | null): void {
  withStorage((storage) => {
    if (userId !== null) takeAlong(storage, userId);
    const own = userId === null ? null : draftKey(userId, '');
    const foreign = Object.keys(storage).filter(
      (key) => key.startsWith(prefix) && (own === null || !key.startsWith(own)),
    );
    for (const key of foreign) storage.removeItem(key);
  });
}

/** What was typed before signing in becomes the user's, unless they have a draft of the same form. */
function takeAlong(storage: Storage, userId: string): void {
  const before = draftKey(guestDrafts, '');
  for (const key of Object.keys(storage).filter((each) => each.startsWith(before))) {
    const own = draftKey(userId, key.slice(before.length));
    const text = storage.getItem(key);
    if (text !== null && storage.getItem(own) === null) storage.setItem(own, text);
  }
}

/** A browser may forbid storage or have none left; then there are no drafts, and everything else works. */
export function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
