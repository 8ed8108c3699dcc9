import type { Document } from './document.ts';

const gender =
  /\(\s?(?:all(?:e)? (?:genders?|geschlechter)|gn|a|[mwfdxi](?:\s?[/|,.*;:]\s?[mwfdxiagn*]{1,3}){1,3})\s?\)/iu;
const marked =
  /\p{L}(?:[:*_]in|\/-?in|\/frau|\/-mann)(?!\p{L})|(?<!\p{L})(?:EFZ|gesucht|Lehrstelle|Lernende|Ausbildung|Praktikum|Werkstudent)/u;
const heading =
  /^\s*(?:über uns|wir (?:bieten|suchen|erwarten)|was wir|was (?:sie|dich|du)|das (?:bieten|erwartet|bringen|bringst)|(?:ihre?|deine?|your|unsere?) \p{L}+:?\s*$|aufgaben|profil|anforderungen|benefits|about|what we|what you|responsibilities|requirements)/iu;
const label = /^\s*(?:\p{L}+[ -]?){1,2}:\s/u;
const greeting =
  /^\s*(?:hallo|hi|hey|liebe[rs]?|sehr (?:geehrte|verehrte)|guten (?:tag|morgen|abend)|moin|servus|grüezi|grüß|grüss|dear|hello|huhu|salut)(?!\p{L})/iu;
const writer = /(?<!\p{L})(?:ich|mir|mich|mein\p{Ll}{0,2}|i|i'm|my)(?!\p{L})/iu;
const searching = /such(?:en|t)(?!\p{L})|gesucht/iu;
const headLength = 160;
const longMessage = 420;
const most = 3;

/** Points found by search on the training texts: all our own advertisements, and few messages. A mail that quotes one counts as a mail. */
export function isAdvertisement({ plain, lines, isSmall }: Document): boolean {
  const has = (...sections: string[]) => lines.some(({ section }) => sections.includes(section));
  const count = (form: RegExp, longest: number) =>
    Math.min(most, lines.filter(({ text }) => text.length < longest && form.test(text)).length);
  const head = lines.slice(0, most).map(({ text }) => text.slice(0, headLength));
  const first = lines[0]?.text.trim() ?? '';
  const isTitled = lines.length > 1 && first.length < 90 && !/[.!?,]$/u.test(first);
  const points: readonly (readonly [boolean, number])[] = [
    [has('greeting') || greeting.test(plain), -12],
    [has('signature'), -7],
    [has('header', 'subject'), -7],
    [has('quoted'), -14],
    [writer.test(plain), -17],
    [isSmall, -7],
    [gender.test(plain), 1],
    [head.some((text) => gender.test(text)), 1],
    [gender.test(head[0] ?? ''), 1],
    [head.slice(0, 2).some((text) => marked.test(text.slice(0, 90))), 5],
    [lines.filter(({ section }) => section === 'list').length >= most, 2],
    [isTitled, 3],
    [searching.test(plain), 3],
    [plain.trim().length > longMessage, 3],
  ];
  const sum = points.reduce((all, [is, weight]) => all + (is ? weight : 0), 0);
  return sum + 2 * count(heading, 60) + 1 * count(label, Infinity) > 0;
}
