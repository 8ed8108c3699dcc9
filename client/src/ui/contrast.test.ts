import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = readColors(lightPart);
const schemes = { light, dark: new Map([...light, ...readColors(darkPart)]) };

const textPairs = [
  ['ink', 'paper'],
  ['ink', 'paper-deep'],
  ['ink', 'surface'],
  ['ink', 'primary-soft'],
  ['ink', 'success-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'danger-soft'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-deep'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'primary-soft'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['primary', 'primary-soft'],
  ['primary-strong', 'paper'],
  ['primary-strong', 'primary-soft'],
  ['success', 'surface'],
  ['success', 'success-soft'],
  ['warning', 'surface'],
  ['warning', 'warning-soft'],
  ['danger', 'paper'],
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-royal', 'redaction'],
  ['on-night', 'night'],
  ['on-night-soft', 'night'],
  ['night', 'on-night'],
  ['night', 'on-night-accent'],
] as const;

const shapePairs = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['primary', 'paper'],
  ['primary', 'paper-deep'],
  ['on-night-accent', 'night'],
  ['success', 'surface'],
  ['warning', 'surface'],
  ['danger', 'surface'],
  ['redaction', 'surface'],
  ['redaction', 'paper'],
] as const;

describe.each(Object.entries(schemes))('in the %s scheme', (_scheme, colors) => {
  test.each(textPairs)('%s on %s can be read as text', (text, ground) => {
    expect(contrast(colors, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s on %s can be seen as a shape', (shape, ground) => {
    expect(contrast(colors, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

function readColors(part: string) {
  const declarations = part.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/** WCAG 2.2, from 1 to 21. */
function contrast(colors: Map<string, string>, one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(colors, one), luminance(colors, other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colors: Map<string, string>, name: string) {
  const color = colors.get(name);
  if (color === undefined) throw new Error(`tokens.css has no --color-${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
