import { useSyncExternalStore } from 'react';
import type { EndpointName } from '@inkognito/shared/endpoints';

type Mailed = { by: EndpointName; link: string };

/** Without a mail server: the link of the last mail that is waited for here. */
let mailed: Mailed | null = null;
const listeners = new Set<() => void>();

export function noteMailLink(by: EndpointName, link: unknown): void {
  if (typeof link === 'string') mailed = { by, link };
  else if (mailed?.by === by) mailed = null;
  else return;
  for (const listener of [...listeners]) listener();
}

/** `null` unless the last such mail came of one of these calls. */
function useMailLink(calls: readonly EndpointName[]): string | null {
  return useSyncExternalStore(onChange, () =>
    mailed && calls.includes(mailed.by) ? mailed.link : null,
  );
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Beside a sentence that says a mail was sent by one of these calls. */
export function MailLink({ by }: { by: readonly EndpointName[] }) {
  const link = useMailLink(by);
  if (link === null) return null;
  return (
    <p>
      Ohne Mailserver: <a href={link}>hier ist der Link</a>
    </p>
  );
}
