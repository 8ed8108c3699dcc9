/** Where the person goes on when what they pressed is gone: at the heading of its section. */
export function focusSection(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
