/** Refs for what takes the place of the control that had the focus. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

export function selectOnce(field: HTMLTextAreaElement | null): void {
  field?.select();
}
