import type { ContactFlag } from '@inkognito/shared/rules/codes';
import type { ShowContactPrefs } from '@inkognito/shared/user';

const nothingShared = { phone: false, calendar: false, cv: false, email: false };

/** Showing nothing and sharing exclude each other: what was ticked last clears the other (specification, section 4). */
export function withShareFlag(
  prefs: ShowContactPrefs,
  flag: ContactFlag | 'showNothing',
  ticked: boolean,
): ShowContactPrefs {
  if (!ticked) return { ...prefs, [flag]: false };
  if (flag === 'showNothing') return { ...nothingShared, showNothing: true };
  return { ...prefs, [flag]: true, showNothing: false };
}
