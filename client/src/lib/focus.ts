/** A `ref` for what replaces the focused control. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

export function selectOnce(field: HTMLTextAreaElement | null): void {
  field?.select();
}

/** For when the focused control is gone with its row: without a target the focus would go to the top. */
export function focusTitle(preventScroll = true): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll });
}
