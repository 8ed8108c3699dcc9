import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Ring } from './Ring.tsx';

test('the ring is an image that says its figure', () => {
  render(<Ring value={3} max={10} label="Matches: 3 diesen Monat" />);

  expect(screen.getByRole('img', { name: 'Matches: 3 diesen Monat' })).toHaveTextContent('3');
});

test('as a link it goes by the same words', () => {
  render(
    <MemoryRouter>
      <Ring
        value={3}
        max={10}
        label="Matches: 3 diesen Monat"
        caption="Matches"
        to="/user/matches"
      />
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'Matches: 3 diesen Monat' })).toLeadTo('/user/matches');
});

test.each([
  [0, 10, null],
  [5, 10, '50 100'],
  [10, 10, '100 100'],
  [14, 10, '100 100'],
])('%i of %i draws the arc %s', (value, max, dashes) => {
  const { container } = render(<Ring value={value} max={max} label="Blockiert" />);

  const arc = container.querySelector('[stroke-dasharray]');
  expect(arc?.getAttribute('stroke-dasharray') ?? null).toBe(dashes);
});
