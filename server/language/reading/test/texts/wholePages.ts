import type { LabelledText } from '../labelledText.ts';

/** Whole advertisements with their headings and lists. */
export const wholePages: readonly LabelledText[] = [
  {
    text: `Anlagenmechaniker SHK (m/w/d)

Köhnke Wärme & Wasser GmbH
Lüneburg
Vollzeit
Feste Anstellung

Einleitung

Ohne uns bliebe es in Lüneburg kalt. Seit 1964 baut unser Meisterbetrieb Heizungen, Bäder und Wärmepumpen in Ein- und Mehrfamilienhäusern. Wir sind 28 Leute, davon vier im Büro, und suchen dich für unser Montageteam.

Aufgaben

- Einbau von Heizungsanlagen und Wärmepumpen
- Sanierung von Bädern
- Wartung und Reparatur bei unseren Stammkunden
- Einweisung der Kunden in ihre Anlage

Qualifikation

- Gesellenbrief als Anlagenmechaniker oder Gas- und Wasserinstallateur
- Führerschein Klasse B
- Selbstständiges Arbeiten und ein freundlicher Ton beim Kunden
- Gern auch Berufseinsteiger

Benefits

- Stundenlohn ab 21,00 € je nach Erfahrung
- Eigener Servicewagen, auch für den Heimweg
- 4-Tage-Woche auf Wunsch
- 30 Tage Urlaub
- Hochwertiges Werkzeug und Arbeitskleidung
- Weihnachtsgeld
- Keine Montage, du bist jeden Abend daheim

Noch ein paar Worte zum Schluss

Bewirb dich in zwei Minuten ohne Anschreiben. Wir melden uns innerhalb von drei Tagen.

Köhnke Wärme & Wasser GmbH
Auf der Heide 44
21337 Lüneburg
www.koehnke-shk.example`,
    says: {
      jobTitle: 'Anlagenmechaniker SHK',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Lüneburg',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      salary: { min: 44 },
      employer: 'Köhnke Wärme & Wasser GmbH',
    },
  },
  {
    text: `Erzieher / Sozialpädagogische Fachkraft (m/w/d) für unsere Kita Wirbelwind

Träger: Kinderhaus Isartal e.V.
Arbeitsort: 82515 Wolfratshausen
Umfang: 30 bis 39 Wochenstunden
Eintrittstermin: 01.09. oder früher

Wir über uns
In unserer Kita spielen, lernen und lachen 74 Kinder in vier Gruppen. Wir arbeiten nach dem offenen Konzept und sind viel draußen. Unser Verein betreibt drei Einrichtungen im Landkreis.

Ihre Aufgaben
• Begleitung der Kinder im Alter von ein bis sechs Jahren
• Beobachtung und Dokumentation der Entwicklung
• Elterngespräche
• Planung von Projekten und Ausflügen
• Mitarbeit im Team und Teilnahme an Supervision

Ihr Profil
• Staatliche Anerkennung als Erzieher, Heilerziehungspfleger oder Sozialpädagoge
• Humor und starke Nerven
• Masernschutz und erweitertes Führungszeugnis

Wir bieten
• Bezahlung in Anlehnung an TVöD SuE, S 8a, dazu die Großraumzulage München
• Unbefristeter Vertrag von Anfang an
• Zwei Regenerationstage und 30 Tage Urlaub
• Fünf Fortbildungstage im Jahr
• Unterstützung bei der Suche nach einer Wohnung

Bitte senden Sie Ihre Unterlagen an leitung@kinderhaus-isartal.example. Für Fragen: Frau Monika Aschenbrenner, 08171 000000.`,
    says: {
      jobTitle: 'Erzieher / Sozialpädagogische Fachkraft',
      field: 'bildung_erziehung_wissenschaft',
      zipcode: '82515',
      jobLocation: 'Wolfratshausen',
      country: 'DE',
      contractType: 'unbefristet',
      employer: 'Kinderhaus Isartal e.V.',
    },
  },
  {
    text: `Stellenausschreibung

An der Hochschule Ostharz ist im Fachbereich Informatik zum 01.04. die Stelle als

Wissenschaftliche*r Mitarbeiter*in (w/m/d)
(Entgeltgruppe 13 TV-L, 50 %)

befristet für die Dauer von drei Jahren zu besetzen.

Aufgaben:
– Mitarbeit im Forschungsprojekt „Vertrauenswürdige Sensornetze“
– Entwicklung und Auswertung von Versuchen
– Betreuung von Abschlussarbeiten
– Mitwirkung an Veröffentlichungen und Anträgen

Einstellungsvoraussetzungen:
– Abgeschlossenes Hochschulstudium (Master) der Informatik oder Elektrotechnik
– Kenntnisse in der Programmierung eingebetteter Systeme
– Sehr gute Englischkenntnisse

Wir bieten:
– Gelegenheit zur Promotion in Zusammenarbeit mit einer Universität
– Flexible Arbeitszeiten und die Möglichkeit, teilweise mobil zu arbeiten
– Vereinbarkeit von Familie und Beruf, zertifizierter Standort

Der Dienstort ist Wernigerode. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt eingestellt. Die Hochschule strebt eine Erhöhung des Anteils von Frauen in Forschung und Lehre an.

Bewerbungen mit den üblichen Unterlagen richten Sie bitte unter der Kennziffer 07/25 bis zum 31.01. an die Hochschule Ostharz, Dezernat Personal, Friedrichstraße 900, 38855 Wernigerode, oder per E-Mail als eine PDF-Datei an personal@hs-ostharz.example. Fahrtkosten können leider nicht erstattet werden.`,
    says: {
      employer: 'Hochschule Ostharz',
      jobTitle: 'Wissenschaftliche*r Mitarbeiter*in',
      field: 'wissenschaft_forschung',
      jobLocation: 'Wernigerode',
      country: 'DE',
      remoteChoice: 'hybrid',
      contractType: 'befristet',
      branch: 'bildung_forschung_wissenschaft',
      weeklyHours: 20,
    },
  },
  {
    text: `(Junior) Data Engineer (all genders)

🏢 Berlin oder remote in Deutschland
💶 52.000–64.000 €
📄 Unbefristet, Vollzeit (auch 32 Stunden möglich)

Was wir machen
Bei Kartonfuchs sorgen wir dafür, dass Pakete mit weniger Verpackung ankommen. Unsere Software rechnet jeden Tag für 2.000 Händler aus, welcher Karton passt. Wir sind ein Team von 45 Menschen aus 14 Ländern.

Was du machst
* Du baust unsere Datenstrecken mit Python, dbt und Airflow aus.
* Du sorgst für Tests und Überwachung.
* Du arbeitest eng mit den Kolleginnen aus Data Science zusammen.
* Du bringst eigene Ideen ein, wie wir Daten nutzen.

Was du kannst
* Erste Berufserfahrung (ein bis zwei Jahre) mit SQL und Python
* Grundwissen zu einer Cloud, am liebsten GCP
* Fließend Englisch, Deutsch ist ein Plus

Was du davon hast
* Anteile an der Firma
* 30 Tage Urlaub und bis zu 60 Tage im Jahr Arbeiten aus dem EU-Ausland
* 1.500 € Lernbudget
* Hardware nach Wahl

So geht es weiter
Ein Telefonat mit Pia, eine kleine Aufgabe, ein Nachmittag mit dem Team. Bewerbung über den Knopf unten oder an pia@kartonfuchs.example.

Kartonfuchs GmbH · Sonnenallee 999 · 12045 Berlin`,
    says: {
      jobTitle: '(Junior) Data Engineer',
      field: 'it_softwareentwicklung',
      jobLocation: 'Berlin',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      salary: { min: 52, max: 64 },
      employer: 'Kartonfuchs GmbH',
    },
  },
  {
    text: `Wir suchen Verstärkung!

Elektroniker für Betriebstechnik (m/w/d)
Standort Chemnitz

Die Erzgebirgische Präzisionslager AG entwickelt und fertigt mit 420 Mitarbeitern Gleitlager für den Maschinenbau und die Windkraft. Unsere Produkte laufen auf allen Kontinenten.

IHRE AUFGABEN
Instandhaltung und Reparatur unserer Fertigungsanlagen
Fehlersuche an Steuerungen (Siemens S7)
Vorbeugende Wartung nach Plan
Mitarbeit bei Umbauten und beim Aufbau neuer Maschinen
Rufbereitschaft etwa alle sechs Wochen

IHR PROFIL
Abgeschlossene Ausbildung als Elektroniker für Betriebstechnik, Mechatroniker oder vergleichbar
Kenntnisse der Steuerungstechnik
Bereitschaft zur Schichtarbeit
Staplerschein wünschenswert

UNSER ANGEBOT
Entgelt nach Haustarif: 3.200 € bis 3.900 € brutto im Monat
13. Monatsgehalt
35-Stunden-Woche
Betriebskantine und Werksarzt vor Ort
Jobrad
Zuschuss zur Kinderbetreuung

INTERESSIERT?
Erzgebirgische Präzisionslager AG
Personalabteilung, Herr Udo Fritzsche
Werkstraße 1
09125 Chemnitz
bewerbung@epl-lager.example`,
    says: {
      jobTitle: 'Elektroniker für Betriebstechnik',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Chemnitz',
      country: 'DE',
      companySize: '250_499',
      salary: { min: 42, max: 51 },
      weeklyHours: 35,
      employer: 'Erzgebirgische Präzisionslager AG',
    },
  },
  {
    text: `Key Account Manager (m/w/d) Lebensmitteleinzelhandel
Außendienst, Gebiet Nordrhein-Westfalen

Über Taubenmühle
Die Taubenmühle Feinkost GmbH steht für Dips, Aufstriche und Salate. Was in der Garage begann, ist heute ein Hersteller von Lebensmitteln mit 230 Beschäftigten an zwei Standorten.

Deine Mission
Du betreust die Zentralen unserer Handelspartner im Westen, verhandelst Jahresgespräche und planst Aktionen. Du wohnst idealerweise im Großraum Köln/Düsseldorf und arbeitest aus dem Homeoffice, sofern du nicht bei Kunden bist. Einmal im Monat treffen wir uns in der Zentrale in Bremen.

Dein Rucksack
Studium oder kaufmännische Ausbildung
Mindestens drei Jahre Vertrieb im LEH
Zahlen machen dir Spaß
Führerschein und Reisefreude

Unser Paket
Fixum 62.000 bis 70.000 Euro plus bis zu 15.000 Euro Bonus
Dienstwagen auch zur privaten Nutzung
Unbefristeter Arbeitsvertrag
Laptop, Telefon und alles, was du brauchst

Deine Ansprechpartnerin
Franka Detmers, People & Culture, franka.detmers@taubenmuehle.example`,
    says: {
      jobTitle: 'Key Account Manager Lebensmitteleinzelhandel',
      field: 'vertrieb_verkauf',
      country: 'DE',
      companySize: '50_249',
      branch: 'nahrungsmittel_getraenke',
      remoteChoice: 'hybrid',
      contractType: 'unbefristet',
      salary: { min: 62, max: 70 },
      employer: 'Taubenmühle Feinkost GmbH',
    },
    sender: { name: 'Franka Detmers', email: 'franka.detmers@taubenmuehle.example' },
  },
  {
    text: `Reinigungskraft (m/w/d) in Teilzeit

Einsatzort: Freiburg im Breisgau, Schulzentrum West
Arbeitszeit: montags bis freitags 14:30 bis 18:30 Uhr
Lohn: 14,25 € pro Stunde (Tarif)
Beginn: sofort

Wir, die Glanzwerk Gebäudedienste GmbH, reinigen Schulen, Büros und Praxen in ganz Südbaden und beschäftigen rund 900 Menschen aus über 40 Nationen.

Was zu tun ist:
Reinigen von Klassenzimmern, Fluren und Sanitärräumen, Leeren der Mülleimer, im Sommer Grundreinigung.

Was wir erwarten:
Zuverlässigkeit, Pünktlichkeit, einfache Deutschkenntnisse. Erfahrung ist schön, aber kein Muss. Wir arbeiten Sie ein.

Was Sie bekommen:
Einen sozialversicherungspflichtigen Arbeitsplatz, pünktlichen Lohn am 15. des Monats, bezahlten Urlaub, Arbeitskleidung, eine Vorarbeiterin, die hilft.

Rufen Sie an! Frau Yıldız, 0761 000000, Mo–Fr 8 bis 16 Uhr.`,
    says: {
      jobTitle: 'Reinigungskraft',
      jobLocation: 'Freiburg im Breisgau',
      country: 'DE',
      companySize: '500_999',
      contractType: 'teilzeit',
      salary: { min: 30, max: 30 },
      employer: 'Glanzwerk Gebäudedienste GmbH',
    },
  },
  {
    text: `Konstruktionsingenieur (m/w/d) Sondermaschinenbau

Für unseren Auftraggeber, einen mittelständischen Sondermaschinenbauer mit ca. 150 Mitarbeitern im Raum Ulm, suchen wir im Zuge der Nachfolge einen Konstruktionsingenieur. Es handelt sich um eine Direktvermittlung in eine unbefristete Festanstellung.

Ihr Verantwortungsbereich
- Konstruktion von Baugruppen und ganzen Anlagen in SolidWorks
- Auslegung und Berechnung
- Abstimmung mit Einkauf, Fertigung und Montage
- Begleitung der Inbetriebnahme, gelegentlich auch im Ausland

Ihr Hintergrund
- Studium Maschinenbau oder Techniker mit Erfahrung
- Drei bis fünf Jahre Praxis im Sondermaschinenbau
- Sicher in SolidWorks oder einem anderen 3D-System
- Reisebereitschaft von etwa 10 %

Das dürfen Sie erwarten
- Ein Gehalt von 65.000 bis 78.000 € im Jahr
- Gleitzeit und zwei Tage mobiles Arbeiten pro Woche
- Kurze Wege zur Geschäftsführung
- Eine gründliche Übergabe durch den Vorgänger

Ihr Ansprechpartner
Matthias Rehbein
Donautor Executive GmbH
Neue Mitte 77, 89073 Ulm
m.rehbein@donautor.example
Diskretion ist für uns selbstverständlich. Sperrvermerke werden beachtet.`,
    says: {
      jobTitle: 'Konstruktionsingenieur Sondermaschinenbau',
      field: 'ingenieurwesen_technik',
      jobLocation: 'Ulm',
      country: 'DE',
      companySize: '50_249',
      branch: 'maschinen_anlagenbau',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 65, max: 78 },
    },
    sender: {
      name: 'Matthias Rehbein',
      company: 'Donautor Executive GmbH',
      email: 'm.rehbein@donautor.example',
    },
  },
];
