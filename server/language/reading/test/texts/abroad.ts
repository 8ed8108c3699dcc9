import type { LabelledText } from '../labelledText.ts';

/** Austria, Switzerland and texts in English. */
export const abroad: readonly LabelledText[] = [
  {
    text: `Wir suchen eine/n Buchhalter/in (m/w/d) für unseren Standort in 4020 Linz. Das Mindestgehalt beträgt € 2.800,- brutto pro Monat laut Kollektivvertrag, Überzahlung möglich. Dienstverhältnis unbefristet, 38,5 Wochenstunden, 1 Tag Home-Office pro Woche.
Donautal Stahlhandel GmbH`,
    says: {
      employer: 'Donautal Stahlhandel GmbH',
      jobTitle: 'Buchhalter/in',
      field: 'finanzen_rechnungswesen',
      zipcode: '4020',
      jobLocation: 'Linz',
      country: 'AT',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'unbefristet',
      weeklyHours: 39,
      salary: { min: 39 },
    },
  },
  {
    text: `Servus Herr Hofer, für einen Produktionsbetrieb in Graz suchen wir einen Instandhaltungstechniker (m/w/x). Bruttojahresgehalt ab € 45.000. Wäre das ein Thema für Sie?
Liebe Grüße
Mag. Barbara Leitner
Steirische Personalberatung Leitner KG`,
    says: {
      jobTitle: 'Instandhaltungstechniker',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Graz',
      country: 'AT',
      salary: { min: 45 },
    },
    sender: { name: 'Mag. Barbara Leitner', company: 'Steirische Personalberatung Leitner KG' },
  },
  {
    text: `Restaurantleiter*in in Salzburg gesucht! Hotel mit 60 Mitarbeiter:innen, Vollzeit, Jahresstelle. Gehalt: EUR 3.000,- brutto, 14x jährlich. Arbeitsort: Salzburg, Österreich.`,
    says: {
      jobTitle: 'Restaurantleiter*in',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Salzburg',
      country: 'AT',
      companySize: '50_249',
      salary: { min: 42, max: 42 },
    },
  },
  {
    text: `Für unseren Sitz in Zürich suchen wir per sofort eine Fachperson Personalwesen 60 %. Die Uetliberg Treuhand AG ist ein Treuhandunternehmen mit 30 Mitarbeitenden. Lohn: CHF 6'500 im Monat. Arbeiten im Home Office ist möglich.`,
    says: {
      jobTitle: 'Fachperson Personalwesen',
      jobLocation: 'Zürich',
      country: 'CH',
      companySize: '10_49',
      remoteChoice: 'hybrid',
      contractType: 'teilzeit',
      employer: 'Uetliberg Treuhand AG',
    },
  },
  {
    text: `Polymechaniker/in EFZ, Winterthur (Schweiz)
Deine Aufgaben: Drehen und Fräsen. Wir bieten eine unbefristete Anstellung und 5 Wochen Ferien. Kein Homeoffice.`,
    says: {
      jobTitle: 'Polymechaniker/in EFZ',
      field: 'produktion_fertigung_industrie',
      jobLocation: 'Winterthur',
      country: 'CH',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      contractType: 'unbefristet',
    },
  },
  {
    text: `Product Owner (m/f/d) - Vienna

About us
Donaublick Payments GmbH is a fintech with 90 employees.

What we offer
- Annual gross salary starting from EUR 65,000
- Hybrid work: 2 days a week from home
- Permanent contract`,
    says: {
      jobTitle: 'Product Owner',
      field: 'it_softwareentwicklung',
      jobLocation: 'Vienna',
      country: 'AT',
      companySize: '50_249',
      branch: 'banken_finanzdienstleistungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 65 },
      employer: 'Donaublick Payments GmbH',
    },
  },
  {
    text: `Senior Software Engineer (Rust), fully remote

We are looking for a Senior Software Engineer to join our distributed team. This is a freelance contract for 12 months. Rate: 90 EUR per hour.`,
    says: {
      jobTitle: 'Senior Software Engineer',
      field: 'it_softwareentwicklung',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      contractType: 'freiberuflich',
      salary: { min: 187, max: 187 },
    },
  },
  {
    text: `Hello Mr Lang,

my name is Alice Moore from Crestline Talent. I'm working with a logistics company in Hamburg that needs a Supply Chain Manager. It's an on-site role, 70-80k, fixed-term for two years.

Best regards
Alice Moore`,
    says: {
      jobTitle: 'Supply Chain Manager',
      field: 'logistik_supply_chain',
      jobLocation: 'Hamburg',
      country: 'DE',
      branch: 'logistik_transport_verkehr',
      remoteChoice: 'local',
      contractType: 'befristet',
      salary: { min: 70, max: 80 },
    },
    sender: { name: 'Alice Moore', company: 'Crestline Talent' },
  },
  {
    text: `Die Tirolblick Seilbahnen AG in 6020 Innsbruck sucht ab Jänner eine Assistenz der Geschäftsführung (w/m/d) in Teilzeit, 25 Wochenstunden. Entlohnung: EUR 2.000,- brutto pro Monat.`,
    says: {
      jobTitle: 'Assistenz der Geschäftsführung',
      field: 'verwaltung_administration_buero',
      zipcode: '6020',
      jobLocation: 'Innsbruck',
      country: 'AT',
      contractType: 'teilzeit',
      branch: 'tourismus_gastgewerbe_freizeit',
      weeklyHours: 25,
      salary: { min: 28, max: 28 },
      employer: 'Tirolblick Seilbahnen AG',
    },
  },
  {
    text: `Grüezi Frau Meier, wir suchen für die Region Bern einen Projektleiter Elektro. Salär CHF 110'000. Interessiert? Freundliche Grüsse, Beat Zurbriggen, Aare Personal AG`,
    says: { jobTitle: 'Projektleiter Elektro', jobLocation: 'Bern', country: 'CH' },
    sender: { name: 'Beat Zurbriggen', company: 'Aare Personal AG' },
  },
  {
    text: `Job Title: Customer Success Manager
Location: Berlin, Germany
Contract: Permanent, full-time
Work model: Remote
Salary: €55,000

Greenfield Cloud SE employs over 500 people.`,
    says: {
      jobTitle: 'Customer Success Manager',
      field: 'kundenservice_support_beratung',
      jobLocation: 'Berlin',
      country: 'DE',
      companySize: '500_999',
      employer: 'Greenfield Cloud SE',
      remoteChoice: 'remote',
      contractType: 'unbefristet',
      salary: { min: 55, max: 55 },
    },
  },
  {
    text: `Kellner:in für unser Gasthaus in 5700 Zell am See, Saisonstelle befristet bis April, Quartier vorhanden. € 2.100,- netto.`,
    says: {
      jobTitle: 'Kellner:in',
      field: 'gastronomie_hotellerie_tourismus',
      zipcode: '5700',
      jobLocation: 'Zell am See',
      country: 'AT',
      contractType: 'befristet',
    },
  },
];
