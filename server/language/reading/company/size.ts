import type { CompanySize } from '@inkognito/shared/codes';
import { type Found, placeOf, wordsAfter, wordsBefore } from '../fact.ts';

const headcount =
  /(?<![\d.,'])(?<count>\d{1,3}(?:[.,' ]\d{3}){1,2}|\d{1,6})(?: (?:motivierten?|engagierten?|zufriedenen?|qualifizierten?|festen?|festangestellten?|fleißigen?|tollen?|klugen?))? (?:mitarbeiter(?:n|innen|:innen|\*innen|_innen|\/innen|\/-innen)?(?: und mitarbeitern?)?|mitarbeiterinnen und mitarbeitern?|mitarbeitenden?|beschäftigten?|angestellten?|kolleg(?:en|innen|:innen|\*innen)(?: und kollegen)?|leuten?|köpfen?|ma|colleagues|employees|people|menschen)(?![\p{L}-])/giu;

const notOfCompany =
  /(?:team|(?<!\p{L})führ|(?<!\p{L})leit|anleit|personalleit|verantwort|abteilung|betreu|versorg|begleit|beliefer|erreich|pflegen|abrechn|lohn|gehalts?|bis zu|neue|werben|köpfig|schul|personalführung|(?<!aus dem )bereich|niederlassung|filiale(?!n)|standort (?:mit|hat)|pro|je|weitere|über (?:die|alle)|unterstütz|manag|(?<!\p{L})lead|group of|verrechn|rückstell|(?<!ins)gesamt|pro ).{0,22}$|für(?: ca\.?| rund| etwa)? ?$|mehrere\s*$/iu;
const notOfCompanyAfter =
  /^[^.\n]{0,25}?(?:am standort|vor ort|im team|in (?:der|unserer|ihrer) abteilung|im bereich|führen|leiten|betreuen(?! wir)|disziplinarisch|fachlich)/iu;

/** "Arbeitgeberin für rund 1.300 Beschäftigte", "grown to a team of 130 people". */
const ofEmployer =
  /(?:arbeitgeber(?:in)? (?:für|von)|grown (?:in)?to(?: a team of)?|gewachsen auf)(?: rund| etwa| ca\.)?\s*$/iu;

const bounds: readonly (readonly [number, CompanySize])[] = [
  [5000, '5000_plus'],
  [1000, '1000_4999'],
  [500, '500_999'],
  [250, '250_499'],
  [50, '50_249'],
  [10, '10_49'],
  [1, '1_9'],
];

/** What an agency says of itself is not its customer's. */
const forOthers =
  /(?<!\p{L})(?:unsere[nrs]? (?:kunden?|mandanten?)|auftraggeber|kundenauftrag|arbeitnehmerüberlassung|(?<!keine )zeitarbeit|client)(?!\p{L})/iu;
const ofAgency =
  /personaldienst|personalvermittl|personalberatung|zeitarbeit|(?:personal|recruiting|staffing)\p{L}* (?:gmbh|ag|kg|se|ug)(?!\p{L})/iu;

export function sizesIn(plain: string): Found<CompanySize>[] {
  const isForOthers = forOthers.test(plain);
  return [...plain.matchAll(headcount)].flatMap((match) => {
    const { start, end } = placeOf(match);
    const count = Number((match.groups?.count ?? '').replaceAll(/\D/g, ''));
    const value = bounds.find(([least]) => count >= least)?.[1];
    const before = wordsBefore(plain, start, 40)
      .replace(/über\s*$/iu, '')
      .replace(/\p{L}+(?: wir)? mit (?:rund |etwa |ca\. |insgesamt )?$/iu, ' mit ')
      .replace(ofEmployer, '');
    if (value === undefined || notOfCompany.test(before)) return [];
    if (isForOthers && ofAgency.test(plain.slice(Math.max(0, start - 120), end + 120))) return [];
    if (notOfCompanyAfter.test(wordsAfter(plain, end, 50))) return [];
    return [{ value, confidence: 0.9, start, end }];
  });
}
