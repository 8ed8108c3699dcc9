import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Hero } from './Hero.tsx';
import { MemoryRouter } from 'react-router-dom';

const renderHero = () =>
  render(
    <MemoryRouter>
      <Hero signedIn={false} />
    </MemoryRouter>,
  );

test('the card of the landing page starts with what the rules then say', async () => {
  renderHero();
  // The ring comes first; what is loaded later may be there already.
  const before = screen.getAllByText(/^\d+ %$/)[0]?.textContent;

  const result = await screen.findByRole('status');

  expect(result).toHaveTextContent(/^79 %, ein Match/);
  expect(before).toBe('79 %');
});

test('another offer changes the result and its reasons', async () => {
  renderHero();

  await userEvent.selectOptions(
    await screen.findByLabelText('Stelle'),
    'Praktikum Softwareentwicklung',
  );
  expect(screen.getByRole('status')).toHaveTextContent(/kein Match.*Vertragsart/);

  await userEvent.selectOptions(screen.getByLabelText('Stelle'), 'Backend Developer (m/w/d)');
  fireEvent.change(screen.getByLabelText(/^Gehalt/), { target: { value: '70' } });
  fireEvent.change(screen.getByLabelText(/^Homeoffice/), { target: { value: '60' } });
  expect(screen.getByRole('status')).toHaveTextContent(/^100 %, ein Match/);
});
