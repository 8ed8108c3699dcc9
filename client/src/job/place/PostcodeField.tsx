import type { CountryCode } from '@inkognito/shared/codes';
import type { ComponentProps } from 'react';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import styles from './PostcodeField.module.css';
import { useTown } from './place.queries.ts';
import { type ZipcodeValues, zipcodeSearch } from './zipcode.form.ts';

/** Countries whose postcodes have digits only. */
const digitsOnly: readonly CountryCode[] = ['DE', 'AT', 'CH', 'LI'];

/** Shows the town of the postcode, and asks about an unknown one. */
export function PostcodeField({
  values,
  note,
  onAccept,
  ...field
}: {
  values: ZipcodeValues;
  /** Shown while no postcode is entered. */
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
