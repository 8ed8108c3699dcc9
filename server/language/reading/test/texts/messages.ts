import type { LabelledText } from '../labelledText.ts';

/** What headhunters write through a network. */
export const messages: readonly LabelledText[] = [
  {
    text: `Hallo Frau Sommer,

ich suche aktuell für einen Kunden in Hamburg einen Senior Backend Entwickler (m/w/d). Geboten werden 75-90 T€ Jahresgehalt, ein unbefristeter Vertrag und bis zu 3 Tage Homeoffice pro Woche.

Hätten Sie Interesse an einem kurzen Austausch?

Viele Grüße
Jana Feldmann
Senior Recruiterin
Nordlicht Talente GmbH`,
    says: {
      jobTitle: 'Senior Backend Entwickler',
      field: 'it_softwareentwicklung',
      jobLocation: 'Hamburg',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 75, max: 90 },
    },
    sender: { name: 'Jana Feldmann', company: 'Nordlicht Talente GmbH' },
  },
  {
    text: `Hi Max, dein Profil hat mich direkt angesprochen! Für ein schnell wachsendes Start-up suchen wir einen DevOps Engineer (m/w/d), deutschlandweit remote. Gehalt bis 85k. Lust auf ein kurzes Telefonat?
LG Tim`,
    says: {
      jobTitle: 'DevOps Engineer',
      field: 'it_softwareentwicklung',
      remoteChoice: 'remote',
      salary: { max: 85 },
    },
    sender: { name: 'Tim' },
  },
  {
    text: `Guten Tag Herr Winter,

mein Name ist Sabine Kranz von der Kranz & Partner Personalberatung. Im Auftrag eines mittelständischen Maschinenbauers mit rund 350 Mitarbeitenden besetze ich die Position Leiter Konstruktion (m/w/d) am Standort Bielefeld.

Die Stelle ist unbefristet, das Gehalt liegt zwischen 95.000 und 110.000 Euro im Jahr. Mobiles Arbeiten ist an zwei Tagen pro Woche möglich.

Freundliche Grüße
Sabine Kranz
s.kranz@kranz-partner.example`,
    says: {
      jobTitle: 'Leiter Konstruktion',
      field: 'ingenieurwesen_technik',
      jobLocation: 'Bielefeld',
      country: 'DE',
      companySize: '250_499',
      branch: 'maschinen_anlagenbau',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 95, max: 110 },
    },
    sender: {
      name: 'Sabine Kranz',
      company: 'Kranz & Partner Personalberatung',
      email: 's.kranz@kranz-partner.example',
    },
  },
  {
    text: `Hallo, ich bin gerade über Ihr Profil gestolpert. Sind Sie offen für Neues? Ich hätte da etwas Spannendes in Ihrer Region. Melden Sie sich gerne!

Beste Grüße
Oliver Brandt`,
    says: {},
    sender: { name: 'Oliver Brandt' },
  },
  {
    text: `Hallo Herr Yilmaz,

wir suchen für unseren Kunden, die Falkenstein Logistik AG, einen Teamleiter Lager (m/w/d) in Kassel. Vergütung: 48.000 € bis 54.000 € brutto jährlich. Arbeit vor Ort, kein Homeoffice.

Mit freundlichen Grüßen
Petra Lohmann
HR Consultant | Bergmann Personal GmbH
E-Mail: lohmann@bergmann-personal.example`,
    says: {
      jobTitle: 'Teamleiter Lager',
      field: 'logistik_supply_chain',
      jobLocation: 'Kassel',
      country: 'DE',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      salary: { min: 48, max: 54 },
      branch: 'logistik_transport_verkehr',
      employer: 'Falkenstein Logistik AG',
    },
    sender: {
      name: 'Petra Lohmann',
      company: 'Bergmann Personal GmbH',
      email: 'lohmann@bergmann-personal.example',
    },
  },
  {
    text: `Hallo Frau Ott, haben Sie Interesse an einer neuen Herausforderung als Controllerin im Raum Stuttgart? Das Unternehmen gehört zur Automobilindustrie und zahlt um die 70.000 Euro. Hybrides Arbeiten ist selbstverständlich.
Gruß, Markus Eberle`,
    says: {
      jobTitle: 'Controllerin',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Stuttgart',
      country: 'DE',
      branch: 'automobilindustrie',
      remoteChoice: 'hybrid',
      salary: { min: 70, max: 70 },
    },
    sender: { name: 'Markus Eberle' },
  },
  {
    text: `Sehr geehrter Herr Dr. Paulsen,

für ein Unternehmen der chemischen Industrie suchen wir einen Laborleiter (m/w/d) in Ludwigshafen. Details zu Gehalt und Arbeitszeiten bespreche ich gerne telefonisch mit Ihnen.

Herzliche Grüße aus Köln
Dr. Miriam Voss
Partnerin
Voss Executive Search`,
    says: {
      jobTitle: 'Laborleiter',
      jobLocation: 'Ludwigshafen',
      country: 'DE',
      branch: 'chemie_pharma_biotech',
    },
    sender: { name: 'Dr. Miriam Voss', company: 'Voss Executive Search' },
  },
  {
    text: `Hey Lena! Wir suchen gerade eine Produktmanagerin für unser Team in Berlin oder München. 65-80k, hybrid, 30 Tage Urlaub. Wär das was für dich? Viele Grüße, Nico von Pixelwerk`,
    says: {
      jobTitle: 'Produktmanagerin',
      field: 'marketing_kommunikation',
      remoteChoice: 'hybrid',
      salary: { min: 65, max: 80 },
    },
    sender: { name: 'Nico', company: 'Pixelwerk' },
  },
  {
    text: `Guten Morgen Herr Krüger,

freiberufliches Projekt: SAP FI/CO Berater (m/w/d), Start im Januar, Laufzeit 9 Monate, 80 % remote, der Rest vor Ort in Leverkusen. Stundensatz nach Vereinbarung.

Passt das für Sie?

Beste Grüße
Anke Tillmann
Projektbörse Rhein GmbH`,
    says: {
      jobTitle: 'SAP FI/CO Berater',
      field: 'it_softwareentwicklung',
      jobLocation: 'Leverkusen',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 80,
      contractType: 'freiberuflich',
    },
    sender: { name: 'Anke Tillmann', company: 'Projektbörse Rhein GmbH' },
  },
  {
    text: `Hallo Herr Arslan, als Bauleiter im Hochbau haben Sie sicher gut zu tun. Trotzdem: Unser Mandant sucht einen Oberbauleiter (m/w/d) für Projekte in Leipzig. Firmenwagen, Gehalt ab 80.000 € p.a., Festanstellung. Darf ich Ihnen mehr erzählen?

Viele Grüße
Ralf Seidel`,
    says: {
      jobTitle: 'Oberbauleiter',
      jobLocation: 'Leipzig',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 80 },
    },
    sender: { name: 'Ralf Seidel' },
  },
  {
    text: `Moin! Kurze Frage: Suchst du noch? Wir hätten eine Stelle als Frontend Developer (m/w/x) zu besetzen, 100 % remote innerhalb Deutschlands, 60.000 - 72.000 €. Keine Zeitarbeit, direkt beim Kunden in unbefristeter Anstellung.
Grüße aus Kiel
Svenja Petersen, Küste IT Recruiting`,
    says: {
      jobTitle: 'Frontend Developer',
      field: 'it_softwareentwicklung',
      country: 'DE',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      contractType: 'unbefristet',
      salary: { min: 60, max: 72 },
    },
    sender: { name: 'Svenja Petersen', company: 'Küste IT Recruiting' },
  },
  {
    text: `Sehr geehrte Frau Neumann,

gerne möchte ich Ihnen die Position als Personalreferentin (m/w/d) in 90402 Nürnberg vorstellen. Es handelt sich um eine Elternzeitvertretung, befristet auf 18 Monate, in Vollzeit. Homeoffice ist nach der Einarbeitung an einem Tag pro Woche möglich.

Ich freue mich auf Ihre Antwort.

Mit besten Grüßen
i. A. Katrin Hübner
Frankonia HR Services GmbH & Co. KG
Tel. 0911 000000`,
    says: {
      jobTitle: 'Personalreferentin',
      field: 'personalwesen_hr',
      zipcode: '90402',
      jobLocation: 'Nürnberg',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'befristet',
    },
    sender: { name: 'Katrin Hübner', company: 'Frankonia HR Services GmbH & Co. KG' },
  },
  {
    text: `Hallo zusammen,
wir sind die Almdorf Software GmbH, ein Softwareunternehmen mit 45 Mitarbeitern. Zur Verstärkung suchen wir einen Softwaretester in Rosenheim. Remote ist leider nicht möglich. Gehalt: 4.200 € monatlich.
Beste Grüße, Euer Recruiting-Team`,
    says: {
      jobTitle: 'Softwaretester',
      field: 'it_softwareentwicklung',
      jobLocation: 'Rosenheim',
      country: 'DE',
      companySize: '10_49',
      branch: 'it_software_internet_telekommunikation',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      salary: { min: 50, max: 50 },
      employer: 'Almdorf Software GmbH',
    },
  },
  {
    text: `Hallo Herr Roth, ich habe zwei Vakanzen: einen Netzwerkadministrator (m/w/d) und einen IT-Support-Mitarbeiter (m/w/d), beide in Erfurt, beide unbefristet. Welche interessiert Sie mehr?
Viele Grüße
Dirk Manz`,
    says: { jobLocation: 'Erfurt', country: 'DE', contractType: 'unbefristet' },
    sender: { name: 'Dirk Manz' },
  },
];
