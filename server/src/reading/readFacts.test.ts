import { describe, expect, it } from 'vitest';
import { readText } from './readText.ts';
import {
  developmentTexts,
  type Figure,
  measureTexts,
  precisionOf,
  recallOf,
  unseenTexts,
} from './test/measureTexts.ts';

/** Pay is measured where it is read. */
const isMeasured = (name: string) => name !== 'salary';

const leastRecall: Readonly<Record<string, number>> = {
  remoteChoice: 0.9,
  contractType: 0.9,
  jobTitle: 0.8,
  jobLocation: 0.8,
};

function tableOf(figures: ReadonlyMap<string, Figure>): string {
  const rows = [...figures].map(([name, figure]) =>
    [
      name.padEnd(20),
      `precision ${precisionOf(figure).toFixed(2)} of ${figure.given}`.padEnd(24),
      `recall ${recallOf(figure).toFixed(2)} of ${figure.said}`,
    ].join(' '),
  );
  return rows.join('\n');
}

/** Titles are compared letter for letter: what is wrong is mostly a word too many or too few. */
const leastUnseenPrecision: Readonly<Record<string, number>> = { jobTitle: 0.85, branch: 0.92 };

describe('facts read from texts of our own', () => {
  it('gives what the texts say that the rules were written by', () => {
    const figures = measureTexts(developmentTexts);
    process.stdout.write(`Known texts (${developmentTexts.length})\n${tableOf(figures)}\n`);

    for (const [name, figure] of [...figures].filter(([each]) => isMeasured(each))) {
      expect(precisionOf(figure), `${name}: ${figure.wrong.join('; ')}`).toBeGreaterThanOrEqual(
        0.95,
      );
      expect(recallOf(figure), `${name}: ${figure.wrong.join('; ')}`).toBeGreaterThanOrEqual(
        leastRecall[name] ?? 0.5,
      );
    }
  });

  // Precision among so few is coarse: one wrong value of fourteen is 0.93.
  it('gives what the other half says with at most a few wrong values', () => {
    const figures = measureTexts(unseenTexts);
    process.stdout.write(`Unseen texts (${unseenTexts.length})\n${tableOf(figures)}\n`);

    for (const [name, figure] of [...figures].filter(([each]) => isMeasured(each))) {
      expect(precisionOf(figure), name).toBeGreaterThanOrEqual(leastUnseenPrecision[name] ?? 0.95);
      expect(recallOf(figure), name).toBeGreaterThanOrEqual(leastRecall[name] ?? 0.5);
    }
  });

  it('quotes the words of the text for every value', () => {
    for (const { text } of [...developmentTexts, ...unseenTexts]) {
      for (const { quote, start, end } of readText(text).found) {
        expect(quote).toBe(text.slice(start, end));
        expect(quote).not.toBe('');
      }
    }
  });
});
