import { type BranchCode, branchLabels } from '@inkognito/shared/codes';
import { agreed, type Facts, type Found, placeOf, wordsBefore } from '../fact.ts';
import { lowerCase } from '../source.ts';
import branchWords from './branchWords.json' with { type: 'json' };

/** Alternatives of a regular expression: fields of business, what names a company of one by itself. */
type BranchWords = Readonly<Partial<Record<BranchCode, string>>>;
const industries: BranchWords = branchWords.industries;
const companies: BranchWords = branchWords.companies;

/** "Wir sind ein", "für eine", "unser Kunde ist ein", "bei einem": said of the employer, not of its customers. */
const saidOfEmployer =
  '(?:(?:als|ihr|dein|the|unser|of an?)(?: \\p{Ll}+e[rsmn])?|(?:gehört|zählt) zu den(?: \\p{Ll}+){0,3}|(?:wir sind|sind wir|verstärkung|,|sind|ist|als|für|bei|von|kunden?,?|mandanten?,?|im auftrag|we are|is|with|at|for|join|–|-)(?: \\p{Ll}{2,6})? (?:eine?[mnrs]?|der|die|das|a|an|the)|(?<=^|[.\\n] ?)\\s?(?:das|die|der|eine?|unsere?)|(?:ich|wir|unterstützen?|betreuen?) eine?n?|(?<=(?:gmbh|kg|ag|se|ohg)) (?:ist|is)|(?:gmbh|kg|ag|se|ohg)(?:,| -| \\|)|unser(?:e[nrms]?)? kunde(?:n)?(?:,)? (?:der |die |das |ist )?(?:eine?)?) (?:\\p{Ll}[\\p{L}-]{2,25},? (?:und )?){0,3}';

const ofEmployer = new RegExp(
  `(?:${saidOfEmployer}|(?:kunden?|unternehmen|arbeitgeber)(?: ?\\(|: ?))$`,
  'iu',
);
const firm =
  '(?:anbieters?|unternehmens?|konzerns?|betrieb(?:es)?|firma|start-?ups?|company|gruppe|hersteller(?:s|n)?)';

/** "Branche: Versicherungen", our own label among it; "Versicherungskonzern" and what names a firm by itself. */
const patterns = (Object.keys(branchLabels) as BranchCode[]).map((code) => {
  const label = lowerCase(branchLabels[code]);
  const industry = [label, industries[code]].filter((each) => each !== undefined).join('|');
  const named = [`(?:${industry})s?-?${firm}`, companies[code]].filter(
    (each) => each !== undefined,
  );
  const written = `(?<label>branche: ?)(?:${industry})(?:industrie|branche)?|(?:${named.join('|')})n?`;
  return [code, new RegExp(`(?:${written})(?![\\p{L}-])`, 'gu')] as const;
});

/** Small letters and no look behind: over a long text either costs several times as much. */
export function branchesIn(plain: string): Found<BranchCode>[] {
  const text = lowerCase(plain);
  return patterns.flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(
        ({ index, groups }) =>
          groups?.label !== undefined || ofEmployer.test(wordsBefore(plain, index, 100)),
      )
      .map((match) => ({ value, confidence: 0.9, ...placeOf(match) })),
  );
}

/** What the name of an employer tells of its branch: "Klinikum Hohenfels", "Zimmerei Obermair". */
const namePatterns = Object.entries(branchWords.names).map(
  ([code, words]) =>
    [code as BranchCode, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);

/** "Klinik für Altersmedizin" is a department, "Agentur für Arbeit" no agency. */
const misleading = /(?:klinik|institut|praxis|agentur|bank) für|handelskammer|medizintechnik/iu;

export function branchOfName(name: string): BranchCode | null {
  if (misleading.test(name)) return null;
  const codes = namePatterns.filter(([, pattern]) => pattern.test(name)).map(([code]) => code);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** What the text says of the branch, else the employer's name; each that contradicts another where it is first said. */
export function readBranch(plain: string, employer: Facts['employer']) {
  const said = branchesIn(plain);
  const named = employer && branchOfName(employer.value);
  return {
    branch:
      agreed(said) ??
      (said.length === 0 && employer && named
        ? { ...employer, value: named, confidence: 0.8 }
        : null),
    branches: [
      ...new Map(said.toReversed().map((each) => [each.value, each])).values(),
    ].toReversed(),
  };
}
