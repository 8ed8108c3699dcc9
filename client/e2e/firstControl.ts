import type { Page } from 'playwright-core';

/** The lines of text, notices apart, above the first control below the title, as the window stands; and how many buttons are filled. */
export const firstControl = (page: Page): Promise<{ lines: string[]; filled: number }> =>
  page.locator('main').first().evaluate(readFirstControl);

function readFirstControl(main: Element): { lines: string[]; filled: number } {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
  };
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  // The way back stands above it.
  const title = main.querySelector('h1')?.getBoundingClientRect();
  const isBelowTitle = (element: Element) => topOf(element) >= (title?.bottom ?? 0) - 2;
  const controls = [...main.querySelectorAll('a[href],button,input,select,textarea,summary')]
    .filter((control) => isSeen(control) && isBelowTitle(control))
    .sort((one, other) => topOf(one) - topOf(other));
  const primary = getComputedStyle(main).getPropertyValue('--color-primary').trim();
  const probe = document.createElement('i');
  probe.style.color = primary;
  main.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const isFilled = (element: Element) =>
    element.matches('a,button') && getComputedStyle(element).backgroundColor === color;
  const first = controls[0];
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (first && texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    const isOwn = parent?.closest('label')?.control === first || first.contains(text);
    if (!parent || isOwn || parent.closest('svg,[aria-hidden],[role=alert],[role=status]'))
      continue;
    if (!isSeen(parent) || !isBelowTitle(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { bottom, height } of range.getClientRects()) {
      if (height < 2 || bottom > topOf(first) + 2) continue;
      const near = [...lines.keys()].find((line) => Math.abs(line - bottom) < 10) ?? bottom;
      lines.set(near, `${lines.get(near) ?? ''}${text.textContent ?? ''}`);
    }
  }
  return { lines: [...lines.values()], filled: controls.filter(isFilled).length };
}
