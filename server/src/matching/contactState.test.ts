import { type ContactState, contactStates } from '@inkognito/shared/schema/contactState';
import { describe, expect, test } from 'vitest';
import {
  type Contact,
  type ContactEvent,
  contactAfter,
  stateForCandidate,
  stateForReader,
} from './contactState.ts';

const before = new Date(0);
const now = new Date(1);
const match = { kind: 'compared', isMatch: true, isProven: true } as const;
const calm = { mustWait: false, isChanged: false };

const events: Readonly<Record<string, ContactEvent>> = {
  match: { ...match, ...calm },
  'match, unproven': { ...match, ...calm, isProven: false },
  'match that must wait': { ...match, ...calm, mustWait: true },
  'changed match': { ...match, ...calm, isChanged: true },
  'no match': { ...match, ...calm, isMatch: false },
  proof: { kind: 'proved', mustWait: false, isKeyLive: true },
  'proof of one who must wait': { kind: 'proved', mustWait: true, isKeyLive: true },
  'proof, key ended': { kind: 'proved', mustWait: false, isKeyLive: false },
  yes: { kind: 'agreed', isProven: true },
  'yes, unproven': { kind: 'agreed', isProven: false },
  no: { kind: 'declined' },
  denied: { kind: 'denied' },
  claimed: { kind: 'claimed' },
  withdrawn: { kind: 'withdrawn' },
  ended: { kind: 'ended' },
};

function event(name: string): ContactEvent {
  const found = events[name];
  if (!found) throw new Error(`No event ${name}`);
  return found;
}

const [n, r, c, o, d, w, e] = contactStates;

/** Per event, from `none`, `awaitsReader`, `awaitsCandidate`, `released`, `declined`, `withdrawn`, `ended`. */
const table: Readonly<Record<string, readonly ContactState[]>> = {
  match: [o, o, o, o, d, w, e],
  'match, unproven': [r, r, r, r, d, w, e],
  'match that must wait': [c, c, c, o, d, w, e],
  'changed match': [o, o, o, o, d, w, e],
  'no match': [n, n, n, n, d, w, e],
  proof: [n, o, c, o, d, w, e],
  'proof of one who must wait': [n, c, c, o, d, w, e],
  'proof, key ended': [n, r, c, o, d, w, e],
  yes: [o, o, o, o, o, o, e],
  'yes, unproven': [r, r, r, r, r, r, e],
  no: [n, d, d, o, d, w, e],
  denied: [n, d, d, d, d, w, e],
  claimed: [n, r, c, r, d, w, e],
  withdrawn: [w, w, w, w, w, w, e],
  ended: [e, e, e, e, e, e, e],
};

/** As it comes to this state: what waits for the candidate is held. */
const at = (state: ContactState, changes: Partial<Contact> = {}): Contact => ({
  ...{ state, since: before, held: false, byHand: false },
  ...changes,
});

describe('the contact of a comparison', () => {
  test.each(Object.entries(table))('after %s', (name, expected) => {
    expect(contactStates.map((state) => contactAfter(at(state), event(name), now).state)).toEqual(
      expected,
    );
  });

  test('has a row for each event', () => {
    expect(Object.keys(table)).toEqual(Object.keys(events));
  });

  test('that was held once is not released by another comparison or a proof', () => {
    const held = at('awaitsCandidate', { held: true });
    for (const name of ['match', 'changed match'] as const) {
      expect(contactAfter(held, event(name), now).state).toBe('awaitsCandidate');
    }
    const unproven = contactAfter(held, event('match, unproven'), now);
    expect(contactAfter(unproven, event('proof'), now).state).toBe('awaitsCandidate');
    const none = contactAfter(held, event('no match'), now);
    expect(contactAfter(none, event('match'), now).state).toBe('awaitsCandidate');
  });

  test('released by a yes stays without a match and with an ended key, until the offer changes', () => {
    const agreed = contactAfter(at('none'), event('yes'), now);
    expect(contactAfter(agreed, event('no match'), now).state).toBe('released');
    const waiting = contactAfter(at('none'), event('yes, unproven'), now);
    expect(contactAfter(waiting, event('proof, key ended'), now).state).toBe('released');
    expect(contactAfter(agreed, event('changed match'), now)).toMatchObject({
      ...{ state: 'awaitsCandidate', held: true, byHand: false },
    });
    const other = { ...match, ...calm, isMatch: false, isChanged: true } as const;
    expect(contactAfter(agreed, other, now)).toMatchObject({ state: 'none', byHand: false });
  });

  test('says since when', () => {
    expect(contactAfter(at('released'), event('match'), now).since).toBe(before);
    expect(contactAfter(at('none'), event('match'), now).since).toBe(now);
  });

  test('is told to the reader without a refusal or an ended key, and not before their mailbox is proven', () => {
    const known = (state: ContactState) => ({ contact: at(state), countsAsMatch: true });
    expect(contactStates.map((state) => stateForReader(known(state), true))).toEqual([
      ...[n, c, c, o, c, w, e],
    ]);
    expect(contactStates.map((state) => stateForReader(known(state), false))).toEqual([
      ...[n, r, r, r, r, w, e],
    ]);
    expect(contactStates.map((state) => stateForCandidate(known(state)))).toEqual(contactStates);
    for (const state of ['declined', 'withdrawn'] as const) {
      expect(stateForReader({ contact: at(state), countsAsMatch: false }, true)).toBe('none');
    }
  });
});
