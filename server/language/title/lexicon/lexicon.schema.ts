import { z } from '@inkognito/shared/schema/zod';

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'kebab-case without umlauts');
const name = z.string().trim().min(2);

const escoCode = z.string().regex(/^\d{4}(?:\.\d+)+$/, 'a code of an ESCO occupation');
const iscoCode = z.string().regex(/^\d{4}$/, 'a unit group of ISCO-08');

/** `isco` stands only where ESCO has no counterpart; else it is the beginning of the first `esco`. */
const occupation = z.strictObject({
  id: slug,
  esco: z.array(escoCode).min(1).optional(),
  isco: iscoCode.optional(),
  leads: z.boolean().optional(),
  names: z.array(name).min(1),
  english: z.array(name).optional(),
  abbreviations: z.array(name).optional(),
  related: z.array(slug).optional(),
});

const hasOneSourceOfIsco = ({ esco, isco }: z.infer<typeof occupation>) =>
  esco === undefined || isco === undefined;

const group = z.strictObject({
  id: slug,
  label: name,
  occupations: z.array(occupation.refine(hasOneSourceOfIsco, 'isco follows from esco')),
});
const mainGroup = z.strictObject({ id: slug, label: name, groups: z.array(group) });

/** Area, main group, group, occupation, in the spirit of the KldB 2010. */
export const occupationArea = z.strictObject({
  id: slug,
  label: name,
  mainGroups: z.array(mainGroup),
});

export type OccupationArea = z.infer<typeof occupationArea>;
