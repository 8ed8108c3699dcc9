const gapPx = 8;

/** Fits a list into what a keyboard on the screen leaves of the window, and scrolls there. */
export function revealPopup(popup: HTMLElement): void {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  popup.style.maxHeight = `${0.45 * height}px`;
  const below = popup.getBoundingClientRect().bottom + gapPx - offsetTop - height;
  if (below > 0) window.scrollBy(0, below);
}
