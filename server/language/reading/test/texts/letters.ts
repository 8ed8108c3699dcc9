import type { LabelledText } from '../labelledText.ts';

/** Mails with heads, footers and what was forwarded. */
export const letters: readonly LabelledText[] = [
  {
    text: `Von: Miriam Falk <miriam.falk@talentkontor.example>
Gesendet: Dienstag, 14. Januar 2025 09:12
An: Jens Adler
Betreff: Projektleiter Tiefbau (m/w/d) in Koblenz

Sehr geehrter Herr Adler,

für ein Bauunternehmen mit 320 Mitarbeitern suchen wir einen Projektleiter Tiefbau. Das Jahresgehalt liegt zwischen 75.000 und 88.000 Euro, dazu kommt ein Dienstwagen. Die Anstellung ist unbefristet, Dienstort ist Koblenz.

Haben Sie Interesse? Dann rufen Sie mich gerne an.

Mit freundlichen Grüßen
Miriam Falk
Talentkontor Falk GmbH
Schloßstraße 300, 56068 Koblenz
Geschäftsführerin: Miriam Falk | Amtsgericht Koblenz HRB 00000
Diese E-Mail kann vertrauliche Informationen enthalten.`,
    says: {
      jobTitle: 'Projektleiter Tiefbau',
      jobLocation: 'Koblenz',
      country: 'DE',
      companySize: '250_499',
      branch: 'baugewerbe_architektur_immobilien',
      contractType: 'unbefristet',
      salary: { min: 75, max: 88 },
    },
    sender: {
      name: 'Miriam Falk',
      company: 'Talentkontor Falk GmbH',
      email: 'miriam.falk@talentkontor.example',
    },
  },
  {
    text: `-------- Weitergeleitete Nachricht --------
Betreff: Deine nächste Stelle?
Datum: Mon, 3 Feb 2025 17:40
Von: Ole Hinrichs <ole@kuestenrecruiting.example>
An: privat

Hi Mareike,

ich suche für meinen Kunden in Kiel eine UX Designerin. Sie arbeiten hybrid mit zwei Bürotagen in der Woche, das Gehalt liegt bei 58 bis 66 T€. Der Vertrag ist erst einmal auf zwei Jahre befristet. 40 Leute, flache Hierarchien.

Schreib mir, wenn du mehr wissen magst.

Beste Grüße
Ole

Ole Hinrichs
Küstenrecruiting Hinrichs e. K.`,
    says: {
      jobTitle: 'UX Designerin',
      field: 'design_kreativbereich',
      jobLocation: 'Kiel',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'befristet',
      salary: { min: 58, max: 66 },
    },
    sender: {
      name: 'Ole Hinrichs',
      company: 'Küstenrecruiting Hinrichs e. K.',
      email: 'ole@kuestenrecruiting.example',
    },
  },
  {
    text: `Betreff: Vakanz Leiter Instandhaltung | Standort Bremerhaven

Guten Tag Herr Nowak,

Ihr Profil passt ausgezeichnet zu einer Vakanz, die ich derzeit betreue. Gesucht wird ein Leiter Instandhaltung für eine Fischverarbeitung. Sie führen 22 Mitarbeiter. Das Unternehmen selbst beschäftigt 600 Menschen und gehört zur Lebensmittelindustrie.

Rahmendaten:
- Gehalt 80.000 bis 95.000 €
- unbefristete Direktanstellung
- 30 Tage Urlaub, Firmenwagen

Ich freue mich auf Ihre Antwort!

Mit besten Grüßen
Susanne Rademacher
Senior Personalberaterin

Rademacher Personal GmbH
Tel.: 0421 000000
susanne@rademacher-personal.example
www.rademacher-personal.example`,
    says: {
      jobTitle: 'Leiter Instandhaltung',
      jobLocation: 'Bremerhaven',
      country: 'DE',
      companySize: '500_999',
      branch: 'nahrungsmittel_getraenke',
      contractType: 'unbefristet',
      salary: { min: 80, max: 95 },
    },
    sender: {
      name: 'Susanne Rademacher',
      company: 'Rademacher Personal GmbH',
      email: 'susanne@rademacher-personal.example',
    },
  },
  {
    text: `Guten Tag,

mein Name ist Clara Neumeister von der Neumeister Büropersonal GmbH. Wir suchen im Rahmen der Arbeitnehmerüberlassung für einen Kunden in 70565 Stuttgart eine Sekretärin (m/w/d) in Teilzeit mit 25 Stunden. Der Stundenlohn beträgt 18,50 €. Gearbeitet wird ausschließlich vor Ort.

Passt das für Sie?

Viele Grüße`,
    says: {
      jobTitle: 'Sekretärin',
      field: 'verwaltung_administration_buero',
      zipcode: '70565',
      jobLocation: 'Stuttgart',
      country: 'DE',
      remoteChoice: 'local',
      contractType: 'arbeitnehmerueberlassung',
      weeklyHours: 25,
      salary: { min: 24, max: 24 },
    },
    sender: { name: 'Clara Neumeister', company: 'Neumeister Büropersonal GmbH' },
  },
  {
    text: `Subject: Opportunity: Regulatory Affairs Manager in Vienna

Dear Dr. Novak,

I hope this finds you well. Our client, a biotech company employing around 80 people, is seeking a Regulatory Affairs Manager for its office in Vienna. It is a permanent role with up to 50% home office. Annual gross salary starts at EUR 68,000.

If this sounds interesting, please send me your updated CV.

Best regards,
Helena Krause
Life Science Recruiting
Danubia Search GmbH
h.krause@danubia-search.example`,
    says: {
      jobTitle: 'Regulatory Affairs Manager',
      jobLocation: 'Vienna',
      country: 'AT',
      companySize: '50_249',
      branch: 'chemie_pharma_biotech',
      remoteChoice: 'hybrid',
      homeOfficePercent: 50,
      contractType: 'unbefristet',
      salary: { min: 68 },
    },
    sender: {
      name: 'Helena Krause',
      company: 'Danubia Search GmbH',
      email: 'h.krause@danubia-search.example',
    },
  },
  {
    text: `Hallo zusammen,

anbei die neue Anzeige für unsere Karriereseite, bitte einmal gegenlesen:

Mitarbeiter Qualitätssicherung (m/w/d), Standort Göttingen, Vollzeit, unbefristet. Wir sind die Leinefeld Messtechnik GmbH, ein Spezialist für optische Sensoren mit 65 Mitarbeitern. Du prüfst Bauteile, dokumentierst Abweichungen und begleitest Audits. Homeoffice ist in dieser Rolle nicht möglich. Gehalt 3.100 bis 3.500 € im Monat.

Danke und Gruß
Birte`,
    says: {
      jobTitle: 'Mitarbeiter Qualitätssicherung',
      field: 'qualitaetsmanagement',
      jobLocation: 'Göttingen',
      country: 'DE',
      companySize: '50_249',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      contractType: 'unbefristet',
      salary: { min: 37, max: 42 },
      employer: 'Leinefeld Messtechnik GmbH',
    },
    sender: { name: 'Birte' },
  },
  {
    text: `Sehr geehrte Frau Wolters,

die Bergquell Krankenhaus gGmbH in Siegen sucht zum 1. Juli eine Leitung Personalabteilung (m/w/d). Das Haus hat 1.100 Beschäftigte. Die Stelle ist unbefristet in Vollzeit, ein Tag mobiles Arbeiten je Woche ist möglich. Vergütung: 85.000 bis 98.000 Euro jährlich.

Wir unterstützen das Haus bei der Besetzung und stehen Ihnen für Auskünfte gern zur Verfügung.

Mit freundlichen Grüßen

Dr. Ansgar Pohl
Geschäftsführer

Pohl Klinikberatung GmbH · Hauptstraße 400 · 57074 Siegen`,
    says: {
      branch: 'gesundheitswesen_sozialwesen',
      jobTitle: 'Leitung Personalabteilung',
      field: 'personalwesen_hr',
      jobLocation: 'Siegen',
      country: 'DE',
      companySize: '1000_4999',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'unbefristet',
      salary: { min: 85, max: 98 },
      employer: 'Bergquell Krankenhaus gGmbH',
    },
    sender: { name: 'Dr. Ansgar Pohl', company: 'Pohl Klinikberatung GmbH' },
  },
];
