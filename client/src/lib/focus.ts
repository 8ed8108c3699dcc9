/** A `ref` for what replaces the focused control. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

export function selectOnce(field: HTMLTextAreaElement | null): void {
  field?.select();
}
