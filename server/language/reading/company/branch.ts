import { type BranchCode, branchLabels } from '@inkognito/shared/codes';
import { agreed, type Facts, type Found, type Place, placeOf, wordsBefore } from '../fact.ts';
import { lowerCase } from '../source.ts';
import branchWords from './branchWords.json' with { type: 'json' };

/** Alternatives of a regular expression. */
type BranchWords = Readonly<Partial<Record<BranchCode, string>>>;

/** What follows "Unternehmen der" or stands before "-unternehmen", "-industrie", "-branche". */
const industries: BranchWords = branchWords.industries;

/** Whole words that name a company of the branch by themselves. */
const companies: BranchWords = branchWords.companies;

const company =
  '(?:(?:(?:familien|traditions|industrie|technologie|produktions|dienstleistungs|handwerks)-?)?unternehmens?|konzerns?|betrieb(?:es)?|mittelständlers?|firma|marktführers?|hidden champions?|start-?ups?|arbeitgebers?|gruppe|(?<=(?:unser(?:e[nmr])?|einen|einem|ein) (?:\\p{Ll}{3,25} ){0,2})(?:kunden?|mandanten?)|company|auftraggebers?|weltmarktführers?)';

/** "Wir sind ein", "für eine", "unser Kunde ist ein", "bei einem": said of the employer, not of its customers. */
const saidOfEmployer =
  '(?:(?:als|ihr|dein|the|unser|of an?)(?: \\p{Ll}+e[rsmn])?|(?:gehört|zählt) zu den(?: \\p{Ll}+){0,3}|(?:wir sind|sind wir|verstärkung|,|sind|ist|als|für|bei|von|kunden?,?|mandanten?,?|im auftrag|we are|is|with|at|for|join|–|-)(?: \\p{Ll}{2,6})? (?:eine?[mnrs]?|der|die|das|a|an|the)|(?<=^|[.\\n] ?)\\s?(?:das|die|der|eine?|unsere?)|(?:ich|wir|unterstützen?|betreuen?) eine?n?|(?<=(?:gmbh|kg|ag|se|ohg)) (?:ist|is)|(?:gmbh|kg|ag|se|ohg)(?:,| -| \\|)|unser(?:e[nrms]?)? kunde(?:n)?(?:,)? (?:der |die |das |ist )?(?:eine?)?) (?:\\p{Ll}[\\p{L}-]{2,25},? (?:und )?){0,3}';

const firm = new RegExp(
  `${company} (?:aus |in |im )?(?:dem |der |des |bereiche?s? )?(?:bereich |branche |sektor )?(?:der |des |dem )?|branche: ?|(?:gehört|zählt) zur `,
  'gu',
);
const ofIndustry =
  /(?:anbieters?|unternehmens?|konzerns?|betrieb(?:es)?|firma|start-?ups?|company|gruppe|hersteller(?:s|n)?)(?!\p{L})/gu;
const longestIndustry = 60;

/** What stands behind a firm or before "-unternehmen", our own label among it, and what names a firm by itself. */
const patternsByCode = (Object.keys(branchLabels) as BranchCode[]).map((code) => {
  const label = lowerCase(branchLabels[code]);
  const industry = [industries[code], label].filter((each) => each !== undefined).join('|');
  const named = companies[code];
  return {
    code,
    behind: new RegExp(
      `(?:${industry})(?:-?(?:industrie|branche|wirtschaft|sektor|bereich))?(?![\\p{L}-])`,
      'uy',
    ),
    before: new RegExp(`(?:${industry})s?-?$`, 'u'),
    named: named === undefined ? null : new RegExp(`(?:${named})n?(?![\\p{L}-])`, 'gu'),
  };
});

const lines = (Object.keys({ ...industries, ...companies }) as BranchCode[]).map((code) => {
  const words = [industries[code], companies[code]].filter((each) => each !== undefined);
  return [code, new RegExp(`^(?:${words.join('|')})(?![\\p{L}-])`, 'u')] as const;
});

const ofEmployer = new RegExp(
  `(?:${saidOfEmployer}|(?:kunden?|unternehmen|arbeitgeber)(?: ?\\(|: ?))$`,
  'iu',
);

/** "Mein Kunde in Augsburg (Sondermaschinenbau, 1.200 MA)": the line of business alone. */
const slot =
  /(?<!\p{L})(?:kund(?:en?|in)|mandant(?:en|in)?|auftraggeber(?:in)?|klient(?:en|in)?|client|wir|we)(?: in \p{L}[\p{L}-]+(?: [\p{L}-]+){0,2})?(?: ?\(|: ?|, | ist (?:im|in der) )(?:eine?[mnr]? )?(?:\d[\d.]* (?:ma|mitarbeiter|leute),? (?:im |in der )?)?/gu;
const sizeBefore = /^[^\n.;]{0,40}?\d ?(?:ma|mitarbeiter|leute), ?/u;

function branchesInSlots(text: string): Found<BranchCode>[] {
  return [...text.matchAll(slot)].flatMap(({ index, 0: lead }) => {
    const from = index + lead.length;
    const starts = [0, sizeBefore.exec(text.slice(from, from + 60))?.[0].length ?? 0];
    return starts.flatMap((skipped) => {
      const start = from + skipped;
      const words = text.slice(start, start + 50);
      return lines.flatMap(([value, pattern]) => {
        const [found] = pattern.exec(words) ?? [];
        return found === undefined
          ? []
          : [{ value, confidence: 0.8, start, end: start + found.length }];
      });
    });
  });
}

const insideWord = /[\p{L}-]/u;

/** Small letters and no look behind: over a long text either costs several times as much. */
export function branchesIn(plain: string): Found<BranchCode>[] {
  const text = lowerCase(plain);
  const firms = [...text.matchAll(firm)].map(placeOf);
  const kinds = [...text.matchAll(ofIndustry)].map(placeOf);
  const isOfEmployer = ({ start }: Place) => ofEmployer.test(wordsBefore(plain, start, 100));
  const said = patternsByCode.flatMap(({ code, behind, before, named }) => {
    const ofFirm = firms.flatMap(({ start, end }): Place[] => {
      behind.lastIndex = end;
      return behind.test(text) ? [{ start, end: behind.lastIndex }] : [];
    });
    const ofKind = kinds.flatMap(({ start, end }): Place[] => {
      const from = Math.max(0, start - longestIndustry);
      const found = before.exec(text.slice(from, start));
      return found ? [{ start: from + found.index, end }] : [];
    });
    const byName = named === null ? [] : [...text.matchAll(named)].map(placeOf);
    return [...ofFirm, ...[...ofKind, ...byName].filter(isOfEmployer)]
      .filter(({ start }) => !insideWord.test(text[start - 1] ?? ' '))
      .map((place) => ({ value: code, confidence: 0.9, ...place }));
  });
  return said.length > 0 ? said : branchesInSlots(text);
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
