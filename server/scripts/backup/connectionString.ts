import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const form = /^(mongodb(?:\+srv)?:\/\/[^/]+)(?:\/([^?]*))?(?:\?(.*))?$/;

export function splitConnectionString(uri: string): { server: string; database: string } {
  const [, host = '', named = '', query = ''] = form.exec(uri) ?? [];
  if (host === '')
    throw new Error('The address of the database is not readable. Check MONGODB_URI.');
  // By default users are looked up in the named database.
  const needsSource = host.includes('@') && named !== '' && !/(^|&)authSource=/i.test(query);
  const options = [query, needsSource ? `authSource=${named}` : ''].filter((part) => part !== '');
  return {
    server: `${host}/${options.length > 0 ? `?${options.join('&')}` : ''}`,
    database: decodeURIComponent(named) || 'test',
  };
}

/** Passes the URI in a private file: command lines are readable by all users of the machine. */
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
