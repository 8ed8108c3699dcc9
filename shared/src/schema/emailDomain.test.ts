import { expect, test } from 'vitest';
import { email } from '../nouns/user.ts';

test.each([
  ['anna@firma.example', 'anna@firma.example'],
  ['Anna.M+job@Firma.Example', 'Anna.M+job@Firma.Example'],
  ['info@müller-söhne.example', 'info@xn--mller-shne-kcb9d.example'],
  ['info@MÜLLER-Söhne.example', 'info@xn--mller-shne-kcb9d.example'],
  ['info@mu\u0308ller-so\u0308hne.example', 'info@xn--mller-shne-kcb9d.example'],
  ['info@xn--mller-shne-kcb9d.example', 'info@xn--mller-shne-kcb9d.example'],
  ['info@hr.straße.example', 'info@hr.xn--strae-oqa.example'],
  ['\u200binfo@firma.example\u00a0', 'info@firma.example'],
])('"%s" is mailed as %s', (typed, mailed) => {
  expect(email.parse(typed)).toBe(mailed);
});

test.each([
  '',
  'müller.example',
  'müller@firma.example',
  'info@müller',
  'info@mü ller.example',
  'info@müller.example/path',
  'info@müller.example:25',
  'info@mü@ller.example',
])('"%s" is no address', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});
