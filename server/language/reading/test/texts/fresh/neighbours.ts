import type { LabelledText } from '../../labelledText.ts';

/** Austria, Switzerland, and English advertisements. */
export const neighbours: readonly LabelledText[] = [
  {
    text: `Diplomierte:r Gesundheits- und Krankenpfleger:in (DGKP) – Intensivstation

Das Klinikum Salzkammergut in Vöcklabruck ist ein Krankenhaus mit 1.700 Mitarbeiter:innen.

Ihre Aufgaben
- Pflege und Überwachung intensivpflichtiger Patient:innen

Wir bieten
- 20 bis 40 Wochenstunden
- Bruttomonatsgehalt ab € 3.350,- auf Vollzeitbasis, zuzüglich Zulagen
- unbefristetes Dienstverhältnis
- Personalwohnungen`,
    says: {
      jobTitle: 'Diplomierte:r Gesundheits- und Krankenpfleger:in',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Vöcklabruck',
      country: 'AT',
      companySize: '1000_4999',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
      salary: { min: 47 },
      employer: 'Klinikum Salzkammergut',
    },
  },
  {
    text: `Wir sind ein österreichisches Familienunternehmen im Bereich Maschinenbau und suchen für unseren Standort in 8401 Kalsdorf bei Graz eine:n

CNC-Zerspanungstechniker:in
(Vollzeit, 38,5 Stunden)

Für diese Position bieten wir ein Bruttomonatsgehalt ab EUR 2.900 lt. KV Metallgewerbe, Bereitschaft zur Überzahlung ist gegeben.

Murtal Präzision GmbH
z. H. Frau Ing. Sabine Krenn`,
    says: {
      jobTitle: 'CNC-Zerspanungstechniker:in',
      field: 'produktion_fertigung_industrie',
      zipcode: '8401',
      jobLocation: 'Kalsdorf bei Graz',
      country: 'AT',
      branch: 'maschinen_anlagenbau',
      salary: { min: 41 },
      weeklyHours: 39,
      employer: 'Murtal Präzision GmbH',
    },
  },
  {
    text: `Rezeptionist/in (m/w/d) für die Wintersaison

4*-Superior Hotel in Lech am Arlberg sucht von Anfang Dezember bis Mitte April eine/n Rezeptionist/in. Kost und Logis frei, 5-Tage-Woche, € 2.500,- brutto, befristetes Dienstverhältnis. Fließend Deutsch und Englisch notwendig.
Hotel Rüfispitze, Familie Walch`,
    says: {
      jobTitle: 'Rezeptionist/in',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Lech am Arlberg',
      country: 'AT',
      contractType: 'befristet',
      branch: 'tourismus_gastgewerbe_freizeit',
      salary: { min: 35, max: 35 },
      employer: 'Hotel Rüfispitze',
    },
  },
  {
    text: `Sachbearbeiter/in Rechnungswesen 50-60%

Die Gemeinde Muri bei Bern zählt rund 13'000 Einwohnerinnen und Einwohner und beschäftigt 190 Mitarbeitende. Für die Finanzverwaltung suchen wir per 1. März eine engagierte Person.

Ihre Aufgaben
– Führen der Kreditorenbuchhaltung
– Mithilfe bei Budget und Jahresrechnung

Wir bieten Ihnen eine unbefristete Anstellung, Jahresarbeitszeit und die Möglichkeit, einen Tag pro Woche im Homeoffice zu arbeiten.`,
    says: {
      jobTitle: 'Sachbearbeiter/in Rechnungswesen',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Muri bei Bern',
      country: 'CH',
      companySize: '50_249',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'teilzeit',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      employer: 'Gemeinde Muri bei Bern',
    },
  },
  {
    text: `Sanitärinstallateur EFZ (m/w) 100%, St. Gallen

Bist du gerne auf der Baustelle? Die Säntis Haustechnik AG sucht dich für Um- und Neubauten. Wir sind 32 Mitarbeitende und seit 40 Jahren in der Ostschweiz daheim. Du verdienst CHF 5'600 bis 6'400 x 13. Festanstellung.`,
    says: {
      jobTitle: 'Sanitärinstallateur EFZ',
      field: 'handwerk_technische_berufe',
      jobLocation: 'St. Gallen',
      country: 'CH',
      companySize: '10_49',
      contractType: 'unbefristet',
      employer: 'Säntis Haustechnik AG',
    },
  },
  {
    text: `Lehrstelle als Kaufmann/Kauffrau EFZ 2027 bei der Raiffeisenbank Seeland in Biel. Dauer drei Jahre, Lehrlingslohn 1. Lehrjahr CHF 850. Schnupperlehre möglich. Deine Ansprechperson: Luca Moser, Berufsbildner`,
    says: {
      jobTitle: 'Kaufmann/Kauffrau EFZ',
      jobLocation: 'Biel',
      country: 'CH',
      contractType: 'ausbildung',
      branch: 'banken_finanzdienstleistungen',
      employer: 'Raiffeisenbank Seeland',
    },
    sender: { name: 'Luca Moser' },
  },
  {
    text: `Head of Finance (m/f/x)

About us
Solstice Energy GmbH is a renewable energy company with offices in Hamburg and Rotterdam. 85 people work with us.

Your role
As Head of Finance you will lead a team of six and report to the CEO. The position is based in Hamburg.

What's in it for you
- €110,000 to €130,000 plus bonus
- Two home office days per week
- An unlimited contract

Solstice Energy is an equal opportunity employer.`,
    says: {
      jobTitle: 'Head of Finance',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Hamburg',
      country: 'DE',
      companySize: '50_249',
      branch: 'energie_wasser_umwelt_erneuerbare',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 110, max: 130 },
      employer: 'Solstice Energy GmbH',
    },
  },
  {
    text: `We're hiring: Customer Support Agent with French (remote, Germany)

Join Lumen Travel Tech GmbH, a travel software company of 60 people! You answer our customers by phone and chat. Full remote, part-time (20 hours per week), permanent. 16.50 € per hour.`,
    says: {
      jobTitle: 'Customer Support Agent with French',
      field: 'kundenservice_support_beratung',
      country: 'DE',
      companySize: '50_249',
      branch: 'it_software_internet_telekommunikation',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 17, max: 17 },
      employer: 'Lumen Travel Tech GmbH',
    },
  },
  {
    text: `Electrical Project Engineer - Zurich

Our client is a global leader in data centre construction. For their Swiss entity they are looking for an Electrical Project Engineer to join on a permanent basis. On site five days a week. CHF 115k-130k.

Please contact Declan Byrne, declan@emeraldbuild.example, Emerald Build Recruitment Ltd`,
    says: {
      jobTitle: 'Electrical Project Engineer',
      field: 'ingenieurwesen_technik',
      jobLocation: 'Zurich',
      country: 'CH',
      remoteChoice: 'local',
      contractType: 'unbefristet',
    },
  },
  {
    text: `Filialleitung (w/m/d) – Modehandel – Innsbruck

Mode von Format GmbH, ein Modehändler mit 28 Filialen und 420 Mitarbeiter:innen, sucht für das Geschäft in der Maria-Theresien-Straße in Innsbruck eine Filialleitung in Vollzeit. Wir bieten ein Jahresbruttogehalt ab 46.000 Euro, Personalrabatt und ein unbefristetes Dienstverhältnis.`,
    says: {
      jobTitle: 'Filialleitung',
      field: 'vertrieb_verkauf',
      jobLocation: 'Innsbruck',
      country: 'AT',
      companySize: '250_499',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'unbefristet',
      salary: { min: 46 },
      employer: 'Mode von Format GmbH',
    },
  },
];
