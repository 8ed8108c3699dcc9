/** Words of Austrian pay law and custom, where pay comes 14 times a year. */
const ofPay =
  /kollektivvertrag|(?<!\p{L})kv(?!\p{L})|über(?:be)?zahlung|mindest(?:grund|monats|jahres)?-?(?:gehalt|entgelt|bezug)|mindest(?:monats|grund)lohn|mindest(?:monats|jahres)?brutto|bruttomindestgehalt|lehrlings(?:einkommen|gehalt|entschädigung)|vordienst|(?<!\p{L})lap(?!\p{L})|jänner|(?<!\p{L})all[- ]?in(?!\p{L})|beschäftigungsausmaß|(?<!\p{L})einschulung|klimaticket|(?<!\p{L})öffis?(?!\p{L})|verwendungsgruppe|(?<!\p{L})matura|\bhtl\b/u;
const otherMeanings = /kassenärztlich|krankenversicherung|krankenkasse/u;
const ofPlace =
  /österreich|austria|(?<!\p{L})wien(?:er)?(?!\p{L})|(?<!\p{L})(?:graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|dornbirn|bregenz|feldkirch|leoben|steyr|mödling|schwechat|kapfenberg|eisenstadt|wörgl|kufstein|lustenau|amstetten)(?!\p{L})|st\. pölten|steiermark|kärnten|tirol(?!er)|vorarlberg|burgenland|\.at(?![\p{L}\d])|(?<!\p{L})at?-[1-9]\d{3}(?!\d)|\+43/u;
const elsewhere =
  /deutschland|germany|schweiz|(?<!\p{L})(?:berlin|hamburg|münchen|köln|frankfurt|stuttgart|düsseldorf|leipzig|nürnberg|hannover|bremen|dresden|essen|dortmund|karlsruhe|augsburg)(?!\p{L})|\.de(?![\p{L}\d])|\+49|(?<![\p{L}\d])(?:d-)?\d{5} \p{L}{3}/u;

/** Known by the text's words alone. A place says nothing where the text names other countries too. */
export function isAustrian(lower: string): boolean {
  const found = ofPay.exec(lower);
  if (found !== null && !(found[0] === 'kv' && otherMeanings.test(lower))) return true;
  return ofPlace.test(lower) && !elsewhere.test(lower);
}
