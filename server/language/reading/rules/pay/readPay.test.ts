import { describe, expect, it } from 'vitest';
import { prepareSource } from '../../source.ts';
import { readPay } from './readPay.ts';

type Expected = [min: number | undefined, max: number | undefined] | 'unclear' | null;

function valueOf(text: string): Expected {
  const fact = readPay(prepareSource(text));
  if (fact === null) return null;
  return 'value' in fact ? [fact.value.min, fact.value.max] : 'unclear';
}

function noteOf(text: string): string | undefined {
  const fact = readPay(prepareSource(text));
  return fact !== null && 'value' in fact ? fact.note : undefined;
}

const open = undefined;

const table: readonly (readonly [text: string, expected: Expected])[] = [
  // A year
  ['Wir zahlen Ihnen 70-85 T€ im Jahr.', [70, 85]],
  ['Gehaltsrahmen: 70–85 T€', [70, 85]],
  ['70–85 T€', [70, 85]],
  ['Das Jahresgehalt liegt zwischen 70.000 und 85.000 Euro.', [70, 85]],
  ['Geboten werden 62.000 bis 71.500 € brutto pro Jahr.', [62, 72]],
  ['Ihr Fixgehalt: 65.000 € p.a.', [65, 65]],
  ['Ein Jahresbrutto von ca. 58 Tsd. Euro ist vorgesehen.', [58, 58]],
  ['Zielgehalt ab 65 T€', [65, open]],
  ['Beim Gehalt sind bis 85k drin.', [open, 85]],
  ['Jahresgehalt 0,12 Mio. €', [120, 120]],
  ['We pay €60,000 - €75,000 per year plus bonus.', [60, 75]],
  ['The base salary is up to 95k EUR.', [open, 95]],
  ['Budget für die Stelle: 90 - 110 TEUR Jahreszielgehalt', [90, 110]],
  ['Das Gehalt: je nach Erfahrung 50 bis 60, in leitender Stellung bis 70 T€.', [50, 70]],
  ['Einstieg mit 55-65.000 € im Jahr', [55, 65]],
  ['Gehalt: 52 000 € jährlich', [52, 52]],
  ['Gehalt mindestens 48.000,00 EUR/Jahr', [48, open]],
  ['Vergütung: 80k+ und Dienstwagen', [80, open]],
  ['Das Jahresbruttogehalt beträgt rund 61.499 €.', [61, 61]],
  ['Das Jahresbruttogehalt beträgt 61.500 €.', [62, 62]],
  ['Grundgehalt: Start bei 52.000 € im Jahr', [52, open]],
  ['Unbefristet, 80.000 bis 90.000 €, Dienstwagen', [80, 90]],
  ['Der Kunde zahlt um die 70.000 Euro.', [70, 70]],
  ['Budget bis 82.000 €', [open, 82]],
  ['Wir zahlen 55-60 brutto', [55, 60]],
  ['Zielgehalt 85.000 €, davon 65.000 € fix', [65, 65]],
  // A month
  ['Monatlich 3.200,00 € brutto', [38, 38]],
  ['Gehalt € 2.800,- brutto im Monat', [34, 34]],
  ['Sie verdienen 4.000 € brutto monatlich, 13 Gehälter.', [52, 52]],
  ['Monatsgehalt 3.500 € x 13', [46, 46]],
  ['3.000 bis 3.400 € im Monat und ein 13. Monatsgehalt', [39, 44]],
  ['3.000 € im Monat, ein 13. Monatsgehalt ist möglich', [36, 36]],
  ['Grundgehalt ab 3.100 Euro', [37, open]],
  ['Pflegefachkraft (m/w/d) ab 3.900 € + Dienstrad', [47, open]],
  ['Wien: Bruttomonatsgehalt ab EUR 3.000,-', [42, open]],
  ['Laut Kollektivvertrag gilt ein Mindestgehalt von € 2.450,00 brutto pro Monat.', [34, open]],
  ['Gehalt € 3.000,- brutto/Monat, Überzahlung ist möglich', [42, open]],
  ['Das Gehalt beträgt 2.900 bis 3.300 Euro (14 x jährlich).', [41, 46]],
  ['Lehrlingseinkommen: € 900,- im 1., € 1.100,- im 2. und € 1.400,- im 3. Lehrjahr', [13, 20]],
  ['Für 20 Stunden pro Woche zahlen wir 1.600 € brutto im Monat.', [19, 19]],
  [
    'Bruttogehalt monatlich € 1.500 für 20 Stunden, auf Vollzeitbasis entspricht dies € 2.900',
    [18, 18],
  ],
  ['Laut KV mind. € 2.500,- monatlich bzw. € 35.000,- Jahresbrutto', [35, open]],
  ['Gehalt: 3.000 € monatlich (36.000 € im Jahr)', [36, 36]],
  ['Bruttolohn € 2.600,- monatlich. (Mindestgehalt lt. Kollektivvertrag: € 2.200,-)', [36, 36]],
  ['Gehalt 4.000 €/Monat x 13,5', [54, 54]],
  ['Azubi: im 1. Jahr 1.160 €, im 2. Jahr 1.230 €', [14, 15]],
  ['Ausbildungsvergütung: 1.100/1.200/1.300 € (1./2./3. Lehrjahr)', [13, 16]],
  ['30 Stunden oder mehr, mindestens 3.100 € bei Vollzeit', [37, open]],
  ['Minijob, 556 € im Monat', [7, 7]],
  ['Du bekommst 3.100 € x 13, unbefristet.', [40, 40]],
  ['Gehalt | 3.000 - 3.500 €', [36, 42]],
  ['Tarifgehalt 2.700 € brutto im Monat, mit Perspektive als Leitung (4.100 €/Monat)', [32, 32]],
  ['Ver\u00ADgü\u00ADtung 3.500 € brutto im Mo\u00ADnat', [42, 42]],
  // An hour, a day
  ['EUR 16,50/Std.', [34, 34]],
  ['Stundenlohn ab 15 €, dazu Zuschläge und Urlaubsgeld', [31, open]],
  ['Wir zahlen 18 bis 21 Euro pro Stunde bei einer 35-Stunden-Woche.', [33, 38]],
  ['Stundenlohn 14 €, 20 Stunden pro Woche', [15, 15]],
  ['Verkäufer in Teilzeit, 20 Stunden. Wir zahlen 15 € die Stunde.', [16, 16]],
  ['Umfang: 15 bis 20 Stunden\nLohn: 15 € pro Stunde', [12, 16]],
  ['An drei Abenden, insgesamt 20 bis 25 Stunden. Lohn 14,50 €.', [15, 19]],
  ['Bis zu 20 Std./Woche, 15 € pro Stunde', [open, 16]],
  ['3 Std. täglich, Mo-Fr, 14,25 EUR / Stunde', [11, 11]],
  ['Aushilfe, 14 €/h, ca. 40 Stunden im Monat', [7, 7]],
  ['50 %-Stelle, 18 €/Std.', [19, 19]],
  ['Stundenlohn 15 €, der Notdienst ist 24 Stunden besetzt', [31, 31]],
  ['Minijob, 13,50 €/Std.', 'unclear'],
  ['Vollzeit, Teilzeit oder Minijob, 13,50 €/Std.', [28, 28]],
  ['ab 16,00 Euro (+ Urlaubs- und Weihnachtsgeld)', [33, open]],
  ['Lagerkraft (m/w/d) Nachtschicht 17,20€', [36, 36]],
  ['Der Tagessatz liegt bei 600 €.', [132, 132]],
  // No pay
  ['Bei uns gibt es 500 € Startprämie und Urlaubsgeld.', null],
  ['Mitarbeiterempfehlung: bis zu 300 €', null],
  ['Mit 40 Mio. € Umsatz wachsen wir seit 2010.', null],
  ['Sie verantworten ein Budget von 80.000 € im Jahr.', null],
  ['Vergütung nach TVöD E13', null],
  ['Ein attraktives Gehalt, 30 Tage Urlaub und 38,5 Stunden pro Woche', null],
  ['Zuschuss zum Deutschlandticket: 25 € im Monat, VWL 40 €', null],
  ['Eine Weihnachtsgratifikation von 1.500 € und Gutscheine über 50 € monatlich', null],
  ['In Vollzeit, Teilzeit oder auf 538-Euro-Basis', null],
  ['Fortbildungsbudget von 2.000 € pro Jahr', null],
  ['Rufen Sie an: 0211 45000, Beginn 01.04.2026', null],
  ['Wir haben 65.000 Mitarbeiter und ein Gehalt, das passt.', null],
  ['Jahresgehalt 60.000 € plus bis zu 15.000 € Bonus', [60, 60]],
  ['13 € Zulage pro Stunde am Sonntag, Stundenlohn 19 €', [40, 40]],
  ['Vertragswerte von 70.000 bis 90.000 €', null],
  ['Fixgehalt 60k + 20k variabel', [60, 60]],
  // Not to be told
  ['Monatsgehalt: 45.000 €', 'unclear'],
  ['Gehalt: 2.400 € netto im Monat', 'unclear'],
  ['Zahlen: 4.000 € netto im Monat', 'unclear'],
  ['Ihr Jahresgehalt: 50.000 €. Ihr Jahresgehalt: 90.000 €.', 'unclear'],
  ['Gehalt 4.200 brutto mal 14', [59, 59]],
  ['Sie erhalten 2.900 € brutto (etwa 2.000 € netto) monatlich.', [35, 35]],
  ['Jahreslohn CHF 95\u2019000', 'unclear'],
  ['Salary: $90,000 - $110,000 per year', 'unclear'],
  ['£45,000 per annum', 'unclear'],
  [
    'Gehalt: 60.000 € im Jahr. Unser Team freut sich. Das Jahresgehalt beträgt 75.000 €.',
    'unclear',
  ],
  [
    'Gehalt für Köche (m/w/d) bis 40.000 € im Jahr, Gehalt für Kellner (m/w/d) bis 32.000 € im Jahr',
    'unclear',
  ],
  ['Straßenbauer erhalten 18 bis 21 €/h, Baggerfahrer 19 bis 23 €/h.', 'unclear'],
  ['Das Gehalt beträgt 14.000 €.', 'unclear'],
  ['Gehalt 60.000 bis 70.000 € im Jahr. Noch einmal: 60 bis 70k!', [60, 70]],
];

