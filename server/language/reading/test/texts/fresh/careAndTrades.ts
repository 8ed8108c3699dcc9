import type { LabelledText } from '../../labelledText.ts';

/** Care, trades and workshops. */
export const careAndTrades: readonly LabelledText[] = [
  {
    text: `Examinierte Pflegefachkraft (m/w/d) für den ambulanten Dienst in Celle

Pflegedienst Heidesonne GmbH

Wir sind ein ambulanter Pflegedienst mit 45 Mitarbeitenden und versorgen rund 160 Menschen in Celle und Umgebung.

Das bieten wir Ihnen:
* 3.600 € brutto bei Vollzeit (38,5 Std.)
* unbefristeter Arbeitsvertrag
* Dienstwagen, auch zur privaten Nutzung
* Wunschdienstplan

Das bringen Sie mit:
* abgeschlossene dreijährige Ausbildung als Pflegefachkraft, Altenpfleger oder Gesundheits- und Krankenpfleger
* Führerschein Klasse B

Bewerben Sie sich per WhatsApp: 0151 000000`,
    says: {
      jobTitle: 'Examinierte Pflegefachkraft',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Celle',
      country: 'DE',
      companySize: '10_49',
      branch: 'gesundheitswesen_sozialwesen',
      contractType: 'unbefristet',
      weeklyHours: 39,
      salary: { min: 43, max: 43 },
      employer: 'Pflegedienst Heidesonne GmbH',
    },
  },
  {
    text: `Stellvertretende Pflegedienstleitung (m/w/d)
Seniorenzentrum Am Mühlbach, 74523 Schwäbisch Hall
Vollzeit, ab sofort, unbefristet

Als Träger von sieben Pflegeheimen in Hohenlohe mit über 600 Beschäftigten sucht die Mühlbach Pflege gGmbH Führungskräfte mit Herz. Sie unterstützen unsere Pflegedienstleitung bei der Dienstplanung, der Qualitätssicherung und der Einarbeitung neuer Kolleginnen und Kollegen.

Voraussetzung ist die Weiterbildung zur PDL oder die Bereitschaft dazu. Wir vergüten nach AVR mit 4.200 bis 4.700 Euro im Monat.`,
    says: {
      jobTitle: 'Stellvertretende Pflegedienstleitung',
      field: 'gesundheitswesen_medizin',
      zipcode: '74523',
      jobLocation: 'Schwäbisch Hall',
      country: 'DE',
      companySize: '500_999',
      contractType: 'unbefristet',
      branch: 'gesundheitswesen_sozialwesen',
      salary: { min: 50, max: 56 },
      employer: 'Mühlbach Pflege gGmbH',
    },
  },
  {
    text: `Elektroniker für Energie- und Gebäudetechnik (m/w/d) - Standort Kempten

Dein neuer Job bei Elektro Allgayer
Du willst nicht nur Strippen ziehen? Bei uns planst und baust du Photovoltaik, Wallboxen und Smart Homes. Elektro Allgayer ist ein Handwerksbetrieb mit 19 Leuten.

Deine Vorteile
- 20 bis 25 € Stundenlohn
- Festanstellung, 38 Stunden von Montag bis Donnerstag
- eigener Transporter

Elektro Allgayer e.K. · Illerweg 700 · 87435 Kempten`,
    says: {
      jobTitle: 'Elektroniker für Energie- und Gebäudetechnik',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Kempten',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      weeklyHours: 38,
      salary: { min: 40, max: 49 },
      employer: 'Elektro Allgayer e.K.',
    },
  },
  {
    text: `Kfz-Mechatroniker (m/w/d) gesucht!!! Autohaus Brügge, Oldenburg. Festeinstellung, Samstags frei, 3.000-3.700 EUR/Monat. Auch Kfz-Mechaniker mit Berufserfahrung willkommen. Einfach anrufen oder vorbeikommen.`,
    says: {
      jobTitle: 'Kfz-Mechatroniker',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Oldenburg',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 36, max: 44 },
      employer: 'Autohaus Brügge',
    },
  },
  {
    text: `Wir suchen zum nächstmöglichen Zeitpunkt in Teilzeit (20-25 Std./Woche) eine

Zahnmedizinische Fachangestellte (ZFA) (m/w/d)

für die Assistenz in unserer Zahnarztpraxis in Trier. Unsere Praxis: 2 Zahnärzte, 9 Mitarbeiterinnen, moderne Räume. Sie erhalten 16 bis 18 Euro je Stunde. Ihre Unterlagen senden Sie bitte an:

Zahnarztpraxis Dr. Weyand, Domplatz 400, 54290 Trier`,
    says: {
      jobTitle: 'Zahnmedizinische Fachangestellte',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Trier',
      country: 'DE',
      companySize: '1_9',
      contractType: 'teilzeit',
      branch: 'gesundheitswesen_sozialwesen',
      salary: { min: 17, max: 23 },
      employer: 'Zahnarztpraxis Dr. Weyand',
    },
  },
  {
    text: `Maler und Lackierer (m/w/d) in Hanau

Malerbetrieb Sauer sucht Verstärkung!

Aufgaben: Fassaden, Innenräume, Tapezieren, Lackieren
Wir bieten: übertarifliche Bezahlung von 19 bis 22 Euro pro Stunde, Arbeitskleidung, Firmenhandy, unbefristete Stelle
Du bringst mit: abgeschlossene Lehre oder viele Jahre Erfahrung

Malerbetrieb Sauer GmbH | Ansprechpartner: Herr Sauer | 06181 00000`,
    says: {
      jobTitle: 'Maler und Lackierer',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Hanau',
      country: 'DE',
      contractType: 'unbefristet',
      branch: 'baugewerbe_architektur_immobilien',
      salary: { min: 40, max: 46 },
      employer: 'Malerbetrieb Sauer GmbH',
    },
  },
  {
    text: `Heilerziehungspfleger / Erzieher (m/w/d) als Gruppenleitung

Die Lebenswege Ostalb gGmbH begleitet seit 1978 Menschen mit Behinderung in Aalen. Für unser Wohnhaus suchen wir Sie mit einem Stellenumfang von 75 bis 100 %.

Vergütung nach TVöD SuE S 12. Die Stelle ist zunächst auf zwei Jahre befristet, eine Übernahme wird angestrebt.`,
    says: {
      jobTitle: 'Heilerziehungspfleger / Erzieher',
      jobLocation: 'Aalen',
      country: 'DE',
      contractType: 'befristet',
      employer: 'Lebenswege Ostalb gGmbH',
    },
  },
  {
    text: `Schreinermeister (m/w/d) als Werkstattleiter

Standort: Rosenheim
Beginn: sofort
Arbeitszeit: Vollzeit

Die Holzmanufaktur Innleiten GmbH fertigt mit 26 Mitarbeitern hochwertige Möbel und Innenausbauten. Als Werkstattleiter verantworten Sie Arbeitsvorbereitung und Fertigung. Ihr Gehalt: 52.000 bis 60.000 € im Jahr. Homeoffice ist bei dieser Tätigkeit nicht möglich.`,
    says: {
      jobTitle: 'Schreinermeister',
      jobLocation: 'Rosenheim',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      salary: { min: 52, max: 60 },
      employer: 'Holzmanufaktur Innleiten GmbH',
    },
  },
  {
    text: `Ergotherapeut:in gesucht in Freiburg im Breisgau

Hey du! Unser buntes Team aus 7 Therapeut:innen (Praxis Handwerk, Schwerpunkt Pädiatrie) sucht dich in Voll- oder Teilzeit. Du bekommst 3.200 € bis 3.600 € im Monat, 30 Tage Urlaub und 1.000 € Fortbildung im Jahr. Unbefristet? Klar.`,
    says: {
      jobTitle: 'Ergotherapeut:in',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Freiburg im Breisgau',
      country: 'DE',
      contractType: 'unbefristet',
      branch: 'gesundheitswesen_sozialwesen',
      salary: { min: 38, max: 43 },
      employer: 'Praxis Handwerk',
    },
  },
  {
    text: `Straßenbauer und Baggerfahrer (m/w/d)

Für unsere Baustellen rund um Cottbus suchen wir mehrere Straßenbauer und mehrere Baggerfahrer. Straßenbauer erhalten 18 bis 21 €/h, Baggerfahrer 19 bis 23 €/h. Ganzjährige, unbefristete Beschäftigung, keine Zeitarbeit!

Spreebau Tief- und Straßenbau GmbH, ein Bauunternehmen mit 110 Beschäftigten`,
    says: {
      jobLocation: 'Cottbus',
      country: 'DE',
      companySize: '50_249',
      branch: 'baugewerbe_architektur_immobilien',
      contractType: 'unbefristet',
      employer: 'Spreebau Tief- und Straßenbau GmbH',
    },
  },
];
