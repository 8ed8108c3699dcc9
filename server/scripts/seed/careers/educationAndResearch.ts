import type { CareerRow } from './career.ts';

const education = 'bildung_forschung_wissenschaft' as const;
const care = 'gesundheitswesen_sozialwesen' as const;

export const educationAndResearch: readonly CareerRow[] = [
  {
    field: 'bildung_erziehung_wissenschaft',
    branches: [education, care],
    salary: { min: 35, max: 48 },
    homeOffice: 'none',
    titles:
      'Erzieher*in, Pädagogische Fachkraft, Kinderpfleger*in, Kita-Leitung, Heilpädagoge|Heilpädagogin',
    unwanted: 'Lehrer*in',
  },
  {
    field: 'bildung_erziehung_wissenschaft',
    branches: [care, 'oeffentlicher_dienst_verwaltung_verbaende'],
    salary: { min: 40, max: 55 },
    homeOffice: 'some',
    titles:
      'Sozialpädagoge|Sozialpädagogin, Sozialarbeiter*in, Schulsozialarbeiter*in, Familienhelfer*in, Bezugsbetreuer*in',
    unwanted: 'Erzieher*in',
  },
  {
    field: 'bildung_erziehung_wissenschaft',
    branches: [care],
    salary: { min: 35, max: 47 },
    homeOffice: 'none',
    titles:
      'Heilerziehungspfleger*in, Gruppenleiter*in Behindertenhilfe, Integrationshelfer*in, Schulbegleiter*in',
    unwanted: 'Altenpfleger*in',
  },
  {
    field: 'bildung_erziehung_wissenschaft',
    branches: [education, 'oeffentlicher_dienst_verwaltung_verbaende'],
    salary: { min: 48, max: 68 },
    homeOffice: 'none',
    titles:
      'Lehrer*in, Grundschullehrer*in, Gymnasiallehrer*in, Realschullehrer*in, Studienrat|Studienrätin',
    unwanted: 'Erzieher*in',
  },
  {
    field: 'bildung_erziehung_wissenschaft',
    branches: [education, 'unternehmensberatung_consulting'],
    salary: { min: 42, max: 64 },
    homeOffice: 'some',
    titles:
      'Dozent*in, Trainer*in Erwachsenenbildung, Berufsschullehrer*in, Ausbilder*in, Bildungsreferent*in',
    unwanted: 'Nachhilfelehrer*in',
  },
  {
    field: 'wissenschaft_forschung',
    branches: [education],
    salary: { min: 48, max: 68 },
    homeOffice: 'some',
    titles:
      'Wissenschaftlicher Mitarbeiter|Wissenschaftliche Mitarbeiterin, Postdoc, Wissenschaftler*in, Research Associate, Forschungsreferent*in',
    unwanted: 'Lehrer*in',
  },
  {
    field: 'wissenschaft_forschung',
    branches: [education, 'chemie_pharma_biotech'],
    salary: { min: 50, max: 78 },
    homeOffice: 'some',
    titles:
      'Biologe|Biologin, Biochemiker*in, Molekularbiologe|Molekularbiologin, Biotechnologe|Biotechnologin, Laborleiter*in',
    unwanted: 'Pharmareferent*in',
  },
  {
    field: 'forschung_entwicklung',
    branches: ['chemie_pharma_biotech'],
    salary: { min: 58, max: 88 },
    homeOffice: 'some',
    titles:
      'Chemiker*in, Laborleiter*in Chemie, Entwicklungschemiker*in, Research Scientist, Formulierungschemiker*in',
    unwanted: 'Pharmareferent*in',
  },
  {
    field: 'forschung_entwicklung',
    branches: ['chemie_pharma_biotech', education],
    salary: { min: 36, max: 52 },
    homeOffice: 'none',
    titles:
      'Chemielaborant*in, Chemisch-technischer Assistent|Chemisch-technische Assistentin, Biologielaborant*in, Laborant*in, Labormitarbeiter*in',
    unwanted: 'Chemikant*in',
  },
  {
    field: 'forschung_entwicklung',
    branches: ['chemie_pharma_biotech', care],
    salary: { min: 50, max: 78 },
    homeOffice: 'most',
    titles:
      'Clinical Research Associate, Klinischer Monitor|Klinische Monitorin, Study Nurse, Clinical Trial Manager, Regulatory Affairs Manager',
    unwanted: 'Pflegefachkraft',
  },
  {
    field: 'forschung_entwicklung',
    branches: ['elektrotechnik_elektronik_optik', 'luft_raumfahrt', education],
    salary: { min: 58, max: 92 },
    homeOffice: 'some',
    titles:
      'Physiker*in, Entwicklungsingenieur*in Optik, Optikentwickler*in, Wissenschaftler*in Photonik, Messtechniker*in',
    unwanted: 'Lehrer*in',
  },
  {
    field: 'wissenschaft_forschung',
    branches: ['kunst_kultur', education, 'oeffentlicher_dienst_verwaltung_verbaende'],
    salary: { min: 38, max: 56 },
    homeOffice: 'some',
    titles:
      'Bibliothekar*in, Archivar*in, Fachangestellte*r für Medien- und Informationsdienste, Museumspädagoge|Museumspädagogin, Historiker*in',
    unwanted: 'Buchhändler*in',
  },
];
