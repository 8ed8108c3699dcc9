import { branchLabels, codesOf, fieldLabels } from '@inkognito/shared/codes';
import { z } from '@inkognito/shared/schema/zod';

const homeOfficeHabit = z.enum(['none', 'some', 'most']);

/** How much of such work is done at home: hardly ever, on some days, or mostly. */
export type HomeOfficeHabit = z.infer<typeof homeOfficeHabit>;

const title = z.string().trim().min(1);
const thousandsOfEuros = z.int().positive();

/**
 * A way to earn a living. In titles, `Lehrer*in` is `Lehrer` or `Lehrerin`, `Angestellte*r` is `Angestellter` or
 * `Angestellte`, and a bar parts forms that differ more.
 */
export const careerSchema = z.strictObject({
  field: z.enum(codesOf(fieldLabels)),
  branches: z.array(z.enum(codesOf(branchLabels))).min(1),
  /** What beginners and the most experienced earn gross a year. */
  salary: z.strictObject({ min: thousandsOfEuros, max: thousandsOfEuros }),
  homeOffice: homeOfficeHabit,
  /** Titles of nearly the same work; the first is the most common one. */
  titles: z.array(title).min(1),
  /** Titles that people of this career are often offered and do not want. */
  unwanted: z.array(title),
});

export type Career = z.infer<typeof careerSchema>;

export type GrammaticalGender = 'female' | 'male';

/** A title as a woman or a man writes it about themselves. */
export function titleFor(gender: GrammaticalGender, written: string): string {
  const [male = written, female = male] = written.split('|');
  return gender === 'female'
    ? female.replaceAll('*in', 'in').replaceAll('*r', '')
    : male.replaceAll('*in', '').replaceAll('*r', 'r');
}
