import { build, isOfThisBuild } from '../build.ts';
import { readStored, withStorage } from '../storage.ts';

/** The form library's empty number field is NaN, which JSON cannot hold. */
const emptyNumber = '\u0000NaN';

export function readDraft(key: string): object | null {
  const kept = readStored(key, 'sessionStorage', (_, value) =>
    value === emptyNumber ? Number.NaN : value,
  );
  return isOfThisBuild(kept) ? (kept as { values: object }).values : null;
}

export function writeDraft(key: string, values: object): void {
  const text = JSON.stringify({ build, values }, (_, value: unknown) =>
    Number.isNaN(value) ? emptyNumber : value,
  );
  withStorage((storage) => storage.setItem(key, text));
}

/** Drafts are personal: keys start with the user's id, and signing out removes them. */
const prefix = 'inkognito.draft/';

export const guestDrafts = 'guest';

/** Pasted on the landing page; it follows into the account. */
export const messageDraft = 'message';

export function draftKey(userId: string, form: string): string {
  return `${prefix}${userId}/${form}`;
}

/** `null` removes all drafts; an id keeps the user's own, including those from before the sign-in. */
export function keepDraftsOf(userId: string | null): void {
  withStorage((storage) => {
    if (userId !== null) claimDraft(storage, userId);
    const own = userId === null ? null : draftKey(userId, '');
    const foreign = Object.keys(storage).filter(
      (key) => key.startsWith(prefix) && (own === null || !key.startsWith(own)),
    );
    for (const key of foreign) storage.removeItem(key);
  });
}

/** A user's own draft of a form wins over the guest's. */
function claimDraft(storage: Storage, userId: string): void {
  const before = draftKey(guestDrafts, '');
  for (const key of Object.keys(storage).filter((each) => each.startsWith(before))) {
    const own = draftKey(userId, key.slice(before.length));
    const text = storage.getItem(key);
    if (text !== null && storage.getItem(own) === null) storage.setItem(own, text);
  }
}
