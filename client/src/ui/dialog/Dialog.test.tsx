import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

const question = 'Sind Sie sicher, dass Sie diesen Job blockieren wollen?';

const queryClient = createQueryClient();

function Page({ onConfirm }: { onConfirm: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmButton
        label="Blockieren"
        title="Job blockieren"
        question={question}
        confirmLabel="Ja, blockieren"
        action={() => {
          onConfirm();
          return Promise.resolve();
        }}
      />
    </QueryClientProvider>
  );
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Blockieren' }));
  return screen.getByRole('alertdialog', { name: 'Job blockieren' });
}

test('the question is asked with the focus on the harmless button', async () => {
  render(<Page onConfirm={vi.fn()} />);

  const dialog = await openDialog();

  expect(dialog).toHaveTextContent(question);
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
});

test('Esc closes it, does nothing, and gives the focus back', async () => {
  const onConfirm = vi.fn();
  render(<Page onConfirm={onConfirm} />);
  await openDialog();

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Blockieren' })).toHaveFocus();
});

test('the confirming button confirms', async () => {
  const onConfirm = vi.fn();
  render(<Page onConfirm={onConfirm} />);
  await openDialog();

  await userEvent.click(screen.getByRole('button', { name: 'Ja, blockieren' }));

  expect(onConfirm).toHaveBeenCalledOnce();
});
