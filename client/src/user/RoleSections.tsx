import { type Role, roleLabels } from '@inkognito/shared/codes';
import type { ComponentProps, ReactNode } from 'react';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useSignedInUser } from './currentUser.ts';

/** Titles are shown to people with both roles. */
export function RoleSections({
  what,
  resetKeys,
  sections,
}: Pick<ComponentProps<typeof LoadedSection>, 'what' | 'resetKeys'> & {
  sections: readonly (readonly [role: Role, title: string, list: ReactNode])[];
}) {
  const { role: held } = useSignedInUser();
  const shown = sections.filter(([role]) => held.includes(role));
  return shown.map(([role, title, list]) => (
    <section key={role} aria-label={roleLabels[role]}>
      <Stack>
        {shown.length > 1 && <h2>{title}</h2>}
        <LoadedSection what={what} {...(resetKeys && { resetKeys })}>
          {list}
        </LoadedSection>
      </Stack>
    </section>
  ));
}
