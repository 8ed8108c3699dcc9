/** As `ref` of what replaces the control that had the focus. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

export function selectOnce(field: HTMLTextAreaElement | null): void {
  field?.select();
}
