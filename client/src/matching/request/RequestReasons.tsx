import type { BreakdownDto } from '@inkognito/shared/matching';
import { type Verdict, criteria } from '@inkognito/shared/rules/rulebook';
import { unbroken } from '../../lib/wording.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';

const words: Record<Verdict, string> = {
  fits: 'Passt',
  partly: 'Passt teilweise',
  fails: 'Passt nicht',
  unknown: 'Nicht bewertet',
};

/** Several of them stand on one page, so without the headings of a match's breakdown. */
export function RequestReasons({ breakdown }: { breakdown: BreakdownDto }) {
  return (
    <DescriptionList
      rows={criteria.map(({ id, label }) => {
        const { verdict, reasoning } = breakdown[id];
        return { label, value: `${words[verdict]}: ${unbroken(reasoning)}` };
      })}
    />
  );
}
