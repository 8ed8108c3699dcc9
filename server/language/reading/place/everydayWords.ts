/** Words that are towns as well. */
const words: ReadonlySet<string> = new Set(
  'wort rust regen essen lage singen see horn haus verl ahlen aue brand wohlen lohn haag leer celle norden much wedel halle kirchen stelle marl gehren ort sales rolle sinn alle lehre wissen sommer bank motto horst feld laura alpen termine zug waren lang kasten gross messen fully löhne neubau soll ganz erde ring grünen alten enger mon hub heide anger bach wangen stein linden berg hof au wald plan rain bruck teil zell buch handel ebene form bau enge rollen süden osten westen vier moos rot burg ruhe werben wedel mais boden orten hessen planung weil wien-mitte gründau kiel-canal moers-mitte'.split(
    ' ',
  ),
);

export const isEverydayWord = (word: string) => words.has(word.toLowerCase());
