import type { LabelledText } from '../../labelledText.ts';

/** Headhunters through networks, chats and mails. */
export const recruiters: readonly LabelledText[] = [
  {
    text: `Hallo Herr Brandt,

danke für die Vernetzung! Ich begleite aktuell einen Hersteller von Verpackungsmaschinen im Raum Schwäbisch Hall bei der Besetzung der Position Leiter Service (m/w/d). Der Maschinenbauer beschäftigt rund 900 Mitarbeiter und wächst seit Jahren gesund.

Was Sie erwartet: ca. 95-110 T€ Jahresgehalt, Firmenwagen auch privat, 1-2 Tage mobiles Arbeiten.

Wann passt Ihnen ein kurzes Telefonat?

Viele Grüße
Christoph Wieland
Managing Consultant
Wieland & Roth Personalberatung GmbH`,
    says: {
      jobTitle: 'Leiter Service',
      jobLocation: 'Schwäbisch Hall',
      country: 'DE',
      companySize: '500_999',
      branch: 'maschinen_anlagenbau',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      salary: { min: 95, max: 110 },
    },
    sender: { name: 'Christoph Wieland', company: 'Wieland & Roth Personalberatung GmbH' },
  },
  {
    text: `Hi Tarek, ich hoffe, dir geht's gut! Mein Kunde, ein SaaS-Anbieter aus Karlsruhe, baut gerade sein Plattformteam aus und sucht einen Senior Platform Engineer (Kubernetes, Terraform). Remote innerhalb Deutschlands möglich, Gehalt bis 100k. Hast du diese Woche 10 Minuten? LG Svenja`,
    says: {
      jobTitle: 'Senior Platform Engineer',
      field: 'it_softwareentwicklung',
      country: 'DE',
      branch: 'it_software_internet_telekommunikation',
      remoteChoice: 'remote',
      salary: { max: 100 },
    },
    sender: { name: 'Svenja' },
  },
  {
    text: `Sehr geehrte Frau Dr. Sommer,

im Auftrag unserer Mandantin, eines inhabergeführten Pharmaunternehmens mit Sitz in Oberbayern, suchen wir eine Persönlichkeit als Leitung Arzneimittelzulassung (w/m/d). Die Position berichtet direkt an die Geschäftsführung und wird in unbefristeter Festanstellung besetzt. Das Haus zählt 240 Beschäftigte.

Über ein vertrauliches Gespräch würde ich mich freuen.

Mit freundlichen Grüßen

Dr. Konrad Eisner
Partner

Eisner Executive Search PartG
k.eisner@eisner-search.example`,
    says: {
      jobTitle: 'Leitung Arzneimittelzulassung',
      companySize: '50_249',
      branch: 'chemie_pharma_biotech',
      contractType: 'unbefristet',
    },
    sender: {
      name: 'Dr. Konrad Eisner',
      company: 'Eisner Executive Search PartG',
      email: 'k.eisner@eisner-search.example',
    },
  },
  {
    text: `Hi Priya,

I came across your profile and was impressed by your background in payments. We're partnering with a Series B startup in Munich that is hiring a Senior Backend Engineer (Go). You'd join a team of 12 engineers.

The package: €85k - €105k base, permanent contract, 3 days per week from home.

Would you be up for a call on Thursday?

Best,
Tom Hargreaves
Northgate Search`,
    says: {
      jobTitle: 'Senior Backend Engineer',
      field: 'it_softwareentwicklung',
      jobLocation: 'Munich',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 85, max: 105 },
    },
    sender: { name: 'Tom Hargreaves', company: 'Northgate Search' },
  },
  {
    text: `Guten Tag Frau Lindner, sind Sie offen für etwas Neues? Für ein Familienunternehmen der Lebensmittelindustrie in Bielefeld suche ich eine Leiterin Controlling oder einen Leiter Controlling. 100.000 € plus Bonus, hybrides Arbeiten (2 Tage Büro). Freue mich auf Ihre Nachricht! Beste Grüße, Antje Möller`,
    says: {
      jobTitle: 'Leiterin Controlling oder Leiter Controlling',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Bielefeld',
      country: 'DE',
      branch: 'nahrungsmittel_getraenke',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      salary: { min: 100, max: 100 },
    },
    sender: { name: 'Antje Möller' },
  },
  {
    text: `Betreff: Ihre Erfahrung als Elektrokonstrukteur | spannende Aufgabe in Ihrer Nähe

Guten Tag Herr Wenzel,

über Xing bin ich auf Sie aufmerksam geworden. Ein Kunde von uns, Weltmarktführer für Fördertechnik aus Paderborn, möchte sein Team verstärken: Gesucht wird ein Elektrokonstrukteur EPLAN P8 (m/w/d) in Festanstellung.

- 58.000 bis 68.000 Euro im Jahr
- 35 Stunden-Woche nach IG Metall
- bis zu 50 % Homeoffice

Melden Sie sich gerne unverbindlich.

Herzliche Grüße aus Dortmund
i. A. Nadine Kuhlmann
Ruhrtalent Technik GmbH
Hansastraße 600
44137 Dortmund`,
    says: {
      jobTitle: 'Elektrokonstrukteur EPLAN P8',
      field: 'ingenieurwesen_technik',
      jobLocation: 'Paderborn',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 50,
      contractType: 'unbefristet',
      weeklyHours: 35,
      salary: { min: 58, max: 68 },
    },
    sender: { name: 'Nadine Kuhlmann', company: 'Ruhrtalent Technik GmbH' },
  },
  {
    text: `Moin Herr Petersen, kurze Frage: Wechselwillig? Hätte da was für Sie: Bauleiter Tiefbau in Flensburg, ab 70 T€, Auto zur privaten Nutzung, unbefristet natürlich. Rückruf gerne bis 18 Uhr. Gruß Hauke Jensen, Nordbau Personal`,
    says: {
      jobTitle: 'Bauleiter Tiefbau',
      jobLocation: 'Flensburg',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 70 },
    },
    sender: { name: 'Hauke Jensen', company: 'Nordbau Personal' },
  },
  {
    text: `Dear Ms Keller,

My name is Olivia Grant and I am a consultant at Albion Life Sciences Ltd. One of our clients, a medical device manufacturer based in Basel, is looking for a Clinical Affairs Manager on a 12-month fixed-term contract. Two days of home office per week are possible. The salary is CHF 120,000.

Kind regards,
Olivia Grant
olivia.grant@albion-life.example`,
    says: {
      jobTitle: 'Clinical Affairs Manager',
      jobLocation: 'Basel',
      country: 'CH',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'befristet',
    },
    sender: {
      name: 'Olivia Grant',
      company: 'Albion Life Sciences Ltd',
      email: 'olivia.grant@albion-life.example',
    },
  },
  {
    text: `Liebe Frau Aydin,

ich arbeite als selbständiger Personalberater und suche exklusiv für eine Versicherung in Köln eine Fachkraft für die Schadenregulierung: Schadensachbearbeiter Kfz (m/w/d). Es gibt 50.000 € bis 58.000 € bei 14 Gehältern, drei Homeoffice-Tage pro Woche und einen unbefristeten Vertrag. Insgesamt arbeiten dort etwa 3.200 Menschen.

Herzlich
Ihr Matthias Groß`,
    says: {
      jobTitle: 'Schadensachbearbeiter Kfz',
      jobLocation: 'Köln',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'versicherungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 50, max: 58 },
    },
    sender: { name: 'Matthias Groß' },
  },
  {
    text: `Hallo Jonas,
bei uns in der Agentur suchen wir gerade händeringend nach einem Performance Marketing Manager. Wir sind die Blaupause Digital GmbH, 35 Leute, Büro in Leipzig, aber 4 Tage remote sind völlig ok. 45 bis 55k je nach Erfahrung.
Sag Bescheid, wenn du Lust hast!
Julia von Blaupause`,
    says: {
      jobTitle: 'Performance Marketing Manager',
      field: 'marketing_kommunikation',
      jobLocation: 'Leipzig',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'hybrid',
      homeOfficePercent: 80,
      salary: { min: 45, max: 55 },
      employer: 'Blaupause Digital GmbH',
    },
    sender: { name: 'Julia', company: 'Blaupause' },
  },
];
