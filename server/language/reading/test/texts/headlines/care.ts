import type { LabelledText } from '../../labelledText.ts';

/** Hospitals, care services, practices. */
export const care: readonly LabelledText[] = [
  {
    text: `Pflegefachfrau / Pflegefachmann (m/w/d) Intensivstation
Klinikum Hohenfels gGmbH

Wir sind ein Haus der Schwerpunktversorgung mit 412 Betten und 1.150 Beschäftigten. Auf unserer interdisziplinären Intensivstation werden jährlich rund 1.400 Patientinnen und Patienten behandelt.

Ihre Aufgaben:
• Spezielle Pflege beatmeter Patienten
• Praxisanleitung von Auszubildenden

Wir bieten:
• Einen unbefristeten Arbeitsvertrag in Voll- oder Teilzeit
• Vergütung nach TVöD-K, EG P8
• Kita auf dem Gelände, Kantine vor Ort

Arbeitsort: 88400 Biberach`,
    says: {
      jobTitle: 'Pflegefachfrau / Pflegefachmann Intensivstation',
      field: 'gesundheitswesen_medizin',
      zipcode: '88400',
      jobLocation: 'Biberach',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
      employer: 'Klinikum Hohenfels gGmbH',
    },
  },
  {
    text: `Oberärztin/Oberarzt (w/m/d) für Geriatrie

Das St.-Anna-Hospital in Coesfeld sucht zum 1. April für die Klinik für Altersmedizin (62 Betten, Tagesklinik) Unterstützung.

Was uns ausmacht: kurze Wege, ein Chefarzt, der operiert statt verwaltet, und Dienste, die planbar sind. Die Stelle ist unbefristet und kann auch mit 80 % besetzt werden. Vergütung AVR-C, Anlage 30.

Ihre Bewerbung richten Sie bitte an: personal@st-anna-coesfeld.example`,
    says: {
      jobTitle: 'Oberärztin/Oberarzt für Geriatrie',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Coesfeld',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
      employer: 'St.-Anna-Hospital',
    },
  },
  {
    text: `MFA (m/w/d) in Teilzeit, 25 Std./Woche
Hausarztpraxis Dr. Wendt & Dr. Ilic, Bad Homburg

Wir sind ein Team aus zwei Ärzten und fünf Kolleginnen an der Anmeldung. Du nimmst Blut ab, schreibst EKGs und behältst die Nerven, wenn das Telefon klingelt.

Gehalt: 2.000 € brutto im Monat für 25 Stunden
Vertrag: unbefristet

Schick uns zwei Zeilen an praxis@wendt-ilic.example.`,
    says: {
      jobTitle: 'MFA',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Bad Homburg',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'teilzeit',
      weeklyHours: 25,
      salary: { min: 24, max: 24 },
      employer: 'Hausarztpraxis Dr. Wendt & Dr. Ilic',
    },
  },
  {
    text: `Wir suchen dich! Pflegehelfer*in für unseren ambulanten Dienst

Pflegedienst Sonnenschein GmbH | Wuppertal | 19,25 Std. oder 30 Std. pro Woche

Du magst Menschen und hast einen Führerschein? Touren nur vormittags, Dienstwagen auch privat. 16,80 € die Stunde, dazu 500 € Startprämie.`,
    says: {
      jobTitle: 'Pflegehelfer*in',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Wuppertal',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'teilzeit',
      salary: { min: 17, max: 26 },
      employer: 'Pflegedienst Sonnenschein GmbH',
    },
  },
  {
    text: `Stellenausschreibung Nr. 2026/118

Medizinische/r Technologe/in für Radiologie (MTR)

Universitätsklinikum Westharz – Institut für Diagnostische Radiologie

Zum nächstmöglichen Zeitpunkt, zunächst befristet auf zwei Jahre, mit 38,5 Wochenstunden. Die Eingruppierung erfolgt nach TV-L EG 9a.

Ihr Profil: abgeschlossene Ausbildung als MTR, Kenntnisse in CT und MRT. Der Arbeitsplatz befindet sich in Goslar.

Das Universitätsklinikum Westharz beschäftigt rund 6.200 Mitarbeiterinnen und Mitarbeiter.`,
    says: {
      jobTitle: 'Medizinische/r Technologe/in für Radiologie',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Goslar',
      country: 'DE',
      companySize: '5000_plus',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'befristet',
      weeklyHours: 39,
      employer: 'Universitätsklinikum Westharz',
    },
  },
  {
    text: `Köchin/Koch für die Krankenhausküche
50 %-Stelle, unbefristet

Das Evangelische Krankenhaus Witten kocht jeden Tag frisch für 380 Gäste. Dafür brauchen wir Verstärkung, montags bis freitags, ohne Teildienst.

2.950 € brutto bei Vollzeit, Jahressonderzahlung. Die Arbeit ist vor Ort.`,
    says: {
      jobTitle: 'Köchin/Koch',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Witten',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
      remoteChoice: 'local',
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 18, max: 18 },
      employer: 'Evangelische Krankenhaus Witten',
    },
  },
  {
    text: `Sozialpädagog:in (B.A.) Jugendhilfe
Caritasverband Unterlahn e. V.

Wohngruppe für Jugendliche von 12 bis 17 Jahren. Schichtarbeit vor Ort, Nachtbereitschaft zweimal im Monat.

- 75 % (29,25 Std.), unbefristet
- AVR S 11b, 3.500 bis 4.300 € bei Vollzeit
- Supervision, Rufbereitschaft wird vergütet

Einsatzort: Diez`,
    says: {
      jobTitle: 'Sozialpädagog:in Jugendhilfe',
      jobLocation: 'Diez',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
      remoteChoice: 'local',
      contractType: 'teilzeit',
      weeklyHours: 29,
      salary: { min: 32, max: 39 },
      employer: 'Caritasverband Unterlahn e. V.',
    },
  },
];
