import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { newsQuery } from '../../matching/news.queries.ts';
import { type Drawing, Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './MainNav.module.css';
import type { CurrentUserDto } from '@inkognito/shared/account';
import type { Role } from '@inkognito/shared/codes';
import type { NewsDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';

export type HeaderUser = Pick<CurrentUserDto, '_id' | 'username' | 'image'> & {
  role: readonly Role[];
};

type Entry = { to: string; label: string; icon: Drawing; news?: string | null };

export function MainNav({ user, side }: { user: HeaderUser; side: Role | undefined }) {
  const { pathname, hash } = useLocation();
  const at = `${pathname}${hash}`;
  const { data: news = [] } = useQuery({ ...newsQuery, enabled: user.role.length > 0 });
  return (
    <nav className={styles.nav} aria-label="Hauptmenü">
      {groupsFor(side, news).map(({ name, entries }) => (
        <ul key={name} className={styles.group} aria-label={name}>
          {entries.map(({ to, label, icon, news: mark }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.entry}
                aria-current={
                  at === to || (pathname === to && hash !== stellen) ? 'page' : undefined
                }
              >
                <Icon drawing={icon} size={18} />
                {label}
                {mark && (
                  <span className={styles.mark}>
                    <VisuallyHidden>, {mark}</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

const stellen = '#stellen';
function groupsFor(
  side: Role | undefined,
  news: readonly NewsDto[],
): { name: string; entries: Entry[] }[] {
  const isAsked = ({ kind, matchId }: NewsDto) => kind === 'request' && matchId === undefined;
  const common: Entry[] = [
    { to: paths.dashboard, label: 'Dashboard', icon: drawings.briefcase },
    {
      to: paths.matches,
      label: 'Matches',
      icon: drawings.check,
      news: news.some((each) => !isAsked(each)) ? 'Neues' : null,
    },
    {
      to: paths.requests,
      label: 'Anfragen',
      icon: drawings.mail,
      news: news.some(isAsked) ? 'Neues' : null,
    },
  ];
  const seeking: Entry[] = [
    { to: paths.keys, label: 'Schlüssel', icon: drawings.key },
    { to: paths.releases, label: 'Freigaben', icon: drawings.lock },
  ];
  const recruiting: Entry[] = [
    { to: `${paths.dashboard}${stellen}`, label: 'Stellen', icon: drawings.file },
    { to: paths.openProfiles, label: 'Offene Profile', icon: drawings.eye },
  ];
  if (side === undefined) return [{ name: 'Übersicht', entries: common.slice(0, 1) }];
  return [
    { name: 'Übersicht', entries: common },
    side === 'jobSeeker'
      ? { name: 'Als Jobsuchende/r', entries: seeking }
      : { name: 'Als Recruiter/in', entries: recruiting },
  ];
}
