import { build, isOfThisBuild } from '../build.ts';
import {
  dropGuestValue,
  dropGuestValues,
  dropOldGuestValues,
  guestNames,
  keepGuestValue,
  readGuestValue,
} from './guestStorage.ts';
import { readStored, removeStored, withStorage, writeStored } from '../storage.ts';

/** `base`: what was loaded when it was typed. */
type Draft = { build: string; values: object; isSent: boolean; base?: unknown };

export const readDraft = (key: string): object | null => readWhole(key)?.values ?? null;

export const readDraftBase = (key: string | undefined): unknown =>
  key === undefined ? null : (readWhole(key)?.base ?? null);

/** A guest's answers stay for another comparison. */
export const isDraftSent = (key: string): boolean => readWhole(key)?.isSent ?? false;

function readWhole(key: string): Draft | null {
  const kept = isOfGuest(key) ? readGuestValue(key) : readStored(key);
  return isOfThisBuild(kept) ? (kept as Draft) : null;
}

export function writeDraft(
  key: string,
  values: object,
  { isSent = false, base }: Partial<Draft> = {},
): void {
  const draft: Draft = { build, values, isSent, base };
  if (isOfGuest(key)) keepGuestValue(key, draft);
  else writeStored(key, draft);
}

export function removeDraft(key: string): void {
  if (isOfGuest(key)) dropGuestValue(key);
  else removeStored(key);
}

/** Drafts are personal: keys start with the user's id, and signing out removes them. */
const prefix = 'inkognito.draft/';

export const guestDrafts = 'guest';

/** Pasted on the landing page; it follows into the account. */
export const messageDraft = 'message';

export function draftKey(userId: string, form: string): string {
  return `${prefix}${userId}/${form}`;
}

/** A guest's answers outlive the tab, which messengers close with one swipe. */
export const isOfGuest = (key: string): boolean =>
  key.startsWith(draftKey(guestDrafts, 'comparison/'));

export const hasPastedMessage = (userId: string): boolean =>
  readDraft(draftKey(userId, messageDraft)) !== null;

/** `null` removes all drafts; an id keeps the user's own, including those from before the sign-in. */
export function keepDraftsOf(userId: string | null): void {
  if (userId !== null) claimDrafts(userId);
  dropGuestValues();
  withStorage((storage) => {
    const own = userId === null ? null : draftKey(userId, '');
    const foreign = Object.keys(storage).filter(
      (key) => key.startsWith(prefix) && (own === null || !key.startsWith(own)),
    );
    for (const key of foreign) storage.removeItem(key);
  });
}

/** A user's own draft of a form wins over the guest's. */
function claimDrafts(userId: string): void {
  dropOldGuestValues();
  const ofGuest = draftKey(guestDrafts, '');
  const inTab = withStorage((storage) => Object.keys(storage)) ?? [];
  for (const key of [...guestNames(), ...inTab].filter((each) => each.startsWith(ofGuest))) {
    const values = readDraft(key);
    const own = draftKey(userId, key.slice(ofGuest.length));
    if (values !== null && !isDraftSent(key) && readDraft(own) === null) writeDraft(own, values);
  }
}