describe('pay', () => {
  it.each(table)('%s', (text, expected) => {
    expect(valueOf(text)).toEqual(expected);
  });

  it('stands with the words it was read from', () => {
    const text = 'Hallo! Sie verdienen ab 4.200 € brutto im Monat in Köln.';

    const fact = readPay(prepareSource(text));

    expect(fact).toMatchObject({ value: { min: 50 } });
    if (fact === null || !('value' in fact)) return;
    expect(text.slice(fact.start, fact.end)).toBe('ab 4.200 € brutto im Monat');
  });

  it('is marked with how it was converted', () => {
    expect(noteOf('Stundenlohn 15 €')).toBe('bei 40 Stunden in der Woche');
    expect(noteOf('Stundenlohn 15 € bei 38,5 Stunden pro Woche')).toBe(
      'bei 38,5 Stunden in der Woche',
    );
    expect(noteOf('3.000 € brutto im Monat')).toBe('12 Monatsgehälter');
    expect(noteOf('3.000 € brutto im Monat laut Kollektivvertrag')).toBe('14 Monatsgehälter');
    expect(noteOf('Tagessatz 500 €')).toBe('220 Arbeitstage im Jahr');
    expect(noteOf('60.000 € im Jahr')).toBe(undefined);
  });

  it('that contradicts itself is unclear with both places', () => {
    const text = 'Gehalt: 50.000 € im Jahr.\nUnd weiter unten: Jahresgehalt 64.000 €.';

    const fact = readPay(prepareSource(text));

    expect(fact).toMatchObject({ sentence: expect.any(String) as string });
    if (fact === null || 'value' in fact) return;
    expect(fact.places.map(({ start, end }) => text.slice(start, end))).toEqual([
      '50.000 € im Jahr',
      '64.000 €',
    ]);
  });
});

