import { amountsIn } from '../../pay/amounts.ts';
import { boundBefore } from '../../pay/bounds.ts';
import { type Figure, figuresIn } from '../../pay/figures.ts';
import { nearestWord } from '../../pay/words.ts';

/** A figure with the words around it: of its own clause, up to the figures beside it. */
export interface AmountContext {
  readonly figure: Figure;
  readonly left: string;
  readonly right: string;
  readonly follows: boolean;
  /** What a year of training pays, mostly with the year alone beside it. */
  readonly isOfTraining: boolean;
}

/** "Dieses beträgt ...", "Bei dieser Stelle handelt es sich um ...": the sentence before says what. */
const reference =
  /^\s*(?:dies|das (?:sind|ist|entspricht)|es (?:beträgt|liegt)|er |bei dieser (?:stelle|position) handelt)/u;
const sight = 160;
/** Texts naming more amounts are price lists or hostile. */
const mostFigures = 40;
const nearest = 140;

const training = /ausbildung|azubi|auszubild|lehrling|lehrstelle|lehre(?!r)/u;
const yearBefore =
  /(?:[1-4]\.|ersten?|zweiten?|dritten?|vierten?)\s?(?:ausbildungs-?|lehr-?)?jahr\W{0,6}(?:ca\. |monatlich |eur|euro|brutto|\s)*$/u;
const yearBehind =
  /^[\s(,]*(?:brutto |monatlich |\/monat |im monat )*[(,]?\s?(?:im )?(?:[1-4]\.|ersten?|zweiten?|dritten?|vierten?)(?:,|\s|$)/u;

function isTraining(lower: string, { start, end }: Figure, before: number): boolean {
  return (
    yearBefore.test(lower.slice(Math.max(before, start - 50), start)) ||
    yearBehind.test(lower.slice(end, end + 40))
  );
}

/** What is counted by the thousand and is no money. */
const counted = String.raw`(?:nutzer|user|follower|abonnent|subscriber|fan|kund|customer|client|km|kilometer|meile|mile|einwohner|inhabitant|mitglied|member|besucher|visitor|gäst|gast|leser|zuschauer|hörer|download|klick|click|view|aufruf|impression|like|bestellung|order|paket|sendung|artikel|produkt|teil|stück|tonn|qm|m²|quadratmeter|line|zeil|schüler|studierend|student|patient|mitarbeit|mitarbeitend|beschäftigt|employee|people|mensch|person|haushalt|unternehmen|firm|bewerbung|bewerber|wohneinheit|wohnung|fahrzeug|transaktion|ticket|anfrag|request|datensätz|dokument|gerät|device|filial|kontakt|lead|kwh|kw|mw|watt|liter|kg|gb|tb|record|spieler|player)(?:s|e|en|n|ern?|innen)?(?!\p{L})`;
const countedBehind = new RegExp(
  String.raw`^\+?[\s-]?(?:(?:\p{L}+en?|monthly|daily|active|happy) ){0,2}${counted}`,
  'u',
);
const countedBefore = new RegExp(
  String.raw`(?:${counted}|reichweite|reach|fahrleistung|laufleistung|auflage)[\s:]*(?:von |ca\. |rund |über |pro jahr |im jahr )?$`,
  'u',
);

function hasUnit(lower: string, figure: Figure): boolean {
  if (figure.currency !== null) return true;
  const before = lower.slice(Math.max(0, figure.start - 40), figure.start);
  const behind = lower.slice(figure.end, figure.end + 40);
  if (
    /^\s?(?:%|prozent|mitarbeit|kolleg|stunden|std|h\b|tage|jahre|uhr|köpf|people|x\b|mal\b)/u.test(
      behind,
    )
  ) {
    return false;
  }
  if (figure.scaled) return !countedBehind.test(behind) && !countedBefore.test(before);
  const { length } = boundBefore(before);
  const word = before.slice(0, before.length - length);
  return (
    figure.low >= 1000 &&
    (/(?:gehalt|lohn|brutto|vergütung|entgelt|salary|fixum)(?: (?:von|zwischen|beträgt|liegt bei|is|of))?:?\s*$/u.test(
      word,
    ) ||
      /^\s?(?:brutto|p\.\s?a|im jahr|jährlich|(?:pro|\/)\s?(?:jahr|monat|stunde|std))/u.test(
        behind,
      ))
  );
}

/** Where one statement ends and the next begins: sentences, lines, items of a list. */
const clauseEnds =
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
function clauseBreaks(plain: string): number[] {
  const found: number[] = [];
  for (const { index } of plain.matchAll(clauseEnds)) if (isBreak(plain, index)) found.push(index);
  return found;
}

export function amountContexts(plain: string, lower: string): AmountContext[] {
  const figures: Figure[] = [];
  for (const figure of figuresIn(lower, amountsIn(lower))) {
    if (figures.length < mostFigures && hasUnit(lower, figure)) figures.push(figure);
  }
  const isForLearning = training.test(lower);
  const breaks = clauseBreaks(plain);
  let at = 0;
  return figures.map((figure, index) => {
    while ((breaks[at] ?? Infinity) < figure.start) at++;
    const clauseStart = (breaks[at - 1] ?? -1) + 1;
    let next = at;
    while ((breaks[next] ?? Infinity) < figure.end) next++;
    const clauseEnd = breaks[next] ?? lower.length;
    const before = figures[index - 1]?.end ?? 0;
    const after = figures[index + 1]?.start ?? lower.length;
    const own = lower.slice(Math.max(clauseStart, before, figure.start - sight), figure.start);
    const refersBack = reference.test(own) && nearestWord(own) === null;
    return {
      figure,
      left: refersBack ? lower.slice(Math.max(before, figure.start - sight), figure.start) : own,
      right: lower.slice(figure.end, Math.min(clauseEnd, after, figure.end + sight)),
      follows: before > clauseStart && figure.start - before <= nearest,
      isOfTraining: isForLearning && isTraining(lower, figure, before),
    };
  });
}
