import type { LabelledText } from '../../labelledText.ts';

/** Whole advertisements with tables, lists, supplements and other amounts beside pay. */
export const longWithPay: readonly LabelledText[] = [
  {
    text: `Ausbildung zum Mechatroniker (m/w/d)

Weserwerk Antriebe GmbH in Minden, ein Maschinenbauer mit 420 Mitarbeitenden

Deine Ausbildung dauert dreieinhalb Jahre und beginnt am 1. September.

Das verdienst du:
1. Ausbildungsjahr | 1.200 €
2. Ausbildungsjahr | 1.270 €
3. Ausbildungsjahr | 1.350 €
4. Ausbildungsjahr | 1.430 €

Dazu bekommst du 300 € für Bücher und ein Tablet.`,
    says: {
      jobTitle: 'Mechatroniker',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Minden',
      country: 'DE',
      companySize: '250_499',
      branch: 'maschinen_anlagenbau',
      contractType: 'ausbildung',
      salary: { min: 14, max: 17 },
      employer: 'Weserwerk Antriebe GmbH',
    },
  },
  {
    text: `Pflegefachkraft (m/w/d) im Nachtdienst

Seniorenheim Birkenhof gGmbH, Paderborn

Wir suchen für unser Haus mit 90 Plätzen Verstärkung.

Was wir bieten
- 3.600 bis 4.100 € brutto im Monat, je nach Erfahrung
- 25 % Nachtzuschlag
- 2.000 € Willkommensprämie
- 13. Monatsgehalt
- unbefristeter Vertrag`,
    says: {
      jobTitle: 'Pflegefachkraft',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Paderborn',
      country: 'DE',
      contractType: 'unbefristet',
      branch: 'gesundheitswesen_sozialwesen',
      salary: { min: 47, max: 53 },
      employer: 'Seniorenheim Birkenhof gGmbH',
    },
  },
  {
    text: `Controller (m/w/d)

Alpenquell Getränke GmbH, Wörgl

Wir sind ein Getränkehersteller mit 160 Mitarbeiterinnen und Mitarbeitern.

Ihre Aufgaben: Berichte, Budgets, Forecasts.
Ihr Profil: kaufmännische Ausbildung, SAP.

Für diese Position bieten wir ein Jahresbruttogehalt ab € 52.000,-. Eine Überzahlung ist je nach Qualifikation möglich. Zwei Tage Homeoffice pro Woche sind üblich.`,
    says: {
      jobTitle: 'Controller',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Wörgl',
      country: 'AT',
      companySize: '50_249',
      branch: 'nahrungsmittel_getraenke',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      salary: { min: 52 },
      employer: 'Alpenquell Getränke GmbH',
    },
  },
  {
    text: `Lagermitarbeiter (m/w/d) in Hamm

Arbeitszeit: 35 Stunden, Frühschicht
Vergütung: 16,40 € bis 17,90 €
Vertrag: unbefristet

Unser Lager hat montags bis samstags 14 Stunden geöffnet, du arbeitest an fünf Tagen. Hellweg Versand GmbH, 600 Beschäftigte.`,
    says: {
      jobTitle: 'Lagermitarbeiter',
      field: 'logistik_supply_chain',
      jobLocation: 'Hamm',
      country: 'DE',
      companySize: '500_999',
      contractType: 'unbefristet',
      weeklyHours: 35,
      salary: { min: 30, max: 33 },
      employer: 'Hellweg Versand GmbH',
    },
  },
  {
    text: `Key Account Manager (m/w/d) Medizintechnik

Die Orthovia GmbH mit Sitz in Jena ist ein Hersteller von Medizintechnik mit 230 Mitarbeitenden.

Ihre Aufgaben
Sie betreuen 80 Kliniken und verantworten einen Umsatz von 4 Mio. €.

Unser Angebot
85.000 € Zielgehalt, davon 65.000 € fix
Firmenwagen, auch privat
1.500 € im Jahr für Fortbildungen
Unbefristeter Arbeitsvertrag`,
    says: {
      jobTitle: 'Key Account Manager',
      field: 'vertrieb_verkauf',
      companySize: '50_249',
      contractType: 'unbefristet',
      salary: { min: 65, max: 65 },
      employer: 'Orthovia GmbH',
    },
  },
  {
    text: `Reinigungskräfte (m/w/d) gesucht in Oldenburg

Glanzwerk Dienste GmbH
Wir reinigen Büros und Schulen. Du arbeitest wöchentlich 15 bis 25 Stunden, immer am Nachmittag.
Tariflohn 14,25 € pro Stunde, Urlaubsgeld 200 € im Jahr, Jobticket für 25 €.`,
    says: {
      jobTitle: 'Reinigungskräfte',
      contractType: 'teilzeit',
      jobLocation: 'Oldenburg',
      country: 'DE',
      salary: { min: 11, max: 19 },
      employer: 'Glanzwerk Dienste GmbH',
    },
  },
  {
    text: `Freelance UX Writer (m/w/d)

Projekt ab Januar, 6 Monate, remote
Tagessatz: 640 bis 720 €
Kunde: Versicherungsgruppe in Köln

Ansprechpartnerin ist Nora Tillmann, Pixelpool GmbH.`,
    says: {
      jobTitle: 'Freelance UX Writer',
      branch: 'versicherungen',
      remoteChoice: 'remote',
      contractType: 'freiberuflich',
      salary: { min: 141, max: 158 },
    },
  },
  {
    text: `Sachbearbeitung Bauanträge (m/w/d)

Die Stadt Hameln sucht zum nächstmöglichen Zeitpunkt Verstärkung im Bauamt.

Wir bieten
· Entgeltgruppe 9a TVöD (derzeit 3.448,92 € bis 4.670,03 € monatlich in Vollzeit)
· Jahressonderzahlung
· eine unbefristete Stelle mit 39 Wochenstunden, auch teilbar
· 50 € Zuschuss zum Jobrad`,
    says: {
      jobTitle: 'Sachbearbeitung Bauanträge',
      field: 'verwaltung_administration_buero',
      jobLocation: 'Hameln',
      country: 'DE',
      contractType: 'unbefristet',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      weeklyHours: 39,
      salary: { min: 41, max: 56 },
      employer: 'Stadt Hameln',
    },
  },
  {
    text: `Koch (m/w/d) oder Köchin in Jahresstelle

Hotel Sonnblick, Zell am See

Wir sind ein Familienhotel mit 35 Mitarbeitern und suchen Unterstützung für unsere Küche.

Unser Angebot
5-Tage-Woche, 40 Stunden
€ 2.700,- brutto
freie Unterkunft im Einzelzimmer
unbefristet`,
    says: {
      jobTitle: 'Koch oder Köchin',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Zell am See',
      country: 'AT',
      companySize: '10_49',
      contractType: 'unbefristet',
      branch: 'tourismus_gastgewerbe_freizeit',
      weeklyHours: 40,
      salary: { min: 38, max: 38 },
      employer: 'Hotel Sonnblick',
    },
  },
  {
    text: `Data Engineer (m/w/d) bei Strommix Energy GmbH

Hamburg | Vollzeit | unbefristet | hybrid

Wir sind ein Energieversorger mit 130 Kolleginnen und Kollegen und haben 2024 in der Series B 40 Mio. € eingesammelt.

Was dich erwartet
Pipelines, dbt, Airflow, ein Team von sechs Leuten.

Was du bekommst
- 68.000 – 82.000 €, transparent nach Stufe
- 3 Tage Homeoffice
- 1.200 € Mobilitätsbudget im Jahr`,
    says: {
      jobTitle: 'Data Engineer',
      field: 'it_softwareentwicklung',
      jobLocation: 'Hamburg',
      country: 'DE',
      companySize: '50_249',
      branch: 'energie_wasser_umwelt_erneuerbare',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 68, max: 82 },
      employer: 'Strommix Energy GmbH',
    },
  },
];
