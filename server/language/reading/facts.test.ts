import { describe, expect, it } from 'vitest';
import { readContract } from './contract.ts';
import { readDescription } from './description.ts';
import { type Fact, isFound } from './fact.ts';
import { readHours } from './hours.ts';
import { readHomeOffice } from './mode/homeOffice.ts';
import { readMode } from './mode.ts';
import { readText } from './readText.ts';
import { readSender } from './sender.ts';
import { prepareSource, type Source } from './source.ts';

/** The value, `unclear` or null. */
function valueOf<Value>(fact: Fact<Value>): Value | 'unclear' | null {
  if (fact === null) return null;
  return isFound(fact) ? fact.value : 'unclear';
}

const reading =
  <Value>(read: (source: Source) => Fact<Value>) =>
  (text: string) =>
    valueOf(read(prepareSource(text)));

describe('the way of working', () => {
  it.each([
    ['Wir arbeiten deutschlandweit remote.', 'remote'],
    ['100 % Homeoffice', 'remote'],
    ['Homeoffice möglich', 'hybrid'],
    ['Mobiles Arbeiten ist für uns normal.', 'hybrid'],
    ['Kein Homeoffice', 'local'],
    ['Homeoffice ist leider nicht möglich.', 'local'],
    ['Die Arbeit findet in Präsenz statt.', 'local'],
    ['Gleitzeit ohne Kernzeiten mit Homeoffice', 'hybrid'],
    ['Remote-Support für unsere Kunden', null],
    ['Du bist vor Ort beim Kunden.', null],
    ['Erfahrung mit hybrider Cloud', null],
    ['Kantine vor Ort, Parkplätze vor Ort', null],
    ['Fitnessraum vor Ort, Betriebskita', null],
    ['Unbefristet, vor Ort.', 'local'],
    ['Schichtarbeit vor Ort', 'local'],
    ['60.000 Euro, vor Ort, Dienstwagen', 'local'],
    ['Standort München oder Homeoffice', 'unclear'],
    ['100 % remote. Kein Homeoffice.', 'unclear'],
  ])('%s', (text, expected) => {
    expect(reading(readMode)(text)).toBe(expected);
  });
});

describe('home office', () => {
  it.each([
    ['2 Tage Homeoffice', 40],
    ['60 % remote', 60],
    ['bis zu 3 Tage Homeoffice pro Woche', 60],
    ['Homeoffice (1 bis 2 Tage pro Woche)', 40],
    ['100 % remote', 100],
    ['3 Tage/Woche HO', 60],
    ['95 % Homeoffice', 95],
    ['Homeoffice an einem Tag der Woche', 20],
    ['zwei von fünf Tagen im Homeoffice', 40],
    ['hybrid mit zwei Bürotagen', 60],
    ['Hamburg oder 100 % remote', null],
    ['Homeoffice-Möglichkeit, Option auf eine 4-Tage-Woche', null],
    ['2 Tage Homeoffice im Monat', null],
    ['30 Tage Urlaub, Homeoffice', null],
    ['kein Homeoffice', 0],
    ['2 Tage Homeoffice. Bis zu 80 % Homeoffice.', 'unclear'],
  ])('%s', (text, expected) => {
    expect(reading(readHomeOffice)(text)).toBe(expected);
  });
});

