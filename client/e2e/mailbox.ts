import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProduct } from './startProduct.ts';

/** Without a mail server, mails are written to files. */
export function readMailedToken(
  product: Pick<RunningProduct, 'dataDir'>,
  address: string,
  page: 'verify-email' | 'notifications-off' | 'reset-password',
): Promise<string> {
  return waitForMailed(product, address, new RegExp(`/${page}#token=([\\w.-]+)`));
}

/** The link with this label; from any mail if several have it. */
export function readMailedLink(
  product: Pick<RunningProduct, 'dataDir'>,
  address: string,
  label: string,
): Promise<string> {
  return waitForMailed(product, address, new RegExp(`${label}:\\r?\\n(\\S+)`));
}

export const readMailedCode = (product: Pick<RunningProduct, 'dataDir'>, address: string) =>
  waitForMailed(product, address, /^(\d{6})\r?$/m);

const patienceMs = 90_000;
const pauseMs = 200;

async function waitForMailed(
  product: Pick<RunningProduct, 'dataDir'>,
  address: string,
  wanted: RegExp,
): Promise<string> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    // The folder comes with the first mail.
    const mails = await mailsTo(product, address).catch((): string[] => []);
    const found = mails.map((mail) => wanted.exec(mail)?.[1]).find(Boolean);
    if (found) return found;
    await sleep(pauseMs);
  }
  throw new Error(`No mail with ${wanted.source} has come.`);
}

export async function mailsTo(
  product: Pick<RunningProduct, 'dataDir'>,
  address: string,
): Promise<string[]> {
  return (await readMails(product)).filter((mail) => mail.includes(`To: ${address}`));
}

export async function readMails({ dataDir }: Pick<RunningProduct, 'dataDir'>): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  // Quoted-printable breaks long lines with "=" and writes "=" itself as "=3D".
  return mails.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}
