import { type Role, roleLabels } from '@inkognito/shared/codes';
import type { ReactNode } from 'react';
import { Stack } from '../ui/Stack.tsx';
import { useSignedInUser } from './currentUser.ts';

/** Titles are shown to people with both roles. */
export function RoleSections({
  sections,
}: {
  sections: readonly (readonly [role: Role, title: string, list: ReactNode])[];
}) {
  const { role: held } = useSignedInUser();
  const shown = sections.filter(([role]) => held.includes(role));
  return shown.map(([role, title, list]) => (
    <section key={role} aria-label={roleLabels[role]}>
      <Stack>
        {shown.length > 1 && <h2>{title}</h2>}
        {list}
      </Stack>
    </section>
  ));
}
