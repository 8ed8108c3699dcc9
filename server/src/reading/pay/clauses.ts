/** Where one statement ends and the next begins: sentences, lines, items of a list. */
const breaks =
  /[!?|;•·●▪✓]|(?<=\s)\*|\n|(?<=[^\s.]{2})\.(?=\s+["(]?[A-ZÄÖÜ\d])|(?<=€)\.(?=\s+[A-ZÄÖÜ])/gu;
const abbreviations =
  /(?:^|[^\p{L}])(?:ca|rd|zw|bto|br|mind|min|max|inkl|exkl|lt|bzw|std|tsd|mio|gem|zzgl|mtl|evtl|ggf|p\.a|p\. a|wr|st|einschl|nr|z\.b|u\.a|\d{1,2})$/iu;
/** "Gehalt:" or "Vergütung" on a line of its own speaks of the line below. */
const heading =
  /(?:^|\n)[^\n.]{0,40}(?::|gehalt|vergütung|lohn|verdienst|verdienst du|bezahlung|entgelt|salary)\W{0,4}$/iu;

/** In a table the word stands in one cell and the figure in the next. */
const cell = /(?:gehalt|vergütung|lohn|verdienst|bezahlung|entgelt|jahr|salary)\s*:?\s*$/iu;

function isBreak(plain: string, index: number): boolean {
  const before = plain.slice(Math.max(0, index - 45), index);
  if (plain[index] === '\n') return !heading.test(before);
  if (plain[index] === '|') return !cell.test(before);
  return plain[index] !== '.' || !abbreviations.test(before);
}

/** The places after which a new clause begins, rising. */
export function clauseBreaks(plain: string): number[] {
  const found: number[] = [];
  for (const { index } of plain.matchAll(breaks)) if (isBreak(plain, index)) found.push(index);
  return found;
}
