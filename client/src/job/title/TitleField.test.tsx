import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { TitleField } from './TitleField.tsx';

const api = fakeApi();
const submitted = vi.fn();
const keys = vi.fn();

const suggest = (...titles: string[]) => ({
  titles: titles.map((title) => ({ title, occupation: title.toLowerCase() })),
});
const cooks = suggest('Koch', 'Koch EFZ', 'Küchenchef');

function Sheet({ start, isList }: { start: string; isList: boolean }) {
  const [text, setText] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(text);
      }}
    >
      <TitleField
        label="Beruf"
        name="jobTitle"
        required
        text={text}
        defaultValue={start}
        // Replaces the form library, which fills a registered field.
        onTextChange={(next) => {
          setText(next);
          field().value = next;
        }}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          keys(key);
        }}
        isList={isList}
      />
      <button type="submit">Weiter</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Beruf' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const found = async () => (await screen.findAllByRole('option')).length;
const sent = () => api.sentTo('suggestTitles').map(({ query }) => query);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function open({ start = '', isList = false } = {}) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sheet start={start} isList={isList} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  submitted.mockReset();
  keys.mockReset();
});

describe('by keyboard', () => {
  beforeEach(() => api.answer('suggestTitles', cooks));

  test('arrows move over the suggestions and back to the field, Enter takes one and sends nothing', async () => {
    open();
    await userEvent.type(field(), 'koch');
    await found();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).not.toHaveAttribute('aria-activedescendant');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { name: 'Koch EFZ', selected: true });
    expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Enter}');

    expect(field()).toHaveValue('Koch EFZ');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(submitted).not.toHaveBeenCalled();
  });

  test('Enter without a chosen one sends what was typed', async () => {
    open();
    await userEvent.type(field(), 'koch');
    await found();

    await userEvent.keyboard('{Enter}');

    expect(submitted).toHaveBeenCalledWith('koch');
    expect(options()).toEqual([]);
  });

  test('Escape closes the list alone, an arrow opens it again, typing as well', async () => {
    open();
    await userEvent.type(field(), 'koch');
    await found();

    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(keys).not.toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Escape}');
    expect(keys).toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(3);

    expect(field()).toHaveValue('koch');
  });
});

describe('the list', () => {
  beforeEach(() => api.answer('suggestTitles', cooks));
  const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

  test('keys of a composition belong to it', async () => {
    open();
    await userEvent.type(field(), 'koch');
    await found();

    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
    }

    expect(chosen()).toBeUndefined();
    expect(options()).toHaveLength(3);
  });

  test('leaving closes the list, a press beside the suggestions does not leave', async () => {
    open();
    await userEvent.type(field(), 'koch');
    await found();

    await userEvent.click(screen.getByRole('listbox'));
    expect(field()).toHaveFocus();
    expect(options()).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    await userEvent.click(field());
    expect(options()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');

    expect(await found()).toBe(3);
  });

  test('what is chosen stays chosen when later suggestions come', async () => {
    open();
    await userEvent.type(field(), 'koc');
    await found();
    api.answer('suggestTitles', suggest('Küchenchef', 'Koch EFZ'));
    await userEvent.type(field(), 'h');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Koch EFZ');
    await waitFor(() => expect(options()).toEqual(['Küchenchef', 'Koch EFZ']));

    expect(chosen()).toBe('Koch EFZ');
  });
});

test('a screen reader hears how many there are', async () => {
  api.answer('suggestTitles', cooks);
  open();

  await userEvent.type(field(), 'koch');

  expect(await screen.findByText('3 Vorschläge')).toHaveAttribute('role', 'status');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(screen.getByRole('listbox', { name: 'Vorschläge' })).toHaveAttribute(
    'id',
    field().getAttribute('aria-controls'),
  );
});

describe('what is asked', () => {
  test('is the text after a pause, from the third letter on, once', async () => {
    api.answer('suggestTitles', cooks);
    open();

    await userEvent.type(field(), 'koch');
    await found();
    await userEvent.type(field(), '{Backspace}{Backspace}');
    expect(options()).toEqual([]);
    await userEvent.type(field(), 'ch');
    await found();

    expect(sent()).toEqual(['?q=koch']);
  });

  test('is nothing for a title that was there before', async () => {
    open({ start: 'Koch' });

    await userEvent.click(field());
    await userEvent.tab();
    await pause(600);

    expect(sent()).toEqual([]);
  });

  test('an answer that comes late belongs to older letters and is dropped', async () => {
    const tell = api.answerWhenTold('suggestTitles', suggest('Kochlehrling'));
    open();
    await userEvent.type(field(), 'koc');
    await waitFor(() => expect(sent()).toEqual(['?q=koc']));

    api.answer('suggestTitles', suggest('Kundenberater'));
    await userEvent.clear(field());
    await userEvent.type(field(), 'kunden');
    await found();
    tell();
    await pause(50);

    expect(options()).toEqual(['Kundenberater']);
  });

  test.each(['internal', 'too_many_requests', 'not_signed_in'] as const)(
    'and refused (%s), nothing is shown and the field works',
    async (code) => {
      api.refuse('suggestTitles', code, 'Das ging nicht.');
      open();

      await userEvent.type(field(), 'koch');
      await waitFor(() => expect(sent()).toHaveLength(1));
      await userEvent.keyboard('{Enter}');

      expect(options()).toEqual([]);
      expect(screen.queryByText(/Das ging nicht/)).toBeNull();
      expect(submitted).toHaveBeenCalledWith('koch');
    },
  );
});

test('a list of titles says of which title it is not sure', async () => {
  api.answer('suggestTitles', {
    titles: [],
    reading: { sure: false, occupation: null, field: null },
  });
  open({ isList: true, start: 'Kellner' });

  await userEvent.type(field(), ', Ninja');
  await userEvent.tab();

  expect(
    await screen.findByText('„Ninja“: Kennen wir nicht; verglichen wird nach Wörtern.'),
  ).toBeInTheDocument();
});

describe('after the field was left', () => {
  test.each([
    [{ sure: false, occupation: 'Koch', field: null }, 'Verstanden als „Koch“, aber nicht sicher.'],
    [
      { sure: false, occupation: null, field: null },
      'Kennen wir nicht; verglichen wird nach Wörtern.',
    ],
  ])('a title that is not sure is said to be: %o', async (reading, sentence) => {
    api.answer('suggestTitles', { titles: [], reading });
    open();

    await userEvent.type(field(), 'Kochkünstler');
    expect(screen.queryByText(sentence)).toBeNull();
    await userEvent.tab();

    const note = await screen.findByText(sentence);
    expect(note.parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(field(), 'x');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('nothing is said of what is surely read or a general word', async () => {
    api.answer('suggestTitles', {
      titles: [],
      reading: { sure: false, occupation: 'Mitarbeiter', field: null },
    });
    open();

    await userEvent.type(field(), 'Mitarbeiter');
    await userEvent.tab();
    await waitFor(() => expect(sent().some((query) => query.includes('whole'))).toBe(true));
    await pause(50);

    expect(screen.queryByText(/Verstanden als|Kennen wir nicht/)).toBeNull();
  });
});
