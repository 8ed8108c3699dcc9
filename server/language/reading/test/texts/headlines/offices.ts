import type { LabelledText } from '../../labelledText.ts';

/** Public service, agencies, offices. */
export const offices: readonly LabelledText[] = [
  {
    text: `Die Stadt Emmendingen sucht für den Fachbereich Tiefbau eine

Technische Sachbearbeitung (m/w/d) Straßenunterhaltung

unbefristet, Vollzeit (39 Std.), EG 9b TVöD.

Die Mitarbeiterin oder der Mitarbeiter des Fachbereichs erwartet ein moderner Arbeitsplatz, mobiles Arbeiten bis zu 40 % und ein Zuschuss zum Deutschlandticket.

Die Stadtverwaltung beschäftigt rund 480 Personen. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.`,
    says: {
      jobTitle: 'Technische Sachbearbeitung Straßenunterhaltung',
      jobLocation: 'Emmendingen',
      country: 'DE',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      weeklyHours: 39,
      employer: 'Stadt Emmendingen',
    },
  },
  {
    text: `Landratsamt Weilheim-Schongau

Sozialpädagogin/Sozialpädagoge (m/w/d) im Allgemeinen Sozialdienst
in Teilzeit (30 Std./Wo.), befristet bis 31.12.2027

Bewerbungsschluss: 15. Januar
Entgelt: S 14 TVöD-SuE

Ihr Aufgabenbereich umfasst Beratung, Hilfeplanung und den Kinderschutz. Dienstort: Weilheim.`,
    says: {
      jobTitle: 'Sozialpädagogin/Sozialpädagoge',
      jobLocation: 'Weilheim',
      country: 'DE',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      contractType: 'befristet',
      weeklyHours: 30,
      employer: 'Landratsamt Weilheim-Schongau',
    },
  },
  {
    text: `Personaldisponent (m/w/d)
Faktor Arbeit Zeitarbeit GmbH, Niederlassung Kiel

Als Personaldienstleister bringen wir Menschen und Betriebe zusammen: Arbeitnehmerüberlassung, Direktvermittlung, Outsourcing. Verstärke unser internes Team in Kiel!

- Unbefristeter Vertrag direkt bei uns
- 42.000 € Fixgehalt plus Bonus
- 2 Tage Homeoffice pro Woche`,
    says: {
      jobTitle: 'Personaldisponent',
      field: 'personalwesen_hr',
      jobLocation: 'Kiel',
      country: 'DE',
      branch: 'personalberatung_vermittlung',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 42, max: 42 },
      employer: 'Faktor Arbeit Zeitarbeit GmbH',
    },
  },
  {
    text: `Junior Art Director*in
Werbeagentur Kopfnuss

Wir sind eine Agentur für Markenkommunikation in Köln-Ehrenfeld, 24 Menschen, zwei Küchen. Du gestaltest Kampagnen für Kunden aus Handel und Industrie.

3 Tage/Woche HO, 40 Stunden, unbefristet. 38–42 T€.`,
    says: {
      jobTitle: 'Junior Art Director*in',
      field: 'design_kreativbereich',
      jobLocation: 'Köln',
      country: 'DE',
      companySize: '10_49',
      branch: 'medien_verlag_druck_event',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      weeklyHours: 40,
      salary: { min: 38, max: 42 },
      employer: 'Werbeagentur Kopfnuss',
    },
  },
  {
    text: `Lagerhelfer (m/w/d) – im Rahmen der Arbeitnehmerüberlassung

Für unseren Kunden, einen Onlinehändler in Dortmund, suchen wir ab sofort Lagerhelfer in 3-Schicht.

Ihre Vorteile: 15,20 €/Std. plus Zulagen, Fahrgeld, Übernahmeoption.

Kopernikus Personal GmbH · Bewerbung per WhatsApp`,
    says: {
      jobTitle: 'Lagerhelfer',
      field: 'logistik_supply_chain',
      jobLocation: 'Dortmund',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'arbeitnehmerueberlassung',
      salary: { min: 32, max: 32 },
    },
  },
  {
    text: `Werkstudent (m/w/d) Buchhaltung - 15-20 h/Woche

Die Nordlicht Treuhand Steuerberatungsgesellschaft mbH in Flensburg bietet Studierenden ab dem dritten Semester einen Platz im Team. 15 Euro pro Stunde, 95 % Homeoffice, Schlüssel für das Büro gibt es trotzdem.`,
    says: {
      jobTitle: 'Werkstudent Buchhaltung',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Flensburg',
      country: 'DE',
      remoteChoice: 'remote',
      homeOfficePercent: 95,
      contractType: 'werkstudent',
      salary: { min: 12, max: 16 },
      employer: 'Nordlicht Treuhand Steuerberatungsgesellschaft mbH',
    },
  },
  {
    text: `Fachinformatiker (m/w/d)
Schwerpunkt Systemintegration

Stadtwerke Ahrental GmbH
Arbeitsort: Bad Neuenahr
Beginn: sofort
Umfang: Vollzeit

Ihre Mission
Sie betreuen 90 Arbeitsplätze und unsere Leitwarte. Support beim Anwender vor Ort gehört dazu.

Unser Angebot
TV-V EG 9, 39 Stunden, Homeoffice nach Absprache möglich`,
    says: {
      jobTitle: 'Fachinformatiker',
      field: 'it_softwareentwicklung',
      jobLocation: 'Bad Neuenahr',
      country: 'DE',
      branch: 'energie_wasser_umwelt_erneuerbare',
      remoteChoice: 'hybrid',
      weeklyHours: 39,
      employer: 'Stadtwerke Ahrental GmbH',
    },
  },
  {
    text: `Praktikum PR & Social Media (m/w/d), 6 Monate

Agentur Lautstark ist eine PR-Agentur in Hamburg. Du schreibst Texte, planst Posts und bist bei Drehs dabei. 800 € im Monat, remote an zwei Tagen pro Woche. Start: 1. Oktober.`,
    says: {
      jobTitle: 'Praktikum PR & Social Media',
      field: 'marketing_kommunikation',
      jobLocation: 'Hamburg',
      country: 'DE',
      branch: 'medien_verlag_druck_event',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'praktikum',
      salary: { min: 10, max: 10 },
      employer: 'Agentur Lautstark',
    },
  },
];
