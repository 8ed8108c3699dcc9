/** The number, and a note behind it: "Durchwahl 12", "(abends)". */
const phoneParts = /^(\+?[0-9 ()/.–-]+)(?:[,;:]? ?\p{L}[\p{L}0-9 ().,:;/+–-]*)?$/u;

/** With area code: 7 to 15 digits, without leading zeros. */
export function canBePhoneNumber(value: string): boolean {
  const digits = dialledNumber(value).replace(/^(?:\+|00?)/, '');
  return phoneParts.test(value) && digits.length >= 7 && digits.length <= 15;
}

/** Digits and a leading plus, for a `tel:` link; "+49 (0)911" is dialled without the zero. */
export function dialledNumber(phone: string): string {
  const [, number = phone] = phoneParts.exec(phone) ?? [];
  const international = /^(?:\+|00)/.test(number) ? number.replace('(0)', '') : number;
  return international.replaceAll(/[^0-9+]/g, '');
}
