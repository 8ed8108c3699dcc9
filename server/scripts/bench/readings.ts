// The longest turn of the event loop and the processor time of a call, for texts of all pairs of what is dear to read.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { limits } from '@inkognito/shared/rules/limits';
import { readInWorker } from '../../src/matching/message/readInWorker.ts';
import { type Figure, inMs, median } from './figures.ts';

const atoms = [
  ...[
    '65.000 € ',
    '65-70k ',
    '18 €/Std. ',
    'in Ulm ',
    '80331 München ',
    '20 Stunden ',
    '50 %-Stelle ',
  ],
  ...[
    'unbefristet ',
    'Werkstudent ',
    'kein Homeoffice ',
    'Koch (m/w/d) ',
    'Wir suchen einen ',
    'GmbH ',
  ],
  ...['e\u0301\u0302', 'Ent\u00ADwick\u00ADler ', 'Viele Grüße\n', '(12 (m/w '],
];
const turnMaxMs = 20;

/** Ended by the caller's process: the worker that reads is kept for the next text. */
export async function readingFigures(): Promise<Figure[]> {
  const texts = atoms.flatMap((one, index) =>
    atoms.slice(index).map((other) => {
      const pair = one + other;
      return pair.repeat(limits.pastedTextMax / pair.length + 1).slice(0, limits.pastedTextMax);
    }),
  );
  await readInWorker('Koch in Ulm');
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  const calls: number[] = [];
  for (const text of texts) {
    const before = process.cpuUsage();
    await readInWorker(text);
    const { user, system } = process.cpuUsage(before);
    calls.push((user + system) / 1000);
  }
  turns.disable();
  const longest = turns.max / 1e6;
  return [
    {
      target: 'P18',
      what: 'longest turn of the event loop while a text is read',
      figure: inMs(longest),
      beside: `p99 ${inMs(turns.percentile(99) / 1e6)}; ${texts.length} texts of ${limits.pastedTextMax} characters`,
      wanted: `<= ${turnMaxMs} ms`,
      met: longest <= turnMaxMs,
    },
    {
      target: 'P18',
      what: 'processor time of reading such a text',
      figure: `${inMs(median(calls))}, at most ${inMs(Math.max(...calls))}`,
      beside: 'the worker included',
      wanted: 'told',
      met: true,
    },
  ];
}
