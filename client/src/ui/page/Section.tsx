import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from '../Card.tsx';
import { Stack } from '../Stack.tsx';

/** A part of a page, named by its heading. */
export function Section({
  title,
  lead,
  inCard = false,
  gap,
  children,
  ...rest
}: {
  title: ReactNode;
  /** Close below the heading. */
  lead?: ReactNode;
  inCard?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
} & Pick<ComponentProps<typeof Stack>, 'gap'>) {
  const titleId = useId();
  const named = { ...rest, 'aria-labelledby': titleId };
  const heading = <h2 id={titleId}>{title}</h2>;
  const content = (
    <Stack gap={gap}>
      {lead === undefined ? (
        heading
      ) : (
        <Stack gap="small">
          {heading}
          {lead}
        </Stack>
      )}
      {children}
    </Stack>
  );
  return inCard ? (
    <Card as="section" {...named}>
      {content}
    </Card>
  ) : (
    <section {...named}>{content}</section>
  );
}
