import type { LabelledText } from '../labelledText.ts';

/** Whole advertisements of Austria and Switzerland, and in English. */
export const morePages: readonly LabelledText[] = [
  {
    text: `Lagermitarbeiter:in (m/w/d) 4600 Wels, Vollzeit Unser Kunde ist ein renommiertes Handelsunternehmen mit Sitz in Oberösterreich. Im Auftrag suchen wir ab sofort eine/n Lagermitarbeiter/in für die Kommissionierung. Aufgaben: Kommissionieren mit Scanner, Verladen der Ware, Arbeiten mit dem Hubwagen, Inventur. Anforderungen: Staplerschein, Erfahrung im Lager, gute Deutschkenntnisse, Bereitschaft zu Zweischichtbetrieb (6 bis 14 Uhr, 14 bis 22 Uhr), Pkw von Vorteil, da die öffentliche Anbindung in der Nacht schlecht ist. Wir bieten: einen sicheren Arbeitsplatz in einem wachsenden Unternehmen, Übernahme durch den Kunden nach sechs Monaten möglich, Gratis-Obst, Parkplatz. Für diese Position gilt ein Mindestlohn von EUR 2.270,00 brutto pro Monat auf Basis Vollbeschäftigung (38,5 Stunden), Überzahlung je nach Qualifikation möglich. Es handelt sich um eine Arbeitskräfteüberlassung. Bewerbungen an: wels@traunpersonal.example, Traun Personalservice GmbH, Frau Elisabeth Gruber, Tel. 07242 000000. Wir freuen uns auf Ihre aussagekräftigen Unterlagen!`,
    says: {
      jobTitle: 'Lagermitarbeiter:in',
      field: 'logistik_supply_chain',
      zipcode: '4600',
      jobLocation: 'Wels',
      country: 'AT',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'arbeitnehmerueberlassung',
      weeklyHours: 39,
      salary: { min: 32 },
    },
  },
  {
    text: `Softwareentwickler:in Java (m/w/x)
Innsbruck | 38,5 Stunden | ab sofort

Die Inntal Mobilsoft GmbH entwickelt mit 70 Mitarbeiter:innen Ticket- und Auskunftssysteme für Verkehrsverbünde in Österreich, Bayern und Südtirol.

Deine Aufgaben
▪ Weiterentwicklung unserer Ticketplattform mit Java 21 und Spring Boot
▪ Code Reviews und automatisierte Tests
▪ Mitgestaltung der Architektur

Dein Profil
▪ HTL, FH oder Uni mit Schwerpunkt Informatik
▪ Mindestens zwei Jahre Praxis in Java
▪ Gute Deutsch- und Englischkenntnisse

Unser Angebot
▪ Dienstvertrag unbefristet
▪ Gleitzeit ohne Kernzeit, bis zu drei Tage Homeoffice pro Woche
▪ Klimaticket Tirol
▪ Essenszuschuss von 8 Euro am Tag
▪ Jahresbruttogehalt ab 50.000 Euro, die tatsächliche Höhe hängt von deiner Erfahrung ab

Werde Teil unseres Teams! Bewirb dich bei Mag.a Karin Plattner, jobs@inntal-mobilsoft.example

Inntal Mobilsoft GmbH, Technikerstraße 500, 6020 Innsbruck`,
    says: {
      jobTitle: 'Softwareentwickler:in Java',
      field: 'it_softwareentwicklung',
      jobLocation: 'Innsbruck',
      country: 'AT',
      companySize: '50_249',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      weeklyHours: 39,
      salary: { min: 50 },
      employer: 'Inntal Mobilsoft GmbH',
    },
  },
  {
    text: `Lehrling Einzelhandel (m/w/d) Schwerpunkt Lebensmittel Filiale Klagenfurt Lehrbeginn: September Lehrzeit: 3 Jahre Du packst gerne an, redest gerne mit Leuten und magst gutes Essen? Dann mach deine Lehre bei uns, dem Familienbetrieb mit 52 Märkten in Kärnten und Osttirol. Das lernst du bei uns: Waren bestellen und einräumen, Kundinnen und Kunden an der Feinkost beraten, kassieren, Regale gestalten. Das solltest du mitbringen: Abschluss der Pflichtschule, gepflegtes Auftreten, Freude am Verkauf. Das bieten wir dir: monatliches Lehrlingseinkommen im 1. Lehrjahr € 880,–, im 2. Lehrjahr € 1.130,–, im 3. Lehrjahr € 1.430,–; Prämien für gute Zeugnisse bis zu € 3.000,–; Zuschuss zum B-Führerschein; 15 % Einkaufsrabatt; Lehre mit Matura möglich. Schick deine Bewerbung mit Foto, Lebenslauf und letztem Zeugnis an lehre@karawankenmarkt.example. Karawankenmarkt Handels GmbH, Völkermarkter Straße 700, 9020 Klagenfurt`,
    says: {
      jobTitle: 'Lehrling Einzelhandel',
      field: 'vertrieb_verkauf',
      jobLocation: 'Klagenfurt',
      country: 'AT',
      contractType: 'ausbildung',
      branch: 'handel_konsumgueter_ecommerce',
      salary: { min: 12, max: 20 },
      employer: 'Karawankenmarkt Handels GmbH',
    },
  },
  {
    text: `Diplomierte Pflegefachperson HF 80–100 %
per sofort oder nach Vereinbarung

Das Pflegezentrum Rebberg ist ein Haus mit 120 Betten über dem Zürichsee. Rund 180 Mitarbeitende geben jeden Tag ihr Bestes.

Das bewegen Sie
• Verantwortung für die Pflege auf der Abteilung Demenz
• Tagesverantwortung und Anleitung von Lernenden
• Zusammenarbeit mit Ärzten, Therapie und Angehörigen

Das zeichnet Sie aus
• Diplom als Pflegefachfrau/-mann HF oder FH, ausländische Diplome mit SRK-Anerkennung
• Herz und Humor
• Gutes Deutsch, Schweizerdeutsch verstehen Sie

Das bieten wir
• Unbefristete Anstellung
• Lohn CHF 82'000 bis 94'000 (13 Monatslöhne, 100 %)
• Fünf Wochen Ferien
• Personalrestaurant, Parkplatz, zehn Minuten zum Bahnhof

Arbeitsort: 8810 Horgen

Wir freuen uns auf Ihre Bewerbung. Fragen beantwortet Ihnen Frau Regula Stäubli, Leiterin Pflege, 044 000 00 00.`,
    says: {
      jobTitle: 'Diplomierte Pflegefachperson HF',
      field: 'gesundheitswesen_medizin',
      zipcode: '8810',
      jobLocation: 'Horgen',
      country: 'CH',
      companySize: '50_249',
      employer: 'Pflegezentrum Rebberg',
      contractType: 'unbefristet',
      branch: 'gesundheitswesen_sozialwesen',
    },
  },
  {
    text: `Senior Product Designer (f/m/d)

Location: Munich (hybrid, 2 days a week in the office)
Employment: permanent, full-time
Salary band: €72,000 – €88,000

Who we are
Pebblewise GmbH builds budgeting apps used by two million households. Founded in 2016, we have grown to a team of 130 people and remain profitable and independent.

What you will do
- Own the design of our mobile app from research to release
- Run usability tests with real customers
- Maintain our design system together with engineering
- Mentor two junior designers

What you bring
- Five or more years designing consumer products
- A portfolio that shows how you think
- Fluent English, German is a plus

What we offer
- Three days a week from home, if you like
- 28 days of holiday plus your birthday
- A learning budget of €2,000 per year
- Relocation support and help with your visa

We value diversity and welcome all applications regardless of gender, nationality, ethnic origin, religion, disability or age.

Apply with your CV and portfolio. Questions? Ask Nadia at talent@pebblewise.example.`,
    says: {
      jobTitle: 'Senior Product Designer',
      field: 'design_kreativbereich',
      jobLocation: 'Munich',
      country: 'DE',
      companySize: '50_249',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 72, max: 88 },
      employer: 'Pebblewise GmbH',
    },
  },
  {
    text: `Warehouse Operative – Night Shift Frankfurt am Main Full-time, temporary (6 months) We are looking for reliable people to join the night shift at our distribution centre near the airport. About the job You will pick and pack orders, load vans and keep your area clean and safe. Shifts run from 22:00 to 06:30, Sunday to Thursday. About you You are at least 18 years old, you can lift parcels of up to 20 kg and you speak basic English or German. No experience needed. What we pay €15.80 per hour plus a night bonus of 25 %. You are paid every two weeks. What else you get Free shuttle from the main station, free hot drinks, work clothes and a discount in our shop. The contract is limited to six months, but many colleagues stay. About us Quickloop Logistics SE moves more than a million parcels a week and employs over 6,000 people across Europe. How to apply Send us a message or come to our open day every Wednesday at 10 a.m. No CV needed.`,
    says: {
      jobTitle: 'Warehouse Operative',
      field: 'logistik_supply_chain',
      jobLocation: 'Frankfurt am Main',
      country: 'DE',
      companySize: '5000_plus',
      contractType: 'befristet',
      branch: 'logistik_transport_verkehr',
      salary: { min: 33, max: 33 },
      employer: 'Quickloop Logistics SE',
    },
  },
  {
    text: `Bilanzbuchhalter*in mit Controlling-Erfahrung
Graz · Vollzeit oder Teilzeit ab 30 Stunden

Wir sind Murtal Papier, ein traditionsreicher Hersteller von Spezialpapieren mit rund 340 Mitarbeiter*innen in der Steiermark.

Ihre Aufgaben bei uns
Sie erstellen die Monats- und Jahresabschlüsse nach UGB, kümmern sich um Umsatzsteuer und Statistik, führen die Anlagenbuchhaltung und liefern die Zahlen für das Controlling. Sie sind erste Ansprechperson für unsere Wirtschaftsprüfer.

Das bringen Sie mit
Bilanzbuchhalterprüfung, mehrjährige Praxis in einem Industriebetrieb, SAP FI, Excel auf hohem Niveau und eine genaue Arbeitsweise.

Das dürfen Sie von uns erwarten
Ein Monatsgehalt ab EUR 3.900 brutto (KV Papierindustrie) mit Bereitschaft zur Überzahlung, zwei Homeoffice-Tage in der Woche, Betriebskindergarten, gestützte Mittagsmenüs und ein kollegiales Team.

Murtal Papier AG, z. H. Frau Mag. Sabine Kröll, Papierweg 1, 8700 Leoben`,
    says: {
      jobTitle: 'Bilanzbuchhalter*in',
      field: 'finanzen_rechnungswesen',
      jobLocation: 'Graz',
      country: 'AT',
      companySize: '250_499',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      salary: { min: 55 },
      employer: 'Murtal Papier AG',
    },
  },
  {
    text: `Werkstudent Marketing (m/w/d) 15–20 Std./Woche | Köln | ab sofort Hast du Lust, neben dem Studium echte Kampagnen zu bauen? Wir sind Rheinrakete, eine Agentur für digitales Marketing mit 26 Leuten im Belgischen Viertel. Deine Aufgaben Du planst Beiträge für unsere Kanäle und die unserer Kunden Du schneidest kurze Videos Du wertest Kampagnen aus Du unterstützt bei Veranstaltungen Dein Profil Du bist eingeschrieben in Medien, Kommunikation, BWL oder etwas Ähnlichem Du schreibst sicher und gern Du kennst dich mit Canva oder Figma aus Was wir dir bieten 15 Euro die Stunde Flexible Zeiten, in der Klausurphase auch mal gar nicht Hybrides Arbeiten: zwei feste Tage im Büro, den Rest wo du willst Getränke, Dachterrasse, Hund Paul Chance auf Übernahme nach dem Studium Bewerbung bitte mit Lebenslauf und zwei Sätzen zu dir an Lea, lea@rheinrakete.example Rheinrakete GmbH Brüsseler Platz 600 50674 Köln`,
    says: {
      jobTitle: 'Werkstudent Marketing',
      field: 'marketing_kommunikation',
      jobLocation: 'Köln',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'hybrid',
      contractType: 'werkstudent',
      salary: { min: 12, max: 16 },
      employer: 'Rheinrakete GmbH',
    },
  },
  {
    text: `Bauleiter Hochbau (m/w/d) – Großraum Nürnberg
Unser Mandant ist eine Bauunternehmung in dritter Generation mit rund 260 Beschäftigten. Errichtet werden Schulen, Kliniken und Wohnanlagen, überwiegend im Umkreis von 60 km um den Firmensitz.

Das Aufgabenfeld
Leitung der Baustellen vom Auftrag bis zur Abnahme, Steuerung der Nachunternehmer, Kosten- und Terminkontrolle, Abrechnung nach VOB, Vertretung gegenüber dem Bauherrn.

Was überzeugt
Studium Bauingenieurwesen oder Abschluss als Techniker oder Polier mit Erfahrung in der Leitung, Kenntnisse in iTWO, Verhandlungsgeschick.

Was geboten wird
Jahresgehalt von 70.000 bis 90.000 Euro je nach Erfahrung, Firmenwagen mit privater Nutzung, unbefristeter Vertrag, flache Hierarchien, eigene Arbeitsvorbereitung, die den Rücken frei hält.

Vertraulicher Erstkontakt: Sebastian Löw, Frankenfels Personalberatung GmbH, 0911 000000, s.loew@frankenfels.example, Kennziffer BL-2291`,
    says: {
      jobTitle: 'Bauleiter Hochbau',
      jobLocation: 'Nürnberg',
      country: 'DE',
      companySize: '250_499',
      branch: 'baugewerbe_architektur_immobilien',
      contractType: 'unbefristet',
      salary: { min: 70, max: 90 },
    },
  },
  {
    text: `Sicherheitsmitarbeiter nach § 34a (m/w/d) Messe Hannover Deine Schicht, dein Geld, dein Team! Die Wachturm Sicherheit GmbH bewacht seit 1992 Messen, Konzerte und Baustellen in Niedersachsen und zählt 350 Kolleginnen und Kollegen. Für den Messestandort Hannover suchen wir ab sofort Verstärkung in Vollzeit, Teilzeit oder auf Minijob-Basis. Tätigkeiten Einlasskontrolle Streifengänge Ansprechpartner für Besucher Dokumentation besonderer Ereignisse Voraussetzungen Sachkunde oder Unterrichtung nach § 34a GewO Einwandfreies Führungszeugnis Sicheres Auftreten Deutsch in Wort und Schrift, Englisch hilfreich Leistungen 15,10 € Grundlohn pro Stunde, Zuschläge für Nacht (10 %), Sonntag (50 %) und Feiertag (100 %) Unbefristete Einstellung Dienstkleidung Schulungen Monatlicher Abschlag möglich Jetzt anrufen: 0511 000000`,
    says: {
      jobTitle: 'Sicherheitsmitarbeiter nach § 34a',
      jobLocation: 'Hannover',
      country: 'DE',
      companySize: '250_499',
      contractType: 'unbefristet',
      salary: { min: 31, max: 31 },
      employer: 'Wachturm Sicherheit GmbH',
    },
  },
  {
    text: `Physiotherapeut (m/w/d) Praxis am Rathausplatz Heilbronn Wir – das sind acht Therapeuten, eine gute Seele am Empfang und ein Hund – suchen dich! Bei uns hast du 30 Minuten pro Behandlung, keine Überstunden und bestimmst deinen Plan mit. Was dich erwartet: Behandlung von Patienten aus Orthopädie und Neurologie, Hausbesuche nur wenn du magst, moderne Räume auf 280 Quadratmetern. Was du brauchst: Abschluss als Physiotherapeut, gern mit Zertifikat in manueller Therapie oder Lymphdrainage, gern auch als Berufsanfänger. Was du bekommst: 3.200 bis 3.700 Euro bei 38 Stunden, fünf Tage Fortbildung und 1.000 Euro Zuschuss im Jahr, 29 Tage Urlaub, Tankgutschein. Vollzeit oder Teilzeit, wie es in dein Leben passt. Ruf an und komm zum Hospitieren: 07131 000000, Ansprechpartner Jonas Weible.`,
    says: {
      jobTitle: 'Physiotherapeut',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Heilbronn',
      country: 'DE',
      companySize: '1_9',
      salary: { min: 38, max: 44 },
      weeklyHours: 38,
    },
  },
  {
    text: `Pflichtpraktikum Personal (m/w/d)
Standort: Hamburg
Dauer: 6 Monate
Start: 1. Oktober

Die Alsterfracht Reederei AG ist ein Logistikunternehmen mit 1.200 Beschäftigten weltweit. In unserer Personalabteilung im Hafen lernst du alles, was eine moderne Personalarbeit ausmacht.

Deine Aufgaben:
Du begleitest Bewerbungsgespräche, pflegst Anzeigen, hilfst beim Onboarding und arbeitest an einem eigenen Projekt.

Dein Profil:
Studium mit Schwerpunkt Personal, Psychologie oder BWL, gute Noten in Englisch, sorgfältig im Umgang mit vertraulichen Daten.

Unser Angebot:
1.000 Euro im Monat, Zuschuss zum Ticket, Mentorin, an einem Tag pro Woche Homeoffice, Blick auf die Elbe.

Bitte bewirb dich ausschließlich online. Bei Fragen: Levke Johannsen, Telefon 040 000000`,
    says: {
      jobTitle: 'Pflichtpraktikum Personal',
      field: 'personalwesen_hr',
      jobLocation: 'Hamburg',
      country: 'DE',
      companySize: '1000_4999',
      branch: 'logistik_transport_verkehr',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'praktikum',
      salary: { min: 12, max: 12 },
      employer: 'Alsterfracht Reederei AG',
    },
  },
];
