/** A fixture that its schema has parsed, so that a field added there is mended here and nowhere else. */
export const fixture =
  <Dto extends object>(schema: { parse: (value: unknown) => Dto }) =>
  (usual: (changes: Partial<Dto>) => Dto) =>
  (changes: Partial<Dto> = {}): Dto =>
    schema.parse({ ...usual(changes), ...changes });
