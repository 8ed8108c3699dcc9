import type { LabelledText } from '../../labelledText.ts';

/** Messages and small advertisements that say pay in passing. */
export const shortWithPay: readonly LabelledText[] = [
  {
    text: `Moin Herr Petersen, für einen Kunden in Rostock suche ich einen Projektleiter Windenergie. Festanstellung, 75 bis 88k je nach Erfahrung, dazu ein Dienstwagen. Interesse? Gruß, Jan Möhring, Küstenkarriere GmbH`,
    says: {
      jobTitle: 'Projektleiter Windenergie',
      jobLocation: 'Rostock',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 75, max: 88 },
    },
    sender: { name: 'Jan Möhring', company: 'Küstenkarriere GmbH' },
  },
  {
    text: `Bäckereifachverkäuferin (m/w/d) in Bamberg gesucht! Teilzeit, 25 Stunden die Woche, 15,80 € Stundenlohn plus Sonntagszuschlag. Bäckerei Fischermann, 40 Mitarbeiter. Einfach anrufen!`,
    says: {
      jobTitle: 'Bäckereifachverkäuferin',
      field: 'vertrieb_verkauf',
      jobLocation: 'Bamberg',
      country: 'DE',
      companySize: '10_49',
      contractType: 'teilzeit',
      branch: 'nahrungsmittel_getraenke',
      weeklyHours: 25,
      salary: { min: 21, max: 21 },
      employer: 'Bäckerei Fischermann',
    },
  },
  {
    text: `Hey Lena, hier ist Tobi von Codewerk Recruiting. Wir haben eine Rolle als Frontend Developer, komplett remote, unbefristet. Gehaltlich gehen bis zu 78.000 €, on top gibt's 5.000 € Weiterbildungsbudget. Magst du quatschen?`,
    says: {
      jobTitle: 'Frontend Developer',
      field: 'it_softwareentwicklung',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      contractType: 'unbefristet',
      salary: { max: 78 },
    },
    sender: { name: 'Tobi', company: 'Codewerk Recruiting' },
  },
  {
    text: `Suchen ab sofort Küchenhilfe (m/w/d) in Lübeck auf Minijob-Basis, 14 €/Std. Restaurant Alte Mühle`,
    says: {
      jobTitle: 'Küchenhilfe',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Lübeck',
      country: 'DE',
      contractType: 'minijob',
      employer: 'Restaurant Alte Mühle',
    },
  },
  {
    text: `Guten Tag Frau Özdemir, wir besetzen bei einem Automobilzulieferer in Ingolstadt gleich zwei Stellen: einen Einkäufer (60.000 bis 68.000 €) und einen Qualitätsingenieur (70.000 bis 80.000 €). Welche passt besser zu Ihnen? Mit freundlichen Grüßen, Dirk Wallner, Wallner Personal GmbH`,
    says: {
      jobLocation: 'Ingolstadt',
      country: 'DE',
      branch: 'automobilindustrie',
    },
    sender: { name: 'Dirk Wallner', company: 'Wallner Personal GmbH' },
  },
  {
    text: `Hausmeister (m/w/d) für unsere Wohnanlage in Kassel
4 Stunden täglich, Montag bis Freitag
16,00 EUR die Stunde
befristet auf ein Jahr
Hausverwaltung Brandt GmbH`,
    says: {
      jobTitle: 'Hausmeister',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Kassel',
      country: 'DE',
      contractType: 'befristet',
      branch: 'baugewerbe_architektur_immobilien',
      weeklyHours: 20,
      salary: { min: 17, max: 17 },
      employer: 'Hausverwaltung Brandt GmbH',
    },
  },
  {
    text: `Servus! Suach an Elektriker für Rosenheim, zahl 23 Euro in da Stund, 38 Stunden, Freitag mittag is Schluss. Meld di, Elektro Huaba, 8 Leit.`,
    says: {
      jobTitle: 'Elektriker',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Rosenheim',
      country: 'DE',
      companySize: '1_9',
      salary: { min: 45, max: 45 },
      weeklyHours: 38,
    },
  },
  {
    text: `Hi Sven, quick one: my client in Frankfurt needs a Senior Risk Analyst. Permanent, hybrid, base of 95 to 110k plus 15% bonus. Shall we talk? Best, Claire Dunne, Dunne & Hart Search`,
    says: {
      jobTitle: 'Senior Risk Analyst',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Frankfurt',
      country: 'DE',
      remoteChoice: 'hybrid',
      contractType: 'unbefristet',
      salary: { min: 95, max: 110 },
    },
    sender: { name: 'Claire Dunne', company: 'Dunne & Hart Search' },
  },
  {
    text: `Werkstudent (m/w/d) Personal, Mannheim, max. 20 Std./Woche, 16,50 € pro Stunde. Quadrat Logistik GmbH, Logistikdienstleister mit 300 Mitarbeitenden.`,
    says: {
      jobTitle: 'Werkstudent Personal',
      field: 'personalwesen_hr',
      jobLocation: 'Mannheim',
      country: 'DE',
      companySize: '250_499',
      branch: 'logistik_transport_verkehr',
      contractType: 'werkstudent',
      salary: { max: 17 },
      employer: 'Quadrat Logistik GmbH',
    },
  },
  {
    text: `Zahnmedizinische Fachangestellte (m/w/d) in Gießen. Praxis Dr. Rehbein sucht dich, 30 bis 38 Stunden, unbefristet, 2.900 Euro brutto bei Vollzeit. Auch Wiedereinsteigerinnen willkommen!`,
    says: {
      jobTitle: 'Zahnmedizinische Fachangestellte',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Gießen',
      country: 'DE',
      contractType: 'unbefristet',
      branch: 'gesundheitswesen_sozialwesen',
      salary: { min: 35, max: 35 },
      employer: 'Praxis Dr. Rehbein',
    },
  },
];