describe('money that is no pay', () => {
  it.each<[text: string, expected: Expected]>([
    ['Für jede erfolgreiche Empfehlung zahlen wir Ihnen 3.000 € Prämie.', null],
    ['Empfehlungsprämie: 3.000 € brutto', null],
    ['Prämie für Empfehlungen: bis zu 2.000 € brutto', null],
    ['Antrittsprämie von 5.000 €', null],
    ['Antrittsgeld 3.000 € brutto', null],
    ['Willkommensbonus 2.500 € brutto', null],
    ['Startprämie in Höhe von 1.500 Euro', null],
    ['Sie erhalten 3.000 €, wenn Sie uns jemanden empfehlen.', null],
    ['Sie bekommen 3.000 € für jede Empfehlung.', null],
    ['Mitarbeiter werben Mitarbeiter: Sie erhalten 1.500 €.', null],
    ['Signing bonus: 40.000 €', null],
    ['We offer €5,000 joining bonus', null],
    ['Referral bonus €2,000', null],
    ['We pay €3,000 for each referral.', null],
    ['Praemie: 3.000 € brutto', null],
    ['Gehalt 60.000 € im Jahr, dazu 3.000 € Empfehlungsprämie', [60, 60]],
    ['Antrittsprämie 3.000 €. Ihr Gehalt: 4.000 € brutto im Monat.', [48, 48]],
  ])('%s', (text, expected) => {
    expect(valueOf(text)).toEqual(expected);
  });
});

