import type { LabelledText } from '../../labelledText.ts';

/** Advertisements of companies. */
export const firms: readonly LabelledText[] = [
  {
    text: `Busfahrer (m/w/d) für den Linienverkehr

Die Verkehrsbetriebe Altmark GmbH betreiben 48 Buslinien rund um Stendal. Wir sind 130 Kolleginnen und Kollegen.

Was wir erwarten
- Führerschein Klasse D
- Freundliches Auftreten

Was wir bieten
- 17,80 € pro Stunde nach Haustarif
- unbefristeter Arbeitsvertrag
- Übernahme der Kosten für die Module

Einsatzort ist der Betriebshof in Stendal.`,
    says: {
      jobTitle: 'Busfahrer',
      jobLocation: 'Stendal',
      country: 'DE',
      companySize: '50_249',
      contractType: 'unbefristet',
      branch: 'logistik_transport_verkehr',
      salary: { min: 37, max: 37 },
      employer: 'Verkehrsbetriebe Altmark GmbH',
    },
  },
  {
    text: `Kälteanlagenbauer | Mechatroniker für Kältetechnik (m/w/d)
Frostwerk Kältetechnik GmbH · Augsburg · ab sofort

Du willst mehr als Kühlschränke? Wir bauen Kälteanlagen für Rechenzentren. Als Handwerksbetrieb mit 42 Leuten kennen wir uns alle beim Namen.

Dein Lohn: 22 bis 27 € pro Stunde
Dein Vertrag: unbefristet
Dein Wagen: steht vor deiner Tür

So bewirbst du dich: Foto vom Gesellenbrief an jobs@frostwerk.example`,
    says: {
      jobTitle: 'Kälteanlagenbauer | Mechatroniker für Kältetechnik',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Augsburg',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      salary: { min: 46, max: 56 },
      employer: 'Frostwerk Kältetechnik GmbH',
    },
  },
  {
    text: `Du bist Grafikdesigner:in und liebst Typografie? Dann komm zu uns!

Der Lindwurm Verlag GmbH ist ein Kinderbuchverlag mit 29 Mitarbeiterinnen und Mitarbeitern in Mainz.

Wir suchen ab Juni eine:n

Grafikdesigner:in (Teilzeit, 24 Stunden)

Das gibt es bei uns: 2.300 € im Monat, zwei feste Homeoffice-Tage in der Woche, sechs Wochen Urlaub, Bücher satt.`,
    says: {
      jobTitle: 'Grafikdesigner:in',
      field: 'design_kreativbereich',
      jobLocation: 'Mainz',
      country: 'DE',
      companySize: '10_49',
      branch: 'medien_verlag_druck_event',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'teilzeit',
      weeklyHours: 24,
      salary: { min: 28, max: 28 },
      employer: 'Lindwurm Verlag GmbH',
    },
  },
  {
    text: `Stellenanzeige Nr. 7731
Chemielaborant (m/w/d) Analytik
Standort Leverkusen | befristet auf 24 Monate | 37,5 Std.

Rheinchem Labor AG – Analytik für die Industrie

Wir untersuchen Proben für Kunden aus Pharma, Kosmetik und Lebensmittel. 340 Beschäftigte an drei Standorten.

Ihre Aufgaben: HPLC, GC, Dokumentation nach GMP
Ihr Profil: Ausbildung als Chemielaborant oder CTA
Ihr Gehalt: 3.650 € nach Chemietarif E 7`,
    says: {
      jobTitle: 'Chemielaborant Analytik',
      jobLocation: 'Leverkusen',
      country: 'DE',
      companySize: '250_499',
      contractType: 'befristet',
      weeklyHours: 38,
      salary: { min: 44, max: 44 },
      employer: 'Rheinchem Labor AG',
    },
  },
  {
    text: `Immobilienverwalter / WEG-Verwalter (m/w/d) in Potsdam

Wir, die Havelwohnen Immobilienverwaltung GmbH, betreuen mit 16 Kolleginnen und Kollegen rund 3.000 Wohnungen.

Aufgaben
• Eigentümerversammlungen
• Betreuung von Dienstleistern und Kunden

Benefits
• 46.000-54.000 € Jahresgehalt
• Homeoffice bis zu 3 Tage/Woche
• Festanstellung, unbefristet`,
    says: {
      branch: 'baugewerbe_architektur_immobilien',
      jobTitle: 'Immobilienverwalter / WEG-Verwalter',
      jobLocation: 'Potsdam',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'hybrid',
      homeOfficePercent: 60,
      contractType: 'unbefristet',
      salary: { min: 46, max: 54 },
      employer: 'Havelwohnen Immobilienverwaltung GmbH',
    },
  },
  {
    text: `DevSecOps Engineer (m/w/d)

Hamburg, Berlin, Dresden oder 100 % remote

Die Leuchtfeuer Cyber GmbH schützt Betreiber kritischer Infrastruktur. Gegründet 2015, heute 95 Expertinnen und Experten.

Dein Stack: GitLab, Kubernetes, Python
Dein Paket: 70.000 € – 90.000 €, unbefristet, Weiterbildungsbudget 3.000 €`,
    says: {
      jobTitle: 'DevSecOps Engineer',
      field: 'it_softwareentwicklung',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 70, max: 90 },
      employer: 'Leuchtfeuer Cyber GmbH',
    },
  },
  {
    text: `Wir wachsen weiter und suchen Sie als Bezirksleiter im Außendienst (m/w/d) für das Gebiet Ostwestfalen. Die Bremer Backmittel KG ist Hersteller von Backzutaten und zählt 210 Mitarbeitende. Sie betreuen Bäckereien und Konditoreien, gewinnen Neukunden und führen Vorführungen durch. Wir bieten 58.000 Euro fix, Provision, Firmenwagen und einen unbefristeten Arbeitsvertrag. Bewerbungen an Frau Ahlers.`,
    says: {
      jobTitle: 'Bezirksleiter im Außendienst',
      field: 'vertrieb_verkauf',
      companySize: '50_249',
      branch: 'nahrungsmittel_getraenke',
      contractType: 'unbefristet',
      salary: { min: 58, max: 58 },
      employer: 'Bremer Backmittel KG',
    },
  },
  {
    text: `Maschinenbediener Kunststofftechnik (m/w/d)
▸ Gummersbach ▸ 3-Schicht ▸ unbefristet

Bergische Spritzguss GmbH & Co. KG, Automobilzulieferer mit 280 Mitarbeitern

Ihr Job: Maschinen rüsten, Teile prüfen, Störungen beheben
Ihr Lohn: 16,90 €/h + Zuschläge
Ihr Plus: Betriebsrente, Parkplatz, Obst`,
    says: {
      jobTitle: 'Maschinenbediener Kunststofftechnik',
      field: 'produktion_fertigung_industrie',
      jobLocation: 'Gummersbach',
      country: 'DE',
      companySize: '250_499',
      branch: 'automobilindustrie',
      contractType: 'unbefristet',
      salary: { min: 35, max: 35 },
      employer: 'Bergische Spritzguss GmbH & Co. KG',
    },
  },
  {
    text: `Tierarzthelfer/in bzw. TFA (m/w/d)

Kleintierpraxis Dr. Lamm in Ulm

Unser Team: drei Tierärztinnen, sieben TFA, ein Praxishund
Deine Arbeitszeit: 30 bis 40 Stunden, keine Notdienste
Dein Gehalt: 2.700 € bis 3.100 € bei Vollzeit
Dein Vertrag: von Anfang an unbefristet`,
    says: {
      jobTitle: 'Tierarzthelfer/in bzw. TFA',
      jobLocation: 'Ulm',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 32, max: 37 },
      employer: 'Kleintierpraxis Dr. Lamm',
    },
  },
  {
    text: `Eventmanagerin / Eventmanager

Burg Falkenhorst Veranstaltungs GmbH
Wernigerode, Sachsen-Anhalt

Hochzeiten, Tagungen, Ritterspiele: Sie planen und begleiten 150 Veranstaltungen im Jahr. 36 Leute arbeiten auf der Burg. Wir zahlen 3.000 € im Monat und einen Zuschlag am Wochenende. Arbeit ausschließlich vor Ort. Zunächst befristet bis Ende 2027.`,
    says: {
      jobTitle: 'Eventmanagerin / Eventmanager',
      jobLocation: 'Wernigerode',
      country: 'DE',
      companySize: '10_49',
      remoteChoice: 'local',
      contractType: 'befristet',
      salary: { min: 36, max: 36 },
      employer: 'Burg Falkenhorst Veranstaltungs GmbH',
    },
  },
];
