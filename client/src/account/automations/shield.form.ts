import { z } from '@inkognito/shared/schema/zod';
import { shieldInput, type ShieldInput } from '@inkognito/shared/shield';

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean);

/** An entry a line. What is wrong with one is shown at the whole field. */
const linesOf = (entries: z.ZodType<string[]>) =>
  z.array(z.string()).transform((lines, context) => {
    const entered = filled(lines);
    const parsed = entries.safeParse(entered);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues.slice(0, 1)) {
      const entry = entered[Number(path[0])];
      context.addIssue(entry === undefined ? message : `„${entry}“: ${message}`);
    }
    return z.NEVER;
  });

export const shieldForm = z.object({
  companies: linesOf(shieldInput.shape.companies),
  domains: linesOf(shieldInput.shape.domains),
});
export type ShieldValues = z.input<typeof shieldForm>;

export type LineList = keyof ShieldValues;

/** Until the shield is loaded, which then has a line at least. */
export const noLines: ShieldValues = { companies: [], domains: [] };

export const hasLines = ({ companies }: ShieldValues): boolean => companies.length > 0;

export const toLines = ({ companies, domains }: ShieldInput): ShieldValues => ({
  companies: companies.length === 0 ? [''] : companies,
  domains,
});

export const fromLines = ({ companies, domains }: ShieldValues): ShieldInput => ({
  companies: filled(companies),
  domains: filled(domains),
});

/** The list that the server's `companies.3` means. */
export const listOf = (path: string): LineList | undefined =>
  (['companies', 'domains'] as const).find((list) => path.startsWith(`${list}.`));

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
