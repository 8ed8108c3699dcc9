import type { LabelledText } from '../../labelledText.ts';

/** Shops, building firms, craft. */
export const trade: readonly LabelledText[] = [
  {
    text: `Verkäufer/-in Frischetheke
Edelmarkt Kröger KG

Du liebst Käse? Wir auch. In unserem Markt in Lüneburg mit 85 Leuten bedienst du an der Theke.

Teilzeit 20 Stunden/Woche, 14,50 € pro Stunde, 36 Tage Urlaub bei einer 6-Tage-Woche.

Kroegers Lebensmittelmärkte sind seit 1931 in Familienhand.`,
    says: {
      jobTitle: 'Verkäufer/-in Frischetheke',
      field: 'vertrieb_verkauf',
      jobLocation: 'Lüneburg',
      country: 'DE',
      companySize: '50_249',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 15, max: 15 },
      employer: 'Edelmarkt Kröger KG',
    },
  },
  {
    text: `Filialleitung (m/w/d) Drogeriemarkt - Standort Plauen

Als Drogeriemarktkette mit über 200 Filialen sind wir der Nahversorger in Ostdeutschland. Für unsere Filiale in Plauen suchen wir eine Filialleitung.

Das bieten wir:
* 3.400 € bis 4.000 € brutto monatlich
* unbefristete Anstellung
* 37,5-Stunden-Woche

Jetzt bewerben bei der Blütezeit Drogerie GmbH!`,
    says: {
      jobTitle: 'Filialleitung Drogeriemarkt',
      field: 'vertrieb_verkauf',
      jobLocation: 'Plauen',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'unbefristet',
      weeklyHours: 38,
      salary: { min: 41, max: 48 },
      employer: 'Blütezeit Drogerie GmbH',
    },
  },
  {
    text: `Bauleiter (m/w/d) Hochbau

Wir – die Hartmann & Söhne Bau GmbH – errichten mit 140 Mitarbeitenden Schulen, Kitas und Wohnhäuser im Raum Kassel. Als mittelständisches Bauunternehmen in vierter Generation wissen wir, was wir tun.

Ihre Aufgaben
Steuern von zwei bis drei Baustellen
Abrechnung nach VOB

Ihr Gewinn
68.000 - 78.000 € Jahresgehalt
Dienstwagen (auch privat)
Unbefristet, vor Ort.`,
    says: {
      jobTitle: 'Bauleiter Hochbau',
      jobLocation: 'Kassel',
      country: 'DE',
      companySize: '50_249',
      branch: 'baugewerbe_architektur_immobilien',
      remoteChoice: 'local',
      contractType: 'unbefristet',
      salary: { min: 68, max: 78 },
      employer: 'Hartmann & Söhne Bau GmbH',
    },
  },
  {
    text: `**Dachdecker / Spengler gesucht!**

Zimmerei Obermair, Landshut

Lohn: ab 21 €/Std., Winterarbeit garantiert, Firmenbus für daheim. Probearbeiten jederzeit. Ruf an: 0871 000000 (Sepp)`,
    says: {
      jobTitle: 'Dachdecker / Spengler',
      field: 'handwerk_technische_berufe',
      jobLocation: 'Landshut',
      country: 'DE',
      branch: 'baugewerbe_architektur_immobilien',
      salary: { min: 44 },
      employer: 'Zimmerei Obermair',
    },
  },
  {
    text: `Ausbildung zum/zur Kaufmann/-frau im Einzelhandel (m/w/d) 2027

Möbelhaus Rieger, Aalen

Du hast einen guten Hauptschulabschluss oder mehr? Dann starte am 1. September 2027 bei uns! 1. Jahr: 1.080 €, 2. Jahr: 1.190 €, 3. Jahr: 1.340 €.

Unser Einrichtungshaus gehört zu den größten der Region.`,
    says: {
      jobTitle: 'Kaufmann/-frau im Einzelhandel',
      field: 'vertrieb_verkauf',
      jobLocation: 'Aalen',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'ausbildung',
      salary: { min: 13, max: 16 },
      employer: 'Möbelhaus Rieger',
    },
  },
  {
    text: `Elektroniker:in Energie- und Gebäudetechnik
Elektro Baumgarten e.K. · 04229 Leipzig

vollzeit | unbefristet | ab sofort

Was dich erwartet: Wallboxen, PV-Anlagen, Altbausanierung. Wir sind zwölf Leute und ein Hund.
Was du kriegst: 19 bis 24 Euro die Stunde, 30 Tage Urlaub, freitags ab 13 Uhr frei.`,
    says: {
      jobTitle: 'Elektroniker:in Energie- und Gebäudetechnik',
      field: 'handwerk_technische_berufe',
      zipcode: '04229',
      jobLocation: 'Leipzig',
      country: 'DE',
      companySize: '10_49',
      contractType: 'unbefristet',
      salary: { min: 40, max: 50 },
      employer: 'Elektro Baumgarten e.K.',
    },
  },
  {
    text: `Kassierer/in (Minijob, 10 Std./Wo.)

Baumarkt Holzapfel in Essen sucht Aushilfen für die Kasse, vor allem samstags. 14 Euro Stundenlohn, Einarbeitung durch unser Team. Meld dich unter kasse@holzapfel.example!`,
    says: {
      jobTitle: 'Kassierer/in',
      field: 'vertrieb_verkauf',
      jobLocation: 'Essen',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      contractType: 'minijob',
      weeklyHours: 10,
      salary: { min: 7, max: 7 },
      employer: 'Baumarkt Holzapfel',
    },
  },
  {
    text: `Sales Manager (m/w/d) Baustoffe
Terralit Baustoffhandel AG

Außendienst in Norddeutschland, Homeoffice an einem Tag der Woche. Fully equipped: Laptop, Handy, Kombi.

Sales ist für Sie mehr als Zahlen? Sie bekommen 60.000 € fix plus Provision, einen unbefristeten Vertrag und einen festen Schreibtisch am Standort Oldenburg.

Terralit beliefert als Großhändler rund 3.000 Handwerksbetriebe und hat 620 Beschäftigte.`,
    says: {
      jobTitle: 'Sales Manager Baustoffe',
      field: 'vertrieb_verkauf',
      jobLocation: 'Oldenburg',
      country: 'DE',
      companySize: '500_999',
      branch: 'handel_konsumgueter_ecommerce',
      remoteChoice: 'hybrid',
      homeOfficePercent: 20,
      contractType: 'unbefristet',
      salary: { min: 60, max: 60 },
      employer: 'Terralit Baustoffhandel AG',
    },
  },
];
