/** Codes are stored and sent; the German labels are only shown. */

export const generalKeyName = 'Allgemeiner Schlüssel';

export const roleLabels = { jobSeeker: 'Jobsuchende/r', recruiter: 'Recruiter/in' } as const;

export const recruiterKindLabels = {
  company: 'Unternehmen',
  agency: 'Personalberatung',
  freelance: 'Selbstständige/r Headhunter/in',
} as const;

export const contactLabels = {
  name: 'Name',
  phone: 'Telefonnummer',
  calendar: 'Kalender',
  cv: 'Lebenslauf',
  email: 'E-Mail-Adresse',
} as const;

export const progressLabels = {
  open: 'Offen',
  talking: 'Im Gespräch',
  ended: 'Beendet',
} as const;

export const reportReasonLabels = {
  spam: 'Spam oder Werbung',
  scam: 'Betrug oder Täuschung',
  discrimination: 'Diskriminierung',
  impersonation: 'Gibt sich als jemand anderes aus',
  other: 'Etwas anderes',
} as const;

export const offerEndLabels = {
  posting_deleted: 'Stelle zurückgezogen',
  account_deleted: 'Konto gelöscht',
} as const;

export const branchLabels = {
  automobilindustrie: 'Automobilindustrie',
  maschinen_anlagenbau: 'Maschinen- und Anlagenbau',
  chemie_pharma_biotech: 'Chemie, Pharma, Biotech',
  elektrotechnik_elektronik_optik: 'Elektrotechnik, Elektronik, Optik',
  it_software_internet_telekommunikation: 'IT, Software, Internet, Telekommunikation',
  banken_finanzdienstleistungen: 'Banken und Finanzdienstleistungen',
  versicherungen: 'Versicherungen',
  handel_konsumgueter_ecommerce: 'Handel, Konsumgüter, E-Commerce',
  logistik_transport_verkehr: 'Logistik, Transport, Verkehr',
  energie_wasser_umwelt_erneuerbare: 'Energie, Wasser, Umwelt, Erneuerbare',
  baugewerbe_architektur_immobilien: 'Baugewerbe, Architektur, Immobilien',
  gesundheitswesen_sozialwesen: 'Gesundheits- und Sozialwesen',
  medien_verlag_druck_event: 'Medien, Verlag, Druck, Event',
  tourismus_gastgewerbe_freizeit: 'Tourismus, Gastgewerbe, Freizeit',
  oeffentlicher_dienst_verwaltung_verbaende: 'Öffentlicher Dienst, Verwaltung, Verbände',
  bildung_forschung_wissenschaft: 'Bildung, Forschung, Wissenschaft',
  unternehmensberatung_consulting: 'Unternehmensberatung, Consulting',
  luft_raumfahrt: 'Luft- und Raumfahrt',
  nahrungsmittel_getraenke: 'Nahrungsmittel und Getränke',
  textil_bekleidung_lederwaren: 'Textil, Bekleidung, Lederwaren',
  metallerzeugung_verarbeitung: 'Metallerzeugung und -verarbeitung',
  holz_moebel_papier: 'Holz, Möbel, Papier',
  personalberatung_vermittlung: 'Personalberatung und -vermittlung',
  sicherheit_schutz: 'Sicherheit und Schutz',
  sport_fitness_wellness: 'Sport, Fitness, Wellness',
  kunst_kultur: 'Kunst und Kultur',
  agrar_forstwirtschaft: 'Agrar- und Forstwirtschaft',
  sonstige_branchen: 'Sonstige Branchen',
} as const;

