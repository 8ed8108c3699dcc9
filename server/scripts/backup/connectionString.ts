import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const form = /^(mongodb(?:\+srv)?:\/\/[^/]+)(?:\/([^?]*))?(?:\?(.*))?$/;

/** Splits a connection string into its server, as MongoDB's tools want it, and the database it names. */
export function splitConnectionString(uri: string): { server: string; database: string } {
  const [, host = '', named = '', query = ''] = form.exec(uri) ?? [];
  if (host === '') throw new Error('Die Adresse der Datenbank ist nicht lesbar.');
  // Who signs in is looked up in the database named, unless something else is said.
  const needsSource = host.includes('@') && named !== '' && !/(^|&)authSource=/i.test(query);
  const options = [query, needsSource ? `authSource=${named}` : ''].filter((part) => part !== '');
  return {
    server: `${host}/${options.length > 0 ? `?${options.join('&')}` : ''}`,
    database: decodeURIComponent(named) || 'test',
  };
}

/** Hands a tool the address in a file only we can read: its command line is readable by everybody on the machine. */
export async function withAddressFile<Result>(
  server: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'inkognito-tool-'));
  try {
    const file = join(folder, 'address.yaml');
    await writeFile(file, `uri: ${JSON.stringify(server)}\n`, { mode: 0o600 });
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
