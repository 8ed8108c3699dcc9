import type { LabelledText } from '../../labelledText.ts';

/** Public bodies, schools, care, abroad. */
export const bodies: readonly LabelledText[] = [
  {
    text: `Das Studierendenwerk Kassel sucht ab sofort eine

stellvertretende Küchenleitung (m/w/d)

für die Zentralmensa. Die Stelle ist unbefristet und mit 39 Wochenstunden zu besetzen. Eingruppierung: EG 7 TV-H. Rund 400 Beschäftigte sorgen bei uns für Essen, Wohnen und Beratung.`,
    says: {
      jobTitle: 'stellvertretende Küchenleitung',
      field: 'gastronomie_hotellerie_tourismus',
      jobLocation: 'Kassel',
      country: 'DE',
      companySize: '250_499',
      contractType: 'unbefristet',
      weeklyHours: 39,
      employer: 'Studierendenwerk Kassel',
    },
  },
  {
    text: `STELLENAUSSCHREIBUNG

Bei der Gemeinde Grafing ist zum 01.04. die Stelle einer

Verwaltungsfachangestellten (m/w/d) im Bürgerbüro

in Teilzeit (mind. 25 Std.) unbefristet zu besetzen. Die Bezahlung erfolgt nach TVöD. Bewerbungsschluss: 28. Februar.`,
    says: {
      jobTitle: 'Verwaltungsfachangestellte',
      field: 'verwaltung_administration_buero',
      jobLocation: 'Grafing',
      country: 'DE',
      contractType: 'teilzeit',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      employer: 'Gemeinde Grafing',
    },
  },
  {
    text: `Lehrkraft für Mathematik und Physik (m/w/d) am Privatgymnasium Seeblick, Konstanz

Wir sind eine Schule mit 540 Schülerinnen und Schülern und 52 Lehrkräften. Zum kommenden Schuljahr suchen wir Verstärkung in Vollzeit oder Teilzeit. Vergütung in Anlehnung an TV-L E 13, unbefristet.`,
    says: {
      jobTitle: 'Lehrkraft für Mathematik und Physik',
      field: 'bildung_erziehung_wissenschaft',
      jobLocation: 'Konstanz',
      country: 'DE',
      contractType: 'unbefristet',
      branch: 'bildung_forschung_wissenschaft',
      employer: 'Privatgymnasium Seeblick',
    },
  },
  {
    text: `Am Institut für Werkstofftechnik der Technischen Universität Ilmenau ist eine Stelle als Wissenschaftliche Mitarbeiterin / Wissenschaftlicher Mitarbeiter (m/w/d) zu besetzen. Umfang 75 %, befristet auf drei Jahre, TV-L E 13. Es besteht die Möglichkeit zur Promotion.`,
    says: {
      jobTitle: 'Wissenschaftliche Mitarbeiterin / Wissenschaftlicher Mitarbeiter',
      field: 'wissenschaft_forschung',
      jobLocation: 'Ilmenau',
      country: 'DE',
      contractType: 'befristet',
      weeklyHours: 30,
      employer: 'Technische Universität Ilmenau',
    },
  },
  {
    text: `Pflegeassistenz in der Tagespflege (m/w/d)
Minijob oder Teilzeit bis 20 Stunden

Tagespflege Rosengarten, Zwickau

Keine Nacht- und Wochenenddienste, 15,50 € Stundenlohn, ein Team aus neun Kolleginnen. Für Quereinsteiger geeignet, den Pflegebasiskurs bezahlen wir.`,
    says: {
      jobTitle: 'Pflegeassistenz',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Zwickau',
      country: 'DE',
      employer: 'Tagespflege Rosengarten',
      salary: { max: 16 },
      branch: 'gesundheitswesen_sozialwesen',
    },
  },
  {
    text: `Elementarpädagog:in (w/m/d) 30 Wochenstunden
Kindergarten der Marktgemeinde Lustenau

Wir bieten eine unbefristete Anstellung nach dem Gemeindeangestelltengesetz, mindestens € 3.180,- brutto pro Monat bei Vollzeit, und ein Team, das zusammenhält.`,
    says: {
      jobTitle: 'Elementarpädagog:in',
      field: 'bildung_erziehung_wissenschaft',
      jobLocation: 'Lustenau',
      country: 'AT',
      contractType: 'teilzeit',
      branch: 'oeffentlicher_dienst_verwaltung_verbaende',
      weeklyHours: 30,
      salary: { min: 33 },
      employer: 'Marktgemeinde Lustenau',
    },
  },
  {
    text: `Lehrling (m/w/d) Elektrotechnik

Lehrbeginn: September
Lehrort: 3100 St. Pölten
Lehrlingseinkommen: 1. Lehrjahr € 1.050, 2. Lehrjahr € 1.270, 3. Lehrjahr € 1.570, 4. Lehrjahr € 2.000

Niederstrom Installationen GmbH ist ein Elektroinstallationsbetrieb mit 65 Mitarbeitern und bildet seit 1987 Lehrlinge aus.`,
    says: {
      jobTitle: 'Lehrling Elektrotechnik',
      zipcode: '3100',
      jobLocation: 'St. Pölten',
      country: 'AT',
      companySize: '50_249',
      contractType: 'ausbildung',
      salary: { min: 15, max: 28 },
      employer: 'Niederstrom Installationen GmbH',
    },
  },
  {
    text: `Kundenberater/in Private Banking 80 - 100 %

Die Privatbank Sarnen & Cie AG sucht für den Hauptsitz in Luzern eine gewinnende Persönlichkeit mit Bankausbildung. Sie betreuen vermögende Kunden im In- und Ausland. Wir sind eine Privatbank mit 140 Mitarbeitenden und bieten eine unbefristete Anstellung sowie Homeoffice an einem Tag pro Woche.`,
    says: {
      jobTitle: 'Kundenberater/in Private Banking',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Luzern',
      country: 'CH',
      companySize: '50_249',
      branch: 'banken_finanzdienstleistungen',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'unbefristet',
      employer: 'Privatbank Sarnen & Cie AG',
    },
  },
  {
    text: `Praktikant:in Business Development (6 Monate) in Zug

Alpenkette Technologies AG is a software company with 70 employees. Du unterstützt unser Sales-Team bei Recherchen und Präsentationen. Praktikumslohn CHF 2'500 pro Monat, hybrid.`,
    says: {
      jobTitle: 'Praktikant:in Business Development',
      jobLocation: 'Zug',
      country: 'CH',
      companySize: '50_249',
      branch: 'it_software_internet_telekommunikation',
      remoteChoice: 'hybrid',
      contractType: 'praktikum',
      employer: 'Alpenkette Technologies AG',
    },
  },
  {
    text: `Quality Manager (m/f/d) Medical Devices

Tuttlingen, Germany | Full-time | Permanent

Scalpella Instruments GmbH manufactures surgical instruments. More than 260 employees work at our site in Tuttlingen.

Your tasks: audits, CAPA, supplier quality
Your profile: degree in engineering, ISO 13485
Our offer: €65,000–75,000, one day of home office per week`,
    says: {
      jobTitle: 'Quality Manager Medical Devices',
      field: 'qualitaetsmanagement',
      jobLocation: 'Tuttlingen',
      country: 'DE',
      companySize: '250_499',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'unbefristet',
      salary: { min: 65, max: 75 },
      employer: 'Scalpella Instruments GmbH',
    },
  },
];
