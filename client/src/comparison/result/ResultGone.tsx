import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

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
