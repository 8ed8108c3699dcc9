import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../lib/queryClient.ts';
import { fakeApi } from '../test/fakeApi.ts';
import { TitleListField } from './TitleListField.tsx';

const api = fakeApi();

function Sheet({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <TitleListField
      name="interested"
      label="Tätigkeiten"
      text={text}
      defaultValue={start}
      // Replaces the form library, which fills a registered field.
      onTextChange={(next) => {
        setText(next);
        input().value = next;
      }}
      onChange={(event) => {
        setText(event.currentTarget.value);
      }}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const open = (start = '') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sheet start={start} />
    </QueryClientProvider>,
  );

describe('a list of titles', () => {
  test('takes a suggestion, and goes on with the next', async () => {
    api.answer('suggestTitles', { titles: [{ title: 'Tech Lead', occupation: 'tech-lead' }] });
    open('Köchin');

    await userEvent.type(input(), ', tec');
    await screen.findByRole('option', { name: 'Tech Lead' });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(input()).toHaveValue('Köchin, Tech Lead, ');
    expect(input()).toHaveFocus();
  });

  test('goes on with the next title at Enter', async () => {
    open();

    await userEvent.type(input(), 'Köchin{Enter}Tech');

    expect(input()).toHaveValue('Köchin, Tech');
  });

  test('takes a pasted column of titles for as many titles', async () => {
    open('Kellnerin, ');

    await userEvent.click(input());
    await userEvent.paste('Köchin\r\nTech Lead,\n\nCTO\n');

    expect(input()).toHaveValue('Kellnerin, Köchin, Tech Lead, CTO');
  });
});
