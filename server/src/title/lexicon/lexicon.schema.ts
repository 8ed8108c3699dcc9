import { z } from '@inkognito/shared/schema/zod';

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'kebab-case without umlauts');
const name = z.string().trim().min(2);

const occupation = z.strictObject({
  id: slug,
  leads: z.boolean().optional(),
  names: z.array(name).min(1),
  english: z.array(name).optional(),
  abbreviations: z.array(name).optional(),
  related: z.array(slug).optional(),
});

const group = z.strictObject({ id: slug, label: name, occupations: z.array(occupation) });
const mainGroup = z.strictObject({ id: slug, label: name, groups: z.array(group) });

/** Area, main group, group, occupation, in the spirit of the KldB 2010. */
export const occupationArea = z.strictObject({
  id: slug,
  label: name,
  mainGroups: z.array(mainGroup),
});

export type OccupationArea = z.infer<typeof occupationArea>;
