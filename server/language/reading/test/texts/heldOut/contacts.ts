import type { LabelledText } from '../../labelledText.ts';

/** Messages and mails. */
export const contacts: readonly LabelledText[] = [
  {
    text: `Hallo Herr Wiesner, mein Kunde in Heilbronn (Automobilzulieferer, 2.500 MA) sucht gerade einen SAP Inhouse Consultant MM. 70.000 bis 82.000 €, 60 % Homeoffice, unbefristet. Wäre das was? Gruß, Tim Achenbach`,
    says: {
      jobTitle: 'SAP Inhouse Consultant MM',
      field: 'it_softwareentwicklung',
      jobLocation: 'Heilbronn',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'automobilindustrie',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 70, max: 82 },
    },
    sender: { name: 'Tim Achenbach' },
  },
  {
    text: `Liebe Frau Yıldırım,

für ein Krankenhaus im Raum Göttingen suche ich eine Pflegedienstleitung. Ca. 900 Mitarbeiter, kommunaler Träger, 72.000 - 80.000 Euro, vor Ort, unbefristet.

Darf ich Sie anrufen?

Beste Grüße
Beate Lohmann
Lohmann Health Consulting`,
    says: {
      jobTitle: 'Pflegedienstleitung',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Göttingen',
      country: 'DE',
      companySize: '500_999',
      branch: 'gesundheitswesen_sozialwesen',
      remoteChoice: 'local',
      contractType: 'unbefristet',
      salary: { min: 72, max: 80 },
    },
    sender: { name: 'Beate Lohmann', company: 'Lohmann Health Consulting' },
  },
  {
    text: `Hi Lukas! Frontend Developer (React) in Mannheim, 95 % Homeoffice, 58-68k, unbefristet. Interesse? VG Sarah (Codebridge Recruiting)`,
    says: {
      jobTitle: 'Frontend Developer',
      field: 'it_softwareentwicklung',
      jobLocation: 'Mannheim',
      country: 'DE',
      remoteChoice: 'remote',
      homeOfficePercent: 95,
      contractType: 'unbefristet',
      salary: { min: 58, max: 68 },
    },
    sender: { name: 'Sarah', company: 'Codebridge Recruiting' },
  },
  {
    text: `Grüezi Frau Keller

Für ein Treuhandbüro in Luzern suche ich eine Treuhänderin mit eidg. Fachausweis, Pensum 80 bis 100 %, Homeoffice an zwei Tagen pro Woche. Lohnband CHF 95'000 bis 110'000.

Freundliche Grüsse
Reto Steiner
Steiner Personal AG
reto.steiner@steinerpersonal.example`,
    says: {
      jobTitle: 'Treuhänderin',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Luzern',
      country: 'CH',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
    },
    sender: {
      name: 'Reto Steiner',
      company: 'Steiner Personal AG',
      email: 'reto.steiner@steinerpersonal.example',
    },
  },
  {
    text: `Betreff: Elektromeister gesucht – Raum Chemnitz

Guten Tag Herr Uhlig,

unser Kunde ist ein Handwerksbetrieb (35 Mitarbeiter) und sucht einen Elektromeister (m/w/d) als Nachfolger für den Inhaber. 4.500 bis 5.200 Euro im Monat, Firmenwagen, Teilhabe möglich.

Mit besten Grüßen
Ronny Fiedler

Fiedler Nachfolgeberatung GmbH
Tel. 0371 000000`,
    says: {
      jobTitle: 'Elektromeister',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Chemnitz',
      country: 'DE',
      companySize: '10_49',
      salary: { min: 54, max: 62 },
    },
    sender: { name: 'Ronny Fiedler', company: 'Fiedler Nachfolgeberatung GmbH' },
  },
  {
    text: `hallo zusammen, unsere kita in jena braucht ab januar eine erzieherin oder einen erzieher, 30 std/woche, unbefristet. meldet euch gern bei mir! lg anna`,
    says: {
      jobTitle: 'erzieherin oder erzieher',
      field: 'bildung_erziehung_wissenschaft',
      jobLocation: 'jena',
      country: 'DE',
      contractType: 'teilzeit',
      weeklyHours: 30,
    },
    sender: { name: 'anna' },
  },
  {
    text: `Dear Mr Hoffmann,

I am working with a construction company in Leipzig that is looking for a Commercial Project Manager. On-site role, permanent, EUR 75,000 to 88,000 per year.

Best regards,
Olivia Grant
Senior Consultant | Keystone Search Partners
olivia.grant@keystone.example`,
    says: {
      jobTitle: 'Commercial Project Manager',
      jobLocation: 'Leipzig',
      country: 'DE',
      branch: 'baugewerbe_architektur_immobilien',
      remoteChoice: 'local',
      contractType: 'unbefristet',
      salary: { min: 75, max: 88 },
    },
    sender: {
      name: 'Olivia Grant',
      company: 'Keystone Search Partners',
      email: 'olivia.grant@keystone.example',
    },
  },
  {
    text: `Hey Marie, bei uns in der Apotheke am Markt in Fürth wird eine PTA-Stelle frei, 50 %-Stelle, vormittags. Chefin zahlt 1.600 brutto. Soll ich dich vorschlagen? Kuss, Lena`,
    says: {
      jobTitle: 'PTA',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Fürth',
      country: 'DE',
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 19, max: 19 },
      employer: 'Apotheke am Markt',
    },
    sender: { name: 'Lena' },
  },
];
