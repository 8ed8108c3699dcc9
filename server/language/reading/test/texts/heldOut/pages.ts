import type { LabelledText } from '../../labelledText.ts';

/** Advertisements and pages of firms and public bodies. */
export const pages: readonly LabelledText[] = [
  {
    text: `Hebamme (m/w/d) Kreißsaal

Kliniken Oberberg gGmbH – Standort Gummersbach

Rund 1.300 Geburten im Jahr, ein Kreißsaalteam von 22 Hebammen. Sie arbeiten in drei Schichten, in Voll- oder Teilzeit, unbefristet.

EG P 11 TVöD-K, Zulage von 150 € monatlich. Betriebskita vor Ort.`,
    says: {
      jobTitle: 'Hebamme Kreißsaal',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Gummersbach',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
      employer: 'Kliniken Oberberg gGmbH',
    },
  },
  {
    text: `Wir stellen ein: Rettungssanitäter:in (60 %)

DRK Kreisverband Uckermark e. V.
17291 Prenzlau

Dienst auf zwei Rettungswachen, 12-Stunden-Schichten. Bezahlung: 3.050 Euro bei voller Stelle, Jahressonderzahlung 80 %. Erst einmal befristet auf ein Jahr.`,
    says: {
      jobTitle: 'Rettungssanitäter:in',
      field: 'gesundheitswesen_medizin',
      zipcode: '17291',
      jobLocation: 'Prenzlau',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'befristet',
      weeklyHours: 24,
      salary: { min: 22, max: 22 },
      employer: 'DRK Kreisverband Uckermark e. V.',
    },
  },
  {
    text: `Marktleiter (m/w/d) Lebensmitteleinzelhandel

Dein neuer Arbeitsplatz: unser Markt in Cottbus mit 60 Kolleginnen und Kollegen.

Frischkauf Lausitz GmbH & Co. KG

Was du mitbringst: Führungserfahrung, kaufmännische Ausbildung
Was wir drauflegen: 48.000 bis 55.000 € im Jahr, unbefristeter Vertrag, Sonntag immer frei`,
    says: {
      jobTitle: 'Marktleiter Lebensmitteleinzelhandel',
      jobLocation: 'Cottbus',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'unbefristet',
      salary: { min: 48, max: 55 },
      employer: 'Frischkauf Lausitz GmbH & Co. KG',
    },
  },
  {
    text: `Maurer:in / Betonbauer:in
Bauunternehmung Gerstner GmbH, Bamberg

Du baust mit uns Häuser statt Luftschlösser. Wir sind 45 Leute, alle Baustellen liegen im Umkreis von 40 km.

- 22,50 €/h
- unbefristet, Vollzeit
- Arbeitskleidung und Werkzeug von uns`,
    says: {
      jobTitle: 'Maurer:in / Betonbauer:in',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Bamberg',
      country: 'DE',
      companySize: '10_49',
      branch: 'baugewerbe_architektur_immobilien',
      contractType: 'unbefristet',
      salary: { min: 47, max: 47 },
      employer: 'Bauunternehmung Gerstner GmbH',
    },
  },
  {
    text: `Architekt*in LPH 6-9

Büro Kranich Architekten, Weimar

Für den Umbau eines Gymnasiums suchen wir ab Februar Verstärkung, 32 bis 40 Stunden pro Woche, unbefristet. 54.000 € bei 40 Stunden. Zwei Tage in der Woche arbeitest du von zu Hause.`,
    says: {
      jobTitle: 'Architekt*in LPH 6-9',
      field: 'ingenieurwesen_technik',
      jobLocation: 'Weimar',
      country: 'DE',
      branch: 'baugewerbe_architektur_immobilien',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 54, max: 54 },
    },
  },
  {
    text: `Kaufmännische Sachbearbeiterin / Kaufmännischer Sachbearbeiter 50–60 %

Schreinerei Zgraggen AG, 6460 Altdorf

Telefon, Offerten, Lohnbuchhaltung: Sie halten den Laden zusammen. Wir sind ein Familienbetrieb mit 18 Mitarbeitenden. Stellenantritt nach Vereinbarung, Arbeitstage frei wählbar.`,
    says: {
      jobTitle: 'Kaufmännische Sachbearbeiterin / Kaufmännischer Sachbearbeiter',
      zipcode: '6460',
      jobLocation: 'Altdorf',
      country: 'CH',
      companySize: '10_49',
      contractType: 'teilzeit',
      employer: 'Schreinerei Zgraggen AG',
    },
  },
  {
    text: `Lehrstelle als Detailhandelsfachfrau / Detailhandelsfachmann EFZ
Coopino Genossenschaft, Filiale Chur

Lehrbeginn 1. August 2027. Du berätst Kundinnen und Kunden, füllst Regale auf und lernst alles über frische Produkte.
Lohn im 1. Lehrjahr CHF 900.–`,
    says: {
      jobTitle: 'Detailhandelsfachfrau / Detailhandelsfachmann EFZ',
      field: 'vertrieb_verkauf',
      jobLocation: 'Chur',
      country: 'CH',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'ausbildung',
      employer: 'Coopino Genossenschaft',
    },
  },
  {
    text: `Dipl. Radiologiefachfrau / Dipl. Radiologiefachmann HF
80 - 100 % | Kantonsspital Aarwil | Olten

Ab Juni verstärken Sie unser Institut für Radiologie. Das Kantonsspital Aarwil gehört mit 2.400 Mitarbeitenden zu den grössten Arbeitgebern der Region.

Unbefristet, 13. Monatslohn, sechs Wochen Ferien.`,
    says: {
      jobTitle: 'Dipl. Radiologiefachfrau / Dipl. Radiologiefachmann HF',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Olten',
      country: 'CH',
      companySize: '1000_4999',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
      employer: 'Kantonsspital Aarwil',
    },
  },
  {
    text: `Rezeptionist/in (40h)
Hotel Bergkristall, Zell am See

Für die Wintersaison (Dezember bis April) suchen wir Verstärkung an der Rezeption. Mindestgehalt € 2.150 brutto monatlich, Überzahlung möglich. Kost und Logis frei.`,
    says: {
      jobTitle: 'Rezeptionist/in',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Zell am See',
      country: 'AT',
      branch: 'tourismus_gastgewerbe_freizeit',
      contractType: 'befristet',
      weeklyHours: 40,
      salary: { min: 30 },
      employer: 'Hotel Bergkristall',
    },
  },
  {
    text: `STELLENANGEBOT

Erzieher/-in (w/m/d)
Kita Regenbogen der Gemeinde Neubiberg

Umfang: 32 Stunden
Vergütung: S 8a TVöD, 3.310 bis 4.300 € (Vollzeit)
Dauer: unbefristet

Die Gemeinde Neubiberg betreibt sechs Kindertageseinrichtungen. Mitarbeiterinnen und Mitarbeiter erhalten die Großraumzulage München.`,
    says: {
      jobTitle: 'Erzieher/-in',
      field: 'bildung_erziehung_wissenschaft',
      jobLocation: 'Neubiberg',
      country: 'DE',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      contractType: 'teilzeit',
      weeklyHours: 32,
      salary: { min: 32, max: 41 },
      employer: 'Gemeinde Neubiberg',
    },
  },
  {
    text: `Controller:in (m/w/d) Logistik & Supply Chain

Handelshof Nord SE, Lübeck

Der Handelshof Nord ist ein Handelsunternehmen mit 4.200 Beschäftigten und 95 Märkten in Norddeutschland.

Wir bieten: 58–66 T€ p. a., unbefristet, zwei Tage im Büro, den Rest von zu Hause.
Nicht geeignet für Menschen, die Excel hassen.`,
    says: {
      jobTitle: 'Controller:in Logistik & Supply Chain',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Lübeck',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'handel_konsumgueter_ecommerce',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 58, max: 66 },
      employer: 'Handelshof Nord SE',
    },
  },
  {
    text: `Schlosser (m/w/d) – Direktvermittlung

timeforce Personalservice GmbH sucht im Auftrag eines Stahlbauunternehmens in Siegen einen Schlosser. Kein Leihvertrag: Sie werden vom ersten Tag an direkt beim Kunden eingestellt, unbefristet.

20 bis 23 € Stundenlohn, Tagschicht, 37 Std./Woche.`,
    says: {
      jobTitle: 'Schlosser',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Siegen',
      country: 'DE',
      contractType: 'unbefristet',
      weeklyHours: 37,
      salary: { min: 38, max: 44 },
    },
  },
];
