import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a busy button keeps its name and its focus but does not send again', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Speichern
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Speichern' });

  await userEvent.click(button);

  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
});
