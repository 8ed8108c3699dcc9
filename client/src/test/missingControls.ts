/** The names that no control of the rendered form has. */
export function missingControls(names: readonly string[]): string[] {
  const present = new Set(
    [...document.querySelectorAll('[name]')].map((control) => control.getAttribute('name')),
  );
  return names.filter((name) => !present.has(name));
}
