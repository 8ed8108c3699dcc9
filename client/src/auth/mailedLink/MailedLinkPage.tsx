import type { ComponentProps, ReactNode } from 'react';
import { type SecretPage, isCutOff, useArrival } from '../../lib/address.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';

const incompleteLink = {
  title: 'Dieser Link ist unvollständig.',
  children: 'Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
};

/** What a mailed link opens, anew for each; without its whole token it says what is `incomplete`. */
export function MailedLinkPage({
  page,
  incomplete,
  children,
  ...frame
}: {
  page: SecretPage;
  incomplete?: ComponentProps<typeof Notice>;
  children: (token: string) => ReactNode;
} & Omit<ComponentProps<typeof Page>, 'children'>) {
  const arrival = useArrival(page);
  return (
    <Page key={arrival?.at} {...frame} width="narrow">
      <Card padding="large">
        {arrival && !isCutOff(arrival) ? (
          children(arrival.secret)
        ) : (
          <Notice tone="warning" {...incompleteLink} {...incomplete} />
        )}
      </Card>
    </Page>
  );
}
