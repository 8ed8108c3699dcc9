import type { ReactNode } from 'react';
import { type SecretPage, useArrival } from '../../lib/address.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';

type Props = { page: SecretPage; title: string; children: (token: string) => ReactNode };

/** What a mailed link opens, anew for each. */
export function MailedLinkPage({ page, title, children }: Props) {
  const arrival = useArrival(page);
  return (
    <Page key={arrival?.at} title={title} width="narrow">
      <Card padding="large">
        {arrival ? (
          children(arrival.secret)
        ) : (
          <Notice tone="warning" title="Dieser Link ist unvollständig.">
            Bitte öffnen Sie ihn noch einmal aus der E-Mail.
          </Notice>
        )}
      </Card>
    </Page>
  );
}
