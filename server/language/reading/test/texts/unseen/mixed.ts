import type { LabelledText } from '../../labelledText.ts';

/** Messages and advertisements of every kind, short ones. */
export const mixed: readonly LabelledText[] = [
  {
    text: `Hallo Herr Dr. Kern, für ein Biotech-Start-up in Heidelberg mit 60 Mitarbeitern suche ich einen Laborleiter Zellkultur. Unbefristet, 80.000 bis 90.000 €. Haben Sie kommende Woche Zeit? Freundliche Grüße, Simone Adler, Adler Life Science Search GmbH`,
    says: {
      jobTitle: 'Laborleiter Zellkultur',
      jobLocation: 'Heidelberg',
      country: 'DE',
      companySize: '50_249',
      branch: 'chemie_pharma_biotech',
      contractType: 'unbefristet',
      salary: { min: 80, max: 90 },
    },
    sender: { name: 'Simone Adler', company: 'Adler Life Science Search GmbH' },
  },
  {
    text: `Fliesenleger (m/w/d) in Neumünster gesucht

Fliesen Petersen GmbH, Meisterbetrieb seit 1982. Wir sind 14 Leute und verlegen vom Bad bis zum Hallenbad. 20 € Stundenlohn, Firmenwagen, unbefristet.`,
    says: {
      jobTitle: 'Fliesenleger',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Neumünster',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      salary: { min: 42, max: 42 },
      employer: 'Fliesen Petersen GmbH',
    },
  },
  {
    text: `Hi Daniel, we met at the Kubernetes meetup. My client, an insurance company in Munich, is looking for a Principal Cloud Engineer. Permanent contract, hybrid (3 days from home), 95-115k EUR. Let me know! Best, Aoife Kelly, Shamrock Tech Recruitment`,
    says: {
      jobTitle: 'Principal Cloud Engineer',
      field: 'it_softwareentwicklung',
      jobLocation: 'Munich',
      country: 'DE',
      branch: 'versicherungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 95, max: 115 },
    },
    sender: { name: 'Aoife Kelly', company: 'Shamrock Tech Recruitment' },
  },
  {
    text: `Sachbearbeitung Bauanträge (m/w/d), Entgeltgruppe 9b TVöD

Die Stadt Ravensburg sucht für das Bauordnungsamt zum nächstmöglichen Termin eine engagierte Kraft. Die Stelle ist unbefristet, teilbar und bietet mobiles Arbeiten an einem Tag in der Woche.`,
    says: {
      jobTitle: 'Sachbearbeitung Bauanträge',
      jobLocation: 'Ravensburg',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'unbefristet',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      employer: 'Stadt Ravensburg',
    },
  },
  {
    text: `Einrichtungsleiter (m/w/d) Seniorenpflege
Standort: Bamberg | Vollzeit | unbefristet

Die Regnitz Pflege gGmbH betreibt vier Häuser mit 310 Beschäftigten. Sie tragen die Verantwortung für 96 Plätze und ein Team von 85 Mitarbeitenden. 5.800 € bis 6.400 € im Monat.`,
    says: {
      jobTitle: 'Einrichtungsleiter Seniorenpflege',
      jobLocation: 'Bamberg',
      country: 'DE',
      companySize: '250_499',
      contractType: 'unbefristet',
      branch: 'gesundheitswesen_sozialwesen',
      salary: { min: 70, max: 77 },
      employer: 'Regnitz Pflege gGmbH',
    },
  },
  {
    text: `Wir stellen ein: Lackierer / Fahrzeuglackierer (m/w/d) in Heilbronn. Karosseriebau Neckar GmbH, 18 Mitarbeiter, Festanstellung, 3.100-3.600 € brutto.`,
    says: {
      jobTitle: 'Lackierer / Fahrzeuglackierer',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Heilbronn',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      salary: { min: 37, max: 43 },
      employer: 'Karosseriebau Neckar GmbH',
    },
  },
  {
    text: `Guten Tag Frau Sommer,
zur Verstärkung eines Großhändlers für Sanitärtechnik in Ulm suchen wir eine Teamleiterin Auftragsabwicklung. Gehalt bis 62.000 €, unbefristet, zwei Tage Homeoffice pro Woche.
Mit freundlichen Grüßen
Nils Brandauer
Brandauer HR Partner GmbH`,
    says: {
      jobTitle: 'Teamleiterin Auftragsabwicklung',
      jobLocation: 'Ulm',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { max: 62 },
    },
    sender: { name: 'Nils Brandauer', company: 'Brandauer HR Partner GmbH' },
  },
  {
    text: `Zimmermädchen / Roomboy (m/w/d) – Teilzeit – Hotel Alpenglück, Oberstdorf

20 Stunden in der Woche, vormittags, 14,20 € pro Stunde, Personalzimmer möglich. Ganzjährig, unbefristet.`,
    says: {
      jobTitle: 'Zimmermädchen / Roomboy',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Oberstdorf',
      country: 'DE',
      contractType: 'teilzeit',
      branch: 'tourismus_gastgewerbe_freizeit',
      weeklyHours: 20,
      salary: { min: 15, max: 15 },
      employer: 'Hotel Alpenglück',
    },
  },
  {
    text: `Ausbildung zum Fachlageristen (m/w/d) ab August 2026 in Soest
Börde Logistik GmbH – Logistikdienstleister mit 120 Beschäftigten
Dauer: 2 Jahre. Ausbildungsvergütung: 1.100 € im ersten, 1.180 € im zweiten Jahr.`,
    says: {
      jobTitle: 'Fachlagerist',
      field: 'logistik_supply_chain',
      jobLocation: 'Soest',
      country: 'DE',
      companySize: '50_249',
      branch: 'logistik_transport_verkehr',
      contractType: 'ausbildung',
      salary: { min: 13, max: 14 },
      employer: 'Börde Logistik GmbH',
    },
  },
  {
    text: `HR Business Partner (w/m/d) 80 %
Winterthur

Die Eulach Maschinen AG ist ein Maschinenbauunternehmen mit 480 Mitarbeitenden. Wir bieten eine unbefristete Stelle, Homeoffice an zwei Tagen pro Woche und fünf Wochen Ferien.`,
    says: {
      jobTitle: 'HR Business Partner',
      field: 'personalwesen_hr',
      jobLocation: 'Winterthur',
      country: 'CH',
      companySize: '250_499',
      branch: 'maschinen_anlagenbau',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'teilzeit',
      weeklyHours: 32,
      employer: 'Eulach Maschinen AG',
    },
  },
  {
    text: `Souschef:in für unser Restaurant in Klagenfurt gesucht. Ab € 2.900,- brutto (14x), 5-Tage-Woche, Jahresstelle, unbefristet. Wörthersee Gastro GmbH`,
    says: {
      jobTitle: 'Souschef:in',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Klagenfurt',
      country: 'AT',
      contractType: 'unbefristet',
      salary: { min: 41 },
      employer: 'Wörthersee Gastro GmbH',
    },
  },
  {
    text: `Moin! Wir suchen für unsere Zahnarztpraxis in Bremerhaven eine/n Dentalhygieniker/in (m/w/d) in Voll- oder Teilzeit. Unser Team: 12 Leute. Bezahlung 4.000 € bei Vollzeit. Bewerbung an praxis@hafenzahn.example`,
    says: {
      jobTitle: 'Dentalhygieniker/in',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Bremerhaven',
      country: 'DE',
      salary: { min: 48, max: 48 },
    },
  },
  {
    text: `Job: Maschinen- und Anlagenführer (m/w/d) Lebensmittel
Wo: Bad Zwischenahn
Wie: Vollzeit, Wechselschicht
Vertrag: Arbeitnehmerüberlassung
Lohn: 16,20 EUR/Std.
Kontakt: Ammerland Personal GmbH`,
    says: {
      jobTitle: 'Maschinen- und Anlagenführer Lebensmittel',
      field: 'produktion_fertigung_industrie',
      jobLocation: 'Bad Zwischenahn',
      country: 'DE',
      contractType: 'arbeitnehmerueberlassung',
      salary: { min: 34, max: 34 },
    },
  },
  {
    text: `Tourismusmanager (m/w/d) - befristet bis 31.12.2027

Der Tourismusverband Spreewald e. V. sucht für die Geschäftsstelle in Lübbenau eine Persönlichkeit mit Ideen. TVöD 10, 39 Stunden, zwei Tage mobile Arbeit in der Woche.`,
    says: {
      jobTitle: 'Tourismusmanager',
      jobLocation: 'Lübbenau',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'befristet',
      weeklyHours: 39,
      employer: 'Tourismusverband Spreewald e. V.',
    },
  },
  {
    text: `Guten Tag, haben Sie schon einmal an einen Wechsel gedacht? Ich suche im Auftrag eines Küchenherstellers im Raum Herford einen Gebietsverkaufsleiter Nord. Fixum 75.000 €, Firmenwagen, Festanstellung. Viele Grüße, Gerd Tewes, Tewes Consulting`,
    says: {
      jobTitle: 'Gebietsverkaufsleiter Nord',
      field: 'vertrieb_verkauf',
      jobLocation: 'Herford',
      country: 'DE',
      branch: 'holz_moebel_papier',
      contractType: 'unbefristet',
      salary: { min: 75, max: 75 },
    },
    sender: { name: 'Gerd Tewes', company: 'Tewes Consulting' },
  },
];
