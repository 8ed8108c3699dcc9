const noBreakSpace = '\u00a0';
const figureWithUnit = /\d (?:Tsd\. €|€|km|%)(?!\w)/g;

/** A sentence in which no line ends between a figure and its unit, as in "61 Tsd. €". */
export function unbroken(sentence: string): string {
  return sentence.replace(figureWithUnit, (figure) => figure.replaceAll(' ', noBreakSpace));
}
