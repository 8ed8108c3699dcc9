import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import html from '../../../index.html?raw';
import { AppLoading } from './AppLoading.tsx';

test('looks as index.html does until the program is there', () => {
  const page = new DOMParser().parseFromString(html.replace(/>\s+</g, '><'), 'text/html');
  page.querySelector('noscript')?.remove();

  const { container } = render(<AppLoading />);

  expect(page.querySelector('#root')?.innerHTML).toBe(container.innerHTML);
});
