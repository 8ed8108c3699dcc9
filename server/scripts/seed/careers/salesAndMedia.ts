import type { CareerRow } from './career.ts';

const trade = 'handel_konsumgueter_ecommerce' as const;
const software = 'it_software_internet_telekommunikation' as const;
const media = 'medien_verlag_druck_event' as const;

export const salesAndMedia: readonly CareerRow[] = [
  {
    field: 'vertrieb_verkauf',
    branches: ['maschinen_anlagenbau', trade, 'nahrungsmittel_getraenke'],
    salary: { min: 46, max: 76 },
    homeOffice: 'some',
    titles:
      'Vertriebsmitarbeiter*in Außendienst, Außendienstmitarbeiter*in, Sales Manager*in, Gebietsverkaufsleiter*in, Area Sales Manager',
    unwanted: 'Callcenter-Agent, Versicherungsvertreter*in',
  },
  {
    field: 'vertrieb_verkauf',
    branches: [software, trade, 'chemie_pharma_biotech'],
    salary: { min: 62, max: 105 },
    homeOffice: 'most',
    titles:
      'Key Account Manager*in, Account Executive, Sales Manager*in, Vertriebsleiter*in, Business Development Manager*in',
    unwanted: 'Verkäufer*in',
  },
  {
    field: 'vertrieb_verkauf',
    branches: ['maschinen_anlagenbau', 'elektrotechnik_elektronik_optik', trade],
    salary: { min: 36, max: 52 },
    homeOffice: 'some',
    titles:
      'Vertriebsmitarbeiter*in Innendienst, Sachbearbeiter*in Vertriebsinnendienst, Industriekaufmann|Industriekauffrau, Sachbearbeiter*in Auftragsabwicklung, Groß- und Außenhandelskaufmann|Groß- und Außenhandelskauffrau',
    unwanted: 'Außendienstmitarbeiter*in',
  },
  {
    field: 'vertrieb_verkauf',
    branches: [trade, 'textil_bekleidung_lederwaren', 'nahrungsmittel_getraenke'],
    salary: { min: 27, max: 36 },
    homeOffice: 'none',
    titles:
      'Verkäufer*in, Einzelhandelskaufmann|Einzelhandelskauffrau, Fachverkäufer*in, Kassierer*in, Verkaufsberater*in',
    unwanted: 'Lagerhelfer*in',
  },
  {
    field: 'management_fuehrung',
    branches: [trade, 'textil_bekleidung_lederwaren'],
    salary: { min: 38, max: 58 },
    homeOffice: 'none',
    titles:
      'Filialleiter*in, Marktleiter*in, Store Manager*in, Stellvertretende Filialleitung, Bezirksleiter*in',
    unwanted: 'Kassierer*in',
  },
  {
    field: 'vertrieb_verkauf',
    branches: ['automobilindustrie', trade],
    salary: { min: 38, max: 66 },
    homeOffice: 'none',
    titles:
      'Automobilverkäufer*in, Automobilkaufmann|Automobilkauffrau, Verkaufsberater*in Automobil, Serviceberater*in Kfz',
    unwanted: 'Kfz-Mechatroniker*in',
  },
  {
    field: 'vertrieb_verkauf',
    branches: ['baugewerbe_architektur_immobilien'],
    salary: { min: 40, max: 68 },
    homeOffice: 'some',
    titles:
      'Immobilienmakler*in, Immobilienkaufmann|Immobilienkauffrau, Immobilienverwalter*in, Property Manager*in, Immobilienberater*in',
    unwanted: 'Hausmeister*in',
  },
  {
    field: 'kundenservice_support_beratung',
    branches: [software, trade, 'energie_wasser_umwelt_erneuerbare'],
    salary: { min: 27, max: 37 },
    homeOffice: 'most',
    titles:
      'Kundenberater*in, Callcenter-Agent, Kundenbetreuer*in, Mitarbeiter*in Kundenservice, Customer Service Agent',
    unwanted: 'Telefonverkäufer*in',
  },
  {
    field: 'kundenservice_support_beratung',
    branches: [software],
    salary: { min: 44, max: 68 },
    homeOffice: 'most',
    titles:
      'Customer Success Manager*in, Account Manager*in, Kundenbetreuer*in Software, Onboarding Manager, Technical Account Manager',
    unwanted: 'Callcenter-Agent',
  },
  {
    field: 'marketing_kommunikation',
    branches: [trade, software, media],
    salary: { min: 40, max: 64 },
    homeOffice: 'most',
    titles:
      'Online-Marketing-Manager*in, SEO-Manager*in, Performance Marketing Manager, Digital Marketing Manager, Marketing Manager*in',
    unwanted: 'Verkäufer*in',
  },
  {
    field: 'marketing_kommunikation',
    branches: [media, 'sport_fitness_wellness', trade],
    salary: { min: 36, max: 54 },
    homeOffice: 'most',
    titles:
      'Social Media Manager*in, Content Manager*in, Community Manager*in, Content Creator*in, Marketingreferent*in',
    unwanted: 'Callcenter-Agent',
  },
  {
    field: 'marketing_kommunikation',
    branches: ['nahrungsmittel_getraenke', trade, 'chemie_pharma_biotech'],
    salary: { min: 50, max: 80 },
    homeOffice: 'some',
    titles:
      'Produktmanager*in, Brand Manager*in, Marketingleiter*in, Junior Produktmanager*in, Trade Marketing Manager',
    unwanted: 'Außendienstmitarbeiter*in',
  },
  {
    field: 'redaktion_journalismus_pr',
    branches: [
      'oeffentlicher_dienst_verwaltung_verbaende',
      media,
      'unternehmensberatung_consulting',
    ],
    salary: { min: 42, max: 66 },
    homeOffice: 'some',
    titles:
      'PR-Manager*in, Pressesprecher*in, Kommunikationsmanager*in, Referent*in Öffentlichkeitsarbeit, PR-Berater*in',
    unwanted: 'Telefonverkäufer*in',
  },
  {
    field: 'redaktion_journalismus_pr',
    branches: [media],
    salary: { min: 38, max: 60 },
    homeOffice: 'most',
    titles: 'Redakteur*in, Online-Redakteur*in, Journalist*in, Texter*in, Lektor*in',
    unwanted: 'PR-Manager*in',
  },
  {
    field: 'redaktion_journalismus_pr',
    branches: [media, software],
    salary: { min: 42, max: 62 },
    homeOffice: 'most',
    titles:
      'Technischer Redakteur|Technische Redakteurin, Übersetzer*in, Technical Writer, Fachübersetzer*in, Terminologe|Terminologin',
    unwanted: 'Journalist*in',
  },
  {
    field: 'design_kreativbereich',
    branches: [media, trade],
    salary: { min: 34, max: 52 },
    homeOffice: 'most',
    titles:
      'Grafikdesigner*in, Mediengestalter*in, Kommunikationsdesigner*in, Art Director*in, Webdesigner*in',
    unwanted: 'Drucker*in',
  },
  {
    field: 'design_kreativbereich',
    branches: [media, 'kunst_kultur'],
    salary: { min: 32, max: 52 },
    homeOffice: 'some',
    titles:
      'Fotograf*in, Videograf*in, Cutter*in, Mediengestalter*in Bild und Ton, Kameramann|Kamerafrau',
    unwanted: 'Verkäufer*in',
  },
  {
    field: 'projektmanagement',
    branches: [media, 'tourismus_gastgewerbe_freizeit', 'kunst_kultur'],
    salary: { min: 36, max: 56 },
    homeOffice: 'some',
    titles:
      'Eventmanager*in, Veranstaltungskaufmann|Veranstaltungskauffrau, Projektmanager*in Event, Messeplaner*in, Kulturmanager*in',
    unwanted: 'Servicekraft',
  },
  {
    field: 'marketing_kommunikation',
    branches: [trade, 'textil_bekleidung_lederwaren', 'holz_moebel_papier'],
    salary: { min: 42, max: 66 },
    homeOffice: 'most',
    titles:
      'E-Commerce-Manager*in, Onlineshop-Manager*in, Marketplace Manager*in, Category Manager*in, Kaufmann im E-Commerce|Kauffrau im E-Commerce',
    unwanted: 'Kassierer*in',
  },
];
