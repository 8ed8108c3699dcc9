import type { LabelledText } from '../labelledText.ts';

/** More mails with heads, footers and what was forwarded. */
export const moreLetters: readonly LabelledText[] = [
  {
    text: `Hallo Robert,

danke für das nette Telefonat. Wie versprochen die Infos: Es geht um die Position Vertriebsingenieur Pumpentechnik. Dein Gebiet wäre Bayern, du arbeitest komplett aus dem Homeoffice. Fixgehalt 70k, mit Bonus sind 90k drin. Der Hersteller hat weltweit 12.000 Mitarbeiter.

Schönen Abend
Sandra Kühnel
Sales Hunters Kühnel & Team`,
    says: {
      jobTitle: 'Vertriebsingenieur Pumpentechnik',
      field: 'vertrieb_verkauf',
      country: 'DE',
      companySize: '5000_plus',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      salary: { min: 70, max: 70 },
    },
    sender: { name: 'Sandra Kühnel', company: 'Sales Hunters Kühnel & Team' },
  },
  {
    text: `Liebe Kollegin, lieber Kollege,

wir gründen in Erfurt ein Medizinisches Versorgungszentrum und suchen eine Medizinische Fachangestellte (w/m/d), gern in Teilzeit. Sie erhalten ein Gehalt nach Tarif plus 150 € im Monat. Der Vertrag ist unbefristet.

Herzliche Grüße
Ihr MVZ Gerahof`,
    says: {
      jobTitle: 'Medizinische Fachangestellte',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Erfurt',
      country: 'DE',
      contractType: 'unbefristet',
    },
    sender: { company: 'MVZ Gerahof' },
  },
  {
    text: `Sehr geehrter Herr Lindner,

im Namen unseres Kunden möchte ich Sie auf folgende Stelle aufmerksam machen:

Position: Syndikusrechtsanwalt Arbeitsrecht (m/w/d)
Ort: Essen
Unternehmen: Energiekonzern, mehr als 20.000 Beschäftigte
Vertragsart: unbefristet
Arbeitsmodell: 2 Tage Präsenz, 3 Tage mobil
Gehalt: ab 95.000 €

Ich rufe Sie gern zu einer Zeit Ihrer Wahl an.

Freundliche Grüße
RAin Viola Hensel
Lex Personal Partner mbH
Mobil: 0170 0000000
E-Mail: hensel@lexpersonal.example`,
    says: {
      jobTitle: 'Syndikusrechtsanwalt Arbeitsrecht',
      field: 'recht_jura',
      jobLocation: 'Essen',
      country: 'DE',
      companySize: '5000_plus',
      branch: 'energie_wasser_umwelt_erneuerbare',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 95 },
    },
    sender: {
      name: 'RAin Viola Hensel',
      company: 'Lex Personal Partner mbH',
      email: 'hensel@lexpersonal.example',
    },
  },
  {
    text: `Guten Tag Herr Kaya,

die Agentur für Arbeit hat uns Ihren Kontakt vermittelt. Wir würden Sie gerne als Tischler in unserem Betrieb in Paderborn kennenlernen. Wir sind 12 Leute, bauen Möbel und Treppen und zahlen 19 Euro die Stunde. Der Vertrag wäre zunächst auf ein Jahr befristet.

Tischlerei Wibbeke GmbH
Manfred Wibbeke
05251 000000`,
    says: {
      jobTitle: 'Tischler',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Paderborn',
      country: 'DE',
      companySize: '10_49',
      contractType: 'befristet',
      salary: { min: 40, max: 40 },
    },
  },
  {
    text: `Hello Peter,

I came across your GitHub profile. We at Tidewater Robotics GmbH (Hamburg) are hiring an Embedded Software Engineer. Hybrid, 3 days on site, 2 days from home. Permanent. 70-84k EUR depending on experience. We are about 60 people.

Kind regards,
Maya Lindholm
Head of People
maya@tidewater-robotics.example`,
    says: {
      jobTitle: 'Embedded Software Engineer',
      field: 'it_softwareentwicklung',
      jobLocation: 'Hamburg',
      country: 'DE',
      companySize: '50_249',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 70, max: 84 },
      employer: 'Tidewater Robotics GmbH',
    },
    sender: { name: 'Maya Lindholm', email: 'maya@tidewater-robotics.example' },
  },
  {
    text: `Betreff: Interesse an einer neuen Aufgabe als Filialleiterin?

Liebe Frau Schuster,

für eine Drogeriekette suchen wir eine Filialleiterin in Passau. 38 Stunden, 3.700 € brutto monatlich, unbefristet. Bei der Kette arbeiten bundesweit 9.000 Menschen.

Sonnige Grüße
Xaver Lechner, Lechner Handelspersonal`,
    says: {
      branch: 'handel_konsumgueter_ecommerce',
      jobTitle: 'Filialleiterin',
      field: 'vertrieb_verkauf',
      jobLocation: 'Passau',
      country: 'DE',
      companySize: '5000_plus',
      contractType: 'unbefristet',
      weeklyHours: 38,
      salary: { min: 44, max: 44 },
    },
    sender: { name: 'Xaver Lechner', company: 'Lechner Handelspersonal' },
  },
  {
    text: `Sehr geehrte Frau Hartung,

gern möchten wir Sie für unser Projekt gewinnen: Als Controllerin begleiten Sie bei einem Chemieunternehmen in Ludwigshafen die Einführung von SAP S/4. Vertrag befristet auf 18 Monate, Gehalt 72.000 €, überwiegend mobiles Arbeiten (vier Tage pro Woche).

Ihre Ansprechpartnerin:
Dipl.-Kffr. Petra Isenberg
Isenberg Interim & Search GmbH
+49 621 000000
p.isenberg@isenberg-search.example

--
Sie möchten keine Nachrichten mehr? Antworten Sie mit „Abmelden“.`,
    says: {
      jobTitle: 'Controllerin',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Ludwigshafen',
      country: 'DE',
      branch: 'chemie_pharma_biotech',
      remoteChoice: 'hybrid',
      homeOfficePercent: 80,
      contractType: 'befristet',
      salary: { min: 72, max: 72 },
    },
    sender: {
      name: 'Dipl.-Kffr. Petra Isenberg',
      company: 'Isenberg Interim & Search GmbH',
      email: 'p.isenberg@isenberg-search.example',
    },
  },
];
