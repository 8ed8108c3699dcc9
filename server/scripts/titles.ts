// Reads pairs of job titles, one pair a line with a tab between, and prints their similarity, one number a line.
import { createInterface } from 'node:readline';
import { titleSimilarity } from '../src/title/titleSimilarity.ts';

for await (const line of createInterface({ input: process.stdin })) {
  const [left = '', right = ''] = line.split('\t');
  console.log(titleSimilarity(left, right).value);
}
