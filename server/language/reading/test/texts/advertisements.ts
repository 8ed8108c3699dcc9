import type { LabelledText } from '../labelledText.ts';

export const advertisements: readonly LabelledText[] = [
  {
    text: `Softwareentwickler Java (m/w/d)
Karlsruhe | Vollzeit | unbefristet

Über uns
Die Rheinwerk Systems GmbH ist ein IT-Unternehmen mit 120 Mitarbeitenden.

Deine Aufgaben
- Entwicklung moderner Webanwendungen
- Betrieb unserer hybriden Cloud

Dein Profil
- Abgeschlossene Ausbildung als Fachinformatiker oder Studium

Wir bieten
- 60.000 bis 75.000 € Jahresgehalt
- 2 Tage Homeoffice pro Woche
- Kantine vor Ort

Kontakt: Rheinwerk Systems GmbH, Hafenstraße 1, 68159 Mannheim, jobs@rheinwerk.example`,
    says: {
      jobTitle: 'Softwareentwickler Java',
      field: 'it_softwareentwicklung',
      jobLocation: 'Karlsruhe',
      country: 'DE',
      companySize: '50_249',
      branch: 'it_software_internet_telekommunikation',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 60, max: 75 },
      employer: 'Rheinwerk Systems GmbH',
    },
  },
  {
    text: `Wir suchen ab sofort einen Elektroniker für Betriebstechnik (m/w/d) in 33602 Bielefeld

Ihre Aufgaben:
Wartung und Instandsetzung von Anlagen, Vor-Ort-Service bei Kunden

Wir bieten Ihnen:
Stundenlohn ab 22 €, 40-Stunden-Woche, unbefristeter Arbeitsvertrag, Weihnachtsgeld, Startprämie 500 €

Teuto Elektrotechnik GmbH & Co. KG`,
    says: {
      employer: 'Teuto Elektrotechnik GmbH & Co. KG',
      jobTitle: 'Elektroniker für Betriebstechnik',
      field: 'handwerk_technische_berufe',
      zipcode: '33602',
      jobLocation: 'Bielefeld',
      country: 'DE',
      contractType: 'unbefristet',
      weeklyHours: 40,
      salary: { min: 46 },
    },
  },
  {
    text: `STELLENANGEBOT

Buchhalter/in (m/w/d) in Voll- oder Teilzeit

Standort: Dresden
Eintritt: sofort
Vergütung: 3.200,00 € bis 3.800,00 € brutto/Monat

Wir sind ein familiengeführtes Bauunternehmen mit 80 Mitarbeitern. Es erwartet Sie ein unbefristetes Arbeitsverhältnis. Die Tätigkeit wird in Präsenz ausgeübt.

Bewerbungen an: Elbtal Bau GmbH, Personalabteilung, Chemnitzer Straße 5, 01187 Dresden`,
    says: {
      employer: 'Elbtal Bau GmbH',
      jobTitle: 'Buchhalter/in',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Dresden',
      country: 'DE',
      companySize: '50_249',
      branch: 'baugewerbe_architektur_immobilien',
      remoteChoice: 'local',
      contractType: 'unbefristet',
      salary: { min: 38, max: 46 },
    },
  },
  {
    text: `Marketing Manager (m/w/d)

Das erwartet dich bei der Sonnentau Naturkosmetik GmbH:
Du planst Kampagnen und steuerst ein Budget von 300.000 €. Du arbeitest an bis zu 2 Tagen pro Woche von zu Hause. Unser Büro liegt in Freiburg im Breisgau.

Rahmenbedingungen: befristet auf 2 Jahre, 40 Stunden, 50.000 € im Jahr.`,
    says: {
      jobTitle: 'Marketing Manager',
      field: 'marketing_kommunikation',
      jobLocation: 'Freiburg im Breisgau',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'befristet',
      weeklyHours: 40,
      salary: { min: 50, max: 50 },
      employer: 'Sonnentau Naturkosmetik GmbH',
    },
  },
  {
    text: `Systemadministrator (w/m/d) – Remote-Support und Vor-Ort-Service

Für unseren Standort Magdeburg suchen wir dich! Du betreust unsere Kunden per Remote-Zugriff und fährst gelegentlich zum Kunden vor Ort.

Was du bekommst: 48-55k, 30 Tage Urlaub, Dienstwagen, Parkplatz vor Ort.`,
    says: {
      jobTitle: 'Systemadministrator',
      field: 'it_softwareentwicklung',
      jobLocation: 'Magdeburg',
      country: 'DE',
      salary: { min: 48, max: 55 },
    },
  },
  {
    text: `Referent (m/w/d) Öffentlichkeitsarbeit

Der Landesverband Gartenfreunde e. V. sucht zum nächstmöglichen Zeitpunkt eine Referentin oder einen Referenten für die Öffentlichkeitsarbeit. Dienstort ist Hannover. Die Stelle ist auf drei Jahre befristet und mit TVöD E 11 bewertet. Mobiles Arbeiten ist in Absprache möglich.`,
    says: {
      jobTitle: 'Referent Öffentlichkeitsarbeit',
      field: 'marketing_kommunikation',
      jobLocation: 'Hannover',
      country: 'DE',
      remoteChoice: 'hybrid',
      contractType: 'befristet',
      employer: 'Landesverband Gartenfreunde e. V.',
    },
  },
  {
    text: `Vertriebsinnendienst (m/w/d) gesucht!

Die Odenwald Dichtungen GmbH – ein Unternehmen der Kunststoffindustrie – sucht Verstärkung als Mitarbeiter Vertriebsinnendienst (m/w/d) in Darmstadt.

Du bekommst 3.100 € x 13, unbefristet, Gleitzeit. Homeoffice ist leider nicht möglich.`,
    says: {
      jobTitle: 'Mitarbeiter Vertriebsinnendienst',
      field: 'vertrieb_verkauf',
      jobLocation: 'Darmstadt',
      country: 'DE',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      contractType: 'unbefristet',
      salary: { min: 40, max: 40 },
      employer: 'Odenwald Dichtungen GmbH',
    },
  },
  {
    text: `Teamleitung Kundenservice (m/w/d) | 100 % Homeoffice

Wir sind ein Onlinehändler für Gartenmöbel. Unser Team arbeitet vollständig remote, verteilt über ganz Deutschland. Du führst 12 Mitarbeitende.

Gehalt: 45.000 - 52.000 € brutto jährlich
Vertrag: unbefristet, Vollzeit`,
    says: {
      jobTitle: 'Teamleitung Kundenservice',
      field: 'kundenservice_support_beratung',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      remoteChoice: 'remote',
      homeOfficePercent: 100,
      contractType: 'unbefristet',
      salary: { min: 45, max: 52 },
    },
  },
  {
    text: `Maschinenbauingenieur (m/w/d) Konstruktion
Einsatzort: 52062 Aachen

Wir, die Westwall Antriebstechnik AG, sind ein Maschinenbauunternehmen mit rund 2.400 Beschäftigten weltweit.

Ihre Vorteile
* 35-Stunden-Woche
* unbefristeter Vertrag
* 65.000 € bis 78.000 € Jahresbrutto
* mobiles Arbeiten (40 %)`,
    says: {
      jobTitle: 'Maschinenbauingenieur Konstruktion',
      field: 'ingenieurwesen_technik',
      zipcode: '52062',
      jobLocation: 'Aachen',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'maschinen_anlagenbau',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      weeklyHours: 35,
      salary: { min: 65, max: 78 },
      employer: 'Westwall Antriebstechnik AG',
    },
  },
  {
    text: `Jobtitel: Rechtsanwalt (m/w/d) Arbeitsrecht
Arbeitsort: Düsseldorf
Anstellungsart: Festanstellung
Arbeitsmodell: Hybrid
Gehalt: 80.000 bis 100.000 Euro

Kanzlei Berger & Kollegen mit 25 Mitarbeitenden. Wir freuen uns auf Ihre Unterlagen.`,
    says: {
      jobTitle: 'Rechtsanwalt Arbeitsrecht',
      field: 'recht_jura',
      jobLocation: 'Düsseldorf',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'hybrid',
      contractType: 'unbefristet',
      salary: { min: 80, max: 100 },
    },
  },
  {
    text: `Wir stellen ein: Lagerhelfer (m/w/d) in Gießen!!

Jetz bewerben! Keine Vorkenntnise nötig. 14,50 € pro Stunde, Vollzeit (40 Std.), Schichtarbeit. Unbefristeter Arbeitvertrag. Keine Leiharbeit.`,
    says: {
      jobTitle: 'Lagerhelfer',
      field: 'logistik_supply_chain',
      jobLocation: 'Gießen',
      country: 'DE',
      contractType: 'unbefristet',
      weeklyHours: 40,
      salary: { min: 30, max: 30 },
    },
  },
  {
    text: `Projektleiter Photovoltaik (m/w/d) – Raum Nürnberg

Unser Unternehmen: Frankensolar Energie GmbH, ein Unternehmen aus dem Bereich der erneuerbaren Energien mit mehr als 260 Kolleginnen und Kollegen.

Deine Benefits
Jahresgehalt zwischen 60.000 € und 70.000 €, Firmenwagen, 1 Tag Homeoffice die Woche, unbefristete Anstellung

Frankensolar Energie GmbH · Münchener Straße 12 · 90478 Nürnberg · Datenschutz: Ihre Daten werden nach sechs Monaten gelöscht.`,
    says: {
      jobTitle: 'Projektleiter Photovoltaik',
      field: 'projektmanagement',
      jobLocation: 'Nürnberg',
      country: 'DE',
      companySize: '250_499',
      branch: 'energie_wasser_umwelt_erneuerbare',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'unbefristet',
      salary: { min: 60, max: 70 },
      employer: 'Frankensolar Energie GmbH',
    },
  },
  {
    text: `Berufserfahrener UX Designer gesucht (alle Geschlechter)

Über die Kieselstein Medien AG: Wir sind ein Medienunternehmen und machen Lernspiele.

Deine Rolle: Als UX Designer (m/w/d) gestaltest du unsere Apps. Du arbeitest in Leipzig oder remote, wie du magst. Bezahlt werden bis 58.000 €.`,
    says: {
      jobTitle: 'UX Designer',
      jobLocation: 'Leipzig',
      country: 'DE',
      branch: 'medien_verlag_druck_event',
      salary: { max: 58 },
      employer: 'Kieselstein Medien AG',
    },
  },
  {
    text: `Pflegeleitung, Koch, Hauswirtschaft: Wir suchen Menschen mit Herz!

Im Seniorenhaus am Park erwartet Sie ein gutes Klima. Anstellung unbefristet. Bezahlung nach AVR. Bewerben Sie sich jetzt!`,
    says: { contractType: 'unbefristet' },
  },
];
