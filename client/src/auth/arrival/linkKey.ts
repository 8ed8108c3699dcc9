/** Where a link with a key led, its fragment, and when. */
export type LinkKey = { pathname: string; hash: string; at: number };

let taken: LinkKey | undefined;

/** Before anything is sent: a key must not be found later in the address bar or the history. */
export function takeLinkKey(): void {
  const { pathname, hash } = location;
  // Capitals and digits, so that no anchor of a page is taken for a key.
  if (!/^#[A-Z\d-]{4}/.test(hash)) return;
  history.replaceState(history.state, '', pathname);
  taken = { pathname, hash, at: performance.now() };
}

export const takenLinkKey = (): LinkKey | undefined => taken;
