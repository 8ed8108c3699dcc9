import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { setPhone } from './media.ts';

declare module 'vitest' {
  interface Matchers {
    toLeadTo: (address: string) => void;
  }
}

expect.extend({
  toLeadTo(link: Element, address: unknown) {
    const actual = link.getAttribute('href');
    const message = () => `This link leads to ${String(actual)}, not to ${String(address)}.`;
    return { pass: this.equals(actual, address), actual, expected: address, message };
  },
});

afterEach(cleanup);

// Beside other tests on a busy machine a page takes long; alone, a red test should say so soon.
configure({ asyncUtilTimeout: process.env['FULL_RUN'] ? 30_000 : 3_000 });

// jsdom has no modal dialogs or scrolling; the browser tests cover the real ones.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom looks through the whole page for each label of each control: a third of the time of a long form.
const labels = document.getElementsByTagName('label');
const labelable = 'button, input:not([type=hidden]), select, textarea';
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  configurable: true,
  get(this: HTMLLabelElement): Element | null {
    const { htmlFor } = this;
    return htmlFor ? document.getElementById(htmlFor) : this.querySelector(labelable);
  },
});
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement): (Element | undefined)[] {
      // By their index, as jsdom asks for a name `length` at each step of an iterator.
      const all = Array.from({ length: labels.length }, (_, index) => labels[index]);
      return all.filter((label) => label?.control === this);
    },
  });

// Esc reaches a modal dialog as its cancel event.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const topmost = [...document.querySelectorAll('dialog[open]')].at(-1);
  topmost?.dispatchEvent(new Event('cancel', { cancelable: true }));
});

beforeEach(() => {
  setPhone(false);
  // The files of a worker share them.
  sessionStorage.clear();
  localStorage.clear();
});
