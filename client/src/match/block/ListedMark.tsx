import { Badge } from '../../ui/Badge.tsx';
import * as drawings from '../../ui/drawings.ts';

export function ListedMark({
  of: { namesListedCompany },
}: {
  of: { namesListedCompany: boolean };
}) {
  if (!namesListedCompany) return null;
  return (
    <Badge tone="warning" icon={drawings.shield}>
      Nennt eine Firma, vor der Sie sich verbergen
    </Badge>
  );
}
