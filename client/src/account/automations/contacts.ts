import type { AutomationsDto } from '@inkognito/shared/account';
import type { ContactInfoDto } from '@inkognito/shared/comparison';
import type { ContactFlag } from '@inkognito/shared/codes';
import type { CvDto, ShowContactPrefs } from '@inkognito/shared/user';
import { type CvChange, isReachable } from './automations.form.ts';

/** What the form holds at present; empty is not entered. */
export type Contacts = Readonly<Record<ContactFlag, string>>;

export function contactsOf(
  typed: Pick<AutomationsDto, 'phoneNumber' | 'email' | 'calendarLink'>,
  name: string,
  cv: { stored: CvDto | null; change: CvChange },
): Contacts {
  return {
    name,
    phone: typed.phoneNumber.trim(),
    email: typed.email.trim(),
    calendar: typed.calendarLink.trim(),
    cv: cvName(cv),
  };
}

export function cvName({ stored, change }: { stored: CvDto | null; change: CvChange }): string {
  if (change === 'remove') return '';
  return change?.name ?? stored?.filename ?? '';
}

const possessives: Readonly<Record<ContactFlag, string>> = {
  name: 'Ihren Namen',
  phone: 'Ihre Nummer',
  email: 'Ihre Adresse',
  calendar: 'Ihren Link',
  cv: 'Ihren Lebenslauf',
};

const sights: Readonly<Record<ContactFlag, (value: string) => string>> = {
  name: (name) => `Recruiter sehen: ${name}`,
  phone: (number) => `Recruiter sehen: ${number.replaceAll(' ', '\u00a0')}`,
  email: (address) => `Recruiter sehen: ${address}`,
  calendar: () => 'Recruiter sehen einen Link „Buchen“.',
  cv: () => 'Recruiter können die Datei herunterladen.',
};

/** What a recruiter sees of it at a match, or why nothing. */
export function rowHint(flag: ContactFlag, value: string, prefs: ShowContactPrefs): string {
  if (prefs[flag]) {
    return value === '' ? 'Angehakt, aber leer: Recruiter sehen nichts.' : sights[flag](value);
  }
  if (flag === 'name' && !isReachable(prefs)) return 'Nur zusammen mit einem Weg zu Ihnen.';
  return value === '' || prefs.showNothing
    ? 'Recruiter sehen nichts davon.'
    : `Eingetragen, aber nicht angehakt: Niemand bekommt ${possessives[flag]}.`;
}

export function shownContacts(contacts: Contacts, prefs: ShowContactPrefs): ContactInfoDto {
  const shown = (flag: ContactFlag) => (prefs[flag] && contacts[flag]) || null;
  const filename = shown('cv');
  return {
    name: shown('name'),
    phoneNumber: shown('phone'),
    email: shown('email'),
    calendarLink: shown('calendar') && '#',
    cv: filename === null ? null : { filename, url: '#' },
  };
}
