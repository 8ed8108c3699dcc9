import type { LabelledText } from '../../labelledText.ts';

/** Offices, IT and engineering, with headlines, benefits and imprints. */
export const offices: readonly LabelledText[] = [
  {
    text: `Zum Hauptinhalt springen
Startseite > Karriere > Stellenangebote

Sachbearbeiter Debitorenbuchhaltung (m/w/d)
Kassel | Vollzeit | Festanstellung | Referenznummer 2024-0815

Über uns
Die Nordhessische Versorgungs-AG beliefert als regionaler Energieversorger 180.000 Haushalte mit Strom, Gas und Wasser. Bei uns arbeiten 1.150 Kolleginnen und Kollegen.

Ihre Aufgaben
- Kontenklärung und Mahnwesen
- Mitarbeit bei Monats- und Jahresabschlüssen

Ihr Profil
- Kaufmännische Ausbildung
- SAP-Kenntnisse

Ihre Vorteile
- 42.000 € bis 49.000 € nach Tarif TV-V
- Zwei Tage in der Woche mobil arbeiten
- Jobticket

Jetzt bewerben
Impressum | Datenschutz | © Nordhessische Versorgungs-AG`,
    says: {
      jobTitle: 'Sachbearbeiter Debitorenbuchhaltung',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Kassel',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'energie_wasser_umwelt_erneuerbare',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 42, max: 49 },
      employer: 'Nordhessische Versorgungs-AG',
    },
  },
  {
    text: `Als einer der führenden Anbieter von Software für Zahnarztpraxen suchen wir, die DentaLogik GmbH, zur Verstärkung unseres Teams am Standort Koblenz einen

IT-Systemadministrator (m/w/d) 1st & 2nd Level Support

DAS ERWARTET SIE
• Betreuung von Servern und Clients
• Support für 130 Anwender im Haus

DAS BIETEN WIR
• unbefristeter Arbeitsvertrag
• mobiles Arbeiten an bis zu 3 Tagen pro Woche
• 45.000 – 55.000 € p. a.

DentaLogik GmbH, Rheinufer 800, 56068 Koblenz`,
    says: {
      jobTitle: 'IT-Systemadministrator 1st & 2nd Level Support',
      field: 'it_softwareentwicklung',
      jobLocation: 'Koblenz',
      country: 'DE',
      branch: 'it_software_internet_telekommunikation',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 45, max: 55 },
      employer: 'DentaLogik GmbH',
    },
  },
  {
    text: `(Senior) Java Developer (w/m/d) – Insurance Solutions

Wo? Hamburg, München oder remote
Wann? Ab sofort
Wie? Unbefristet, Voll- oder Teilzeit

Die Kernwerk Software AG entwickelt mit 280 Menschen Bestandsführungssysteme für Versicherer im deutschsprachigen Raum. Wir arbeiten in kleinen Teams, mit modernem Stack und ohne Krawatte.

Gehaltsrahmen: 68.000 bis 88.000 €`,
    says: {
      jobTitle: '(Senior) Java Developer',
      field: 'it_softwareentwicklung',
      country: 'DE',
      companySize: '250_499',
      contractType: 'unbefristet',
      branch: 'it_software_internet_telekommunikation',
      salary: { min: 68, max: 88 },
      employer: 'Kernwerk Software AG',
    },
  },
  {
    text: `Personalsachbearbeiterin / Personalsachbearbeiter (m/w/d) Schwerpunkt Entgeltabrechnung

Arbeitsort: 33602 Bielefeld
Arbeitszeit: Teilzeit, 30 Stunden
Vertrag: unbefristet
Gehalt: 3.100 bis 3.500 € (bezogen auf 30 Stunden)

Unser Auftraggeber gehört zu den großen Möbelherstellern Ostwestfalens. Wir besetzen die Stelle in Direktvermittlung; für Sie entstehen keine Kosten.

Westfalen Office Personal GmbH`,
    says: {
      jobTitle: 'Personalsachbearbeiterin / Personalsachbearbeiter',
      field: 'personalwesen_hr',
      zipcode: '33602',
      jobLocation: 'Bielefeld',
      country: 'DE',
      branch: 'holz_moebel_papier',
      contractType: 'teilzeit',
      weeklyHours: 30,
      salary: { min: 37, max: 42 },
    },
  },
  {
    text: `Entwicklungsingenieur Leistungselektronik (m/w/d)

Voltara Systems GmbH, Erlangen

Voltara Systems ist ein Unternehmen der Elektrotechnik und entwickelt mit 75 Ingenieurinnen und Ingenieuren Wechselrichter und Ladetechnik. Insgesamt sind wir 210 Leute.

Ihre Aufgaben: Schaltungsentwicklung, Simulation, Inbetriebnahme, Betreuung von Prüflingen im EMV-Labor.
Ihr Profil: Studium der Elektrotechnik, drei Jahre Berufserfahrung.
Unser Angebot: EG 11 bis EG 13 (72.000 bis 89.000 Euro), 35 Stunden, bis zu 40 % Homeoffice, unbefristet.`,
    says: {
      jobTitle: 'Entwicklungsingenieur Leistungselektronik',
      jobLocation: 'Erlangen',
      country: 'DE',
      companySize: '50_249',
      branch: 'elektrotechnik_elektronik_optik',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      weeklyHours: 35,
      salary: { min: 72, max: 89 },
      employer: 'Voltara Systems GmbH',
    },
  },
  {
    text: `Steuerberater (m/w/d) mit Partnerperspektive

Ihre Kanzlei in Regensburg: Huber Stadler & Kollegen Steuerberatungsgesellschaft mbH, 38 Köpfe, vier Partner.

Was uns ausmacht: papierlose Akten, Homeoffice nach Absprache, Duz-Kultur. Wir bieten 75.000 bis 95.000 € Jahresgehalt und eine unbefristete Anstellung.`,
    says: {
      jobTitle: 'Steuerberater',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Regensburg',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'hybrid',
      contractType: 'unbefristet',
      salary: { min: 75, max: 95 },
      employer: 'Huber Stadler & Kollegen Steuerberatungsgesellschaft mbH',
    },
  },
  {
    text: `Mitarbeiter im Vertriebsinnendienst (m/w/d)

Die Rohrtec Handels GmbH ist ein Großhändler für Rohre, Fittings und Armaturen mit 60 Beschäftigten.

Für unser Team in Siegburg suchen wir Sie zum 01.09. als Mitarbeiter im Vertriebsinnendienst. Sie erstellen Angebote, bearbeiten Aufträge und beraten unsere Kunden aus Handwerk und Industrie am Telefon.

Wir bieten 38.000 bis 44.000 € Jahresgehalt, 30 Tage Urlaub und einen sicheren, unbefristeten Arbeitsplatz. Bewerbungen an personal@rohrtec.example.`,
    says: {
      jobTitle: 'Mitarbeiter im Vertriebsinnendienst',
      field: 'vertrieb_verkauf',
      jobLocation: 'Siegburg',
      country: 'DE',
      companySize: '50_249',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'unbefristet',
      salary: { min: 38, max: 44 },
      employer: 'Rohrtec Handels GmbH',
    },
  },
  {
    text: `Scrum Master (all genders)

📍 Nürnberg / hybrid
💼 Permanent, full-time
💰 70 - 82k €

Nexora IT Consulting GmbH is an IT consultancy with 150 colleagues in four offices. You will coach two product teams, moderate events and remove impediments. We offer 2 days remote per week, a job bike and 30 days of vacation.`,
    says: {
      jobTitle: 'Scrum Master',
      field: 'it_softwareentwicklung',
      jobLocation: 'Nürnberg',
      country: 'DE',
      companySize: '50_249',
      branch: 'it_software_internet_telekommunikation',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 70, max: 82 },
      employer: 'Nexora IT Consulting GmbH',
    },
  },
  {
    text: `Wir besetzen: Technischer Einkäufer (m/w/d) Elektronikkomponenten

Kunde: Automobilzulieferer, 1.800 Mitarbeiter
Ort: Lippstadt
Vertragsart: Festanstellung
Gehalt: 60 - 72 T€ p.a.
Homeoffice: 2 Tage/Woche

Interesse? Senden Sie Ihren CV an Frau Meike Althoff, althoff@hellweg-personal.example. Hellweg Personal- und Managementberatung`,
    says: {
      jobTitle: 'Technischer Einkäufer Elektronikkomponenten',
      field: 'einkauf_beschaffung',
      jobLocation: 'Lippstadt',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'automobilindustrie',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 60, max: 72 },
    },
  },
  {
    text: `Teamassistenz (m/w/d)

Wir sind ein Architekturbüro mit 24 Mitarbeiterinnen und Mitarbeitern in Weimar und suchen ab Oktober eine freundliche Teamassistenz mit 25 Wochenstunden. Die Stelle ist als Elternzeitvertretung auf 18 Monate befristet. Vergütung: 1.900 € im Monat. Ihr Arbeitsplatz ist bei uns im Büro, Homeoffice bieten wir nicht an.`,
    says: {
      jobTitle: 'Teamassistenz',
      field: 'verwaltung_administration_buero',
      jobLocation: 'Weimar',
      country: 'DE',
      companySize: '10_49',
      branch: 'baugewerbe_architektur_immobilien',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      contractType: 'befristet',
      weeklyHours: 25,
      salary: { min: 23, max: 23 },
    },
  },
];
