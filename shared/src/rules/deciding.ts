import {
  type Criterion,
  type CriterionId,
  type Verdict,
  certainCoverage,
  criteria,
  plainestFirst,
} from './rulebook.ts';

type Verdicts = Readonly<
  Record<CriterionId, { readonly verdict: Verdict; readonly knockout: boolean }>
>;

/** What excludes, the plainest reason first; then all others by weight. */
export function decidingFirst(judged: Verdicts): Criterion[] {
  const excludes = ({ id }: Criterion) => judged[id].knockout;
  const byPlainness = (one: Criterion, other: Criterion) =>
    plainestFirst.indexOf(one.id) - plainestFirst.indexOf(other.id);
  return [
    ...criteria.filter(excludes).sort(byPlainness),
    ...criteria.filter((criterion) => !excludes(criterion)),
  ];
}

/** Of 100. */
export function judgedPoints(judged: Verdicts): number {
  return criteria
    .filter(({ id }) => judged[id].verdict !== 'unknown')
    .reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether enough was judged to say without reserve that it fits. */
export function isCertain(judged: Verdicts): boolean {
  return judgedPoints(judged) >= certainCoverage;
}
