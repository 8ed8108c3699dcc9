import type { EndpointName } from '@inkognito/shared/endpoints';
import { useMailLink } from '../lib/mailLink.ts';

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
