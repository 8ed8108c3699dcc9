import type { ContactFlag, ShowContactPrefs } from '@inkognito/shared/user';

const nothingShared = { phone: false, calendar: false, cv: false, email: false };

/**
 * The share flags after one of them was ticked or unticked. Showing nothing and sharing something exclude each
 * other: whichever was ticked last clears the other (specification, section 4).
 */
export function withShareFlag(
  prefs: ShowContactPrefs,
  flag: ContactFlag | 'showNothing',
  ticked: boolean,
): ShowContactPrefs {
  if (!ticked) return { ...prefs, [flag]: false };
  if (flag === 'showNothing') return { ...nothingShared, showNothing: true };
  return { ...prefs, [flag]: true, showNothing: false };
}
