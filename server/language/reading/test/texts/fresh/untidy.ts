import type { LabelledText } from '../../labelledText.ts';

/** Spelling mistakes, lost line ends, capitals, signs. */
export const untidy: readonly LabelledText[] = [
  {
    text: `PFLEGEHELFER (M/W/D) GESUCHT IN BRAUNSCHWEIG!!! VOLLZEIT ODER TEILZEIT - UNBEFRISTET - 2.800 € BRUTTO IM MONAT - SENIORENHEIM MIT 85 BEWOHNERN - BEWERBUNG TEL. 0531 00000`,
    says: {
      jobTitle: 'PFLEGEHELFER',
      field: 'gesundheitswesen_medizin',
      jobLocation: 'Braunschweig',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 34, max: 34 },
    },
  },
  {
    text: `hallo, wir suchen ab sofort nen lkw-fahrer für den nahverkehr in zwickau, führerschein ce, 2900 brutto im monat, festanstellung. meldet euch bei spedition wagner gmbh`,
    says: {
      jobTitle: 'lkw-fahrer',
      field: 'logistik_supply_chain',
      jobLocation: 'Zwickau',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 35, max: 35 },
    },
  },
  {
    text: `Sofwareentwickler C# (m/w/d)Gera Vollzeit unbefristetIhre Aufgaben:Entwicklung von Schnitstellen,Pflege der Datenbank,Kundensupport.Ihr Profil:Ausbildung zum Fachinformatiker.Wir bieten:50.000-60.000€ Jahresgehalt,2 Tage Home-Office pro Woche,Obst.MedSoft Thüringen GmbH`,
    says: {
      jobTitle: 'Sofwareentwickler C#',
      field: 'it_softwareentwicklung',
      jobLocation: 'Gera',
      country: 'DE',
      remoteChoice: 'hybrid',
      homeOfficePercent: 40,
      contractType: 'unbefristet',
      salary: { min: 50, max: 60 },
      employer: 'MedSoft Thüringen GmbH',
    },
  },
  {
    text: `🔥🔥 JOB-ALARM 🔥🔥
👉 Gabelstaplerfahrer/in (m/w/d)
📍 Hamm
🕐 Frühschicht / Spätschicht
💶 15,80 € / Std.
📄 unbefristeter Arbeitsvertrag
✅ Weihnachts- & Urlaubsgeld
Jetzt per Whatsapp bewerben!!`,
    says: {
      jobTitle: 'Gabelstaplerfahrer/in',
      field: 'logistik_supply_chain',
      jobLocation: 'Hamm',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 33, max: 33 },
    },
  },
  {
    text: `Guten Tag Hr. Schmitt,ich suche für eine Kunden in der nähe von Würzburg eine Produktionsleiter (mwd) Kunststoffspritzguss.Gehalt 75-90tsd,unbefristet,Firmenwagen.Haben sie interesse?mfg Ralf Böhm Böhm Consult`,
    says: {
      jobTitle: 'Produktionsleiter Kunststoffspritzguss',
      jobLocation: 'Würzburg',
      country: 'DE',
      contractType: 'unbefristet',
      salary: { min: 75, max: 90 },
    },
    sender: { name: 'Ralf Böhm', company: 'Böhm Consult' },
  },
  {
    text: `**Stellenbezeichnung:** Fachkraft für Lagerlogistik (gn)
**Einsatzort:** 28197 Bremen
**Arbeitszeit:** Teilzeit (25 Stunden)
**Vertragsform:** befristet für 12 Monate
**Vergütung:** 2.150 € / Monat

---
_Hansehafen Kontraktlogistik GmbH – Ihr Logistikunternehmen mit 300 Beschäftigten_`,
    says: {
      jobTitle: 'Fachkraft für Lagerlogistik',
      field: 'logistik_supply_chain',
      zipcode: '28197',
      jobLocation: 'Bremen',
      country: 'DE',
      companySize: '250_499',
      branch: 'logistik_transport_verkehr',
      contractType: 'befristet',
      weeklyHours: 25,
      salary: { min: 26, max: 26 },
      employer: 'Hansehafen Kontraktlogistik GmbH',
    },
  },
  {
    text: `Reinigungs­kraft (m / w / d)   in   Teil­zeit ,   Erlangen
    3  Std. täglich , Mo - Fr , ab 17 Uhr      14,25 EUR / Stunde
    Gebäude­dienste Frank e.K. `,
    says: {
      jobTitle: 'Reinigungskraft',
      jobLocation: 'Erlangen',
      country: 'DE',
      contractType: 'teilzeit',
      weeklyHours: 15,
      salary: { min: 11, max: 11 },
      employer: 'Gebäudedienste Frank e.K.',
    },
  },
  {
    text: `*** Haustechnicker / Hausmeister (m/w) ***
wir das Hotel am Kurpark suchen für unser Haus in Bad Füssing einen handwerklich geschikten Haustechnicker. Sie sind gelernter Elektricker oder Installatör. Lohn 2700 - 3000 Euro, 5 Tage Woche, Feste Anstellung. Ihre bewerbung an Hotel am Kurpark Inh. Xaver Brunnhuber`,
    says: {
      jobTitle: 'Haustechnicker / Hausmeister',
      jobLocation: 'Bad Füssing',
      country: 'DE',
      contractType: 'unbefristet',
      branch: 'tourismus_gastgewerbe_freizeit',
      salary: { min: 32, max: 36 },
      employer: 'Hotel am Kurpark',
    },
  },
  {
    text: `Hi Anna, Senior Consultant SAP SD gesucht (Inhouse!) - 80% remote - Raum Stuttgart - 80-95k€ - Direkteinstieg beim Endkunden (Konsumgüterhersteller). Klingt gut?? LG Max, TalentHive`,
    says: {
      jobTitle: 'Senior Consultant SAP SD',
      field: 'it_softwareentwicklung',
      jobLocation: 'Stuttgart',
      country: 'DE',
      branch: 'handel_konsumgueter_ecommerce',
      remoteChoice: 'hybrid',
      homeOfficePercent: 80,
      salary: { min: 80, max: 95 },
    },
    sender: { name: 'Max', company: 'TalentHive' },
  },
  {
    text: `Stelle: Bürokaufmann/-frau
Firma: Dachbau Krüger GmbH
Ort: Neubrandenburg
Std: 20/Wo.
Geld: 1500,-/Monat brutto
Ab: sofort
Sonstiges: kein homeoffice`,
    says: {
      jobTitle: 'Bürokaufmann/-frau',
      field: 'verwaltung_administration_buero',
      jobLocation: 'Neubrandenburg',
      country: 'DE',
      remoteChoice: 'local',
      homeOfficePercent: 0,
      salary: { min: 18, max: 18 },
      branch: 'baugewerbe_architektur_immobilien',
      employer: 'Dachbau Krüger GmbH',
    },
  },
];
