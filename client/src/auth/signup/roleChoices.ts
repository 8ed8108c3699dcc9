import { roleLabels } from '@inkognito/shared/rules/codes';
import type { Choice } from '../../ui/field/ChoiceGroup.tsx';

export const roleChoices: readonly Choice[] = [
  {
    value: 'jobSeeker',
    label: roleLabels.jobSeeker,
    description:
      'Sie sagen, was eine Stelle bieten muss, und bleiben unerkannt, bis ein Angebot passt.',
  },
  {
    value: 'recruiter',
    label: roleLabels.recruiter,
    description:
      'Sie schreiben Stellen aus, suchen Kandidaten und sehen sofort, ob ein Angebot passt.',
  },
];
