import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { RunningProduct } from './startProduct.ts';

/** The token of the link to a page in the mail to an address; a server without a mail server writes its mail to files. */
export function readMailedToken(
  product: Pick<RunningProduct, 'dataDir'>,
  address: string,
  page: 'verify-email' | 'notifications-off' | 'reset-password',
): Promise<string> {
  const link = new RegExp(`/${page}#token=([\\w.-]+)`);
  return vi.waitFor(
    async () => {
      const mails = await readMails(product);
      const mail = mails.find((text) => text.includes(`To: ${address}`) && link.test(text));
      const token = mail && link.exec(mail)?.[1];
      if (!token) throw new Error(`No mail with a link to ${page} has come.`);
      return token;
    },
    { timeout: 30_000, interval: 200 },
  );
}

export async function readMails({ dataDir }: Pick<RunningProduct, 'dataDir'>): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  // Quoted-printable breaks long lines by a "=" and writes the sign itself as "=3D".
  return mails.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}
