import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

/** Whether revoked, expired, or of a profile that is shown to key holders alone. */
export const keyIsOver = 'Der Schlüssel gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.';

export function ResultGone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={children} />
      <ButtonLink to={paths.landing} variant="secondary">
        Zur Startseite
      </ButtonLink>
    </>
  );
}
