import { describe, expect, it } from 'vitest';
import { readEmployer } from './company.ts';
import { readContract } from './contract.ts';
import { type Fact, isFound } from '../fact.ts';
import { readHours } from './hours.ts';
import { readHomeOffice } from './mode/homeOffice.ts';
import { readMode } from './mode.ts';
import { readPlace } from './place.ts';
import { prepareSource, type Source } from '../source.ts';
import { readTitleAndField } from './title.ts';

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
    ['Minijob oder Teilzeit: Verkauf\nunbefristet', 'unbefristet'],
    ['Ausbildungsleiter\nunbefristet', 'unbefristet'],
    ['Sachbearbeiter Minijob-Zentrale\nunbefristet', 'unbefristet'],
    ['im Rahmen der Arbeitnehmerüberlassung, unbefristet', 'arbeitnehmerueberlassung'],
    ['Arbeitnehmerüberlassung oder Direktvermittlung', 'unclear'],
    ['Minijob auf 556-Euro-Basis', 'minijob'],
    ['unbefristeter Vertrag. Die Stelle ist befristet.', 'unclear'],
  ])('%s', (text, expected) => {
    const source = prepareSource(text);
    const { jobTitle } = readTitleAndField(source);

    expect(valueOf(readContract(source, jobTitle))).toBe(expected);
  });
});

describe('the place', () => {
  it.each([
    ['in 80331 München', { zipcode: '80331', country: 'DE', jobLocation: 'München' }],
    ['Standort: Hamburg', { zipcode: null, country: 'DE', jobLocation: 'Hamburg' }],
    ['Einsatzort Raum Graz', { zipcode: null, country: 'AT', jobLocation: 'Graz' }],
    ['Standort: München oder Berlin', { zipcode: null, country: 'DE', jobLocation: 'unclear' }],
    ['Englisch in Wort und Schrift', { zipcode: null, country: null, jobLocation: null }],
    [
      'Bewerbung an: Muster GmbH, Hauptstraße 5, 50667 Köln',
      { zipcode: null, country: null, jobLocation: null },
    ],
  ])('%s', (text, expected) => {
    const { zipcode, country, jobLocation } = readPlace(prepareSource(text));

    expect({
      zipcode: valueOf(zipcode),
      country: valueOf(country),
      jobLocation: valueOf(jobLocation),
    }).toEqual(expected);
  });
});

describe('the title', () => {
  it.each([
    ['Wir suchen einen erfahrenen Java-Entwickler (m/w/d) in Köln.', 'Java-Entwickler'],
    ['Position: Senior Controller (m/w/d)', 'Senior Controller'],
    ['Die Stelle des Geschäftsführers ist frei.', 'Geschäftsführer'],
    ['Abgeschlossene Ausbildung als Elektriker (m/w/d)', null],
    ['Stundenlohn ab 18 €', null],
    ['Muster GmbH', null],
    ['Freiburg im Breisgau', null],
    ['Vergütung', null],
    ['250 Mitarbeiter', null],
    ['Bäckerei Huber', null],
    ['Verkauf', null],
    ['Thomas Koch', null],
    ['Staplerfahrer gesucht', 'Staplerfahrer'],
    ['(Senior) Data Engineer (all genders)', '(Senior) Data Engineer'],
    ['Diplomierter Koch EFZ 80–100 %', 'Diplomierter Koch EFZ'],
    ['Ausbildung Industriekaufmann (m/w/d) 2025', 'Industriekaufmann'],
    ['Möglichkeit zur Ausbildung zum Sommelier', null],
    ['Einstiegsgehalt für Köche (m/w/d) von 2.800 €', null],
    ['Wir suchen CNC-Fräser für die Frühschicht.', 'CNC-Fräser'],
    ['Wir suchen eine Leitung Zollwesen.', 'Leitung Zollwesen'],
    ['Wir suchen einen Koch (m/w/d) und einen Kellner (m/w/d).', 'unclear'],
  ])('%s', (text, expected) => {
    expect(valueOf(readTitleAndField(prepareSource(text)).jobTitle)).toBe(expected);
  });
});

describe('the company', () => {
  it.each([
    ['Muster GmbH', { employer: null, companySize: null, branch: null }],
    [
      'Hallo, ich bin Recruiterin bei der Muster GmbH.',
      { employer: null, companySize: null, branch: null },
    ],
    [
      'Wir sind Arbeitgeberin für rund 1.300 Beschäftigte.',
      { employer: null, companySize: '1000_4999', branch: null },
    ],
    [
      'Wir, die Muster Bau AG, suchen Sie.',
      { employer: 'Muster Bau AG', companySize: null, branch: 'baugewerbe_architektur_immobilien' },
    ],
    [
      'Unser Kunde ist ein Unternehmen der Automobilindustrie.',
      { employer: null, companySize: null, branch: 'automobilindustrie' },
    ],
    [
      'Wir beschäftigen rund 1.200 Mitarbeitende.',
      { employer: null, companySize: '1000_4999', branch: null },
    ],
    [
      'Ein Softwarehaus aus dem Bereich Logistik mit rund 180 Mitarbeitenden.',
      {
        employer: null,
        companySize: '50_249',
        branch: 'it_software_internet_telekommunikation',
      },
    ],
    [
      'Du führst ein Team von 12 Mitarbeitenden.',
      { employer: null, companySize: null, branch: null },
    ],
  ])('%s', (text, expected) => {
    const { employer, companySize, branch } = readEmployer(prepareSource(text), null);

    expect({
      employer: valueOf(employer),
      companySize: valueOf(companySize),
      branch: valueOf(branch),
    }).toEqual(expected);
  });
});