describe('the hours a week', () => {
  it.each([
    ['20 Stunden/Woche', 20],
    ['30 Std./Wo.', 30],
    ['Teilzeit, 19,25 Std.', 19],
    ['50 %-Stelle', 20],
    ['Sachbearbeiter Steuern 60 %', 24],
    ['Vollzeit (38,5 Std.)', 39],
    ['30 Wochenstunden, 2.980 € für Vollzeit (37 Stunden)', 30],
    ['Koch EFZ 80–100 %', null],
    ['25-30 Stunden pro Woche', null],
    ['bis zu 20 Stunden pro Woche', null],
    ['hybrid, 50 %', null],
    ['12-Stunden-Schichten', null],
    ['24-Stunden-Betreuung', null],
  ])('%s', (text, expected) => {
    expect(valueOf(readHours(prepareSource(text)))).toBe(expected);
  });
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

describe('the contract', () => {
  it.each([
    ['unbefristeter Arbeitsvertrag', 'unbefristet'],
    ['KEINE ZEITARBEIT unbefristeter Arbeitsvertrag', 'unbefristet'],
    ['in Festanstellung', 'unbefristet'],
    ['befristet auf 2 Jahre', 'befristet'],
    ['als Elternzeitvertretung', 'befristet'],
    ['befristet mit Option auf unbefristete Übernahme', 'befristet'],
    ['in Teilzeit (20 Std.)', 'teilzeit'],
    ['unbefristet in Teilzeit (20 Std.)', 'teilzeit'],
    ['in Voll- oder Teilzeit', null],
    ['Vollzeit, Teilzeit oder auf 538-Euro-Basis', null],
    ['abgeschlossene Ausbildung zum Elektroniker', null],
    ['Ausbildung zum Elektroniker (m/w/d)', 'ausbildung'],
    ['Werkstudent (m/w/d) im Marketing', 'werkstudent'],
    ['Erfahrung als Werkstudent oder durch Praktika', null],
    ['Backend-Entwicklerin (m/w/d) als Praktikum in Hamburg, 20 Stunden pro Woche', 'praktikum'],
    ['Im Rahmen eines Praktikums, befristet auf 6 Monate', 'praktikum'],
    ['Wir suchen dich als Werkstudent, 20 Stunden pro Woche', 'werkstudent'],
    ['Controller (m/w/d)\nDu warst bereits als Werkstudentin tätig', null],
    ['Werkstudent Marketing\nAb sofort in Köln', 'werkstudent'],
    ['Werkstudentin Buchhaltung Köln\nDas erwartet Sie', 'werkstudent'],
    ['Praktikum Marketing\nAb sofort in Köln', 'praktikum'],
    ['Praktikant Vertrieb\nbefristet auf 6 Monate', 'praktikum'],
    ['Pflichtpraktikum Maschinenbau\nIn Ulm', 'praktikum'],
    ['Stellenangebot: Ausbildung zur Köchin\nIn Ulm', 'ausbildung'],
    ['Auszubildende Elektronik\nIn Ulm', 'ausbildung'],
    ['Minijob Verkauf\nVollzeit ist später möglich.', 'minijob'],
    ['Verkäufer auf Minijob-Basis\nIn Ulm', 'minijob'],
    ['Betreuer Praktikum und Ausbildung\nunbefristet', 'unbefristet'],
    ['Ausbildungsleiter\nunbefristet', 'unbefristet'],
    ['Sachbearbeiter Minijob-Zentrale\nunbefristet', 'unbefristet'],
    ['im Rahmen der Arbeitnehmerüberlassung, unbefristet', 'arbeitnehmerueberlassung'],
    ['Arbeitnehmerüberlassung oder Direktvermittlung', 'unclear'],
    ['Minijob auf 556-Euro-Basis', 'minijob'],
    ['unbefristeter Vertrag. Die Stelle ist befristet.', 'unclear'],
  ])('%s', (text, expected) => {
    const [line = ''] = text.split('\n');
    const isTitled = line !== text || text.includes('(m/w/d)');
    const title = isTitled ? { value: line, start: 0, end: line.length, confidence: 1 } : null;

    expect(valueOf(readContract(prepareSource(text), title))).toBe(expected);
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
    ['Danke dir! LG Ida von Elbjobs', { name: 'Ida', company: 'Elbjobs', email: null }],
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
    expect(readSender(prepareSource(text))).toEqual(expected);
  });
});

describe('the description', () => {
  const body = 'Wir suchen Verstärkung für unser Team und freuen uns auf Sie.\n'.repeat(4);

  it('is the text without greeting and signature', () => {
    const fact = reading(readDescription)(`Hallo Frau Kern,\n\n${body}\nViele Grüße\nMax Beispiel`);

    expect(fact).toBe(body.trim());
  });

  it('is cut to what the form takes', () => {
    expect(reading(readDescription)(body.repeat(40))?.length).toBeLessThanOrEqual(5000);
  });

  it('is none where the text has no body', () => {
    expect(reading(readDescription)('Hallo, Lust auf ein Telefonat?')).toBeNull();
  });
});
