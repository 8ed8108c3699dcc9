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
  Gruppe | Schwarz Gruppe
  Gruppe GmbH | Bosch Gruppe
  Deutschland | IKEA Deutschland GmbH & Co. KG
  Deutschland GmbH | Telekom Deutschland GmbH
  Die | Die Zeit
  und | Hinz und Kunz
  GmbH | Siemens GmbH
  GmbH & Co. KG | Lidl GmbH & Co. KG
  AG | Siemens AG
  e.V. | ADAC e.V.
  ! | ?
  Consulting Group GmbH | Boston Consulting Group
  Holding | ÖBB Holding
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
