import { pairsOf } from './pairsOf.ts';

export const sameInGermany = pairsOf(`
  Deutsche Telekom | Dt. Telekom
  TU München | Technische Universität München
  Stadt Köln | Stadtverwaltung Köln
  Sparkasse Köln Bonn | Sparkasse KölnBonn
  Siemens | Siemens AG
  Siemens | SIEMENS Aktiengesellschaft
  Siemens AG | Siemens Energy Global GmbH & Co. KG
  Bosch | Robert Bosch GmbH
  Bosch Gruppe | Bosch Sicherheitssysteme GmbH
  BMW | B.M.W.
  BMW | B. M. W.
  BMW | BMW Group
  BMW Group | BMW Bank GmbH
  Mercedes-Benz | Mercedes Benz Group AG
  Mercedes-Benz AG | MERCEDES–BENZ Tech Innovation GmbH
  Porsche | Dr. Ing. h.c. F. Porsche AG
  SAP | SAP SE
  SAP | SAP Deutschland SE & Co. KG
  Deutsche Bank AG | Deutsche Bank Privat- und Geschäftskunden AG
  Deutsche Telekom | Telekom Deutschland GmbH
  T-Systems | T-Systems International GmbH
  Deutsche Bahn | DEUTSCHE BAHN AG Konzernleitung
  Die Bahn | Deutsche Bahn AG
  Deutsche Post | Deutsche Post AG
  Münchener Rück | Muenchener Rueck
  R+V | R + V Versicherung AG
  R+V Versicherung | R und V Versicherung
  H&M | H & M Hennes & Mauritz B.V. & Co. KG
  P&C | Peek & Cloppenburg P & C
  1&1 | 1 & 1 Telecom GmbH
  1&1 | 1und1
  1&1 | 1und1 Internet SE
  E.ON | EON
  E.ON SE | E.ON Energie Deutschland GmbH
  EON Energie | E.ON
  Müller & Söhne GmbH | mueller und soehne
  Müller & Söhne | MÜLLER + SÖHNE OHG
  Müller & Söhne | Müller u. Söhne
  Müller & Söhne | Mu\u0308ller & So\u0308hne
  Müller | Muller GmbH
  Drogerie Müller | Müller GmbH & Co. KG
  Bäckerei Künzel | Baeckerei Kuenzel e.K.
  Großmann | GROSSMANN GmbH
  Groß | GROẞ KG
  Dr. Oetker | Dr. August Oetker Nahrungsmittel KG Dr. Oetker
  Oetker | Dr.Oetker
  Gebr. Heinemann | Gebrüder Heinemann SE & Co. KG
  Gebr. Märklin | Gebrueder Märklin & Cie. GmbH
  St. Elisabeth Krankenhaus | Sankt Elisabeth Krankenhaus gGmbH
  St.-Josef-Stift | Sankt Josef Stift
  B. Braun | B. Braun Melsungen AG
  B.Braun | B. Braun SE
  J.K. Müller | J. K. Müller e.K.
  ThyssenKrupp | Thyssen-Krupp Steel Europe AG
  MediaMarkt | Media-Markt
  TeamViewer | Team Viewer Germany GmbH
  REWE | REWE-Zentralfinanz eG
  Edeka | EDEKA Handelsgesellschaft Nord mbH
  Otto | Otto (GmbH & Co KG)
  Otto Group | Otto GmbH & Co. KGaA
  Zalando.de | Zalando Logistics SE
  www.zalando.de | Zalando
  Stiftung Warentest | Stiftung Warentest, Stiftung des bürgerlichen Rechts
  Caritas | Caritasverband Caritas e.V.
  HUK-Coburg | HUK-COBURG VVaG
  Debeka | Debeka Lebensversicherungsverein a. G.
  AOK Bayern | AOK Bayern KöR
  BSR | Berliner Stadtreinigung BSR AöR
  Bau GmbH | Bau
  Lebenshilfe Kassel | Gemeinnützige GmbH Lebenshilfe Kassel
  Startwerk | Startwerk UG (haftungsbeschränkt)
  Startwerk | Startwerk GmbH i.G.
  Kanzlei Weber | Kanzlei Weber PartG mbB
  Noerr | Noerr Partnerschaftsgesellschaft mbB
  Meier und Huber | Meier & Huber GbR
  Krause | Krause Gesellschaft mit beschränkter Haftung
  Krause | Krause G.m.b.H.
  Krause | Krause G m b H
  Krause | Firma Krause
  Krause | Fa. Krause e.Kfm.
  Krause | Krause e. Kfr.
  Gesellschaft für Strahlenschutz | Gesellschaft für Strahlenschutz mbH
  Krause Maschinenbau | Krause GmbH & Co. Maschinenbau KG
  Krause | Krause  GmbH,   Niederlassung München
`);

