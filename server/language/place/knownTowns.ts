import { foldText } from '../text/foldText.ts';

/** Of large towns the parts that are named alone, and no other town is called. */
const districts: Readonly<Record<string, string>> = {
  Berlin:
    'Kreuzberg, Neukölln, Charlottenburg, Wedding, Moabit, Spandau, Pankow, Friedrichshain, Schöneberg, Steglitz, Köpenick, Marzahn, Reinickendorf, Tempelhof, Adlershof, Zehlendorf, Wilmersdorf, Treptow',
  Hamburg:
    'Altona, Barmbek, Eimsbüttel, Wandsbek, Bergedorf, Ottensen, Winterhude, Bahrenfeld, Hammerbrook, Rothenburgsort, Hafencity, Speicherstadt, Billbrook',
  München:
    'Schwabing, Sendling, Pasing, Bogenhausen, Haidhausen, Giesing, Laim, Trudering, Milbertshofen',
  Köln: 'Ehrenfeld, Deutz, Nippes, Porz, Rodenkirchen, Braunsfeld',
  'Frankfurt am Main': 'Sachsenhausen, Niederrad, Gallus, Fechenheim, Rödelheim',
  Stuttgart:
    'Feuerbach, Zuffenhausen, Cannstatt, Degerloch, Untertürkheim, Obertürkheim, Bad Cannstatt',
  Düsseldorf: 'Pempelfort, Derendorf, Bilk, Heerdt',
  Leipzig: 'Connewitz, Plagwitz, Gohlis, Lindenau, Reudnitz',
  Nürnberg: 'Gostenhof, Langwasser',
  Essen: 'Rüttenscheid, Kettwig',
  Dortmund: 'Hörde, Hombruch',
  Hannover: 'Vahrenwald',
  Rostock: 'Warnemünde',
  Lübeck: 'Travemünde',
  Bonn: 'Bad Godesberg, Beuel',
  Potsdam: 'Babelsberg',
  Bielefeld: 'Brackwede, Sennestadt',
  Herne: 'Wanne-Eickel, Wanne',
  Mannheim: 'Käfertal, Feudenheim',
  Wien: 'Floridsdorf, Donaustadt, Simmering, Ottakring, Döbling, Meidling, Liesing',
  Zürich: 'Oerlikon, Altstetten',
};
const ofTowns = Object.entries(districts).flatMap(([town, parts]) =>
  parts
    .split(', ')
    .map((part) => [foldText(part, { umlauts: 'ae' }).replace('-', ' '), town] as const),
);

export const otherTownNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ofTowns),
  cologne: 'Köln',
  munich: 'München',
  nuremberg: 'Nürnberg',
  hanover: 'Hannover',
  brunswick: 'Braunschweig',
  frankfort: 'Frankfurt am Main',
  ffm: 'Frankfurt am Main',
  constance: 'Konstanz',
  ratisbon: 'Regensburg',
  vienna: 'Wien',
  zurich: 'Zürich',
  geneva: 'Genève',
  genf: 'Genève',
  basle: 'Basel',
  berne: 'Bern',
  lucerne: 'Luzern',
  neuenburg: 'Neuchâtel',
  sitten: 'Sion',
  biel: 'Biel/Bienne',
};
