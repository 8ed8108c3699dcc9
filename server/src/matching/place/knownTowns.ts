/** Foreign and short names of towns that we know, by the key under which a text is looked up. */
export const otherTownNames: Readonly<Record<string, string>> = {
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
  geneva: 'Genf',
  geneve: 'Genf',
  basle: 'Basel',
  berne: 'Bern',
  lucerne: 'Luzern',
};

/**
 * The towns of Austria and Switzerland that German job seekers name most, with their centres. Other places there are
 * unknown until a data package for them is worth its size: unknown is honest, a guess would not be.
 */
export const foreignTowns = [
  { name: 'Wien', country: 'AT', latitude: 48.208, longitude: 16.373 },
  { name: 'Graz', country: 'AT', latitude: 47.071, longitude: 15.438 },
  { name: 'Linz', country: 'AT', latitude: 48.306, longitude: 14.286 },
  { name: 'Salzburg', country: 'AT', latitude: 47.8, longitude: 13.045 },
  { name: 'Innsbruck', country: 'AT', latitude: 47.268, longitude: 11.393 },
  { name: 'Klagenfurt', country: 'AT', latitude: 46.624, longitude: 14.308 },
  { name: 'Bregenz', country: 'AT', latitude: 47.503, longitude: 9.747 },
  { name: 'Zürich', country: 'CH', latitude: 47.377, longitude: 8.541 },
  { name: 'Genf', country: 'CH', latitude: 46.204, longitude: 6.143 },
  { name: 'Basel', country: 'CH', latitude: 47.56, longitude: 7.588 },
  { name: 'Bern', country: 'CH', latitude: 46.948, longitude: 7.447 },
  { name: 'Lausanne', country: 'CH', latitude: 46.52, longitude: 6.633 },
  { name: 'Winterthur', country: 'CH', latitude: 47.5, longitude: 8.724 },
  { name: 'Luzern', country: 'CH', latitude: 47.05, longitude: 8.305 },
  { name: 'St. Gallen', country: 'CH', latitude: 47.424, longitude: 9.377 },
] as const;
