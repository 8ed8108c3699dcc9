import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileField } from './FileField.tsx';

const pdf = new File(['%PDF-1.7'], 'lebenslauf.pdf', { type: 'application/pdf' });
const pdfOfNoType = new File(['%PDF-1.7'], 'LEBENSLAUF.PDF', { type: 'application/octet-stream' });
const text = new File(['Hallo'], 'notiz.txt', { type: 'text/plain' });

function renderField(onFileChange: (file: File | null) => void) {
  render(
    <FileField
      label="Lebenslauf"
      name="cv"
      accept="application/pdf"
      wrongTypeMessage="Bitte wählen Sie eine PDF-Datei."
      onFileChange={onFileChange}
    />,
  );
  return screen.getByLabelText<HTMLInputElement>(/^Lebenslauf/);
}

test('a chosen file is named and handed on', async () => {
  const onFileChange = vi.fn();
  const input = renderField(onFileChange);
  expect(screen.getByText('Datei auswählen')).toBeVisible();

  await userEvent.upload(input, pdf);

  expect(input.files).toHaveLength(1);
  expect(screen.getByText('lebenslauf.pdf')).toBeVisible();
  expect(onFileChange).toHaveBeenLastCalledWith(pdf);
});

test('a removed file is forgotten, and the focus stays at the field', async () => {
  const onFileChange = vi.fn();
  const input = renderField(onFileChange);
  await userEvent.upload(input, pdf);

  await userEvent.click(screen.getByRole('button', { name: 'lebenslauf.pdf entfernen' }));

  expect(input.files).toHaveLength(0);
  expect(onFileChange).toHaveBeenLastCalledWith(null);
  expect(input).toHaveFocus();
});

test('a PDF is known by its name where the system does not know its type', () => {
  const onFileChange = vi.fn();
  const input = renderField(onFileChange);

  fireEvent.change(input, { target: { files: [pdfOfNoType] } });

  expect(onFileChange).toHaveBeenLastCalledWith(pdfOfNoType);
});

test('a file of another type is ignored, and a sentence says so', () => {
  const onFileChange = vi.fn();
  const input = renderField(onFileChange);

  fireEvent.change(input, { target: { files: [text] } });

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(onFileChange).toHaveBeenLastCalledWith(null);
  expect(input).toHaveAccessibleDescription('Bitte wählen Sie eine PDF-Datei.');
});
