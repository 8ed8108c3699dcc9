import { type ContactFlag, contactFlags } from '@inkognito/shared/codes';
import { type Switch, switches } from '../journal/journalEntry.ts';

/** For queries without a viewer: frozen accounts are hidden from all. */
export const openToOthers = { role: 'jobSeeker', paused: { $ne: true }, frozenAt: null } as const;

export const isOpen = ({ role, paused }: Pick<Visibility, 'role' | 'paused'>): boolean =>
  role.includes('jobSeeker') && !paused;

/** An account whose address is not confirmed is a guest: it is not found, and reads no names or pictures. */
export const confirmed = { emailVerified: true } as const;

/** A shielded candidate is in no search and no list. */
export const discoverableToOthers = {
  ...openToOthers,
  ...confirmed,
  automationsSaved: true,
  discoverable: true,
  isShielded: { $ne: true },
} as const;

export type Visibility = {
  role: readonly string[];
  emailVerified: boolean;
  paused: boolean;
  automationsSaved: boolean;
  discoverable: boolean;
  showName: boolean;
  showImage: boolean;
  isShielded: boolean;
  frozenAt?: Date | null | undefined;
};

export const isListed = (user: Visibility): boolean =>
  seesProfile(user, false) && user.emailVerified;

export const acceptingRequests = { ...openToOthers, acceptsRequests: { $ne: false } } as const;

/** Unlocked by the access password in this session. */
export function seesName(user: Visibility, { unlocked }: { unlocked: boolean }): boolean {
  return user.showName && seesProfile(user, unlocked);
}

export function seesImage(user: Visibility, { unlocked }: { unlocked: boolean }): boolean {
  return user.showImage && seesProfile(user, unlocked);
}

/** To compared candidates. For users with both roles, the Automations decide for both. */
export function showsImageAsRecruiter(user: Visibility): boolean {
  if (user.role.includes('jobSeeker')) return seesImage(user, { unlocked: false });
  const isShown = user.showImage || !user.automationsSaved;
  return user.role.includes('recruiter') && isShown && !user.frozenAt;
}

function seesProfile(user: Visibility, unlocked: boolean): boolean {
  const isPresent = isOpen(user) && user.automationsSaved && !user.frozenAt;
  return isPresent && (unlocked || (user.discoverable && !user.isShielded));
}

type Shared = {
  lastName: string;
  phoneNumber: string;
  calendarLink: string;
  contactEmail: string;
  cv?: unknown;
  showContactPrefs: Record<ContactFlag, boolean>;
};

type Switched = Visibility &
  Shared & { releaseMode: 'immediate' | 'confirm'; acceptsRequests: boolean };

/** Only what is shared and filled in is released. A name alone would reveal the identity without a contact. */
export function filledPrefsOf(user: Shared): Switched['showContactPrefs'] {
  const { showContactPrefs: prefs } = user;
  const contacts = {
    phone: prefs.phone && user.phoneNumber !== '',
    calendar: prefs.calendar && user.calendarLink !== '',
    cv: prefs.cv && Boolean(user.cv),
    email: prefs.email && user.contactEmail !== '',
  };
  const isReachable = Object.values(contacts).includes(true);
  return { name: prefs.name && user.lastName !== '' && isReachable, ...contacts };
}

export function switchesOn(user: Switched): Switch[] {
  const isOn: Record<Switch, boolean> = {
    active: !user.paused,
    jobSeeker: user.role.includes('jobSeeker'),
    recruiter: user.role.includes('recruiter'),
    discoverable: user.discoverable,
    showName: user.showName,
    showImage: user.showImage,
    acceptsRequests: user.acceptsRequests,
    ...filledPrefsOf(user),
    releaseAtOnce: user.releaseMode !== 'confirm',
  };
  return switches.filter((name) => isOn[name]);
}

/** Never switches visibility on: the backup may predate the switch. */
export function restoreSwitches(user: Switched, on: readonly Switch[]): void {
  user.paused = !on.includes('active');
  user.role = (['jobSeeker', 'recruiter'] as const).filter((role) => on.includes(role));
  user.releaseMode = on.includes('releaseAtOnce') ? 'immediate' : 'confirm';
  for (const name of ['discoverable', 'acceptsRequests'] as const) user[name] = on.includes(name);
  for (const name of ['showName', 'showImage'] as const) user[name] &&= on.includes(name);
  for (const name of contactFlags) user.showContactPrefs[name] &&= on.includes(name);
}
