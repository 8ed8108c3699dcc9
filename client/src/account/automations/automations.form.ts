import { z } from '@inkognito/shared/schema/zod';
import {
  type AutomationsDto,
  automationsDto,
  automationsForm as typedContacts,
  firstVisibility,
} from '@inkognito/shared/account';
import type { ContactInfoDto } from '@inkognito/shared/comparison';
import { type CvDto, type ShowContactPrefs, cvDto } from '@inkognito/shared/user';
import type { ContactFlag } from '@inkognito/shared/codes';
import type { ServerForm } from '../../lib/form/useServerForm.ts';
import { shieldForm } from './shield.form.ts';

/** `null` leaves the stored file unchanged. */
export type CvChange = File | 'remove' | null;

const sharing = automationsDto.pick({
  showContactPrefs: true,
  releaseMode: true,
  showImage: true,
  acceptsRequests: true,
});

const visibility = z.enum(['username', 'name', 'none', 'paused']);
export type Visibility = z.infer<typeof visibility>;

export const automationsForm = typedContacts
  .extend(sharing.shape)
  .extend(shieldForm.shape)
  // What is stored is compared only, as another tab may have replaced it.
  .extend({ visibility, cv: z.custom<CvChange>(), storedCv: cvDto.nullable() });
export type AutomationsValues = z.input<typeof automationsForm>;
export type Form = ServerForm<AutomationsValues, AutomationsValues>;

export const visibilityLabels: Readonly<Record<Visibility, string>> = {
  username: 'Man findet mich unter meinem Benutzernamen',
  name: 'Man findet mich unter meinem Namen',
  none: 'Niemand findet mich',
  paused: 'Pause: Niemand findet oder entsperrt mich',
};

/** Until the first save nothing was chosen. */
export const startOf = (automations: AutomationsDto): AutomationsDto =>
  automations.saved ? automations : { ...automations, ...firstVisibility };

export function visibilityOf(automations: AutomationsDto): Visibility {
  const { discoverable, showName } = startOf(automations);
  if (!discoverable) return 'none';
  return showName ? 'name' : 'username';
}

/** Hiding keeps the choice about the name, which still holds for those with a key; a pause keeps all. */
function foundBy(chosen: Visibility, automations: AutomationsDto) {
  const { discoverable, showName } = startOf(automations);
  if (chosen === 'paused') return { discoverable, showName };
  if (chosen === 'none') return { discoverable: false, showName };
  return { discoverable: true, showName: chosen === 'name' };
}

/** Booleans are sent as text (specification, section 7). */
export function toAutomationsBody(
  { showContactPrefs, cv, storedCv, visibility, companies, domains, ...others }: AutomationsValues,
  from: AutomationsDto,
): FormData {
  const body = new FormData();
  const said = { ...others, ...foundBy(visibility, from), version: from.version };
  for (const [name, value] of Object.entries(said)) body.set(name, String(value));
  for (const [flag, ticked] of Object.entries(showContactPrefs satisfies ShowContactPrefs)) {
    body.set(`showContactPrefs[${flag}]`, String(ticked));
  }
  if (cv === 'remove') body.set('removeCv', 'true');
  // The file is last, so that a streaming server has all other fields before it.
  else if (cv) body.set('cv', cv);
  return body;
}

const nothingShared = { name: false, phone: false, calendar: false, cv: false, email: false };

/** Showing nothing and sharing exclude each other; the last one ticked wins (specification, section 4). */
export function withShareFlag(
  prefs: ShowContactPrefs,
  flag: ContactFlag | 'showNothing',
  ticked: boolean,
): ShowContactPrefs {
  if (flag === 'showNothing' && ticked) return { ...nothingShared, showNothing: true };
  const next = { ...prefs, [flag]: ticked, ...(ticked && { showNothing: false }) };
  // A name alone is no contact.
  return isReachable(next) ? next : { ...next, name: false };
}

export const isReachable = ({ phone, calendar, cv, email }: ShowContactPrefs): boolean =>
  phone || calendar || cv || email;

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
