import type { CountryCode } from '@inkognito/shared/codes';
import type { ComponentProps } from 'react';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import styles from './PostcodeField.module.css';
import { type ZipcodeValues, useTown, zipcodeSearch } from './zipcode.form.ts';

const digitsOnly: readonly CountryCode[] = ['DE', 'AT', 'CH', 'LI'];

export function PostcodeField({
  values,
  note,
  onAccept,
  ...field
}: {
  values: ZipcodeValues;
  note?: string | undefined;
  onAccept: (zipcode: string) => void;
} & Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { country, acceptedZipcode } = values;
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
        {town === null ? (
          <CheckboxField
            label="Diese Postleitzahl kennen wir nicht. Trotzdem verwenden?"
            checked={acceptedZipcode === zipcode}
            onChange={(event) => onAccept(event.currentTarget.checked ? zipcode : '')}
          />
        ) : (
          ((town && `${zipcode} ${town}`) ?? (zipcode === '' ? note : undefined))
        )}
      </div>
    </div>
  );
}
