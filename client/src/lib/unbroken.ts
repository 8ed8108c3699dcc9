const noBreakSpace = '\u00a0';
const figureWithUnit = /\d (?:Tsd\. €|€|km|%)(?!\w)/g;

export function unbroken(sentence: string): string {
  return sentence.replace(figureWithUnit, (figure) => figure.replaceAll(' ', noBreakSpace));
}
