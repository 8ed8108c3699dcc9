import type { LabelledText } from '../labelledText.ts';

/** Messages through networks and messengers. */
export const network: readonly LabelledText[] = [
  {
    text: `Hey Lukas 👋 bin gerade über dein Profil gestolpert, spannend! Suche für ein Fintech in Frankfurt nen Kotlin Developer, 3 Tage HO, 75-85k. Passt das grob? VG Nele`,
    says: {
      jobTitle: 'Kotlin Developer',
      field: 'it_softwareentwicklung',
      jobLocation: 'Frankfurt',
      country: 'DE',
      branch: 'banken_finanzdienstleistungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      salary: { min: 75, max: 85 },
    },
    sender: { name: 'Nele' },
  },
  {
    text: `Sehr geehrter Herr Dr. Haas,

Ihr Werdegang in der Pharmaproduktion hat uns sehr beeindruckt. Im exklusiven Auftrag besetzen wir die Position des Leiters Qualitätskontrolle bei einem Hersteller von Generika im Raum Mannheim. Das Zieleinkommen liegt bei 120.000 bis 140.000 Euro. Der Vertrag ist unbefristet.

Darf ich Sie in den nächsten Tagen anrufen?

Mit freundlichen Grüßen
Dr. Henrike Vollmer
Partnerin
Vollmer & Sattler Executive Search GmbH`,
    says: {
      jobTitle: 'Leiter Qualitätskontrolle',
      field: 'qualitaetsmanagement',
      jobLocation: 'Mannheim',
      country: 'DE',
      branch: 'chemie_pharma_biotech',
      contractType: 'unbefristet',
      salary: { min: 120, max: 140 },
    },
    sender: { name: 'Dr. Henrike Vollmer', company: 'Vollmer & Sattler Executive Search GmbH' },
  },
  {
    text: `Hi Sarah,
thanks for connecting! I'm hiring a Site Reliability Engineer for a scale-up in Berlin (about 300 employees). Fully remote within Germany, €85-100k, permanent contract.
Would you be open to a quick chat this week?
Cheers
Ben Whitaker
Talent Partner @ Foxglove Search Ltd`,
    says: {
      jobTitle: 'Site Reliability Engineer',
      field: 'it_softwareentwicklung',
      country: 'DE',
      companySize: '250_499',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      contractType: 'unbefristet',
      salary: { min: 85, max: 100 },
    },
    sender: { name: 'Ben Whitaker', company: 'Foxglove Search Ltd' },
  },
  {
    text: `Guten Tag Frau Brandt, wären Sie offen für ein Gespräch über Ihre berufliche Zukunft? Ich hätte etwas, das sehr gut zu Ihnen passen könnte. Beste Grüße, Torsten Maibach, Maibach Consulting`,
    says: {},
    sender: { name: 'Torsten Maibach', company: 'Maibach Consulting' },
  },
  {
    text: `Moin Jan! Wir bei der Watthafen Solar GmbH in Husum brauchen dringend einen Elektriker für PV-Anlagen. Unbefristet, 22 € die Stunde, Firmenwagen, kein Wochenende. Sind ne coole Truppe von 18 Leuten. Meld dich gern! Gruß Hauke`,
    says: {
      jobTitle: 'Elektriker für PV-Anlagen',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Husum',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      branch: 'energie_wasser_umwelt_erneuerbare',
      salary: { min: 46, max: 46 },
      employer: 'Watthafen Solar GmbH',
    },
    sender: { name: 'Hauke' },
  },
  {
    text: `Hallo Herr Petrovic,

für eine Klinik in Kassel suche ich ab Januar einen Oberarzt Anästhesie (m/w/d). Die Stelle ist unbefristet, außertarifliche Vergütung ab 130.000 Euro. Das Team besteht aus 24 Ärztinnen und Ärzten.

Ich freue mich auf Ihre Rückmeldung.

Herzliche Grüße
Carolin Ebert
Medizinkontakt Ebert UG (haftungsbeschränkt)
carolin@medizinkontakt-ebert.example`,
    says: {
      branch: 'gesundheitswesen_sozialwesen',
      jobTitle: 'Oberarzt Anästhesie',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Kassel',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 130 },
    },
    sender: {
      name: 'Carolin Ebert',
      company: 'Medizinkontakt Ebert UG (haftungsbeschränkt)',
      email: 'carolin@medizinkontakt-ebert.example',
    },
  },
  {
    text: `Servus Thomas, i bin die Vroni vom Tiroler Jobkontor. Für a Seilbahn im Zillertal suchen wir einen Betriebsleiter, Ganzjahresstelle, ab 4.200 brutto mal 14. Magst telefonieren?`,
    says: {
      jobTitle: 'Betriebsleiter',
      field: 'management_fuehrung',
      country: 'AT',
      salary: { min: 59 },
    },
    sender: { name: 'Vroni', company: 'Tiroler Jobkontor' },
  },
  {
    text: `Hallo Aylin, ich hoffe, es geht dir gut. Mein Kunde, ein führender Versicherer mit Sitz in Hannover, baut sein Data-Team aus und sucht eine Data Scientist. Zwei Tage pro Woche vor Ort, sonst remote. Budget bis 82.000 €. Befristet ist da nichts, du bekommst direkt einen unbefristeten Vertrag. Wann passt dir ein Call?

Viele Grüße
Philipp Osterkamp | Senior Consultant | Leinetal IT Recruiting GmbH`,
    says: {
      jobTitle: 'Data Scientist',
      field: 'it_softwareentwicklung',
      branch: 'versicherungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { max: 82 },
    },
    sender: { name: 'Philipp Osterkamp', company: 'Leinetal IT Recruiting GmbH' },
  },
  {
    text: `Freelance-Projekt: SAP FI/CO Berater (m/w/d)
Start: 01.02., Laufzeit 9 Monate mit Option
Auslastung: 4 Tage/Woche, 80 % remote, Rest Stuttgart
Stundensatz: bis 115 €
Hätten Sie Kapazität?
Grüße, Ines Kaltenbach, Projektwerk Süd GmbH`,
    says: {
      jobTitle: 'SAP FI/CO Berater',
      field: 'it_softwareentwicklung',
      jobLocation: 'Stuttgart',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 80,
      contractType: 'freiberuflich',
      salary: { max: 239 },
    },
    sender: { name: 'Ines Kaltenbach', company: 'Projektwerk Süd GmbH' },
  },
  {
    text: `Dear Ms Fischer, I am reaching out on behalf of a German automotive supplier with 2,500 employees. They are looking for a Head of Procurement in Wolfsburg, on site. The package is around 130k base plus car. Let me know if you would like to hear more. Kind regards, Oliver Grant, Bridgepoint Talent GmbH`,
    says: {
      jobTitle: 'Head of Procurement',
      field: 'einkauf_beschaffung',
      jobLocation: 'Wolfsburg',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'automobilindustrie',
      remoteChoice: 'local',
      salary: { min: 130, max: 130 },
    },
    sender: { name: 'Oliver Grant', company: 'Bridgepoint Talent GmbH' },
  },
  {
    text: `Hi, kurze Frage: Kennst du jemanden, der als Scrum Master in Teilzeit (60 %) arbeiten will? Remote möglich, Firma sitzt in Dresden, 200 Mitarbeiter, Gehalt nach Absprache. Danke dir! LG Tabea von Elbtalent`,
    says: {
      jobTitle: 'Scrum Master',
      field: 'it_softwareentwicklung',
      companySize: '50_249',
      remoteChoice: 'hybrid',
      contractType: 'teilzeit',
      weeklyHours: 24,
    },
    sender: { name: 'Tabea', company: 'Elbtalent' },
  },
  {
    text: `Guten Tag Frau Öztürk,
wir sind auf Ihr Xing-Profil aufmerksam geworden und möchten Ihnen die Stelle als Leiterin Rechnungswesen bei unserem Mandanten vorstellen, einem Immobilienunternehmen in Düsseldorf mit 90 Mitarbeitern. Gehalt: 85.000–95.000 € p. a. Homeoffice an bis zu zwei Tagen. Unbefristet.
Freundliche Grüße aus Düsseldorf
i. A. Björn Tietz
Königsallee Personal GmbH
Tel. 0211 000000`,
    says: {
      jobTitle: 'Leiterin Rechnungswesen',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Düsseldorf',
      country: 'DE',
      companySize: '50_249',
      branch: 'baugewerbe_architektur_immobilien',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 85, max: 95 },
    },
    sender: { name: 'Björn Tietz', company: 'Königsallee Personal GmbH' },
  },
  {
    text: `Na, auch genug vom Schichtsystem? 😉 Wir suchen CNC-Fräser für die Frühschicht in Reutlingen. 3.600 brutto, Festanstellung direkt beim Kunden, kein Zeitarbeitsvertrag! Einfach mit Ja antworten. Dein Team von Albwerk Jobs`,
    says: {
      jobTitle: 'CNC-Fräser',
      field: 'produktion_fertigung_industrie',
      jobLocation: 'Reutlingen',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 43, max: 43 },
    },
    sender: { company: 'Albwerk Jobs' },
  },
  {
    text: `Grüezi Herr Bühler, ich suche für ein Medtech-Unternehmen in Solothurn eine Leitung Regulatory Affairs (80–100 %). Zwei Tage Homeoffice pro Woche sind üblich, das Salär liegt bei CHF 130'000. Dürfte ich Ihnen die Unterlagen senden? Freundliche Grüsse, Daniela Rüegg, Jurablick Executive AG`,
    says: {
      jobTitle: 'Leitung Regulatory Affairs',
      jobLocation: 'Solothurn',
      country: 'CH',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
    },
    sender: { name: 'Daniela Rüegg', company: 'Jurablick Executive AG' },
  },
  {
    text: `Hallo Fabian, hier die Eckdaten wie besprochen:
Rolle: Cloud Architect
Ort: München
Modell: hybrid, 50 %
Vertrag: unbefristet
Gehalt: 95–110k
Branche: Automobil
Firma: Isarblech Mobility AG, ca. 8.000 Mitarbeitende
Gib mir bitte bis Freitag Bescheid!
Liebe Grüße
Kerstin`,
    says: {
      jobTitle: 'Cloud Architect',
      field: 'it_softwareentwicklung',
      jobLocation: 'München',
      country: 'DE',
      companySize: '5000_plus',
      branch: 'automobilindustrie',
      remoteChoice: 'hybrid',
      homeOfficePercent: 50,
      contractType: 'unbefristet',
      salary: { min: 95, max: 110 },
      employer: 'Isarblech Mobility AG',
    },
    sender: { name: 'Kerstin' },
  },
  {
    text: `Hallo Herr Seidel, vielen Dank für die Vernetzung. Aktuell betreue ich mehrere Vakanzen im Bereich Elektroplanung in Nord- und Mitteldeutschland. Wenn Sie mir sagen, was Ihnen wichtig ist, kann ich gezielt schauen. Viele Grüße, Anke Sommerfeld`,
    says: {},
    sender: { name: 'Anke Sommerfeld' },
  },
];
