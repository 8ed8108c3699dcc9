import type { CountryCode } from '@inkognito/shared/codes';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field/TextField.tsx';
import styles from './PostcodeField.module.css';
import { type ZipcodeValues, useTown, zipcodeSearch } from './zipcode.form.ts';

const digitsOnly: readonly CountryCode[] = ['DE', 'AT', 'CH', 'LI'];

export function PostcodeField({
  values,
  note,
  ...field
}: {
  values: ZipcodeValues;
  note?: string | undefined;
} & Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { country } = values;
  const zipcode = values.zipcode?.trim() ?? '';
  const town = useTown(zipcodeSearch(values));
  return (
    <div className={styles.postcode}>
      <TextField
        {...field}
        label="Postleitzahl"
        autoComplete="postal-code"
        inputMode={country && digitsOnly.includes(country) ? 'numeric' : 'text'}
      />
      <div role="status" className={styles.note}>
        {town === null
          ? 'Diese Postleitzahl kennen wir nicht.'
          : ((town && `${zipcode} ${town}`) ?? (zipcode === '' ? note : undefined))}
      </div>
    </div>
  );
}
