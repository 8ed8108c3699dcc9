import { describe, expect, it } from 'vitest';
import { readText } from './readText.ts';
import {
  developmentTexts,
  type Figure,
  freshTexts,
  headlineTexts,
  heldOutTexts,
  lastTexts,
  measureTexts,
  newestTexts,
  payTexts,
  precisionOf,
  recallOf,
  unseenTexts,
} from './test/measureTexts.ts';

const leastRecall: Readonly<Record<string, number>> = {
  remoteChoice: 0.9,
  contractType: 0.9,
  salary: 0.95,
  jobTitle: 0.8,
  jobLocation: 0.8,
  branch: 0.8,
  employer: 0.8,
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

/** Among so few, one wrong value of fourteen is 0.93; what a careful person reads as a field is often open. */
const leastPrecision: Readonly<Record<string, number>> = {
  jobTitle: 0.94,
  field: 0.8,
  remoteChoice: 0.9,
  homeOfficePercent: 0.9,
};

describe('facts read from texts of our own', () => {
  it('gives what the texts say that the rules were written by', () => {
    const figures = measureTexts(developmentTexts);
    process.stdout.write(`Known texts (${developmentTexts.length})\n${tableOf(figures)}\n`);

    for (const [name, figure] of figures) {
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

    for (const [name, figure] of figures) {
      expect(precisionOf(figure), name).toBeGreaterThanOrEqual(0.95);
      expect(recallOf(figure), name).toBeGreaterThanOrEqual(leastRecall[name] ?? 0.5);
    }
  });

  it.each([
    ['fresh', freshTexts],
    ['last', lastTexts],
    ['newest', newestTexts],
    ['headline', headlineTexts],
  ])('gives what the %s texts say, which were labelled before their rules', (name, texts) => {
    const figures = measureTexts(texts);
    process.stdout.write(`${name} texts (${texts.length})\n${tableOf(figures)}\n`);

    for (const [field, figure] of figures) {
      const because = `${field}: ${figure.wrong.join('; ')}`;
      expect(precisionOf(figure), because).toBeGreaterThanOrEqual(leastPrecision[field] ?? 0.95);
      expect(recallOf(figure), because).toBeGreaterThanOrEqual(leastRecall[field] ?? 0.5);
    }
  });

  // Among twenty, a wrong value of ten is 0.9.
  it('gives what the held-out texts say with at most a few wrong values', () => {
    const figures = measureTexts(heldOutTexts);
    process.stdout.write(`Held-out texts (${heldOutTexts.length})\n${tableOf(figures)}\n`);

    for (const [name, figure] of figures) {
      expect(precisionOf(figure), name).toBeGreaterThanOrEqual(0.8);
      expect(recallOf(figure), name).toBeGreaterThanOrEqual(0.75);
    }
  });

  it('gives the pay that texts say which were labelled after its rules', () => {
    const salary = measureTexts(payTexts).get('salary');

    expect(salary?.wrong).toEqual([]);
    expect(salary?.right).toBe(18);
  });

  it('quotes the words of the text for every value', () => {
    for (const { text } of [
      ...developmentTexts,
      ...unseenTexts,
      ...freshTexts,
      ...lastTexts,
      ...headlineTexts,
      ...payTexts,
    ]) {
      for (const { quote, start, end } of readText(text).found) {
        expect(quote).toBe(text.slice(start, end));
        expect(quote).not.toBe('');
      }
    }
  });
});
