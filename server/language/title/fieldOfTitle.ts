import type { FieldCode } from '@inkognito/shared/codes';
import { readTitle } from './readTitle.ts';
import fields from './fields.json' with { type: 'json' };

/** By area, main group or group of the lexicon; the longest entry that fits counts, `null` is none. */
const fieldByGroup = fields as Readonly<Record<string, FieldCode | null>>;

function fieldOfGroup(group: string): FieldCode | null {
  const parts = group.split('/');
  const names = parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join('/'));
  const known = names.find((name) => name in fieldByGroup);
  return known === undefined ? null : (fieldByGroup[known] ?? null);
}

/** Said beside a word that tells no field by itself: "Werkstudent Marketing", "Leitung Einkauf". */
const general =
  /^(?:werkstudent|praktik|pflichtpraktik|trainee|aushilfe|mitarbeit|sachbearbeit|leit(?:er|ung)|teamleit|abteilungsleit|bereichsleit|stellvertretende leitung|referent|assistenz|head of|director|lehrling|fachkraft|spezialist|werkstudierende|intern )/iu;
const specialities: readonly (readonly [RegExp, FieldCode])[] = [
  [/marketing|social media|seo(?!\p{L})/iu, 'marketing_kommunikation'],
  [
    /(?<!\p{L})personal(?:wesen|abteilung|entwicklung|gewinnung)?(?!\p{L})|(?<!\p{L})hr(?!\p{L})|recruiting|human resources/iu,
    'personalwesen_hr',
  ],
  [/vertrieb|verkauf|(?<!\p{L})sales(?!\p{L})/iu, 'vertrieb_verkauf'],
  [
    /buchhaltung|controlling|rechnungswesen|accounting|finance|(?<!\p{L})finanzen/iu,
    'finanzen_rechnungswesen',
  ],
  [/einkauf|procurement|beschaffung/iu, 'einkauf_beschaffung'],
  [
    /software|(?<!\p{L})it(?!\p{L})|informatik|data (?:science|analytics|engineering)/iu,
    'it_softwareentwicklung',
  ],
  [/qualität/iu, 'qualitaetsmanagement'],
  [/logistik|(?<!\p{L})lager(?!\p{L})|supply chain|versand/iu, 'logistik_supply_chain'],
  [
    /kundenservice|kundenbetreuung|customer (?:service|support|care)/iu,
    'kundenservice_support_beratung',
  ],
];
const known: readonly (readonly [RegExp, FieldCode | null])[] = [
  [/scrum master|product owner|agile coach/iu, 'it_softwareentwicklung'],
  [/(?<!\p{L})(?:ux|ui|product)[ /-](?:(?:ui|ux)[ -])?designer/iu, 'design_kreativbereich'],
  [/^servicekraft$|^kellner/iu, 'gastronomie_hotellerie_tourismus'],
  [/^(?:senior |junior )?project manager$/iu, 'projektmanagement'],
  // Many a field has them: technical service, research, trade, construction.
  [
    /affairs|^leit(?:er|ung)(?:in)? service$|industriekauf|technische\S* redakteur|tourismusmanag|^projektleit/iu,
    null,
  ],
];

/** The one field that all occupations of a title belong to; none where the title is not surely understood. */
export function fieldOfTitle(title: string): FieldCode | null {
  const [, named] = known.find(([words]) => words.test(title)) ?? [];
  return named === undefined ? (fieldOfReadings(title) ?? fieldOfSpeciality(title)) : named;
}

function fieldOfSpeciality(title: string): FieldCode | null {
  if (!general.test(title)) return null;
  const fields = specialities.filter(([words]) => words.test(title));
  return fields.length === 1 ? (fields[0]?.[1] ?? null) : null;
}

function fieldOfReadings(title: string): FieldCode | null {
  const { isSure, readings } = readTitle(title);
  if (!isSure) return null;
  const fields = new Set(readings.map(({ occupation }) => fieldOfGroup(occupation.group)));
  const [only = null] = fields;
  // A leader of craftsmen may be an engineer or a manager.
  const leads =
    only === 'handwerk_technische_berufe' &&
    (readings.some(({ isLeader }) => isLeader) || /^(?:stellv\S* )?leit(?:er|ung)/iu.test(title));
  return fields.size === 1 && !leads ? only : null;
}
