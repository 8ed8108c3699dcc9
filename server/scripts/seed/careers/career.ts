import { branchLabels, codesOf, fieldLabels } from '@inkognito/shared/codes';
import { z } from '@inkognito/shared/schema/zod';

const homeOfficeHabit = z.enum(['none', 'some', 'most']);

export type HomeOfficeHabit = z.infer<typeof homeOfficeHabit>;

const title = z.string().trim().min(1);
const thousandsOfEuros = z.int().positive();

/** In titles, `Lehrer*in` is `Lehrer` or `Lehrerin`; a bar separates forms that differ more. */
export const careerSchema = z.strictObject({
  field: z.enum(codesOf(fieldLabels)),
  branches: z.array(z.enum(codesOf(branchLabels))).min(1),
  /** Gross a year, from beginners to the most experienced. */
  salary: z.strictObject({ min: thousandsOfEuros, max: thousandsOfEuros }),
  homeOffice: homeOfficeHabit,
  /** Near synonyms; the first is the most common. */
  titles: z.array(title).min(1),
  /** Often offered in this career, and unwanted. */
  unwanted: z.array(title),
});

export type Career = z.infer<typeof careerSchema>;

export type GrammaticalGender = 'female' | 'male';

export function titleFor(gender: GrammaticalGender, written: string): string {
  const [male = written, female = male] = written.split('|');
  return gender === 'female'
    ? female.replaceAll('*in', 'in').replaceAll('*r', '')
    : male.replaceAll('*in', '').replaceAll('*r', 'r');
}
