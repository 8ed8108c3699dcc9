import { call } from '../lib/api.ts';

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

/** Whatever goes wrong in a program of somebody else's must not keep anybody signed in here. */
function leaveLoginPlugin(): void {
  try {
    Promise.resolve(window.IN?.User?.logout?.()).catch(() => undefined);
  } catch {
    // There is nothing to undo and nobody to tell.
  }
}
