import type { ShieldDto } from '@inkognito/shared/shield';

/** `2 Firmen und 1 Domain`, or `null` where there is nobody to hide from. */
export function shieldText({ companies, domains }: ShieldDto): string | null {
  const parts = [
    counted(companies.length, 'Firma', 'Firmen'),
    counted(domains.length, 'Domain', 'Domains'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' und ');
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
