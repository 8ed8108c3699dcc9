import { describe, expect, test } from 'vitest';
import { normalizeTitle } from './normalizeTitle.ts';

const sameWords: readonly (readonly [string, string])[] = [
  ['Softwareentwickler (m/w/d)', 'Softwareentwickler'],
  ['Softwareentwickler m/w/d', 'Softwareentwickler'],
  ['Softwareentwickler (w|m|x)', 'Softwareentwickler'],
  ['Softwareentwickler (all genders)', 'Softwareentwickler'],
  ['Softwareentwicklerin', 'Softwareentwickler'],
  ['Softwareentwickler:in', 'Softwareentwickler'],
  ['Softwareentwickler*innen', 'Softwareentwickler'],
  ['Softwareentwickler_in', 'Softwareentwickler'],
  ['Softwareentwickler/-in', 'Softwareentwickler'],
  ['Softwareentwickler/in', 'Softwareentwickler'],
  ['Softwareentwickler(in)', 'Softwareentwickler'],
  ['SoftwareentwicklerInnen', 'Softwareentwickler'],
  ['Bankkauffrau', 'Bankkaufmann'],
  ['Bankkaufmann/-frau', 'Bankkaufmann'],
  ['Bankkaufleute', 'Bankkaufmann'],
  ['Pflegefachkraft', 'Pflegefachmann'],
  ['Ärztin', 'Arzt'],
  ['Köchin', 'Koch'],
  ['Biologin', 'Biologe'],
  ['Rechtsanwältin', 'Rechtsanwalt'],
  ['Architektin', 'Architekt'],
  ['Verwaltungsfachangestellte/r', 'Verwaltungsfachangestellter'],
  ['Medizinische Fachangestellte', 'Medizinischer Fachangestellter'],
  ['Baecker', 'Bäcker'],
  ['Backer', 'Bäcker'],
  ['Koch – Standort Köln', 'Koch'],
  ['Koch in Teilzeit ab sofort', 'Koch'],
  ['Koch 80-100 %', 'Koch'],
  ['Koch (38,5 Std./Woche)', 'Koch'],
  ['Java-Entwickler', 'java   ENTWICKLER'],
  ['Staatlich anerkannte Erzieherin', 'Erzieher'],
  ['Koch zur Verstärkung unseres Teams', 'Koch'],
  ['Koch im 3-Schicht-Betrieb', 'Koch'],
  ['Koch in Wechselschicht', 'Koch'],
  ['Koch im Schichtdienst', 'Koch'],
  ['Koch (m/w/d) – 4-Tage-Woche', 'Koch'],
  ['Koch – Top Gehalt', 'Koch'],
  ['Koch (Festgehalt)', 'Koch'],
  ['Koch bis zu 3.500 € brutto', 'Koch'],
  ['Koch auf 538-Euro-Basis', 'Koch'],
  ['Koch mit Führerschein Klasse B', 'Koch'],
  ['Koch mit Option auf Übernahme', 'Koch'],
  ['Koch, auch Berufsanfänger', 'Koch'],
  ['Koch EFZ', 'Koch'],
  ['Koch, Einsatzort München', 'Koch'],
  ['Photographin', 'Fotograf'],
  ['Arztgehilfin', 'Arztgehilfe'],
];

const kept: readonly (readonly [string, string])[] = [
  ['Schichtleiter', 'schichtleiter'],
  ['SAP Basis Administrator', 'sap basis administrator'],
  ['Sachbearbeiter Lohn und Gehalt', 'sachbearbeiter lohn gehalt'],
  ['Kraftfahrer Klasse CE', 'kraftfahrer klasse ce'],
  ['Teamleiter', 'teamleiter'],
];

const levels: readonly (readonly [string, string])[] = [
  ['Koch', 'regular'],
  ['Senior Java Developer', 'senior'],
  ['Junior Controller', 'junior'],
  ['Ausbildung zum Mechatroniker', 'apprentice'],
  ['Auszubildende zur Köchin', 'apprentice'],
  ['Azubi Fachinformatiker', 'apprentice'],
  ['Werkstudent Marketing', 'student'],
  ['Trainee Vertrieb', 'trainee'],
  ['Lead Developer', 'lead'],
];

describe('normalizeTitle', () => {
  test.each(sameWords)('reads "%s" as "%s"', (title, plain) => {
    expect(normalizeTitle(title).words).toEqual(normalizeTitle(plain).words);
  });

  test.each(kept)('leaves "%s" what it says: %s', (title, words) => {
    expect(normalizeTitle(title).words.join(' ')).toBe(words);
  });

  test.each(levels)('keeps of "%s" that it is %s', (title, seniority) => {
    expect(normalizeTitle(title).seniority).toBe(seniority);
  });

  test.each([
    ['C++-Entwickler', 'cplusplus'],
    ['C#-Entwickler', 'csharp'],
    ['.NET-Entwickler', 'dotnet'],
  ])('keeps the signs of "%s"', (title, word) => {
    expect(normalizeTitle(title).words).toContain(word);
  });

  test.each(['', '   ', '(m/w/d)', '???', '💼', 'a'.repeat(5000)])(
    'reads "%.20s" without harm',
    (title) => {
      expect(normalizeTitle(title).seniority).toBe('regular');
    },
  );
});
