import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@inkognito/shared/endpoints';
import type { RunningProduct } from './startProduct.ts';

type Mailed = Pick<RunningProduct, 'mails'>;

/** As its owner does with the link of the sign-up mail, in whichever browser. */
export async function confirmMailbox(
  product: Mailed & Pick<RunningProduct, 'url'>,
  address: string,
): Promise<void> {
  const token = await readMailedToken(product, address, 'verify-email');
  const { ok, status } = await fetch(`${product.url}${apiBase}/auth/verify-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: product.url },
    body: JSON.stringify({ token }),
  });
  if (!ok) throw new Error(`${address} was not confirmed: ${status}`);
}

export function readMailedToken(
  product: Mailed,
  address: string,
  page: 'verify-email' | 'notifications-off' | 'reset-password',
): Promise<string> {
  return waitForMailed(product, address, new RegExp(`/${page}#token=([\\w.-]+)`));
}

/** The link with this label; from any mail if several have it. */
export function readMailedLink(product: Mailed, address: string, label: string): Promise<string> {
  return waitForMailed(product, address, new RegExp(`${label}:\\r?\\n(\\S+)`));
}

const patienceMs = 90_000;
const pauseMs = 200;

async function waitForMailed(product: Mailed, address: string, wanted: RegExp): Promise<string> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const found = mailsTo(product, address)
      .map((mail) => wanted.exec(mail)?.[1])
      .find(Boolean);
    if (found) return found;
    await sleep(pauseMs);
  }
  throw new Error(`No mail with ${wanted.source} has come.`);
}

export const mailsTo = ({ mails }: Mailed, address: string): string[] =>
  mails().filter((mail) => mail.includes(`To: ${address}`));
