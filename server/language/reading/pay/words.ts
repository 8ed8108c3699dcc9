import stems from './words.json' with { type: 'json' };

const either = new RegExp(`(${stems.pay})|(?:${stems.other})`, 'gu');
const pay = new RegExp(stems.pay, 'u');
const other = new RegExp(stems.other, 'u');
/** Said of bonuses as well as of pay. */
const payVerb = /^(?:zahlen wir|wir zahlen|we pay)$/;

/** "Gehalt", "Stundenlohn" and not only "brutto", which bonuses are as well. */
const payNoun =
  /gehalt|bezahlung|gehält|lohn|löhne|verg(?:ü)tung|verdienst|entgelt|einkommen|salary|tagessatz/;

export interface Nearest {
  readonly isPay: boolean;
  readonly isVerb: boolean;
  /** Characters from the word's stem to the figure. */
  readonly distance: number;
}

/** "inklusive aller Zulagen" tells what pay holds and is not what the figure is. */
const aside = /(?:inkl|exkl|einschl|ohne|nebst)[^€]{0,60}$/u;

/** The last word before a figure that says what the figure is. */
export function nearestWord(left: string): Nearest | null {
  let nearest: Nearest | null = null;
  for (const found of left.matchAll(either)) {
    const [word, payWord] = found;
    if (payWord === undefined && nearest?.isPay && aside.test(left.slice(0, found.index))) continue;
    nearest = {
      isPay: payWord !== undefined,
      isVerb: payVerb.test(word),
      distance: left.length - found.index - word.length,
    };
  }
  return nearest;
}

const separators =
  /[+,;()!?:]|(?<!\p{L})(?:und|sowie|zzgl|zuzüglich|plus|inkl|inklusive|and|oder|mit)(?!\p{L})/u;

/** The words that stand directly behind a figure. */
function wordsBehind(right: string, count: number): string {
  const [attached = ''] = right.replace(/^[\s(]+/, '').split(separators, 1);
  return attached.split(/\s+/, count).join(' ');
}

const learning = /fortbild|weiterbild|bildungs(?!gehalt)/u;

export function isOtherBehind(right: string): boolean {
  const words = wordsBehind(right, 3);
  const [first] = words.split(pay, 1);
  return (
    other.test(first ?? '') ||
    learning.test(first ?? '') ||
    /^\s?-?basis(?!\s(?:vollzeit|teilzeit))/u.test(right)
  );
}

export function isPayBehind(right: string): boolean {
  return pay.test(wordsBehind(right, 4)) || /^\s?(?:wird |werden )?(?:ge|be)zahlt/u.test(right);
}

const forReferral =
  /^,? ?(?:dafür,? )?(?:wenn|falls|sobald|für (?:jed|ein)|for (?:each|every|a )|if |when )[^.;!?\n]{0,60}(?:empfehl|empfiehl|empfohl|geworben|wirbst|werben|anwerb|referr|refer(?!\p{L}))/u;

/** "3.000 €, wenn Sie jemanden empfehlen" */
export const isForReferral = (right: string) => forReferral.test(right);

export function hasPayNoun(text: string): boolean {
  return payNoun.test(text);
}

const paid =
  /(?<!\p{L})(?:bekommst(?: du)?|bekommt ihr|bekommen(?: sie)?|erhalten(?: sie)?|erhältst(?: du)?|verdienst du|zahlt|zahlen|bezahlt (?:werden|wird)|geboten (?:werden|wird)|gezahlt (?:werden|wird)|(?:wir|ich) biete[nt]?|bietet|paket|konditionen|offer|gibt es|gibt's|winken|unbefristet|vollzeit|festanstellung)\W*(?:dir |ihnen |dafür |hier |bei uns )?(?:um die |um |rund |ca\.? |so |von |zwischen )?$/u;

/** "Bezahlt werden", "Du bekommst" directly before a figure. */
export const isPaidBefore = (left: string) => paid.test(left);

const budget =
  /^\W*(?:das |unser |mein |ihr )?budget(?: für die (?:stelle|position|rolle))?(?: liegt| ist| geht)?(?: bei)?\W*(?:ca\.? |rund |zwischen |von )?$/u;

/** "Budget bis 82.000 €" as a recruiter writes it, and not what is to be spent. */
export const isPayBudget = (left: string) => budget.test(left);
