import { z } from '@inkognito/shared/schema/zod';
import { shieldInput, type ShieldInput } from '@inkognito/shared/shield';

const { companies, domains } = shieldInput.shape;

/** Empty lines are dropped on saving. */
const lineOf = (entry: z.ZodType<string, string>) =>
  z.object({
    value: z
      .string()
      .trim()
      .pipe(z.union([z.literal(''), entry])),
  });

export const shieldForm = z.object({
  companies: z.array(lineOf(companies.element)),
  domains: z.array(lineOf(domains.element)),
});
export type ShieldValues = z.input<typeof shieldForm>;

export type LineList = 'companies' | 'domains';

const toLine = (value: string) => ({ value });
const isFilled = ({ value }: { value: string }) => value.trim() !== '';

/** Until the shield is loaded, which then has a line at least. */
export const noLines: ShieldValues = { companies: [], domains: [] };

export const hasLines = ({ companies }: ShieldValues): boolean => companies.length > 0;

/** The first company always has a line: it is the present employer's. */
export function toLines({ companies, domains }: ShieldInput): ShieldValues {
  return {
    companies: (companies.length === 0 ? [''] : companies).map(toLine),
    domains: domains.map(toLine),
  };
}

export function fromLines({ companies, domains }: ShieldValues): ShieldInput {
  return {
    companies: companies.filter(isFilled).map(({ value }) => value),
    domains: domains.filter(isFilled).map(({ value }) => value),
  };
}

/** Maps the server's `companies.3` to a line; empty lines were never sent. */
export function findLine(values: ShieldValues, path: string) {
  const [list = '', place = ''] = path.split('.');
  if (list !== 'companies' && list !== 'domains') return undefined;
  const filled = values[list].flatMap((line, index) => (isFilled(line) ? [index] : []));
  const index = filled[Number(place)];
  return index === undefined ? undefined : (`${list}.${index}.value` as const);
}

export function shieldText({ companies, domains }: ShieldInput): string | null {
  const parts = [
    counted(companies.length, 'Firma', 'Firmen'),
    counted(domains.length, 'Domain', 'Domains'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' und ');
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}

export function isSameShield(one: ShieldInput, other: ShieldInput): boolean {
  const text = ({ companies, domains }: ShieldInput) => JSON.stringify([companies, domains]);
  return text(one) === text(other);
}
