import { limits } from '@inkognito/shared/limits';
import { companyForm, countedWords } from '../../../language/text/companyName.ts';
import { conflict, invalid } from '../../errors.ts';

export const namingFields = {
  name: { type: String, required: true },
  at: { type: Date, required: true },
} as const;

export type Naming = { name: string; at: Date };

const namingMs = limits.companyNamingDays * 24 * 60 * 60 * 1000;

/** The same company again costs nothing. @throws {AppError} 409 beside `field` */
export function addNaming(
  before: readonly Naming[],
  company: string,
  { field, isLimited }: { field: string; isLimited: boolean },
): Naming[] {
  const now = Date.now();
  const recent = before.filter(({ at }) => now - at.getTime() < namingMs);
  const name = companyForm(company);
  if (name === '' || recent.some((naming) => naming.name === name)) return recent;
  if (isLimited && recent.length >= limits.companyNamingsMax) throw tooManyNamings(field);
  return [...recent, { name, at: new Date(now) }];
}

function tooManyNamings(field: string) {
  const sentence =
    'Mehr als drei verschiedene Firmen in 30 Tagen können Sie nicht angeben. Bitte bleiben Sie bei einer der letzten.';
  return conflict(sentence, { [field]: sentence });
}

/** Several employers in one name would be several guesses. @throws {AppError} 400 beside `field` */
export function requireShortName(company: string | undefined, field: string): void {
  if (!company || countedWords(company) <= limits.companyWordsMax) return;
  throw invalid({
    [field]: `Bitte geben Sie nur den Namen einer Firma an, mit höchstens ${limits.companyWordsMax} Wörtern.`,
  });
}
