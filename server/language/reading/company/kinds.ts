import type { BranchCode } from '@inkognito/shared/codes';
import branchWords from './branchWords.json' with { type: 'json' };

/** Alternatives of a regular expression. */
export type BranchWords = Readonly<Partial<Record<BranchCode, string>>>;

/** What the name of an employer tells of its branch: "Klinikum Hohenfels", "Zimmerei Obermair". */
const branches: BranchWords = branchWords.names;

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const patterns = Object.entries(branches).map(
  ([code, words]) => [code as BranchCode, whole(words)] as const,
);

/** "Klinik für Altersmedizin" is a department, "Agentur für Arbeit" no agency. */
const misleading = /(?:klinik|institut|praxis|agentur|bank) für|handelskammer|medizintechnik/iu;

export function branchOfName(name: string): BranchCode | null {
  if (misleading.test(name)) return null;
  const codes = patterns.filter(([, pattern]) => pattern.test(name)).map(([code]) => code);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
