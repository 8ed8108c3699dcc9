import { call } from '../lib/api.ts';
import { createContext, use } from 'react';

/** Signs out of the login plugin too (specification, section 4). */
export async function signOut(): Promise<void> {
  await call('logout', {});
  leaveLoginPlugin();
}

declare global {
  interface Window {
    /** The professional network's plugin, on pages that loaded it. */
    IN?: { User?: { logout?: () => unknown } };
  }
}

/** A plugin failure must not keep the user signed in here. */
function leaveLoginPlugin(): void {
  try {
    Promise.resolve(window.IN?.User?.logout?.()).catch(() => undefined);
  } catch {
    // Nothing to undo.
  }
}

/** The landing page says the farewell, in the tab that left alone. */
export const LeaveContext = createContext<(farewell: string) => void>(() => {
  throw new Error('This page needs the frame.');
});

export const useLeave = (): ((farewell: string) => void) => use(LeaveContext);
