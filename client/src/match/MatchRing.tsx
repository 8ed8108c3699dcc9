import { Badge } from '../ui/Badge.tsx';
import * as drawings from '../ui/drawings.ts';
import { Ring } from '../ui/Ring.tsx';

export function MatchRing({
  percentage,
  isMatch,
  size = 'large',
}: {
  percentage: number;
  isMatch: boolean;
  size?: 'small' | 'large';
}) {
  return (
    <Ring
      value={percentage}
      max={100}
      text={`${percentage} %`}
      label={`Übereinstimmung: ${percentage} %`}
      tone={isMatch ? 'success' : 'warning'}
      size={size}
    />
  );
}

export const MatchBadge = () => (
  <Badge tone="success" icon={drawings.check}>
    Match
  </Badge>
);
