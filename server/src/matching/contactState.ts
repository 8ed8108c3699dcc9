import type { ContactState } from '@inkognito/shared/schema/contactState';

/** The contact of a comparison; the state is named from the candidate's view. */
export type Contact = {
  state: ContactState;
  since: Date | null;
  /** The step into `released` waits for the candidate. */
  held: boolean;
  /** The candidate agreed to the offer as it is: a match, a request, or without a match. */
  byHand: boolean;
};

/**
 * `isProven`: the reader's mailbox. `mustWait`: by the candidate's settings, the key, or another match of this reader.
 * `isChanged`: other answers than at the last comparison, which the candidate has not seen.
 */
export type ContactEvent =
  | { kind: 'compared'; isMatch: boolean; isProven: boolean; mustWait: boolean; isChanged: boolean }
  | { kind: 'proved'; mustWait: boolean; isKeyLive: boolean }
  | { kind: 'agreed'; isProven: boolean }
  /** `claimed`: an account took it along, whose own mailbox is to be proven. */
  | { kind: 'declined' | 'denied' | 'claimed' | 'withdrawn' | 'ended' };

type Next = Omit<Contact, 'since'>;

/** The one table of transitions (`docs/decisions/025-one-proof-of-a-mailbox.md`). */
export function contactAfter(before: Contact, event: ContactEvent, now: Date): Contact {
  const { state, held, byHand } = step(before, event);
  return { state, since: state === before.state ? before.since : now, held, byHand };
}

function step(before: Next, event: ContactEvent): Next {
  if (before.state === 'ended') return before;
  switch (event.kind) {
    case 'compared':
      return compared(before, event);
    case 'proved':
      return proved(before, event);
    case 'agreed':
      return { ...before, byHand: true, state: event.isProven ? 'released' : 'awaitsReader' };
    case 'declined':
      return awaits(before) ? { ...before, state: 'declined' } : before;
    case 'denied':
      return awaits(before) || before.state === 'released'
        ? { ...before, byHand: false, state: 'declined' }
        : before;
    case 'claimed':
      return before.state === 'released' ? { ...before, state: 'awaitsReader' } : before;
    case 'withdrawn':
      return { ...before, byHand: false, state: 'withdrawn' };
    case 'ended':
      return { ...before, state: 'ended' };
  }
}

const awaits = ({ state }: Next) => state === 'awaitsReader' || state === 'awaitsCandidate';

function compared(
  before: Next,
  { isMatch, isProven, mustWait, isChanged }: Extract<ContactEvent, { kind: 'compared' }>,
): Next {
  const { state } = before;
  // Left by nothing but a yes.
  if (state === 'declined' || state === 'withdrawn') return before;
  const byHand = before.byHand && !isChanged;
  const isKept = state === 'released' && !isChanged;
  const held = before.held || (before.byHand && isChanged) || (mustWait && !isKept);
  if (!isMatch && !byHand) return { state: 'none', held, byHand };
  if (!isProven) return { state: 'awaitsReader', held, byHand };
  return { state: held && !byHand ? 'awaitsCandidate' : 'released', held, byHand };
}

/** The first hand-over needs a live key, except by a yes. */
function proved(
  before: Next,
  { mustWait, isKeyLive }: Extract<ContactEvent, { kind: 'proved' }>,
): Next {
  if (before.state !== 'awaitsReader') return before;
  if (before.byHand) return { ...before, state: 'released' };
  if (!isKeyLive) return before;
  const held = before.held || mustWait;
  return { ...before, held, state: held ? 'awaitsCandidate' : 'released' };
}

export const awaitingReader = { 'contact.state': 'awaitsReader' } as const;

type Known = { contact: Contact; countsAsMatch: boolean };

/** Of a comparison without a match that was not released by hand there is nothing to decide. */
export const stateForCandidate = ({ contact: { state }, countsAsMatch }: Known): ContactState =>
  countsAsMatch || state === 'ended' ? state : 'none';

/** Does not tell a refusal nor an ended key, and no contact is read before the reader's mailbox is proven. */
export function stateForReader(comparison: Known, isProven: boolean): ContactState {
  const state = stateForCandidate(comparison);
  if (state === 'none' || state === 'withdrawn' || state === 'ended') return state;
  if (!isProven) return 'awaitsReader';
  return state === 'released' ? state : 'awaitsCandidate';
}
