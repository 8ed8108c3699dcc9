import { call } from '../lib/api.ts';
import { createContext, use } from 'react';

/** Signs out here and at the login plugin (specification, section 4). */
export async function signOut(): Promise<void> {
  await call('logout', {});
  leaveLoginPlugin();
}

declare global {
  interface Window {
    /** The login plugin of the professional network, on pages that loaded it. */
    IN?: { User?: { logout?: () => unknown } };
  }
}

/** A failure of the plugin must not keep the person signed in here. */
function leaveLoginPlugin(): void {
  try {
    Promise.resolve(window.IN?.User?.logout?.()).catch(() => undefined);
  } catch {
    // Nothing to undo.
  }
}

export const LeaveContext = createContext<() => void>(() => {
  throw new Error('This page needs the frame.');
});

/** For a person who signed out or deleted their account: forgets everything of theirs and opens the landing page. */
export const useLeave = (): (() => void) => use(LeaveContext);
