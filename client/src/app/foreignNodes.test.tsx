import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tolerateForeignNodes } from './foreignNodes.ts';

const native = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(tolerateForeignNodes);
afterAll(() => void Object.defineProperties(Node.prototype, native));

type Change = (text: Text, font: HTMLElement) => void;

const ways: readonly (readonly [string, Change])[] = [
  ['replaced in one step', (text, font) => text.replaceWith(font)],
  [
    'replaced in two steps',
    (text, font) => {
      text.before(font);
      text.remove();
    },
  ],
  [
    'wrapped',
    (text, font) => {
      text.before(font);
      font.replaceChildren(text);
    },
  ],
];

const tag: string = 'font';

/** As translators do it: each text in two nested elements, here in capitals. */
function translate(page: Node, change: Change): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [font, inner] = [document.createElement(tag), document.createElement(tag)];
    inner.textContent = text.data.toUpperCase();
    font.append(inner);
    change(text, font);
  }
}

type Shown = { error?: string; count: number; note?: string };

let show: (shown: Shown) => void;

function Page() {
  const [{ error, count, note }, setShown] = useState<Shown>({ count: 1 });
  show = setShown;
  return (
    <p>
      {error !== undefined && <b>{error}</b>}
      vor {count} nach
      {note}
      {error === undefined && 'kein Fehler'}
    </p>
  );
}

test.each(ways)('a page whose texts were %s shows what changes, in its place', (_, change) => {
  const { container } = render(<Page />);
  const update = (shown: Shown) => act(() => show(shown));

  translate(container, change);
  update({ error: 'falsch', count: 2 });
  expect(container.textContent.toLowerCase()).toBe('falschvor 2 nach');
  expect(container.querySelector('p')?.firstElementChild?.outerHTML).toBe('<b>falsch</b>');

  translate(container, change);
  update({ error: 'immer noch falsch', count: 3, note: ' neu ' });
  expect(container.textContent.toLowerCase()).toBe('immer noch falschvor 3 nach neu ');

  translate(container, change);
  update({ count: 3 });
  expect(container.textContent.toLowerCase()).toBe('vor 3 nachkein fehler');
});

test('a text that a translator took away is not missed', () => {
  const { container } = render(<Page />);

  container.querySelector('p')?.replaceChildren();
  act(() => show({ error: 'falsch', count: 2, note: 'neu' }));

  expect(container).toHaveTextContent('falsch');
});
