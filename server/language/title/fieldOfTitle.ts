import type { FieldCode } from '@inkognito/shared/codes';
import { readTitle } from './readTitle.ts';
import fields from './fields.json' with { type: 'json' };

/** By area, main group or group of the lexicon; the longest entry that fits counts, `null` is none. */
const fieldByGroup = fields as Readonly<Record<string, FieldCode | null>>;

function fieldOfGroup(group: string): FieldCode | null {
  const parts = group.split('/');
  const names = parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join('/'));
  const known = names.find((name) => name in fieldByGroup);
  return known === undefined ? null : (fieldByGroup[known] ?? null);
}

/** The one field that all occupations of a title belong to; none where the title is not surely understood. */
export function fieldOfTitle(title: string): FieldCode | null {
  const { isSure, readings } = readTitle(title);
  if (!isSure) return null;
  const fields = new Set(readings.map(({ occupation }) => fieldOfGroup(occupation.group)));
  const [only = null] = fields;
  // A leader of craftsmen may be an engineer or a manager.
  const leads = only === 'handwerk_technische_berufe' && readings.some(({ isLeader }) => isLeader);
  return fields.size === 1 && !leads ? only : null;
}