export const sameAbroad = pairsOf(`
  Red Bull | Red Bull Ges.m.b.H.
  Bank Austria | UniCredit Bank Austria AG
  ÖBB | OEBB-Holding AG
  Maier | Maier OG
  Maier | Maier e.U.
  Maier | Maier GesmbH & Co KG
  Nestlé | Nestle S.A.
  Nestlé | NESTLÉ Suisse SA
  Novartis | Novartis Pharma (Schweiz) AG
  Sulzer | Gebrüder Sulzer Kollektivgesellschaft
  Rochat | Rochat Sàrl
  Rochat | Rochat S.à r.l.
  ABB | ABB Ltd
  UBS | UBS Switzerland AG
  Google | Google Ireland Limited
  Google Germany GmbH | Google LLC
  Amazon EU S.à r.l. | Amazon EU Sarl, Niederlassung Deutschland
  Apple | Apple Inc.
  Microsoft | Microsoft Corporation
  IBM | I.B.M. Corp.
  PwC | PwC GmbH WPG
  KPMG | KPMG LLP
  McKinsey | McKinsey & Company
  Boston Consulting Group | The Boston Consulting Group GmbH
  Ernst & Young | Ernst and Young
  McDonald's | McDonalds Deutschland LLC
  McDonald's | McDonald’s
  L'Oréal | L´OREAL Deutschland GmbH
  Saint-Gobain | St. Gobain S.A.
  Dupont & Fils | Dupont et Fils S.A.R.L.
  Danone | Danone S.A.S.
  SAS Institute | SAS Institute GmbH
  Ferrari | Ferrari S.p.A.
  Rossi | Rossi S.r.l.
  Philips | Koninklijke Philips N.V.
  Booking.com | Booking.com B.V.
  booking.com | Booking Holdings Inc.
  Oracle Deutschland B.V. & Co. KG | Oracle Austria GmbH
  Volvo | AB Volvo (publ)
  Ørsted | Oersted A/S
  Ørsted | Orsted
  Lundbeck | Lundbeck ApS
  Nokia | Nokia Oyj
  Kone | KONE Oy
  CD Projekt | CD Projekt Sp. z o.o.
  CD Projekt | CD PROJEKT sp z oo
  CD Projekt | CD PROJEKT spółka z o. o.
  Novák | Novak s.r.o.
  Novák | Novák spol. s r. o.
  Magyar Telekom | Magyar Telekom Nyrt.
  Kovács | Kovacs Kft.
  Krka | Krka d.o.o.
  Silva | Silva Lda.
  Atlassian | Atlassian Pty Ltd
  Shell | Shell plc
  SE Consulting | SE Consulting GmbH
  AG Spezialmaschinen | AG Spezialmaschinen KG
  Co-Op | Co-op Ltd
`);

export const sameInDisguise = pairsOf(`
  Siemens | S\u200Biemens
  Siemens | Sie\u00ADmens AG
  Siemens | \u202ESiemens\u202C
  Siemens | Si\u0435mens
  Siemens | Ｓｉｅｍｅｎｓ
  Siemens | 𝐒𝐢𝐞𝐦𝐞𝐧𝐬
  Siemens | S\u0301i\u0301emens
  Siemens | ＳＩＥＭＥＮＳ ＡＧ
  Siemens | »Siemens«
  Siemens | Siemens®
  Siemens | Siemens™ AG
  Siemens | …Siemens…
  ABB | \u0410\u0412\u0412
  NOKIA | \u039D\u039F\u039A\u0399\u0391
  BMW | \u0412\u039CW
  BASF | BASF\uFE0F
  BASF | B\u2060A\u2060S\u2060F
  Infineon | Inﬁneon
  BASF | \uA4D0\uA4EE\uA4E2\uA4DD
  SAP | \u13DA\u13AA\u13E2
  Lidl | \u14AAI\u15EA\u14AA
  VW | \u13D9\u13B3
  Otto | \u0555tt\u0585
  Lidl | L\uA4F2DL
  Siemens | S\uA4F2EMENS
`);