describe('figures that are no money', () => {
  it.each<[text: string, expected: Expected]>([
    ['Unsere App hat 65-70k Nutzer.', null],
    ['65-70k users', null],
    ['65-70k aktive Nutzer im Jahr', null],
    ['Sie betreuen 30k Follower.', null],
    ['Gehalt nach Absprache, 65-70k Kunden vertrauen uns.', null],
    ['Fahrleistung: 50-60k km im Jahr', null],
    ['Eine Stadt mit 65k Einwohnern', null],
    ['Wir liefern 65 Tsd. Pakete im Jahr.', null],
    ['Followers: 65-70k', null],
    ['Reichweite 65-70k', null],
    ['85k monthly active users', null],
    ['65-70k', [65, 70]],
    ['65-70k brutto', [65, 70]],
    ['Gehalt 65-70k je nach Erfahrung', [65, 70]],
    ['65-70k für unsere Kunden in Ulm', [65, 70]],
  ])('%s', (text, expected) => {
    expect(valueOf(text)).toEqual(expected);
  });
});

describe('words spelt without umlauts', () => {
  it.each<[text: string, expected: Expected]>([
    ['Die Gehaelter liegen bei 50.000 bis 60.000 €.', [50, 60]],
    ['3.000 € brutto im Monat, 14 Gehaelter', [42, 42]],
    ['VERGUETUNG: 3.500 €', [42, 42]],
    ['Gehalt hoechstens 85 T€', [open, 85]],
    ['60.000 € jaehrlich', [60, 60]],
  ])('%s', (text, expected) => {
    expect(valueOf(text)).toEqual(expected);
  });
});

describe('pay said for full time', () => {
  it.each<[text: string, expected: Expected, note: string | undefined]>([
    ['Die Stelle hat 50 %. Gehalt: 60.000 € bei Vollzeit.', [30, 30], '50 % von Vollzeit'],
    ['50 %-Stelle, Vollzeitgehalt 50.000 bis 60.000 €', [25, 30], '50 % von Vollzeit'],
    [
      'Umfang: 75 %. Gehalt 4.000 € im Monat auf 100 %.',
      [36, 36],
      '12 Monatsgehälter, 75 % von Vollzeit',
    ],
    ['Teilzeit 50 %, Gehalt 30.000 € im Jahr', [30, 30], undefined],
    ['Vollzeit oder Teilzeit (50 %), Gehalt: 60.000 € bei Vollzeit', [60, 60], undefined],
    ['Stelle mit 50 % Homeoffice, Gehalt 60.000 € bei Vollzeit', [60, 60], undefined],
  ])('%s', (text, expected, note) => {
    expect(valueOf(text)).toEqual(expected);
    expect(noteOf(text)).toBe(note);
  });
});
