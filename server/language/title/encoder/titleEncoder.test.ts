import { describe, expect, test } from 'vitest';
import { listOccupations } from '../lexicon/lexicon.ts';
import { normalizeTitle } from '../parts/normalizeTitle.ts';
import { titleKnowledge } from '../readTitle.ts';
import weights from './weights.json' with { type: 'json' };

const { encoder } = titleKnowledge();
const encode = (title: string) => encoder.encode(normalizeTitle(title).words);
const guess = (title: string) => encoder.guess(encode(title), 3);

describe('the encoder of titles', () => {
  test.each([
    ['Brotbackmeister', 'baecker'],
    ['Seniorenpflegeassistent', 'pflegehelfer'],
    ['Kubernetes-Plattformtüftler', 'plattform-engineer'],
    ['Rechnungswesenmitarbeiter Finanzbuchhaltung', 'buchhalter'],
  ])('takes %s, which the lexicon does not know, for what it most resembles', (title, id) => {
    expect(guess(title).map((near) => near.id)).toContain(id);
  });

  test('gives chances from 0 to 1, the likeliest occupation first', () => {
    const chances = guess('Windparkbetreuer Offshore').map(({ chance }) => chance);

    expect(chances.toSorted((left, right) => right - left)).toEqual(chances);
    for (const chance of chances) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  test('says little for words that are no job', () => {
    const [best] = guess('Xylqua Brimzolf');

    expect(best?.chance ?? 0).toBeLessThan(0.4);
  });

  test('has nothing to say where there are no words', () => {
    expect(encode('').every((value) => value === 0)).toBe(true);
  });

  test('knows no chance for an occupation it was not trained on', () => {
    expect(encoder.chanceOf(encode('Koch'), 'drachenzaehmer')).toBeNull();
    expect(encoder.chanceOf(encode('Koch'), 'koch')).toBeGreaterThan(0.8);
  });

  test('was trained on nearly all of the lexicon as it is', () => {
    const trained = new Set(weights.occupations);
    const trades = listOccupations().filter(({ isGeneral }) => !isGeneral);
    const missing = trades.filter(({ id }) => !trained.has(id));

    expect(missing.length, 'run "npm run titles:train"').toBeLessThan(trades.length * 0.05);
  });
});
