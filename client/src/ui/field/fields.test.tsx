import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const words = { label: 'Beruf', hint: 'Ihr jetziger', error: 'Bitte ausfüllen.' };
const options = [
  { value: 'jobSeeker', label: 'Jobsuchend' },
  { value: 'recruiter', label: 'Recruiter', description: 'Ich suche Menschen.' },
];

describe('every field', () => {
  test.each([
    ['TextField', <TextField key="field" {...words} required />],
    ['PasswordField', <PasswordField key="field" {...words} required />],
    ['NumberField', <NumberField key="field" {...words} required />],
    ['TextAreaField', <TextAreaField key="field" {...words} required />],
    ['SelectField', <SelectField key="field" {...words} required options={options} />],
    ['CheckboxField', <CheckboxField key="field" {...words} required />],
  ])('%s ties its hint and its error to the control', (_name, field) => {
    render(field);

    const control = screen.getByLabelText('Beruf');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Ihr jetziger Bitte ausfüllen.');
  });

  test('says in words that it may stay empty, unless it is required', () => {
    render(
      <>
        <TextField label="Straße" />
        <TextField label="Ort" required />
      </>,
    );

    expect(screen.getByLabelText('Straße (freiwillig)')).toBeInTheDocument();
    expect(screen.getByLabelText('Ort')).toBeRequired();
  });
});

test('a number is read with its unit', () => {
  render(<NumberField label="Entfernung" unit="km" hint="Luftlinie" name="distance" />);

  const control = screen.getByRole('textbox', { name: /Entfernung/ });
  expect(control).toHaveAccessibleDescription('km Luftlinie');
  expect(control).toHaveAttribute('inputmode', 'numeric');
});

test('a password is shown and hidden again', async () => {
  render(<PasswordField label="Passwort" required />);
  const control = screen.getByLabelText('Passwort', { selector: 'input' });
  const toggle = screen.getByRole('button', { name: 'Passwort anzeigen' });

  await userEvent.click(toggle);
  expect(control).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(toggle);
  expect(control).toHaveAttribute('type', 'password');
});

test('a group of choices is one question with its error, and a choice has its description', () => {
  render(
    <ChoiceGroup
      type="checkbox"
      name="role"
      legend="Ihre Rolle"
      required
      error="Bitte wählen Sie mindestens eine Rolle aus."
      options={options}
    />,
  );

  expect(screen.getByRole('group', { name: 'Ihre Rolle' })).toHaveAccessibleDescription(
    'Bitte wählen Sie mindestens eine Rolle aus.',
  );
  expect(screen.getByLabelText('Recruiter')).toHaveAccessibleDescription('Ich suche Menschen.');
});
