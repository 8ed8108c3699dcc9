import { type Switch, switches } from '../journal/journalEntry.ts';
import type { UserFields } from './user.model.ts';
import type { Visibility } from './user.visibility.ts';

type Switched = Visibility &
  Pick<
    UserFields,
    'phoneNumber' | 'calendarLink' | 'contactEmail' | 'cv' | 'showContactPrefs' | 'releaseMode'
  >;

/** What is shared and not filled in is as good as off: whoever empties a field takes back what stood there. */
export function switchesOn(user: Switched): Switch[] {
  const { role, showContactPrefs: prefs } = user;
  const isOn: Record<Switch, boolean> = {
    active: !user.paused,
    jobSeeker: role.includes('jobSeeker'),
    recruiter: role.includes('recruiter'),
    discoverable: user.discoverable,
    showName: user.showName,
    showImage: user.showImage,
    phone: prefs.phone && user.phoneNumber !== '',
    calendar: prefs.calendar && user.calendarLink !== '',
    cv: prefs.cv && Boolean(user.cv),
    email: prefs.email && user.contactEmail !== '',
    releaseAtOnce: user.releaseMode !== 'confirm',
  };
  return switches.filter((name) => isOn[name]);
}

export function switchOff(user: UserFields, off: ReadonlySet<Switch>): void {
  if (off.has('active')) user.paused = true;
  if (off.has('releaseAtOnce')) user.releaseMode = 'confirm';
  user.role = user.role.filter((held) => !off.has(held as Switch));
  for (const name of ['discoverable', 'showName', 'showImage'] as const) {
    if (off.has(name)) user[name] = false;
  }
  for (const name of ['phone', 'calendar', 'cv', 'email'] as const) {
    if (off.has(name)) user.showContactPrefs[name] = false;
  }
}
