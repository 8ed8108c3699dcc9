import type { LabelledText } from '../../labelledText.ts';

/** Public service, schools, gastronomy, retail, agencies, and whoever begins. */
export const service: readonly LabelledText[] = [
  {
    text: `Die Stadt Wolfenbüttel (rd. 52.000 Einwohnerinnen und Einwohner) sucht zum nächstmöglichen Zeitpunkt für das Amt für Hochbau eine/n

Architektin/Architekten (m/w/d)
Entgeltgruppe 11 TVöD, unbefristet, Vollzeit

Das Aufgabengebiet umfasst im Wesentlichen:
- Planung und Bauleitung städtischer Schulen und Kindertagesstätten
- Vergabe nach VOB und UVgO

Wir bieten:
- mobiles Arbeiten an bis zu zwei Tagen in der Woche
- Zusatzversorgung (VBL)

Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt berücksichtigt. Kennziffer 65/2024.`,
    says: {
      jobTitle: 'Architektin/Architekt',
      jobLocation: 'Wolfenbüttel',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      employer: 'Stadt Wolfenbüttel',
    },
  },
  {
    text: `Beim Landratsamt Tuttlingen ist im Sozialamt die Stelle als

Sachbearbeiter Wohngeld (m/w/d)

in Teilzeit (50 %) zu besetzen. Die Stelle ist bis 31.12.2026 befristet und nach Entgeltgruppe 9a TVöD bewertet. Das Landratsamt hat etwa 1.000 Beschäftigte.`,
    says: {
      jobTitle: 'Sachbearbeiter Wohngeld',
      field: 'verwaltung_administration_buero',
      jobLocation: 'Tuttlingen',
      country: 'DE',
      companySize: '1000_4999',
      contractType: 'befristet',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      weeklyHours: 20,
      employer: 'Landratsamt Tuttlingen',
    },
  },
  {
    text: `An der Hochschule Furtwangen ist zum Wintersemester eine Professur (W2) für Robotik zu besetzen. Ferner suchen wir eine Laboringenieurin oder einen Laboringenieur für Automatisierungstechnik in Vollzeit. Die Vergütung erfolgt nach TV-L E 12.`,
    says: {
      jobLocation: 'Furtwangen',
      country: 'DE',
      employer: 'Hochschule Furtwangen',
      branch: 'bildung_forschung_wissenschaft',
    },
  },
  {
    text: `Küchenchef (m/w/d) - Landgasthof Zur Linde - Bad Mergentheim

Unser Gasthof mit 50 Plätzen und Biergarten sucht einen kreativen Kopf für die Küche. Du kochst regional und führst ein Team von vier Köchen. 3.500 € bis 4.000 € im Monat, Fünf-Tage-Woche, Betriebsurlaub im Januar, Zimmer kann gestellt werden.`,
    says: {
      jobTitle: 'Küchenchef',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Bad Mergentheim',
      country: 'DE',
      salary: { min: 42, max: 48 },
      branch: 'tourismus_gastgewerbe_freizeit',
      employer: 'Landgasthof Zur Linde',
    },
  },
  {
    text: `Servicekraft (m/w/d) auf Minijob-Basis

Café Zuckerstück, Göttingen

Du hast am Wochenende Zeit? Wir brauchen Hilfe im Service, 8 bis 10 Stunden in der Woche, 14,50 € pro Stunde plus Trinkgeld. Erfahrung brauchst du nicht, gute Laune schon.`,
    says: {
      jobTitle: 'Servicekraft',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Göttingen',
      country: 'DE',
      contractType: 'minijob',
      branch: 'tourismus_gastgewerbe_freizeit',
      salary: { min: 6, max: 8 },
      employer: 'Café Zuckerstück',
    },
  },
  {
    text: `Ausbildung zur Industriekauffrau / zum Industriekaufmann (m/w/d) 2026

Fensterbau Lohkamp GmbH & Co. KG, 49377 Vechta

Ausbildungsbeginn: 1. August
Dauer: 3 Jahre
Vergütung: 1. Jahr 1.080 €, 2. Jahr 1.150 €, 3. Jahr 1.220 €

Wir sind ein mittelständischer Hersteller von Fenstern und Türen mit 180 Mitarbeitern, darunter zwölf Auszubildende. Du lernst Einkauf, Vertrieb, Buchhaltung und Personal kennen.`,
    says: {
      jobTitle: 'Industriekauffrau / Industriekaufmann',
      zipcode: '49377',
      jobLocation: 'Vechta',
      country: 'DE',
      companySize: '50_249',
      contractType: 'ausbildung',
      salary: { min: 13, max: 15 },
      employer: 'Fensterbau Lohkamp GmbH & Co. KG',
    },
  },
  {
    text: `Werkstudent:in Data Analytics (m/w/d)
Berlin · 15–20 Std./Woche · 16–18 €/Std. · hybrid

Hast du Lust, neben dem Studium mit echten Daten zu arbeiten? Bei Fahrwind Mobility GmbH, einem Start-up mit 40 Leuten, baust du Dashboards und schreibst SQL. Du bist an einer Hochschule eingeschrieben und kannst mindestens zwei Tage in der Woche arbeiten.`,
    says: {
      jobTitle: 'Werkstudent:in Data Analytics',
      field: 'it_softwareentwicklung',
      jobLocation: 'Berlin',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'hybrid',
      contractType: 'werkstudent',
      salary: { min: 12, max: 19 },
      employer: 'Fahrwind Mobility GmbH',
    },
  },
  {
    text: `Produktionshelfer (m/w/d) im 3-Schicht-Betrieb

Einsatzort: Ingolstadt
Start: sofort, in Vollzeit
Stundenlohn: 15,10 € zzgl. Schichtzulagen

Für einen namhaften Automobilhersteller suchen wir im Rahmen der Arbeitnehmerüberlassung mit Option auf Übernahme Produktionshelfer. Wir sind ein bundesweit tätiger Personaldienstleister mit 2.500 Beschäftigten.

Donau Zeitarbeit GmbH, Niederlassung Ingolstadt`,
    says: {
      jobTitle: 'Produktionshelfer',
      field: 'produktion_fertigung_industrie',
      jobLocation: 'Ingolstadt',
      country: 'DE',
      branch: 'automobilindustrie',
      contractType: 'arbeitnehmerueberlassung',
      salary: { min: 31, max: 31 },
    },
  },
  {
    text: `Verkäufer (m/w/d) für unseren Bio-Supermarkt in Marburg, Teilzeit 20 Std.

Wir von Grünkorn Naturkost eG sind eine Genossenschaft mit fünf Märkten und 95 Mitarbeitenden. Zu deinen Aufgaben gehören Kasse, Warenpflege und die Beratung an der Käsetheke. 15,20 € in der Stunde, 15 % Rabatt, sechs Wochen Urlaub.`,
    says: {
      jobTitle: 'Verkäufer',
      field: 'vertrieb_verkauf',
      jobLocation: 'Marburg',
      country: 'DE',
      companySize: '50_249',
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 16, max: 16 },
      employer: 'Grünkorn Naturkost eG',
    },
  },
  {
    text: `Pädagogische Fachkraft (m/w/d) in Teil- oder Vollzeit
für unsere Krippe "Sternschnuppe" in Landsberg am Lech

Träger ist die Kinderwelt Ammersee gGmbH mit neun Einrichtungen und 140 Beschäftigten. Es erwarten Sie ein unbefristeter Vertrag, die Münchenzulage entfällt leider, dafür zahlen wir 3.400 bis 4.100 € nach TVöD SuE S 8a, dazu Fortbildungen und Supervision.`,
    says: {
      jobTitle: 'Pädagogische Fachkraft',
      field: 'bildung_erziehung_wissenschaft',
      jobLocation: 'Landsberg am Lech',
      country: 'DE',
      companySize: '50_249',
      contractType: 'unbefristet',
      salary: { min: 41, max: 49 },
      employer: 'Kinderwelt Ammersee gGmbH',
    },
  },
];
