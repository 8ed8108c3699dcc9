import { describe, expect, it } from 'vitest';
import { readText } from './readText.ts';
import { prepareSource } from './source.ts';

describe('a prepared text', () => {
  it.each([
    ['soft hyphens', 'Soft\u00ADware\u00ADent\u00ADwick\u00ADler'],
    ['spaces of no width inside a word', 'Software\u200Bentwickler'],
    ['a byte order mark', '\uFEFFSoftwareentwickler'],
  ])('is freed of %s and stays as long', (_, text) => {
    const { plain } = prepareSource(text);

    expect(plain).toHaveLength(text.length);
    expect(plain.trimEnd()).toBe('Softwareentwickler');
  });

  it('has letters and their marks in one', () => {
    expect(prepareSource('Ko\u0308ln').plain).toBe('Köln ');
  });

  it('keeps words apart that only a space of no width parts', () => {
    expect(prepareSource('Berlin\u200BVollzeit').plain).toBe('Berlin Vollzeit');
  });

  it('is the text itself where nothing is broken', () => {
    expect(prepareSource('Koch in Wien').textAt).toBeNull();
  });

  it('gives quotes in the words of the text', () => {
    const text =
      'Soft\u00ADware\u00ADent\u00ADwickler (m/w/d) in Ko\u0308ln, 60.\u200B000 € im Jahr, unbe\u00ADfristet';

    const { answers, found } = readText(text);

    expect(answers).toMatchObject({
      jobTitle: 'Softwareentwickler',
      jobLocation: 'Köln',
      contractType: 'unbefristet',
      salary: { min: 60, max: 60 },
    });
    for (const { quote, start, end } of found) expect(quote).toBe(text.slice(start, end));
    expect(found.map(({ quote }) => quote)).toContain('Ko\u0308ln');
    expect(found.map(({ quote }) => quote)).toContain('unbe\u00ADfristet');
  });
});
