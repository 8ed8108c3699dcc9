import type { ShowContactPrefs } from '@inkognito/shared/user';
import type { AutomationsValues } from './automations.form.ts';

/** Booleans travel as text (specification, section 7). */
export function toAutomationsBody(values: Omit<AutomationsValues, 'employer'>): FormData {
  const { showContactPrefs, cv, ...others } = values;
  const body = new FormData();
  for (const [name, value] of Object.entries(others)) body.set(name, String(value));
  for (const [flag, ticked] of Object.entries(showContactPrefs satisfies ShowContactPrefs)) {
    body.set(`showContactPrefs[${flag}]`, String(ticked));
  }
  if (cv === 'remove') body.set('removeCv', 'true');
  // The file comes last, so that a server reading as it arrives knows everything else by then.
  else if (cv) body.set('cv', cv);
  return body;
}
