import type { LabelledText } from '../labelledText.ts';

export const mails: readonly LabelledText[] = [
  {
    text: `Betreff: Einkäufer (m/w/d) in Bremen

Sehr geehrter Herr Falk,

bei der Weserkai Handels GmbH ist zum 1. April eine Stelle im strategischen Einkauf frei. Das Handelsunternehmen beschäftigt 180 Mitarbeiterinnen und Mitarbeiter. Geboten werden 52.000 bis 58.000 € brutto im Jahr und zwei Homeoffice-Tage pro Woche.

Mit freundlichen Grüßen

Ute Behrens
Personalleiterin
Weserkai Handels GmbH
Am Speicher 3, 28195 Bremen
ute.behrens@weserkai.example
www.weserkai.example`,
    says: {
      jobTitle: 'Einkäufer',
      field: 'einkauf_beschaffung',
      jobLocation: 'Bremen',
      country: 'DE',
      companySize: '50_249',
      branch: 'handel_konsumgueter_ecommerce',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      salary: { min: 52, max: 58 },
      employer: 'Weserkai Handels GmbH',
    },
    sender: {
      name: 'Ute Behrens',
      company: 'Weserkai Handels GmbH',
      email: 'ute.behrens@weserkai.example',
    },
  },
  {
    text: `Von: Lukas Graf <l.graf@grafsearch.example>
Betreff: Position: Data Scientist (m/w/d)

Hallo Frau Peters,

für eine Bank in Frankfurt am Main suchen wir einen Data Scientist (m/w/d). Gehalt: 80.000 € bis 95.000 €. 50 % Homeoffice, unbefristet.

Viele Grüße
Lukas Graf
Graf Search GmbH
Königsallee 10, 40212 Düsseldorf
Geschäftsführer: Lukas Graf, HRB 00000`,
    says: {
      jobTitle: 'Data Scientist',
      field: 'it_softwareentwicklung',
      jobLocation: 'Frankfurt am Main',
      country: 'DE',
      branch: 'banken_finanzdienstleistungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 50,
      contractType: 'unbefristet',
      salary: { min: 80, max: 95 },
    },
    sender: { name: 'Lukas Graf', company: 'Graf Search GmbH', email: 'l.graf@grafsearch.example' },
  },
  {
    text: `Dear Ms Kaiser,

on behalf of our client we are looking for a Senior Project Manager in Munich. The salary range is €85,000 - €100,000 per year. The role is permanent and hybrid with three days from home.

Kind regards
Emily Harper
Talent Partner
Bluebridge Search Ltd
emily@bluebridge.example`,
    says: {
      jobTitle: 'Senior Project Manager',
      field: 'projektmanagement',
      jobLocation: 'Munich',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 85, max: 100 },
    },
    sender: {
      name: 'Emily Harper',
      company: 'Bluebridge Search Ltd',
      email: 'emily@bluebridge.example',
    },
  },
  {
    text: `Guten Tag,

wir besetzen derzeit die Stelle als Steuerfachangestellte (m/w/d) in einer Kanzlei in Münster. Teilzeit mit 25 Stunden pro Woche, unbefristet. Das Gehalt beträgt 2.600 € im Monat.

Freundliche Grüße
Heike Lammers
Lammers Personalvermittlung`,
    says: {
      jobTitle: 'Steuerfachangestellte',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Münster',
      country: 'DE',
      contractType: 'teilzeit',
      weeklyHours: 25,
      salary: { min: 31, max: 31 },
    },
    sender: { name: 'Heike Lammers', company: 'Lammers Personalvermittlung' },
  },
  {
    text: `Sehr geehrte Damen und Herren,

anbei unser aktuelles Angebot: Für unseren Kunden in 70173 Stuttgart suchen wir im Rahmen der Arbeitnehmerüberlassung mit Option auf Übernahme einen Sachbearbeiter Einkauf (m/w/d). Stundenlohn 21,50 €, 35 Stunden pro Woche.

Mit freundlichen Grüßen
Thomas Wirth
Zeitwerk Personaldienste GmbH
t.wirth@zeitwerk.example`,
    says: {
      jobTitle: 'Sachbearbeiter Einkauf',
      field: 'einkauf_beschaffung',
      zipcode: '70173',
      jobLocation: 'Stuttgart',
      country: 'DE',
      contractType: 'arbeitnehmerueberlassung',
      weeklyHours: 35,
      salary: { min: 39, max: 39 },
    },
    sender: {
      name: 'Thomas Wirth',
      company: 'Zeitwerk Personaldienste GmbH',
      email: 't.wirth@zeitwerk.example',
    },
  },
  {
    text: `Hi Anna,

thanks for connecting! We are hiring a Machine Learning Engineer for a fully remote position (anywhere in Germany). Compensation: 90k to 110k EUR gross p.a.

Best,
Marco Rossi
Head of Talent, Lumora AI GmbH`,
    says: {
      jobTitle: 'Machine Learning Engineer',
      field: 'it_softwareentwicklung',
      country: 'DE',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      salary: { min: 90, max: 110 },
    },
    sender: { name: 'Marco Rossi', company: 'Lumora AI GmbH' },
  },
  {
    text: `Hallo Herr Simon,

leider keine Vollzeitstelle, aber vielleicht trotzdem interessant: Minijob auf 556-Euro-Basis als Hausmeister in Potsdam. Arbeitszeit nach Absprache.

Gruß
Inge Wolter
Hausverwaltung Wolter`,
    says: {
      jobTitle: 'Hausmeister',
      jobLocation: 'Potsdam',
      country: 'DE',
      contractType: 'minijob',
    },
    sender: { name: 'Inge Wolter', company: 'Hausverwaltung Wolter' },
  },
  {
    text: `Betreff: Ihre neue Stelle als Key Account Manager (m/w/d)

Guten Tag Frau Jansen,

unser Kunde ist ein Unternehmen der Lebensmittelindustrie mit über 1.200 Beschäftigten. Gesucht wird ein Key Account Manager (m/w/d) für den Innen- und Außendienst. Dienstwagen, 70.000 € Fixum plus Bonus.
Arbeitsort: Oldenburg. Unbefristete Festanstellung.

Beste Grüße
Jörg Ahlers`,
    says: {
      jobTitle: 'Key Account Manager',
      field: 'vertrieb_verkauf',
      jobLocation: 'Oldenburg',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'nahrungsmittel_getraenke',
      contractType: 'unbefristet',
      salary: { min: 70, max: 70 },
    },
    sender: { name: 'Jörg Ahlers' },
  },
  {
    text: `Sehr geehrte Frau Brückner,

wir, die Hallertau Versicherung AG, suchen für unsere Direktion in Regensburg eine Aktuarin (m/w/d). Wir sind ein regionaler Versicherer mit 620 Beschäftigten. Sie arbeiten bis zu 60 % mobil.

Mit freundlichen Grüßen
Stefan Aigner
Hallertau Versicherung AG
Diese E-Mail enthält vertrauliche Informationen.`,
    says: {
      jobTitle: 'Aktuarin',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Regensburg',
      country: 'DE',
      companySize: '500_999',
      branch: 'versicherungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      employer: 'Hallertau Versicherung AG',
    },
    sender: { name: 'Stefan Aigner', company: 'Hallertau Versicherung AG' },
  },
  {
    text: `Hallo Frau Beck,

kennen Sie jemanden, der als Grafikdesigner (m/w/d) bei einer Werbeagentur in Mannheim arbeiten möchte? 3.000 bis 3.400 € brutto im Monat, flexible Arbeitszeiten, Homeoffice möglich, Parkplätze vor Ort.

Danke und liebe Grüße
Carla`,
    says: {
      jobTitle: 'Grafikdesigner',
      field: 'design_kreativbereich',
      jobLocation: 'Mannheim',
      country: 'DE',
      remoteChoice: 'hybrid',
      salary: { min: 36, max: 41 },
      branch: 'medien_verlag_druck_event',
    },
    sender: { name: 'Carla' },
  },
  {
    text: `Guten Tag Herr Stein,

für die Stelle des Geschäftsführers bei einem Verband in Berlin sprechen wir gezielt Persönlichkeiten wie Sie an. Die Vergütung liegt bei 120.000 € netto. Rückfragen gern vertraulich.

Mit verbindlichen Grüßen
Clara von Hagen
von Hagen & Cie. Personalberatung`,
    says: {
      jobTitle: 'Geschäftsführer',
      field: 'management_fuehrung',
      jobLocation: 'Berlin',
      country: 'DE',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
    },
    sender: { name: 'Clara von Hagen', company: 'von Hagen & Cie. Personalberatung' },
  },
  {
    text: `Hallo Jonas,

wir hatten telefoniert. Wie versprochen die Eckdaten:
- Position: Cloud Architect
- Einsatzort: Karlsruhe
- Modell: hybrid, 2-3 Tage Homeoffice pro Woche
- Vertrag: unbefristet
- Gehalt: 90-105 T€

Bis bald
Franziska Hein | IT-Recruiterin | Badenpersonal GmbH | hein@badenpersonal.example`,
    says: {
      jobTitle: 'Cloud Architect',
      field: 'it_softwareentwicklung',
      jobLocation: 'Karlsruhe',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 90, max: 105 },
    },
    sender: {
      name: 'Franziska Hein',
      company: 'Badenpersonal GmbH',
      email: 'hein@badenpersonal.example',
    },
  },
];
