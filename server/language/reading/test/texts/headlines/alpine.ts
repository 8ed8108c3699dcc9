import type { LabelledText } from '../../labelledText.ts';

/** Pages of Switzerland and Austria. */
export const alpine: readonly LabelledText[] = [
  {
    text: `Fachfrau/-mann Gesundheit EFZ, 80–100 %

Alterszentrum Rosenau, 8400 Winterthur

Per 1. März oder nach Vereinbarung ergänzt du unser Team auf der Wohngruppe Demenz.

Das bringst du mit
– Abschluss als FaGe EFZ
– Herz, Humor, Deutsch auf muttersprachlichem Niveau

Das erwartet dich
– 5 Wochen Ferien
– Lohn nach kantonaler Besoldung
– unbefristete Anstellung

Fragen? Regula Amsler, Leiterin Pflege, 052 000 00 00`,
    says: {
      jobTitle: 'Fachfrau/-mann Gesundheit EFZ',
      field: 'gesundheitswesen_medizin',
      zipcode: '8400',
      jobLocation: 'Winterthur',
      country: 'CH',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
      employer: 'Alterszentrum Rosenau',
    },
  },
  {
    text: `Lehrstelle Polymechaniker/in EFZ 2027

Feintech Werkzeugbau AG, Langenthal

Du bist handwerklich geschickt und hast gute Noten in Mathe? In unserer Lehrwerkstatt bilden wir zwölf Lernende aus. Insgesamt arbeiten bei uns 160 Mitarbeitende.

Lehrbeginn: August 2027, Lehrdauer vier Jahre. Schnuppertage auf Anfrage.`,
    says: {
      jobTitle: 'Polymechaniker/in EFZ',
      jobLocation: 'Langenthal',
      country: 'CH',
      companySize: '50_249',
      contractType: 'ausbildung',
      employer: 'Feintech Werkzeugbau AG',
    },
  },
  {
    text: `Lernende/r Logistiker/in EFZ

Die Transag Rothrist AG ist ein Logistikdienstleister mit 300 Mitarbeitenden. Wir vergeben auf August eine Lehrstelle.

Arbeitsort: Rothrist
Pensum: 100 %`,
    says: {
      jobTitle: 'Lernende/r Logistiker/in EFZ',
      field: 'logistik_supply_chain',
      jobLocation: 'Rothrist',
      country: 'CH',
      companySize: '250_499',
      branch: 'logistik_transport_verkehr',
      contractType: 'ausbildung',
      employer: 'Transag Rothrist AG',
    },
  },
  {
    text: `Sachbearbeiterin / Sachbearbeiter Steuern 60 %
Gemeinde Küttigen

Die Gemeinde Küttigen sucht auf den 1. Mai eine zuverlässige Person für die Abteilung Steuern. Sie führen das Steuerregister, bearbeiten Fristgesuche und geben am Schalter Auskunft.

Wir bieten zeitgemässe Anstellungsbedingungen und Homeoffice an 1 Tag pro Woche.`,
    says: {
      jobTitle: 'Sachbearbeiterin / Sachbearbeiter Steuern',
      jobLocation: 'Küttigen',
      country: 'CH',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'teilzeit',
      weeklyHours: 24,
      employer: 'Gemeinde Küttigen',
    },
  },
  {
    text: `Heizungsinstallateur EFZ (a) 100%

Wärmetec Gebäudetechnik AG – Thun

Wir suchen per sofort einen Heizungsinstallateur. Du arbeitest selbständig auf Neu- und Umbauten im Berner Oberland. Lohn CHF 5'800 bis 6'400 x 13.

Festanstellung, Firmenauto, Weiterbildung.`,
    says: {
      jobTitle: 'Heizungsinstallateur EFZ',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Thun',
      country: 'CH',
      contractType: 'unbefristet',
      employer: 'Wärmetec Gebäudetechnik AG',
    },
  },
  {
    text: `Filialleiter:in Stellvertretung
Backhaus Lechner GmbH

Für unsere Filiale in Wels suchen wir ab sofort Verstärkung in Vollzeit (38,5 Std.).

Wir sind eine Bäckereikette mit 31 Filialen in Oberösterreich. KV-Bruttolohn 2.410 Euro pro Monat, Überzahlung je nach Erfahrung.`,
    says: {
      jobTitle: 'Filialleiter:in Stellvertretung',
      field: 'vertrieb_verkauf',
      jobLocation: 'Wels',
      country: 'AT',
      branch: 'nahrungsmittel_getraenke',
      weeklyHours: 39,
      salary: { min: 34 },
      employer: 'Backhaus Lechner GmbH',
    },
  },
  {
    text: `Lehrling Bürokaufmann/-frau (w/m/x)

Autohaus Reisinger GmbH & Co KG, 3100 St. Pölten

Lehrlingseinkommen brutto: 1. Lehrjahr € 1.000, 2. Lehrjahr € 1.220, 3. Lehrjahr € 1.460. Öffentlich gut erreichbar, Klimaticket für alle.

Bewirb dich bei Frau Sandra Zauner, lehre@reisinger.example`,
    says: {
      jobTitle: 'Lehrling Bürokaufmann/-frau',
      field: 'verwaltung_administration_buero',
      zipcode: '3100',
      jobLocation: 'St. Pölten',
      country: 'AT',
      contractType: 'ausbildung',
      salary: { min: 14, max: 20 },
      employer: 'Autohaus Reisinger GmbH & Co KG',
    },
  },
  {
    text: `Diplomierte:r Sozialarbeiter:in, 30 Wochenstunden
Verein Lebensbrücke Steiermark

Unser Verein begleitet Menschen nach der Haft. Dienstort ist Graz. Das Mindestentgelt laut SWÖ-KV beträgt € 2.980,– brutto für Vollzeit (37 Stunden). Befristet als Karenzvertretung bis Ende 2027.`,
    says: {
      jobTitle: 'Diplomierte:r Sozialarbeiter:in',
      jobLocation: 'Graz',
      country: 'AT',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'befristet',
      weeklyHours: 30,
      salary: { min: 34 },
      employer: 'Verein Lebensbrücke Steiermark',
    },
  },
];
