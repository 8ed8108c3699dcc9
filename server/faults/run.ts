// `npm run test:faults -- [F1 F2 …] [--short]`: does to the built product what may happen to it, and counts what it loses.
import { type Outcome, renderTable } from './fault.ts';
import { faults } from './faults.ts';

const words = process.argv.slice(2);
const short = words.includes('--short');
const named = words.filter((word) => word !== '--short').map((word) => word.toUpperCase());
const chosen = faults.filter(({ id }) => named.length === 0 || named.includes(id));

const failure = (error: unknown): Outcome => ({
  rounds: 0,
  acknowledged: 0,
  lost: 0,
  broken: [
    `did not run to its end: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
  ],
  seen: [],
});

const results = [];
for (const fault of chosen) {
  const startedAt = performance.now();
  console.log(`${fault.id} ${fault.name} …`);
  const outcome = await fault.run({ short }).catch(failure);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`   ${outcome.broken.length === 0 ? 'kept' : 'BROKEN'} after ${seconds} s`);
  results.push({ fault, outcome });
}
console.log(`\n${renderTable(results)}`);
if (chosen.length === 0) console.error(`Known faults: ${faults.map(({ id }) => id).join(' ')}`);
process.exit(
  chosen.length > 0 && results.every(({ outcome }) => outcome.broken.length === 0) ? 0 : 1,
);
