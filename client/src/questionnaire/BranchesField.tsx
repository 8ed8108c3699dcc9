import { branchLabels } from '@inkognito/shared/codes';
import { type KeyboardEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ChoiceGroup } from '../ui/field/ChoiceGroup.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import styles from './BranchesField.module.css';

const branches = Object.entries(branchLabels);

export function BranchesField({
  registration,
  excludedCount,
}: {
  registration: UseFormRegisterReturn;
  excludedCount: number;
}) {
  const [filter, setFilter] = useState('');
  const options = branches.map(([value, label]) => ({
    value,
    label,
    // Hidden, not unmounted: the form library forgets unmounted boxes.
    hidden: !matches(label, filter),
  }));
  const shownCount = options.filter(({ hidden }) => !hidden).length;

  return (
    <details className={styles.branches}>
      <summary>
        Branchen ausschließen <span className={styles.count}>({excludedCount} gewählt)</span>
      </summary>
      <div className={styles.content}>
        <TextField
          label="Branchen filtern"
          type="search"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={keepFromSubmitting}
        />
        <p role="status" className={styles.count}>
          {filter.trim() === '' ? '' : countText(shownCount)}
        </p>
        <ChoiceGroup
          {...registration}
          type="checkbox"
          legend="Diese Branchen möchte ich nicht"
          options={options}
          columns={2}
        />
      </div>
    </details>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Keine Branche heißt so.';
  return count === 1 ? '1 Branche' : `${count} Branchen`;
}

function matches(label: string, filter: string): boolean {
  return label.toLocaleLowerCase('de').includes(filter.trim().toLocaleLowerCase('de'));
}

function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
