import { pairsOf } from './pairsOf.ts';

export const different = pairsOf(`
  Bosch | Boschert
  Bosch | Buschmann
  SAP | SAPIENT
  SAP | Sappi
  Siemens | Siemensstadt Immobilien
  Bauer | Baur
  Mayer | Meyer
  Müller | Möller
  Müller | Müllermilch
  Aldi | Aldiana
  Lidl | Lidlohr
  Otto | Ottobock
  Merck | Mercker
  BMW | BMWE
  ABB | ABBA
  Bayer | Bayern LB
  Bayer | Bayerische Landesbank
  Shell | Michelle
  Ford | Fordham
  Allianz | Alliance
  Continental | Contitech
  Deutsche Bank | Deutsche Post
  Deutsche Bank | Deutsche Bahn
  Deutsche Bahn | Deutsche Telekom
  Bank Austria | Commerzbank
  Bank Austria | Deutsche Bank
  Siemens Energy | Siemens Healthineers
  Aldi Nord | Aldi Süd
  BMW Bank | BMW M
  VW | VWR
  E.ON | E.ONE
  1&1 | 1&2
  H&M | H&R
  A1 | A2
  B. Braun | C. Braun
  B. Braun | Braunbau
  Bau | Müller Bau GmbH
  Bau GmbH | Hochtief Bau AG
  Service | Müller Service GmbH
  IT Service | Müller IT Service GmbH
  Gruppe | Schwarz Gruppe
  Gruppe GmbH | Bosch Gruppe
  Deutschland | IKEA Deutschland GmbH & Co. KG
  Deutschland GmbH | Telekom Deutschland GmbH
  Deutsche | Deutsche Bank AG
  Die | Die Zeit
  und | Hinz und Kunz
  GmbH | Siemens GmbH
  GmbH & Co. KG | Lidl GmbH & Co. KG
  AG | Siemens AG
  e.V. | ADAC e.V.
  ! | ?
  B | B. Braun
  Software | Müller Software GmbH
  Software Solutions | ABC Software Solutions
  Consulting | Boston Consulting Group
  Consulting Group GmbH | Boston Consulting Group
  Immobilien | Vonovia Immobilien
  Holding | ÖBB Holding
  International | T-Systems International
  Stiftung | Stiftung Warentest
  Hotel | Hotel Adlon
  Apotheke | Löwen Apotheke
  Praxis | Praxis Dr. Klein
  Kanzlei | Kanzlei Weber
  AG Spezialmaschinen | Spezial
  SE Consulting | SAP Consulting
  Stiftung Warentest | Stiftung Mercator
  Co-Op | Op Art
  Tiffany & Co. | Bijou Co.
  Media Markt | Social Media Agentur
  Gebr. Heinemann | Gebr. Märklin
  St. Elisabeth | St. Josef
  Ernst & Young | Ernst Klett
  Dr. Oetker | Dr. Hönle
  Otto GmbH | Lotto GmbH
  SAE Institute | SA
  SAS | Danone SAS
  Spa | Ferrari SpA
`);
