import type { AutomationsDto } from '@inkognito/shared/account';
import type { ShowContactPrefs } from '@inkognito/shared/user';

/** The switches of the automations, all kept as they stand in the form. */
export type Sharing = Pick<
  AutomationsDto,
  'showContactPrefs' | 'discoverable' | 'showName' | 'showImage'
>;

/** The contact details a person types. */
export type TypedContacts = Pick<AutomationsDto, 'phoneNumber' | 'email' | 'calendarLink'>;

/** `null` leaves the stored file as it is. */
export type CvChange = File | 'remove' | null;

/** The multipart form of `POST /users/automations`; booleans travel as text (specification, section 7). */
export function toAutomationsForm(contacts: TypedContacts, sharing: Sharing, cv: CvChange) {
  const { showContactPrefs, ...visibility } = sharing;
  const form = new FormData();
  for (const [name, text] of Object.entries(contacts)) form.set(name, text);
  for (const [flag, ticked] of Object.entries(showContactPrefs satisfies ShowContactPrefs)) {
    form.set(`showContactPrefs[${flag}]`, String(ticked));
  }
  for (const [name, on] of Object.entries(visibility)) form.set(name, String(on));
  if (cv === 'remove') form.set('removeCv', 'true');
  // The file comes last, so that a server reading as it arrives knows everything else by then.
  else if (cv) form.set('cv', cv);
  return form;
}
