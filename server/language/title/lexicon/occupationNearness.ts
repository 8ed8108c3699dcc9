import type { Occupation } from './lexicon.ts';

/** `jobTitleRule` draws its lines at 0.5 and 0.75. */
export const nearness = {
  same: 1,
  related: 0.85,
  group: 0.65,
  led: 0.45,
  mainGroup: 0.4,
  area: 0.2,
  none: 0.05,
};

export function nearnessOf(left: Occupation, right: Occupation): number {
  if (left.id === right.id) return nearness.same;
  const byPlace = nearnessByPlace(left, right);
  return left.leads === right.leads ? byPlace : Math.min(byPlace, nearness.led);
}

function nearnessByPlace(left: Occupation, right: Occupation): number {
  if (left.related.has(right.id)) return nearness.related;
  if (left.isGeneral || right.isGeneral) return nearness.none;
  if (left.group === right.group) return nearness.group;
  if (left.mainGroup === right.mainGroup) return nearness.mainGroup;
  return left.area === right.area ? nearness.area : nearness.none;
}
