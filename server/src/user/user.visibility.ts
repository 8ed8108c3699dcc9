export const openToOthers = { role: 'jobSeeker', paused: { $ne: true } } as const;

/** Who may appear in searches and lists. */
export const discoverableToOthers = {
  ...openToOthers,
  automationsSaved: true,
  discoverable: true,
} as const;

export type Visibility = {
  role: readonly string[];
  paused: boolean;
  automationsSaved: boolean;
  discoverable: boolean;
  showName: boolean;
  showImage: boolean;
};

export const visibilityFields = {
  role: 1,
  paused: 1,
  automationsSaved: 1,
  discoverable: 1,
  showName: 1,
  showImage: 1,
} as const satisfies Record<keyof Visibility, 1>;

type Listing = Pick<Visibility, 'role' | 'paused' | 'automationsSaved' | 'discoverable'>;

export function isListed({ role, paused, automationsSaved, discoverable }: Listing): boolean {
  return role.includes('jobSeeker') && !paused && automationsSaved && discoverable;
}

/** Unlocked is who entered the access password in this session. */
export function seesName(user: Visibility, { unlocked }: { unlocked: boolean }): boolean {
  return user.showName && seesProfile(user, unlocked);
}

export function seesImage(user: Visibility, { unlocked }: { unlocked: boolean }): boolean {
  return user.showImage && seesProfile(user, unlocked);
}

/** To job seekers whom the recruiter compared. Who looks for work too decides it for both roles in the Automations. */
export function showsImageAsRecruiter(user: Visibility): boolean {
  if (user.role.includes('jobSeeker')) return seesImage(user, { unlocked: false });
  return user.role.includes('recruiter') && (user.showImage || !user.automationsSaved);
}

function seesProfile(user: Visibility, unlocked: boolean): boolean {
  const { role, paused, automationsSaved } = user;
  return isListed(user) || (unlocked && role.includes('jobSeeker') && !paused && automationsSaved);
}
