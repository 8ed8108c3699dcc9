import type { LabelledText } from '../../labelledText.ts';

/** Longer advertisements of every kind. */
export const pages: readonly LabelledText[] = [
  {
    text: `Deine Zukunft bei uns!

IT-Projektleiter (m/w/d) Digitalisierung
in Oldenburg, Vollzeit, ab sofort

Wer wir sind
Die Hunte Krankenkasse ist eine regionale Krankenkasse mit 750 Beschäftigten.

Was dich erwartet
- Leitung von Projekten rund um elektronische Akten
- Abstimmung mit Dienstleistern und Fachbereichen

Was du mitbringst
- Studium der Informatik oder Ausbildung als Fachinformatiker
- Erfahrung als Projektleiter oder Scrum Master

Was wir bieten
- 62.000 bis 74.000 Euro
- bis zu 80 % mobiles Arbeiten
- unbefristeter Arbeitsvertrag`,
    says: {
      jobTitle: 'IT-Projektleiter Digitalisierung',
      jobLocation: 'Oldenburg',
      country: 'DE',
      companySize: '500_999',
      branch: 'versicherungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 80,
      contractType: 'unbefristet',
      salary: { min: 62, max: 74 },
      employer: 'Hunte Krankenkasse',
    },
  },
  {
    text: `Zur Verstärkung unseres Teams in Memmingen suchen wir ab sofort eine/n

Speditionskaufmann/-frau (m/w/d)

Allgäu Transit Spedition GmbH
Wir sind eine Spedition mit 90 Mitarbeitern und 60 eigenen Lkw.

Aufgaben: Disposition, Abrechnung, Kundenbetreuung
Profil: Ausbildung als Kaufmann für Spedition und Logistikdienstleistung
Wir bieten: 3.200 bis 3.800 Euro brutto im Monat, unbefristete Festanstellung, kein Schichtdienst`,
    says: {
      jobTitle: 'Speditionskaufmann/-frau',
      field: 'logistik_supply_chain',
      jobLocation: 'Memmingen',
      country: 'DE',
      companySize: '50_249',
      branch: 'logistik_transport_verkehr',
      contractType: 'unbefristet',
      salary: { min: 38, max: 46 },
      employer: 'Allgäu Transit Spedition GmbH',
    },
  },
  {
    text: `Oberarzt (m/w/d) Innere Medizin

Klinikum Werratal, Bad Hersfeld

Das Klinikum Werratal ist ein Krankenhaus der Schwerpunktversorgung mit 1.200 Beschäftigten. Die Abteilung für Innere Medizin hat 70 Betten.

Wir wünschen uns
* Facharzt für Innere Medizin
* Freude an der Ausbildung junger Ärztinnen und Ärzte

Wir bieten
* 115.000 bis 130.000 Euro im Jahr
* unbefristete Anstellung in Voll- oder Teilzeit
* Hilfe bei der Wohnungssuche

Auskünfte gibt Chefarzt Dr. Lohse.`,
    says: {
      jobTitle: 'Oberarzt Innere Medizin',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Bad Hersfeld',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
      salary: { min: 115, max: 130 },
      employer: 'Klinikum Werratal',
    },
  },
  {
    text: `Marketing Specialist (m/f/d)

Location: Vienna, Austria
Contract: full-time, permanent

About the company
Donau Mobility GmbH is a car sharing provider with 130 employees.

What you will do
You plan campaigns, write copy and work closely with our sales team.

What we offer
Minimum gross salary of EUR 45,000 per year, two days of home office per week, a public transport ticket.`,
    says: {
      jobTitle: 'Marketing Specialist',
      field: 'marketing_kommunikation',
      jobLocation: 'Vienna',
      country: 'AT',
      companySize: '50_249',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 45 },
      employer: 'Donau Mobility GmbH',
    },
  },
  {
    text: `Gärtnermeister:in Garten- und Landschaftsbau

📌 Lüneburg
🕒 Vollzeit
📃 unbefristet
💶 3.800 - 4.400 € / Monat

Grünwerk Heide GmbH plant und pflegt Gärten. Wir suchen Dich als Gärtnermeister:in für ein Team von sechs Leuten. Insgesamt sind wir 35 Kolleginnen und Kollegen.`,
    says: {
      jobTitle: 'Gärtnermeister:in Garten- und Landschaftsbau',
      jobLocation: 'Lüneburg',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      salary: { min: 46, max: 53 },
      employer: 'Grünwerk Heide GmbH',
    },
  },
  {
    text: `Technischer Redakteur (m/w/d)

Unser Kunde ist ein Hersteller von Landmaschinen mit 2.300 Beschäftigten. Für den Standort Osnabrück suchen wir in Direktvermittlung einen Technischen Redakteur in unbefristeter Festanstellung.

Ihre Aufgaben: Betriebsanleitungen, Übersetzungsmanagement
Ihr Gehalt: 52.000 bis 60.000 Euro
Ihr Arbeitsplatz: zwei Tage pro Woche im Homeoffice

Emsland Engineering Personal GmbH, Lingen`,
    says: {
      jobTitle: 'Technischer Redakteur',
      jobLocation: 'Osnabrück',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'maschinen_anlagenbau',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 52, max: 60 },
    },
  },
  {
    text: `Leitung der Kita Waldwichtel (m/w/d) gesucht: Die Gemeinde Ammerbuch sucht eine Kitaleitung in Vollzeit, unbefristet, S 15 TVöD. Die Kita hat drei Gruppen und elf Fachkräfte. Voraussetzung ist eine abgeschlossene Ausbildung als Erzieherin oder ein Studium der Kindheitspädagogik.`,
    says: {
      jobTitle: 'Leitung der Kita Waldwichtel',
      field: 'bildung_erziehung_wissenschaft',
      jobLocation: 'Ammerbuch',
      country: 'DE',
      contractType: 'unbefristet',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      employer: 'Gemeinde Ammerbuch',
    },
  },
  {
    text: `Wir suchen: Werkstudent (m/w/d) im Bereich Controlling
Ort: Nürnberg
Umfang: 15 bis 20 Stunden
Lohn: 15 € pro Stunde
Noris Spielwaren AG, ein Spielwarenhersteller mit 620 Mitarbeitenden
Mobiles Arbeiten nach Absprache möglich`,
    says: {
      jobTitle: 'Werkstudent im Bereich Controlling',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Nürnberg',
      country: 'DE',
      companySize: '500_999',
      remoteChoice: 'hybrid',
      contractType: 'werkstudent',
      salary: { min: 12, max: 16 },
      employer: 'Noris Spielwaren AG',
    },
  },
  {
    text: `Versicherungskaufmann/Versicherungskauffrau im Innendienst
Agentur Meiling, Görlitz

Du betreust unsere Kunden am Telefon und in der Agentur. Teilzeit mit 25 Stunden, 2.100 € im Monat, unbefristet, kein Homeoffice.`,
    says: {
      jobTitle: 'Versicherungskaufmann/Versicherungskauffrau im Innendienst',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Görlitz',
      country: 'DE',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      contractType: 'teilzeit',
      weeklyHours: 25,
      salary: { min: 25, max: 25 },
      employer: 'Agentur Meiling',
    },
  },
  {
    text: `Reinraum-Techniker (m/w/d)
Dresden, Festanstellung

Saxolith Halbleiter GmbH ist ein Unternehmen der Halbleiterindustrie mit 1.900 Beschäftigten. Sie überwachen Anlagen im Reinraum und dokumentieren Störungen. 42.000 - 48.000 €, Vier-Schicht-System, vor Ort in Dresden.`,
    says: {
      jobTitle: 'Reinraum-Techniker',
      jobLocation: 'Dresden',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'elektrotechnik_elektronik_optik',
      remoteChoice: 'local',
      contractType: 'unbefristet',
      salary: { min: 42, max: 48 },
      employer: 'Saxolith Halbleiter GmbH',
    },
  },
];
