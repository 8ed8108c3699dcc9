import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../lib/queryClient.ts';
import { fakeApi } from '../test/fakeApi.ts';
import { CommaListField } from './CommaListField.tsx';

const api = fakeApi();

function Sheet({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <CommaListField
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
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('a list of titles', () => {
  test('shows what is there as chips and holds all of it in one field', () => {
    open('Köchin, Tech Lead');

    expect(chips()).toEqual(['Köchin', 'Tech Lead']);
    expect(input()).toHaveValue('Köchin, Tech Lead');
    expect(input()).toHaveAttribute('name', 'interested');
  });

  test('makes a chip of a suggestion that is taken, and goes on with the next', async () => {
    api.answer('suggestTitles', { titles: [{ title: 'Tech Lead', occupation: 'tech-lead' }] });
    open('Köchin');

    await userEvent.type(input(), ', tec');
    await screen.findByRole('option', { name: 'Tech Lead' });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(chips()).toEqual(['Köchin', 'Tech Lead']);
    expect(input()).toHaveValue('Köchin, Tech Lead, ');
    expect(input()).toHaveFocus();
  });

  test('makes a chip at the comma, and of the last title when the field is left', async () => {
    open();

    await userEvent.type(input(), 'Köchin, Tech');
    expect(chips()).toEqual(['Köchin']);
    await userEvent.tab();

    expect(chips()).toEqual(['Köchin', 'Tech']);
  });

  test('takes a pasted column of titles for as many titles', async () => {
    open('Kellnerin, ');

    await userEvent.click(input());
    await userEvent.paste('Köchin\r\nTech Lead,\n\nCTO\n');

    expect(chips()).toEqual(['Kellnerin', 'Köchin', 'Tech Lead', 'CTO']);
    expect(input()).toHaveValue('Kellnerin, Köchin, Tech Lead, CTO');
  });

  test.each([
    ['behind a comma takes the last title away', 'Köchin, Koch, ', 'Köchin, '],
    ['inside a title takes one letter away', 'Köchin, Koch', 'Köchin, Koc'],
    ['behind the only title leaves nothing', 'Köchin,', ''],
  ])('Backspace %s', async (_what, before, after) => {
    open(before);

    await userEvent.type(input(), '{Backspace}');

    expect(input()).toHaveValue(after);
  });

  test('lets each chip be taken away by keyboard and goes back to the field', async () => {
    open('Köchin, Koch, CTO');

    button('Koch entfernen').focus();
    await userEvent.keyboard('{Enter}');

    expect(chips()).toEqual(['Köchin', 'CTO']);
    expect(input()).toHaveValue('Köchin, CTO');
    expect(input()).toHaveFocus();
  });
});