export const fieldLabels = {
  it_softwareentwicklung: 'IT und Softwareentwicklung',
  ingenieurwesen_technik: 'Ingenieurwesen und Technik',
  vertrieb_verkauf: 'Vertrieb und Verkauf',
  marketing_kommunikation: 'Marketing und Kommunikation',
  finanzen_rechnungswesen: 'Finanzen und Rechnungswesen',
  personalwesen_hr: 'Personalwesen (HR)',
  logistik_supply_chain: 'Logistik und Supply Chain',
  gesundheitswesen_medizin: 'Gesundheitswesen und Medizin',
  bildung_erziehung_wissenschaft: 'Bildung, Erziehung, Wissenschaft',
  forschung_entwicklung: 'Forschung und Entwicklung',
  design_kreativbereich: 'Design und Kreativbereich',
  recht_jura: 'Recht und Jura',
  verwaltung_administration_buero: 'Verwaltung, Administration, Büro',
  handwerk_technische_berufe: 'Handwerk und technische Berufe',
  produktion_fertigung_industrie: 'Produktion, Fertigung, Industrie',
  kundenservice_support_beratung: 'Kundenservice, Support, Beratung',
  consulting_unternehmensberatung: 'Consulting und Unternehmensberatung',
  management_fuehrung: 'Management und Führung',
  wissenschaft_forschung: 'Wissenschaft und Forschung',
  gastronomie_hotellerie_tourismus: 'Gastronomie, Hotellerie, Tourismus',
  redaktion_journalismus_pr: 'Redaktion, Journalismus, PR',
  einkauf_beschaffung: 'Einkauf und Beschaffung',
  qualitaetsmanagement: 'Qualitätsmanagement',
  projektmanagement: 'Projektmanagement',
  sonstiges: 'Sonstiges',
} as const;

/** Thresholds of the EU (10, 50, 250) and of the German Mittelstand (500). */
export const companySizeLabels = {
  '1_9': '1 bis 9 Beschäftigte',
  '10_49': '10 bis 49 Beschäftigte',
  '50_249': '50 bis 249 Beschäftigte',
  '250_499': '250 bis 499 Beschäftigte',
  '500_999': '500 bis 999 Beschäftigte',
  '1000_4999': '1.000 bis 4.999 Beschäftigte',
  '5000_plus': '5.000 Beschäftigte und mehr',
} as const;

export const contractTypeLabels = {
  unbefristet: 'Unbefristet',
  befristet: 'Befristet',
  teilzeit: 'Teilzeit',
  arbeitnehmerueberlassung: 'Arbeitnehmerüberlassung',
  freiberuflich: 'Freiberuflich',
  werkstudent: 'Werkstudent/in',
  praktikum: 'Praktikum',
  ausbildung: 'Ausbildung',
  minijob: 'Minijob',
} as const;

export const workModeLabels = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  local: 'Vor Ort',
} as const;

export const countryLabels = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  BE: 'Belgien',
  CZ: 'Tschechien',
  DK: 'Dänemark',
  FR: 'Frankreich',
  GB: 'Vereinigtes Königreich',
  IE: 'Irland',
  IT: 'Italien',
  LI: 'Liechtenstein',
  LU: 'Luxemburg',
  NL: 'Niederlande',
  PL: 'Polen',
  PT: 'Portugal',
  SE: 'Schweden',
  ES: 'Spanien',
  US: 'Vereinigte Staaten',
} as const;

export const releaseModeLabels = {
  immediate: 'Sofort bei einem Match',
  confirm: 'Ich gebe jede Freigabe selbst frei',
} as const;

export type Role = keyof typeof roleLabels;
export type BranchCode = keyof typeof branchLabels;
export type FieldCode = keyof typeof fieldLabels;
export type CompanySize = keyof typeof companySizeLabels;
export type ContractType = keyof typeof contractTypeLabels;
export type ContactFlag = keyof typeof contactLabels;
export type WorkMode = keyof typeof workModeLabels;
export type CountryCode = keyof typeof countryLabels;

export function codesOf<Code extends string>(labels: Record<Code, string>): [Code, ...Code[]] {
  return Object.keys(labels) as [Code, ...Code[]];
}

export const activityTopicLabels = {
  releases: 'Freigaben',
  keys: 'Schlüssel',
  comparisons: 'Vergleiche',
  lists: 'Listen',
} as const;
export type ActivityTopic = keyof typeof activityTopicLabels;

export const contactFlags = codesOf(contactLabels);

export function isJobSeeker(user: { role: readonly Role[] }): boolean {
  return user.role.includes('jobSeeker');
}

export function isRecruiter(user: { role: readonly Role[] }): boolean {
  return user.role.includes('recruiter');
}

export const providers = ['google', 'linkedin'] as const;
export type Provider = (typeof providers)[number];
