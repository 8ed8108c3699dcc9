import type { LabelledText } from '../../labelledText.ts';

/** Headhunters in messengers and on networks. */
export const chats: readonly LabelledText[] = [
  {
    text: `Hi Jonas, ich bin's, Mara von Talentbrücke. Für meinen Kunden in Augsburg (Sondermaschinenbau, 1.200 MA) suche ich einen Teamleiter Konstruktion. 85.000 bis 95.000 €, unbefristet, 3 Tage/Woche HO. Passt das grob? LG Mara`,
    says: {
      jobTitle: 'Teamleiter Konstruktion',
      field: 'ingenieurwesen_technik',
      jobLocation: 'Augsburg',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'maschinen_anlagenbau',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 85, max: 95 },
    },
    sender: { name: 'Mara', company: 'Talentbrücke' },
  },
  {
    text: `Hallo Frau Petersen, haben Sie kurz Zeit? Für meine Mandantin in Regensburg, 340 MA, Medizintechnik, suche ich eine Leiterin Regulatory Affairs. 90.000 - 105.000 Euro, Dienstwagen, Start nach Absprache. Viele Grüße, Henrik Sander`,
    says: {
      jobTitle: 'Leiterin Regulatory Affairs',
      jobLocation: 'Regensburg',
      country: 'DE',
      companySize: '250_499',
      salary: { min: 90, max: 105 },
    },
    sender: { name: 'Henrik Sander' },
  },
  {
    text: `Moin Sven,

kurze Frage: offen für was Neues? Mein Kunde (Bauunternehmen, Tiefbau, ca. 600 Leute) braucht in Bremen einen Polier. 4.800-5.400 € mtl., Poliertruck, Winterausgleich. Direkt beim Kunden angestellt, keine Zeitarbeit.

Ruf mich an: 0421 000000

Grüße
Torben Lüders | Lüders Personalberatung`,
    says: {
      jobTitle: 'Polier',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Bremen',
      country: 'DE',
      companySize: '500_999',
      branch: 'baugewerbe_architektur_immobilien',
      salary: { min: 58, max: 65 },
    },
    sender: { name: 'Torben Lüders', company: 'Lüders Personalberatung' },
  },
  {
    text: `Hey Aylin 👋 dein Profil ist mega! Wir (Fintech aus Berlin, Series B, 80 Köpfe) suchen eine:n Senior Product Manager:in. Fully remote in DE, 80-100k + Anteile. Lust auf 15 min Call? Best, Nils`,
    says: {
      jobTitle: 'Senior Product Manager:in',
      country: 'DE',
      companySize: '50_249',
      branch: 'banken_finanzdienstleistungen',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      salary: { min: 80, max: 100 },
    },
    sender: { name: 'Nils' },
  },
  {
    text: `Guten Tag Herr Brandl,

ich darf exklusiv für eine Klinikgruppe die Position Chefarzt Neurologie (m/w/d) in Deggendorf besetzen. Das Haus hat 480 Betten. Vergütung verhandelbar, außertariflich.

Über ein kurzes Telefonat freue ich mich.

Mit freundlichen Grüßen

Dr. Claudia Reinhold
Partnerin
MediSearch Executive GmbH
c.reinhold@medisearch.example
Tel. 089 000000`,
    says: {
      jobTitle: 'Chefarzt Neurologie',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Deggendorf',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
    },
    sender: {
      name: 'Dr. Claudia Reinhold',
      company: 'MediSearch Executive GmbH',
      email: 'c.reinhold@medisearch.example',
    },
  },
  {
    text: `Servus! Suche für einen Kunden in Linz, Stahlbau, einen Schweißer mit WIG-Schein. 2.900 bis 3.300 brutto, 38,5 h, Dauerstelle. Magst tauschen? Pfiat di, Franz`,
    says: {
      jobTitle: 'Schweißer',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Linz',
      country: 'AT',
      contractType: 'unbefristet',
      weeklyHours: 39,
      salary: { min: 41, max: 46 },
    },
    sender: { name: 'Franz' },
  },
  {
    text: `Hi Deniz, thanks for connecting! I'm hiring a DevOps Engineer for a retailer in Düsseldorf. Hybrid, 2 days on site, €75k–90k, permanent. Interested? Cheers, Kate Holloway, BrightHire Ltd`,
    says: {
      jobTitle: 'DevOps Engineer',
      field: 'it_softwareentwicklung',
      jobLocation: 'Düsseldorf',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 75, max: 90 },
    },
    sender: { name: 'Kate Holloway', company: 'BrightHire Ltd' },
  },
  {
    text: `Sehr geehrter Herr Kowalski,

Ihr XING-Profil hat mich neugierig gemacht. Mein Auftraggeber, ein Lebensmittelhändler mit Sitz in Fulda und etwa 3.000 Beschäftigten, möchte die Stelle „Leitung Expansion (m/w/d)" neu besetzen. Dienstort: Fulda, Homeoffice an bis zu zwei Tagen. Zielgehalt 95.000 bis 110.000 Euro.

Freundliche Grüße
i. A. Silke Brandt
Brandt & Cie. Personalberatung
silke.brandt@brandt-cie.example`,
    says: {
      jobTitle: 'Leitung Expansion',
      jobLocation: 'Fulda',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'handel_konsumgueter_ecommerce',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      salary: { min: 95, max: 110 },
    },
    sender: {
      name: 'Silke Brandt',
      company: 'Brandt & Cie. Personalberatung',
      email: 'silke.brandt@brandt-cie.example',
    },
  },
  {
    text: `Von: "Jana Köster" <jana.koester@hr-hafen.example>
Betreff: Vakanz Controller (m/w/d), Rostock

Hallo Herr Thiel,

wie telefonisch besprochen: unser Klient, ein Energieversorger, sucht in Rostock einen Controller. 40 Stunden, 2 Tage mobil, 65 T€ bis 72 T€, zunächst auf zwei Jahre befristet.

Herzliche Grüße
Jana Köster
HR Hafen GmbH`,
    says: {
      jobTitle: 'Controller',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Rostock',
      country: 'DE',
      branch: 'energie_wasser_umwelt_erneuerbare',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'befristet',
      weeklyHours: 40,
      salary: { min: 65, max: 72 },
    },
    sender: {
      name: 'Jana Köster',
      company: 'HR Hafen GmbH',
      email: 'jana.koester@hr-hafen.example',
    },
  },
];
