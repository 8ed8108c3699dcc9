import type { LabelledText } from '../../labelledText.ts';

/** Messages of recruiters, colleagues and founders. */
export const contacts: readonly LabelledText[] = [
  {
    text: `Guten Morgen Frau Hartwig,

Ihr Profil hat mich angesprochen. Für eine mittelständische Wirtschaftskanzlei in Düsseldorf darf ich aktuell die Position einer Rechtsanwaltsfachangestellten (m/w/d) besetzen. Geboten werden 3.400 bis 3.900 Euro brutto monatlich, flexible Arbeitszeiten und ein Tag Homeoffice wöchentlich. Die Anstellung ist unbefristet.

Gerne erzähle ich Ihnen mehr.

Beste Grüße
Elena Vukovic
Recruiterin
Kanzleitalente Vukovic GmbH
+49 211 000000`,
    says: {
      jobTitle: 'Rechtsanwaltsfachangestellte',
      field: 'recht_jura',
      jobLocation: 'Düsseldorf',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'unbefristet',
      salary: { min: 41, max: 47 },
    },
    sender: { name: 'Elena Vukovic', company: 'Kanzleitalente Vukovic GmbH' },
  },
  {
    text: `Hey Mehmet! Kurz und knapp: Wir sind ein Logistik-Start-up aus Hamburg (55 Leute) und suchen einen Fullstack Developer (TypeScript/React). Du kannst komplett remote arbeiten, bekommst 65-78k und einen unbefristeten Vertrag. Lust auf einen Call? Beste Grüße Finn`,
    says: {
      jobTitle: 'Fullstack Developer',
      field: 'it_softwareentwicklung',
      companySize: '50_249',
      branch: 'logistik_transport_verkehr',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      contractType: 'unbefristet',
      salary: { min: 65, max: 78 },
    },
    sender: { name: 'Finn' },
  },
  {
    text: `Sehr geehrter Herr Baumgartner,

ein international tätiger Anlagenbauer mit rund 4.500 Beschäftigten hat uns beauftragt, für das Werk in Linz einen Leiter Supply Chain Management zu finden. Das Jahresbruttogehalt bewegt sich zwischen EUR 110.000 und EUR 130.000. Dienstwagen und Bonus kommen hinzu.

Ich freue mich auf Ihre Rückmeldung.

Mit besten Grüßen
Mag. (FH) Thomas Riedl
Riedl & Partner Executive Search KG
t.riedl@riedl-search.example`,
    says: {
      jobTitle: 'Leiter Supply Chain Management',
      field: 'logistik_supply_chain',
      jobLocation: 'Linz',
      country: 'AT',
      companySize: '1000_4999',
      branch: 'maschinen_anlagenbau',
      salary: { min: 110, max: 130 },
    },
    sender: {
      name: 'Mag. (FH) Thomas Riedl',
      company: 'Riedl & Partner Executive Search KG',
      email: 't.riedl@riedl-search.example',
    },
  },
  {
    text: `Hi Laura,

Hope you're well! I'm recruiting for a Finance Business Partner role with a leading hotel group in Frankfurt. It's a 12-month maternity cover (fixed-term), hybrid with 2 days from home, paying up to €80k.

Interested?

Many thanks,
Charlotte Reeves
Principal Consultant, Marlow Finance Recruitment`,
    says: {
      jobTitle: 'Finance Business Partner',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Frankfurt',
      country: 'DE',
      branch: 'tourismus_gastgewerbe_freizeit',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'befristet',
      salary: { max: 80 },
    },
    sender: { name: 'Charlotte Reeves', company: 'Marlow Finance Recruitment' },
  },
  {
    text: `Servus Herr Obermeier, mir ham grad a Stelle als Servicetechniker Kältetechnik in Rosenheim offen, 24 € die Stund, Firmenauto, unbefristet. Wenn's Sie interessiert, rufen S' mi an! Pfiat Eana, Sepp Gruber (Gruber Personalvermittlung)`,
    says: {
      jobTitle: 'Servicetechniker Kältetechnik',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Rosenheim',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 50, max: 50 },
    },
    sender: { name: 'Sepp Gruber', company: 'Gruber Personalvermittlung' },
  },
  {
    text: `Betreff: Interim-Mandat: CFO (m/w/d)

Sehr geehrte Frau Dr. Pohlmann,

wir suchen für einen Metallverarbeiter in Solingen ab Mai einen CFO auf freiberuflicher Basis. Dauer: neun Monate, Tagessatz 1.300 Euro. Präsenz vier Tage vor Ort, ein Tag Homeoffice.

Freundliche Grüße
Volker Heine
Heine Interim Management GmbH`,
    says: {
      jobTitle: 'CFO',
      jobLocation: 'Solingen',
      country: 'DE',
      branch: 'metallerzeugung_verarbeitung',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'freiberuflich',
      salary: { min: 286, max: 286 },
    },
    sender: { name: 'Volker Heine', company: 'Heine Interim Management GmbH' },
  },
  {
    text: `Hallo Frau Nguyen, ich hoffe die Nachricht kommt nicht ungelegen. Aktuell unterstütze ich ein Krankenhaus in Fulda bei der Suche nach einer Hygienefachkraft. Vollzeit oder Teilzeit, TVöD, unbefristet. Darf ich Ihnen die Stellenbeschreibung schicken? Viele Grüße Dominik Seiler, medPlus Recruiting`,
    says: {
      jobTitle: 'Hygienefachkraft',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Fulda',
      country: 'DE',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
    },
    sender: { name: 'Dominik Seiler', company: 'medPlus Recruiting' },
  },
  {
    text: `Liebe Kolleginnen und Kollegen,

für unsere Abteilung suchen wir intern wie extern einen Junior Controller oder eine Junior Controllerin. Dienstort ist Wiesbaden, zwei Tage pro Woche können mobil gearbeitet werden. Das Gehalt beträgt 48.000 bis 54.000 Euro. Empfehlungen gerne an mich!

Viele Grüße
Katrin Specht
Leiterin Controlling
Taunus Glaswerke AG`,
    says: {
      jobTitle: 'Junior Controller oder Junior Controllerin',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Wiesbaden',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      salary: { min: 48, max: 54 },
    },
    sender: { name: 'Katrin Specht', company: 'Taunus Glaswerke AG' },
  },
  {
    text: `hey, sucht jemand von euch nen job als barista? café morgenrot in freiburg, teilzeit 20h, 14€/h plus tip. dm me :)`,
    says: {
      jobTitle: 'barista',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'freiburg',
      country: 'DE',
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 15, max: 15 },
    },
  },
  {
    text: `Guten Tag Herr Yilmaz,

wir haben zwei Positionen, die zu Ihnen passen könnten: einen Projektingenieur Wasserstoff in Duisburg (bis 85 T€) und einen Betriebsingenieur in Krefeld (bis 78 T€). Beide unbefristet. Welche interessiert Sie mehr?

Mit freundlichem Gruß
Petra Kolb
Kolb Engineering Search`,
    says: { country: 'DE', contractType: 'unbefristet' },
    sender: { name: 'Petra Kolb', company: 'Kolb Engineering Search' },
  },
];
