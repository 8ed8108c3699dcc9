export function optionsOf<Code extends string>(labels: Readonly<Record<Code, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
}
