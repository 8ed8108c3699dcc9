/** Where the person goes on when what they pressed is gone. */
export function focusSection(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
