import { limits } from '@inkognito/shared/limits';
import type { ComponentProps } from 'react';
import { Ring } from '../ui/Ring.tsx';

type MonthRingProps = Pick<ComponentProps<typeof Ring>, 'tone' | 'to'> & {
  caption: string;
  count: number;
};

export function MonthRing({ caption, count, ...look }: MonthRingProps) {
  return (
    <Ring
      value={count}
      max={limits.ringFullCircle}
      label={`${caption}: ${count} diesen Monat`}
      caption={caption}
      {...look}
    />
  );
}
