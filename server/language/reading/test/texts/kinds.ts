import type { LabelledText } from '../labelledText.ts';

/** Part time, apprenticeships, students, trades and care. */
export const kinds: readonly LabelledText[] = [
  {
    text: `Ausbildung zum Mechatroniker (m/w/d) 2027 in Wolfsburg. Die Heidekraut Automotive GmbH bildet aus! Im ersten Lehrjahr bekommst du 1.150 € im Monat. Voraussetzung: guter Realschulabschluss.`,
    says: {
      jobTitle: 'Mechatroniker',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Wolfsburg',
      country: 'DE',
      contractType: 'ausbildung',
      salary: { min: 14, max: 14 },
      employer: 'Heidekraut Automotive GmbH',
    },
  },
  {
    text: `Werkstudent (m/w/d) Online-Marketing, 15-20 Stunden pro Woche, Köln. Hybrid, 16 € pro Stunde. Wir sind eine Werbeagentur mit 18 Leuten.`,
    says: {
      jobTitle: 'Werkstudent Online-Marketing',
      field: 'marketing_kommunikation',
      jobLocation: 'Köln',
      country: 'DE',
      remoteChoice: 'hybrid',
      contractType: 'werkstudent',
      branch: 'medien_verlag_druck_event',
      salary: { min: 12, max: 17 },
    },
  },
  {
    text: `Praktikum im Bereich Personal (m/w/d), 6 Monate, Stuttgart, ab März. Vergütung 1.200 € monatlich. Homeoffice an zwei Tagen in der Woche.`,
    says: {
      jobTitle: 'Praktikum im Bereich Personal',
      field: 'personalwesen_hr',
      jobLocation: 'Stuttgart',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'praktikum',
      salary: { min: 14, max: 14 },
    },
  },
  {
    text: `Pflegefachkraft (m/w/d) in Teilzeit (20 Std./Woche)

Unser Pflegeheim in Göttingen sucht Sie. Ihre abgeschlossene Ausbildung zur Pflegefachkraft setzen wir voraus. Unbefristeter Arbeitsvertrag, 2.050 € brutto im Monat, Zulagen für Nachtdienste.`,
    says: {
      branch: 'gesundheitswesen_sozialwesen',
      jobTitle: 'Pflegefachkraft',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Göttingen',
      country: 'DE',
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 25, max: 25 },
    },
  },
  {
    text: `Dachdecker (m/w/d) gesucht - Raum Osnabrück - 20 bis 24 € die Stunde - unbefristet - Dachdeckerei Sundermann, Handwerksbetrieb mit 8 Mitarbeitern`,
    says: {
      employer: 'Dachdeckerei Sundermann',
      jobTitle: 'Dachdecker',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Osnabrück',
      country: 'DE',
      companySize: '1_9',
      contractType: 'unbefristet',
      branch: 'baugewerbe_architektur_immobilien',
      salary: { min: 42, max: 50 },
    },
  },
  {
    text: `Erzieher/in (m/w/d) für unsere Kita in Jena

Sie erwartet eine befristete Stelle als Krankheitsvertretung mit 30 Wochenstunden. Vergütung nach TVöD SuE S8a.
Träger: Waldwichtel gGmbH`,
    says: {
      jobTitle: 'Erzieher/in',
      field: 'bildung_erziehung_wissenschaft',
      jobLocation: 'Jena',
      country: 'DE',
      employer: 'Waldwichtel gGmbH',
      contractType: 'befristet',
      weeklyHours: 30,
    },
  },
  {
    text: `Minijob: Verkaufshilfe (m/w/d) für Samstage in Trier, 13,50 €/Std., Modehaus Römertor. Auch für Rentner.`,
    says: {
      jobTitle: 'Verkaufshilfe',
      field: 'vertrieb_verkauf',
      jobLocation: 'Trier',
      country: 'DE',
      contractType: 'minijob',
    },
  },
  {
    text: `Zeitarbeit mit Perspektive! Staplerfahrer (m/w/d) in Neuss im Rahmen der Arbeitnehmerüberlassung, 16,20 € Stundenlohn, unbefristeter Arbeitsvertrag, Übernahmeoption.`,
    says: {
      jobTitle: 'Staplerfahrer',
      field: 'logistik_supply_chain',
      jobLocation: 'Neuss',
      country: 'DE',
      contractType: 'arbeitnehmerueberlassung',
      salary: { min: 34, max: 34 },
    },
  },
  {
    text: `Physiotherapeut (m/w/d) – Rostock

Unsere Praxis sucht Verstärkung in Vollzeit oder Teilzeit. 3.300 € bis 3.900 € im Monat. Kein befristeter Vertrag: Bei uns sind Sie vom ersten Tag an unbefristet angestellt.`,
    says: {
      jobTitle: 'Physiotherapeut',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Rostock',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 40, max: 47 },
    },
  },
  {
    text: `Anlagenmechaniker SHK (m/w/d)

Standort: 24103 Kiel
Betrieb: Förde Haustechnik GmbH, 35 Beschäftigte
Lohn: 19-23 Euro/Stunde
Vertrag: Vollzeit, unbefristet
Du arbeitest vor Ort beim Kunden.`,
    says: {
      jobTitle: 'Anlagenmechaniker SHK',
      field: 'handwerk_technische_berufe',
      zipcode: '24103',
      jobLocation: 'Kiel',
      country: 'DE',
      companySize: '10_49',
      employer: 'Förde Haustechnik GmbH',
      contractType: 'unbefristet',
      salary: { min: 40, max: 48 },
    },
  },
  {
    text: `Wissenschaftliche Mitarbeiterin / Wissenschaftlicher Mitarbeiter (m/w/d), 65 % E13 TV-L, befristet auf drei Jahre, Universität in Tübingen. Dienstort Tübingen.`,
    says: {
      jobTitle: 'Wissenschaftliche Mitarbeiterin / Wissenschaftlicher Mitarbeiter',
      field: 'wissenschaft_forschung',
      contractType: 'befristet',
      jobLocation: 'Tübingen',
      country: 'DE',
    },
  },
  {
    text: `Friseurin oder Friseur gesucht in Ulm! Teilzeit 25 Stunden, 14 € die Stunde plus Trinkgeld. Salon Scherenschnitt`,
    says: {
      jobTitle: 'Friseurin oder Friseur',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Ulm',
      country: 'DE',
      contractType: 'teilzeit',
      weeklyHours: 25,
      salary: { min: 18, max: 18 },
    },
  },
  {
    text: `Sekretärin (m/w/d), halbtags, Konstanz. Arbeitsverhältnis: unbefristet. Büro vor Ort, keine Möglichkeit zum Homeoffice. 1.700 € brutto monatlich.`,
    says: {
      jobTitle: 'Sekretärin',
      field: 'verwaltung_administration_buero',
      jobLocation: 'Konstanz',
      country: 'DE',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 20, max: 20 },
    },
  },
  {
    text: `Berufskraftfahrer (m/w/d) CE im Nahverkehr ab Standort Hof. 3.000 € brutto monatlich zzgl. Spesen, täglich zu Hause, unbefristete Anstellung bei der Fichtelgebirge Spedition GmbH.`,
    says: {
      branch: 'logistik_transport_verkehr',
      jobTitle: 'Berufskraftfahrer CE',
      field: 'logistik_supply_chain',
      jobLocation: 'Hof',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 36, max: 36 },
      employer: 'Fichtelgebirge Spedition GmbH',
    },
  },
];
