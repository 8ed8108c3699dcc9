/**
 * Unsaved answers of forms, kept in the session storage of this tab so that a reload loses nothing. They are
 * personal: each key begins with whose draft it is, and whoever is no longer signed in leaves none behind.
 */
const prefix = 'inkognito.draft/';

/** The key of a person's draft of one form. */
export function draftKey(userId: string, form: string): string {
  return `${prefix}${userId}/${form}`;
}

/** Forgets every draft that is not this person's; all of them for a guest. */
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
export function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
