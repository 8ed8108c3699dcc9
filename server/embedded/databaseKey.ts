import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** At once the password of the product's user and the key file that a replica set with passwords needs. */
export interface DatabaseKey {
  file: string;
  password: string;
}

export const username = 'inkognito';
export const authSource = 'admin';

/** For the driver. */
export const credentials = ({ password }: DatabaseKey) => ({
  ...{ authSource, auth: { username, password } },
});

/** For a connection string. */
export const userInfo = ({ password }: DatabaseKey) => `${username}:${password}`;

const fileIn = (dataDir: string) => join(dataDir, 'mongodb-key');

/** Null in a new folder, in one from before there were passwords, and where it was lost. */
export async function readKey(dataDir: string): Promise<DatabaseKey | null> {
  const file = fileIn(dataDir);
  const password = await readFile(file, 'utf8').catch(() => '');
  return password === '' ? null : { file, password };
}

/** Kept only after `use`, so that a key that is there is one that fits. */
export async function makeKey(
  dataDir: string,
  use: (password: string) => Promise<void>,
): Promise<DatabaseKey> {
  const file = fileIn(dataDir);
  const password = randomBytes(32).toString('hex');
  await use(password);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, password, { mode: 0o600 });
  await rename(draft, file);
  return { file, password };
}
