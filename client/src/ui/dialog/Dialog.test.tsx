import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { TypedConfirmDialog } from './TypedConfirmDialog.tsx';

const question = 'Sind Sie sicher, dass Sie diesen Job blockieren wollen?';

function Page({
  onConfirm,
  mustType,
}: {
  onConfirm: () => void;
  mustType?: { label: string; text: string };
}) {
  const [asking, setAsking] = useState(false);
  const words = {
    open: asking,
    title: 'Job blockieren',
    confirmLabel: 'Ja, blockieren',
    onCancel: () => setAsking(false),
    children: question,
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setAsking(true);
        }}
      >
        Blockieren
      </button>
      {mustType ? (
        <TypedConfirmDialog
          {...words}
          mustType={mustType}
          onConfirm={() => {
            onConfirm();
            return Promise.resolve();
          }}
        />
      ) : (
        <ConfirmDialog {...words} onConfirm={onConfirm} />
      )}
    </>
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

test('what cannot be undone is confirmed only with the right words', async () => {
  const onConfirm = vi.fn();
  render(<Page onConfirm={onConfirm} mustType={{ label: 'Benutzername', text: 'mara' }} />);
  await openDialog();

  await userEvent.type(screen.getByLabelText('Benutzername'), 'maria');
  await userEvent.click(screen.getByRole('button', { name: 'Ja, blockieren' }));
  await waitFor(() => expect(screen.getByLabelText('Benutzername')).toBeInvalid());
  expect(onConfirm).not.toHaveBeenCalled();

  await userEvent.clear(screen.getByLabelText('Benutzername'));
  await userEvent.type(screen.getByLabelText('Benutzername'), 'mara');
  await userEvent.click(screen.getByRole('button', { name: 'Ja, blockieren' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
});
