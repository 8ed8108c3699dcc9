export interface Case {
  readonly measured: number;
  readonly isTrue: boolean;
}

export interface LogisticCurve {
  readonly factor: number;
  readonly bias: number;
}

const rounds = 60;

/** Regularisation: separable cases would make the curve infinitely steep. */
const damping = 1e-3;

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Newton's method. Rounded to four places, so that the weights file is stable. */
export function fitLogistic(cases: readonly Case[]): LogisticCurve {
  let [factor, bias] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    let [slope, slopeOfBias] = [-damping * factor, -damping * bias];
    let [ofFactor, ofBoth, ofBias] = [damping, 0, damping];
    for (const { measured, isTrue } of cases) {
      const chance = 1 / (1 + Math.exp(-factor * measured - bias));
      const weight = chance * (1 - chance);
      const error = (isTrue ? 1 : 0) - chance;
      slope += error * measured;
      slopeOfBias += error;
      ofFactor += weight * measured ** 2;
      ofBoth += weight * measured;
      ofBias += weight;
    }
    const determinant = ofFactor * ofBias - ofBoth ** 2;
    factor += (slope * ofBias - slopeOfBias * ofBoth) / determinant;
    bias += (slopeOfBias * ofFactor - slope * ofBoth) / determinant;
  }
  return { factor: rounded(factor), bias: rounded(bias) };
}
