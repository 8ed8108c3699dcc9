// P18: the longest turn of the event loop, for texts of all pairs of what is costly to read.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { limits } from '@inkognito/shared/rules/limits';
import { readInWorker } from '../../src/matching/message/readInWorker.ts';
import { type Figure, inMs } from './targets.ts';

const atoms = [
  ...['65.000 € ', '65-70k ', '18 €/Std. ', 'in Ulm ', '80331 München ', '20 Stunden '],
  ...['50 %-Stelle ', 'unbefristet ', 'Werkstudent ', 'kein Homeoffice ', 'Koch (m/w/d) '],
  ...['Wir suchen einen ', 'GmbH ', 'e\u0301\u0302', 'Ent\u00ADwick\u00ADler '],
  ...['Viele Grüße\n', '(12 (m/w '],
];

/** To be ended by the process: the worker that reads is kept for the next text. */
export async function benchReadings(): Promise<Figure[]> {
  const texts = atoms.flatMap((one, index) =>
    atoms.slice(index).map((other) => {
      const pair = one + other;
      return pair.repeat(limits.pastedTextMax / pair.length + 1).slice(0, limits.pastedTextMax);
    }),
  );
  await readInWorker('Koch in Ulm');
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  for (const text of texts) await readInWorker(text);
  turns.disable();
  const p99 = inMs(turns.percentile(99) / 1e6);
  return [
    { target: 'textTurn', value: turns.max / 1e6, beside: `p99 ${p99}; ${texts.length} texts` },
  ];
}
