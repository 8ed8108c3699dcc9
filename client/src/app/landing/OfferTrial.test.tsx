import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfferTrial } from './OfferTrial.tsx';

test('the card starts with what the rules say, and another offer changes the result and its reasons', async () => {
  render(<OfferTrial />);
  expect(screen.getByRole('status')).toHaveTextContent(/^79 %, ein Match/);

  await userEvent.selectOptions(screen.getByLabelText('Stelle'), 'Praktikum Softwareentwicklung');
  expect(screen.getByRole('status')).toHaveTextContent(/kein Match.*Vertragsart/);

  await userEvent.selectOptions(screen.getByLabelText('Stelle'), 'Backend Developer (m/w/d)');
  fireEvent.change(screen.getByLabelText(/^Gehalt/), { target: { value: '70' } });
  fireEvent.change(screen.getByLabelText(/^Homeoffice/), { target: { value: '60' } });
  expect(screen.getByRole('status')).toHaveTextContent(/^100 %, ein Match/);
});
