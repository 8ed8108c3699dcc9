/** Which ends of a figure a text names. */
export type Bound = 'both' | 'min' | 'max';

const filler = String.raw`(?: |\(|ca|circa|rund|etwa|jedoch|brutto|monatlich|jährlich|gross|einem?r?|ein|von|:|\.)*`;
const least = String.raw`ab|mindestens|mind|min|minimum|wenigstens|über|mehr als|nicht unter|starte?t? (?:bei|mit)|beginnt (?:bei|mit|ab)|beginnend (?:bei|mit)|geht(?:'?s)?(?: es)? (?:nun )?(?:los )?bei|fängt (?:es )?an bei|not less than|no less than|from|at least|starting at|starts at|minimal`;
const most = String.raw`bis zu|bis|max|maximal|höchstens|up to|bis max|bis maximal|nicht über`;
const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})${filler}$`, 'u');
const leastBefore = word(least);
const mostBefore = word(most);
const leastBehind = /^(?:aufwärts|und mehr|or more|upwards)|^plus (?!\p{L}|\d)/u;
/** A single figure of which the text says that more is paid: "Mindestgehalt", "Bereitschaft zur Überzahlung". */
const more =
  /mindest|minimum|über(?:be)?zahl|mehrzahlung|höhere[sn]? (?:gehalt|entgelt|entlohnung|einstufung|bezahlung)|mehr möglich|nach oben offen|über (?:dem )?kollektivvertrag|upward/u;

interface ReadBound {
  readonly bound: Bound;
  /** Of the words before the figure that belong to it. */
  readonly length: number;
}

/** `left` ends and `right` begins at the figure; `wide` is what follows it in the next sentences. */
export function boundOf(left: string, right: string, wide: string): ReadBound {
  const wordsIn = (found: string) => found.trim().split(' ').length;
  const [from] = leastBefore.exec(left) ?? [];
  if (from !== undefined) return { bound: 'min', length: wordsIn(from) };
  const [to] = mostBefore.exec(left) ?? [];
  if (to !== undefined) return { bound: 'max', length: wordsIn(to) };
  const isLeast = leastBehind.test(right) || more.test(left) || more.test(wide);
  return { bound: isLeast ? 'min' : 'both', length: 0 };
}
