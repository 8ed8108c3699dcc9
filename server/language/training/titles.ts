// Prints a similarity per tab-separated pair of titles, or with `--read` the reading of each title.
import { createInterface } from 'node:readline';
import { readTitle } from '../title/readTitle.ts';
import { titleSimilarity } from '../title/titleSimilarity.ts';
import { splitTitle } from './titleParts.ts';

const partNames = ['rank', 'form', 'contractType', 'field', 'place', 'noise'] as const;

function describeReading(title: string): string {
  const { isSure, readings } = readTitle(title);
  const parts = splitTitle(title);
  const ids = [...new Set(readings.map(({ occupation }) => occupation.id))];
  const named = partNames.flatMap((name) => {
    const text = [parts[name] ?? []].flat().join(', ');
    return text === '' ? [] : [`${name}=${text}`];
  });
  return [isSure ? 'sure' : 'unsure', ids.join(','), named.join('; ')].join('\t');
}

const isReading = process.argv.includes('--read');

for await (const line of createInterface({ input: process.stdin })) {
  const [left = '', right = ''] = line.split('\t');
  console.log(isReading ? describeReading(line) : titleSimilarity(left, right).value);
}
