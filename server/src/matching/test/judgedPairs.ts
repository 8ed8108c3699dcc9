import { contractPairs } from './contractPairs.ts';
import type { JudgedPair } from './judgedPair.ts';
import { payPairs } from './payPairs.ts';
import { placePairs } from './placePairs.ts';
import { titlePairs } from './titlePairs.ts';
import { wishedContractPairs } from './wishedContractPairs.ts';

export const judgedPairs: JudgedPair[] = [
  ...contractPairs,
  ...wishedContractPairs,
  ...placePairs,
  ...payPairs,
  ...titlePairs,
];
