import type { Role } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useQuery } from '@tanstack/react-query';
import { createContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readStored, writeStored } from '../../lib/storage.ts';
import { newsQuery } from '../../matching/news.queries.ts';
import type { Drawing } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { useCurrentUser, useSignedInUser } from '../../user/currentUser.ts';

/** `short` is for a phone's bar. */
export type Entry = { to: string; label: string; short?: string; icon: Drawing };

const entries: Readonly<Record<Role, readonly Entry[]>> = {
  jobSeeker: [
    { to: paths.dashboard, label: 'Dashboard', icon: drawings.briefcase },
    { to: paths.matches, label: 'Matches', icon: drawings.check },
    { to: paths.keys, label: 'Schlüssel', icon: drawings.key },
    { to: paths.activity, label: 'Datenbuch', icon: drawings.lock },
    { to: paths.questionnaire, label: 'Fragebogen', icon: drawings.edit },
    { to: paths.automations, label: 'Automations', icon: drawings.spark },
  ],
  recruiter: [
    { to: paths.dashboard, label: 'Dashboard', icon: drawings.briefcase },
    { to: `${paths.dashboard}#stellen`, label: 'Stellen', icon: drawings.file },
    { to: paths.matches, label: 'Matches', icon: drawings.check },
    { to: paths.openProfiles, label: 'Offene Profile', short: 'Profile', icon: drawings.eye },
  ],
};

const account: Entry = { to: paths.account, label: 'Konto', icon: drawings.user };
const messageCheck: Entry = {
  to: paths.messageCheck,
  label: 'Nachricht prüfen',
  icon: drawings.mail,
};

export const accountEntriesFor = (roles: readonly Role[]): readonly Entry[] =>
  roles.includes('jobSeeker') ? [messageCheck, account] : [account];

/** A phone's bar has room for four. */
export const barEntriesFor = (side: Role): readonly Entry[] =>
  entries[side].slice(0, 4).map((entry) => ({ ...entry, label: entry.short ?? entry.label }));

export function entriesFor(side: Role | undefined): readonly Entry[] {
  return side === undefined ? entries.jobSeeker.slice(0, 1) : entries[side];
}

const sideKey = 'inkognito.side';

type Side = readonly [side: Role | undefined, show: (side: Role) => void];

export const SideContext = createContext<Side>([undefined, () => undefined]);

/** With both roles: whose menu is shown, as last chosen in this browser. */
export function useSide(): Side {
  const [chosen, setChosen] = useState(() => readStored(sideKey, 'localStorage'));
  const roles = useCurrentUser()?.role ?? [];
  const showSide = (next: Role) => {
    writeStored(sideKey, next, 'localStorage');
    setChosen(next);
  };
  return [roles.find((role) => role === chosen) ?? roles[0], showSide];
}

/** Requests are a tab of the matches. */
export function useIsCurrent(): (to: string) => boolean {
  const { pathname, hash } = useLocation();
  const isPostings = pathname === paths.dashboard && hash === '#stellen';
  return (to) =>
    to === `${pathname}${isPostings ? hash : ''}` ||
    (to === paths.matches && pathname === paths.requests);
}

export function useHasNews(): (to: string) => boolean {
  const user = useSignedInUser();
  const { data: news = [] } = useQuery({ ...newsQuery, enabled: user.role.length > 0 });
  return (to) => to === paths.matches && news.length > 0;
}
