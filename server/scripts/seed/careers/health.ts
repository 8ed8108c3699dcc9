import type { CareerRow } from './career.ts';

const care = 'gesundheitswesen_sozialwesen' as const;

export const health: readonly CareerRow[] = [
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 38, max: 52 },
    homeOffice: 'none',
    titles:
      'Pflegefachkraft, Gesundheits- und Krankenpfleger*in, Krankenpfleger|Krankenschwester, Pflegefachmann|Pflegefachfrau, Stationsleitung',
    unwanted: 'Altenpfleger*in, Pflegehelfer*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 37, max: 50 },
    homeOffice: 'none',
    titles:
      'Altenpfleger*in, Pflegefachkraft ambulante Pflege, Wohnbereichsleitung, Pflegedienstleitung, Pflegefachkraft',
    unwanted: 'Arzthelfer*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 43, max: 58 },
    homeOffice: 'none',
    titles:
      'Fachkrankenpfleger*in Intensivpflege, Intensivpfleger*in, Anästhesiepfleger*in, Operationstechnischer Assistent|Operationstechnische Assistentin, Pflegefachkraft Intensivstation',
    unwanted: 'Altenpfleger*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 27, max: 35 },
    homeOffice: 'none',
    titles:
      'Pflegehelfer*in, Pflegeassistent*in, Altenpflegehelfer*in, Betreuungskraft, Alltagsbegleiter*in',
    unwanted: 'Reinigungskraft',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 30, max: 42 },
    homeOffice: 'none',
    titles:
      'Medizinische*r Fachangestellte*r, Arzthelfer*in, MFA, Praxismanager*in, Praxismitarbeiter*in',
    unwanted: 'Zahnmedizinische*r Fachangestellte*r, Callcenter-Agent',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 29, max: 41 },
    homeOffice: 'none',
    titles:
      'Zahnmedizinische*r Fachangestellte*r, ZFA, Zahnarzthelfer*in, Dentalhygieniker*in, Zahnmedizinische*r Prophylaxeassistent*in',
    unwanted: 'Arzthelfer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: [care],
    salary: { min: 33, max: 48 },
    homeOffice: 'none',
    titles:
      'Zahntechniker*in, Zahntechnikermeister*in, Orthopädietechniker*in, Orthopädieschuhmacher*in',
    unwanted: 'Verkäufer*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care, 'sport_fitness_wellness'],
    salary: { min: 33, max: 45 },
    homeOffice: 'none',
    titles:
      'Physiotherapeut*in, Krankengymnast*in, Manualtherapeut*in, Masseur*in, Sporttherapeut*in',
    unwanted: 'Fitnesstrainer*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 33, max: 45 },
    homeOffice: 'none',
    titles: 'Ergotherapeut*in, Logopäde|Logopädin, Sprachtherapeut*in, Fachliche Leitung Therapie',
    unwanted: 'Pflegehelfer*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 62, max: 92 },
    homeOffice: 'none',
    titles:
      'Assistenzarzt|Assistenzärztin, Arzt in Weiterbildung|Ärztin in Weiterbildung, Assistenzarzt Innere Medizin|Assistenzärztin Innere Medizin, Stationsarzt|Stationsärztin',
    unwanted: 'Betriebsarzt|Betriebsärztin',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 92, max: 150 },
    homeOffice: 'none',
    titles:
      'Facharzt Innere Medizin|Fachärztin Innere Medizin, Oberarzt|Oberärztin, Facharzt für Allgemeinmedizin|Fachärztin für Allgemeinmedizin, Facharzt|Fachärztin, Hausarzt|Hausärztin',
    unwanted: 'Assistenzarzt|Assistenzärztin',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care, 'chemie_pharma_biotech'],
    salary: { min: 52, max: 76 },
    homeOffice: 'none',
    titles:
      'Apotheker*in, Filialapotheker*in, Krankenhausapotheker*in, Industrieapotheker*in, Pharmazeut*in',
    unwanted: 'Pharmareferent*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care, 'handel_konsumgueter_ecommerce'],
    salary: { min: 30, max: 41 },
    homeOffice: 'none',
    titles:
      'Pharmazeutisch-technischer Assistent|Pharmazeutisch-technische Assistentin, PTA, PKA, Apothekenhelfer*in',
    unwanted: 'Drogist*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care, 'chemie_pharma_biotech'],
    salary: { min: 36, max: 50 },
    homeOffice: 'none',
    titles:
      'Medizinischer Technologe für Laboratoriumsanalytik|Medizinische Technologin für Laboratoriumsanalytik, MTA, MTLA, Medizinisch-technischer Laborassistent|Medizinisch-technische Laborassistentin, MTRA',
    unwanted: 'Chemielaborant*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care],
    salary: { min: 38, max: 52 },
    homeOffice: 'none',
    titles: 'Hebamme, Entbindungspfleger|Hebamme, Leitende Hebamme, Familienhebamme',
    unwanted: 'Pflegefachkraft',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care, 'sicherheit_schutz'],
    salary: { min: 36, max: 50 },
    homeOffice: 'none',
    titles:
      'Notfallsanitäter*in, Rettungssanitäter*in, Rettungsassistent*in, Leitstellendisponent*in',
    unwanted: 'Krankentransportfahrer*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: [care, 'bildung_forschung_wissenschaft'],
    salary: { min: 46, max: 70 },
    homeOffice: 'some',
    titles:
      'Psychologe|Psychologin, Psychologischer Psychotherapeut|Psychologische Psychotherapeutin, Psychotherapeut*in, Klinischer Psychologe|Klinische Psychologin',
    unwanted: 'Heilpraktiker*in',
  },
  {
    field: 'gesundheitswesen_medizin',
    branches: ['agrar_forstwirtschaft', care],
    salary: { min: 30, max: 58 },
    homeOffice: 'none',
    titles:
      'Tierarzt|Tierärztin, Tiermedizinische*r Fachangestellte*r, Tierarzthelfer*in, Tierpfleger*in',
    unwanted: 'Tierwirt*in',
  },
];
