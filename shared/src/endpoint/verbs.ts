// Short where they are called, as every browser loads the table of the public endpoints first.
const by =
  <Method extends 'GET' | 'POST' | 'PUT' | 'DELETE'>(method: Method) =>
  <Path extends string>(path: Path) => ({ method, path });

export const read = by('GET');
export const post = by('POST');
export const put = by('PUT');
export const remove = by('DELETE');
