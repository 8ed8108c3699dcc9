/** Which ends of a figure a text names. */
export type Bound = 'both' | 'min' | 'max';

const filler = String.raw`(?: |\(|ca|circa|rund|etwa|jedoch|brutto|monatlich|jährlich|gross|einem?r?|ein|von|:|\.)*`;
const least = String.raw`ab|mindestens|mind|min|minimum|wenigstens|über|mehr als|nicht unter|starte?t? (?:bei|mit)|beginnt (?:bei|mit|ab)|beginnend (?:bei|mit)|geht(?:'?s)?(?: es)? (?:nun )?(?:los )?bei|fängt (?:es )?an bei|not less than|no less than|from|at least|starting at|starts at|minimal`;
const most = String.raw`bis zu|bis|max|maximal|höchstens|up to|bis max|bis maximal|nicht über`;
const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})${filler}$`, 'u');
const leastBefore = word(least);
const mostBefore = word(most);
const leastBehind = /^(?:aufwärts|und mehr|or more|upwards)|^plus (?!\p{L}|\d)/u;
const mostBehind =
  /^(?:, )?(?:(?:sind|ist|wären|wäre|is) )?(?:(?:das|unser|the|our) )?(?:maximum|maximal|max(?!\p{L})|obergrenze|limit|deckel|cap(?!\p{L}))/u;
/** "Mindestgehalt", "KV-Mindestentgelt", "Mindest-KV-Gehalt", "Bruttomindestgehalt". */
const leastNoun =
  /mindest-?(?:\p{L}|-)*?(?:gehalt|entgelt|lohn|brutto|verg(?:ü)tung|einkommen|bezug|verdienst)|minimum (?:gross )?(?:annual |monthly )?(?:salary|wage)/u;
/** A single figure of which the text says that more is paid. */
const more =
  /über(?:be)?zahl|mehrzahlung|höheres? (?:gehalt|entgelt|entlohnung|einstufung)|höhere (?:entlohnung|bezahlung)|mehr möglich|nach oben offen|liegt über dem|über (?:dem )?kollektivvertrag|upward/u;

export interface ReadBound {
  readonly bound: Bound;
  /** Of the words before the figure that belong to it. */
  readonly length: number;
}

/** `left` ends and `right` begins at the figure; `wide` is what follows it in the next sentences. */
export function boundOf(left: string, right: string, wide: string): ReadBound {
  const [from] = leastBefore.exec(left) ?? [];
  if (from !== undefined) return { bound: 'min', length: from.length };
  const [to] = mostBefore.exec(left) ?? [];
  if (to !== undefined) return { bound: 'max', length: to.length };
  if (mostBehind.test(right)) return { bound: 'max', length: 0 };
  if (leastBehind.test(right)) return { bound: 'min', length: 0 };
  if (leastNoun.test(left)) return { bound: 'min', length: 0 };
  const isMore = more.test(left) || more.test(wide);
  return { bound: isMore ? 'min' : 'both', length: 0 };
}
