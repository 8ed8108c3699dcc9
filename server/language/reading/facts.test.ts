import { branchLabels } from '@inkognito/shared/codes';
import { describe, expect, it } from 'vitest';
import { branchesIn } from './company/branch.ts';
import { readDescription } from './description.ts';
import { readDocument } from './document.ts';
import { readText } from './readText.ts';
import { readSender } from './writer/sender.ts';
import { prepareSource } from './source.ts';

it.each(Object.entries(branchLabels))('the branch %s is read by its own label', (code, label) => {
  const text = `Koch (m/w/d)\nGasthof Adler GmbH\nArbeitsort: Ulm\nBranche: ${label}`;

  expect(branchesIn(text).map(({ value }) => value)).toContain(code);
});

it('branches that contradict each other are offered, each once and three at most', () => {
  const named = (['automobilindustrie', 'versicherungen', 'gesundheitswesen', 'tourismus'] as const)
    .flatMap((code) => Object.entries(branchLabels).filter(([each]) => each.includes(code)))
    .map(([, label]) => `Branche: ${label}`);
  const { answers, offers } = readText(
    ['Koch (m/w/d)', 'Gasthof Adler', 'Arbeitsort: Ulm', ...named, ...named].join('\n'),
  );

  expect(answers.branch).toBeUndefined();
  expect(offers.branch?.length).toBe(3);
  expect(new Set(offers.branch?.map(({ value }) => value)).size).toBe(3);
});

describe('what is missing', () => {
  it.each([
    ['Wir suchen einen Koch (m/w/d) in Teilzeit.', true],
    ['Wir suchen einen Koch (m/w/d), unbefristet.', false],
    ['Wir suchen einen Koch (m/w/d) in Teilzeit, 20 Stunden pro Woche.', false],
  ])('asks for hours beside a part-time kind alone: %s', (text, isAsked) => {
    expect(readText(text).missing.includes('weeklyHours')).toBe(isAsked);
  });
});

describe('the sender', () => {
  it.each([
    [
      'Viele Grüße\nMax Beispiel\nSenior Recruiter\nBeispiel GmbH',
      { name: 'Max Beispiel', company: 'Beispiel GmbH', email: null },
    ],
    [
      'Kind regards\nAnn Smith\nann@smith.example',
      { name: 'Ann Smith', company: null, email: 'ann@smith.example' },
    ],
    [
      'Guten Tag, mein Name ist Eva Blum von der Blum Personal GmbH.',
      { name: 'Eva Blum', company: 'Blum Personal GmbH', email: null },
    ],
    ['LG Tom, Talent Scout bei Hire GmbH', { name: 'Tom', company: 'Hire GmbH', email: null }],
    [
      'Guten Tag Frau Kern, ich bin Anna Schmidt von der Firma Nordlicht. Interesse?',
      { name: 'Anna Schmidt', company: 'Nordlicht', email: null },
    ],
    [
      'Hallo Tom, Przybylski hier, es geht um ...',
      { name: 'Przybylski', company: null, email: null },
    ],
    ['Hi Tom, Koch in Ulm gesucht. Interesse? Bea', { name: 'Bea', company: null, email: null }],
    [
      'Hi Tom,\nwir suchen einen Koch. Lust?\n\nBea\nBea Blum | Blum Personal GmbH',
      { name: 'Bea Blum', company: 'Blum Personal GmbH', email: null },
    ],
    [
      'Hi Tom, siehe unten. Anna Schmidt\n\n---------- Forwarded message ----------\nHallo Anna,\nwir suchen.\nViele Grüße\nEva Blum',
      { name: 'Anna Schmidt', company: null, email: null },
    ],
    [
      'Hi Tom, wir suchen einen Koch. Passt?\nVielen Dank',
      { name: null, company: null, email: null },
    ],
    [
      'Grüße\nIhr Team von der Beispiel Personal GmbH',
      { name: null, company: 'Beispiel Personal GmbH', email: null },
    ],
    [
      'Bilanzbuchhalter (m/w/d)\n\nIhr Ansprechpartner: Tobias Brandt, Hays AG, tobias.brandt@hays.example',
      { name: 'Tobias Brandt', company: 'Hays AG', email: 'tobias.brandt@hays.example' },
    ],
    [
      'Ihre Ansprechpartnerin\nFrau Dr. Eva Blum\nBlum Personal GmbH\nTelefon: 0911 123456\neva@blum.example',
      { name: 'Dr. Eva Blum', company: 'Blum Personal GmbH', email: 'eva@blum.example' },
    ],
    ['Ihr Ansprechpartner: unsere Personalabteilung', { name: null, company: null, email: null }],
    ['Wir suchen einen Koch.', { name: null, company: null, email: null }],
  ])('%s', (text, expected) => {
    expect(readSender(readDocument(prepareSource(text)))).toEqual(expected);
  });
});

const description = (text: string) =>
  readDescription(readDocument(prepareSource(text)))?.value ?? null;

describe('the description', () => {
  const body = 'Wir suchen Verstärkung für unser Team und freuen uns auf Sie.\n'.repeat(4);

  it('is the text without greeting and signature', () => {
    const fact = description(`Hallo Frau Kern,\n\n${body}\nViele Grüße\nMax Beispiel`);

    expect(fact).toBe(body.trim());
  });

  it('is cut to what the form takes', () => {
    expect(description(body.repeat(40))?.length).toBeLessThanOrEqual(5000);
  });

  it('is none where the text has no body', () => {
    expect(description('Hallo, Lust auf ein Telefonat?')).toBeNull();
  });
});
