import type { LabelledText } from '../../labelledText.ts';

/** Agencies, misleading firms and towns, and what was pasted badly. */
export const agencies: readonly LabelledText[] = [
  {
    text: `Schweißer MAG (m/w/d)
16,50 € - 19,00 € / Stunde
Wilhelmshaven

Für unseren Kunden, einen Stahlbauer mit 150 Mitarbeitern, suchen wir Sie in Arbeitnehmerüberlassung mit Übernahmeoption.

Ihre Aufgaben: MAG-Schweißen nach Zeichnung
Ihr Profil: gültige Prüfung 135

Küstenkraft Personal GmbH, Niederlassung Oldenburg, Donnerschweer Straße 900, 26123 Oldenburg`,
    says: {
      jobTitle: 'Schweißer MAG',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Wilhelmshaven',
      country: 'DE',
      companySize: '50_249',
      branch: 'metallerzeugung_verarbeitung',
      contractType: 'arbeitnehmerueberlassung',
      salary: { min: 34, max: 40 },
    },
  },
  {
    text: `Im Kundenauftrag suchen wir eine/n Lohnbuchhalter/in (m/w/d) für ein Steuerbüro in 45127 Essen. Direkte Festanstellung beim Kunden, Teilzeit ab 25 Stunden möglich, 3.200-3.800 € brutto, 50 % Homeoffice. Ruhrkontor Personalvermittlung GmbH, gegründet 2009 in Bochum, 40 Mitarbeiter.`,
    says: {
      jobTitle: 'Lohnbuchhalter/in',
      zipcode: '45127',
      jobLocation: 'Essen',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 50,
      contractType: 'unbefristet',
      salary: { min: 38, max: 46 },
    },
  },
  {
    text: `Callcenter Agent (m/w/d) Inbound - Schwerin - 100% vor Ort

Du telefonierst für einen bekannten Mobilfunkanbieter und hilfst bei Fragen zu Rechnung und Tarif. Arbeitgeber ist die Ostseedialog GmbH mit 800 Beschäftigten in Schwerin und Rostock. 14,00 € die Stunde plus Bonus, unbefristet.`,
    says: {
      jobTitle: 'Callcenter Agent Inbound',
      field: 'kundenservice_support_beratung',
      jobLocation: 'Schwerin',
      country: 'DE',
      companySize: '500_999',
      remoteChoice: 'local',
      contractType: 'unbefristet',
      salary: { min: 29, max: 29 },
      employer: 'Ostseedialog GmbH',
    },
  },
  {
    text: `Fachinformatiker/in (m/w/d) Systemintegration Ort: Halle (Saale) Arbeitszeit: Vollzeit Befristung: unbefristet Kontakt: Frau Lenz Unternehmen: Salinen IT-Service GmbH Beschreibung: Als IT-Dienstleister mit 22 Mitarbeitern betreuen wir Arztpraxen in Halle, Leipzig und Magdeburg. Sie installieren Server, lösen Störungen und fahren zu unseren Kunden. Gehalt: 38.000 bis 45.000 Euro im Jahr`,
    says: {
      jobTitle: 'Fachinformatiker/in Systemintegration',
      field: 'it_softwareentwicklung',
      jobLocation: 'Halle (Saale)',
      country: 'DE',
      companySize: '10_49',
      branch: 'it_software_internet_telekommunikation',
      contractType: 'unbefristet',
      salary: { min: 38, max: 45 },
      employer: 'Salinen IT-Service GmbH',
    },
  },
  {
    text: `Wir suchen Verstärkung für unser Team:
- Koch (m/w/d)
- Servicekraft (m/w/d)
- Spüler (m/w/d)
Vollzeit, Teilzeit oder Minijob. Restaurant Seeterrasse, Plön. Meldet euch unter 04522 00000.`,
    says: {
      jobLocation: 'Plön',
      country: 'DE',
      employer: 'Restaurant Seeterrasse',
      branch: 'tourismus_gastgewerbe_freizeit',
    },
  },
  {
    text: `gesucht wird :  Industriemechanicker  (m/w/d)  in   Salzgitter
lohn:  20€ std
vertrag:  unbefristet , Vollzeit
firma :  MTS Anlagentechnik GmbH   , 60 Mitarbeiter`,
    says: {
      jobTitle: 'Industriemechanicker',
      jobLocation: 'Salzgitter',
      country: 'DE',
      companySize: '50_249',
      contractType: 'unbefristet',
      salary: { min: 42, max: 42 },
      employer: 'MTS Anlagentechnik GmbH',
    },
  },
  {
    text: `Sales Manager DACH (m/w/d) | B2B SaaS

Standort
München oder Homeoffice

Unternehmen
Ticketwolke GmbH, ein Softwareanbieter für Veranstalter, 48 Mitarbeitende

Konditionen
60.000 € fix + 30.000 € variabel
Unbefristet, Vollzeit`,
    says: {
      jobTitle: 'Sales Manager DACH',
      field: 'vertrieb_verkauf',
      jobLocation: 'München',
      country: 'DE',
      companySize: '10_49',
      branch: 'it_software_internet_telekommunikation',
      contractType: 'unbefristet',
      salary: { min: 60, max: 60 },
      employer: 'Ticketwolke GmbH',
    },
  },
  {
    text: `Wir suchen einen zuverlässigen Hausmeister (m/w/d) für unsere Wohnanlage in Bottrop. Sie waren schon Elektriker, Maler oder Installateur? Perfekt! 20 Stunden die Woche, 15 € die Stunde, Teilzeit, unbefristet. WEG Parkallee, vertreten durch Immo-Service Kroll e.K.`,
    says: {
      jobTitle: 'Hausmeister',
      jobLocation: 'Bottrop',
      country: 'DE',
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 16, max: 16 },
    },
  },
  {
    text: `Ausbildung 2026: Kaufleute für Versicherungen und Finanzanlagen (m/w/d)

Bei der Nordlicht Versicherung AG in Kiel lernst du drei Jahre lang alles über Schäden, Tarife und Beratung. 1.650 Beschäftigte, Wohnheimplätze, Übernahmegarantie. Du bekommst im 1. Jahr 1.160 €, im 2. Jahr 1.230 € und im 3. Jahr 1.310 €.`,
    says: {
      jobTitle: 'Kaufleute für Versicherungen und Finanzanlagen',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Kiel',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'versicherungen',
      contractType: 'ausbildung',
      salary: { min: 14, max: 16 },
      employer: 'Nordlicht Versicherung AG',
    },
  },
  {
    text: `Erfahrener Zimmermann gesucht (m/w/d)!

Zimmerei Holzapfel, Garmisch-Partenkirchen. 5 Mann, ein Kran, viel Arbeit. 23 bis 26 Euro die Stunde, Winterpause bezahlt, unbefristet. Kein Büro, kein Homeoffice, nur frische Luft.`,
    says: {
      jobTitle: 'Zimmermann',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Garmisch-Partenkirchen',
      country: 'DE',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      contractType: 'unbefristet',
      branch: 'baugewerbe_architektur_immobilien',
      salary: { min: 48, max: 54 },
      employer: 'Zimmerei Holzapfel',
    },
  },
];
