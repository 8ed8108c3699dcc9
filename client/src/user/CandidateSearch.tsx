import { limits } from '@inkognito/shared/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../lib/api.ts';
import { useOutside } from '../ui/dialog/useOutside.ts';
import { classNames } from '../ui/classNames.ts';
import * as drawings from '../ui/drawings.ts';
import { Icon } from '../ui/Icon.tsx';
import popup from '../ui/popup.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CandidateSearch.module.css';
import { useCurrentUser } from './currentUser.ts';
import { askPath } from './user.queries.ts';

export function CandidateSearch() {
  const [text, setText] = useState('');
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const container = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const isRecruiter = user?.role.includes('recruiter') === true;
  const outcome = useSearch(text.trim());
  const shown = outcome !== null && closedAt !== text;
  const hits = shown ? outcome.hits : [];
  const close = () => setClosedAt(text);
  const empty = () => setText('');
  useOutside(container, shown, close);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    // Esc closes only the list, not the surrounding menu.
    event.stopPropagation();
    input.current?.focus();
    close();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const [hit, another] = hits;
    if (!hit || another) return;
    empty();
    void navigate(paths.profile(hit.username));
  };

  return (
    <form
      ref={container}
      className={styles.search}
      role="search"
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
    >
      <label htmlFor={id}>
        <VisuallyHidden>Kandidaten suchen</VisuallyHidden>
        <span className={styles.lens}>
          <Icon drawing={drawings.search} />
        </span>
      </label>
      <input
        ref={input}
        id={id}
        name="q"
        type="text"
        className={styles.input}
        placeholder="Kandidaten suchen"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.searchMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => setClosedAt(null)}
      />
      {/* Chrome makes scrollable elements tab stops. */}
      <div className={popup.popup} hidden={!shown} tabIndex={-1}>
        <ul className={styles.hits} aria-label="Gefundene Kandidaten">
          {hits.map((hit) => (
            <li key={hit._id} className={styles.hit}>
              <Link
                className={classNames(popup.option, styles.person)}
                to={paths.profile(hit.username)}
                onClick={empty}
              >
                <span className={styles.username}>{hit.username}</span>
                <span className={styles.name}>{fullName(hit)}</span>
              </Link>
              {isRecruiter && (
                <Link
                  className={styles.ask}
                  to={askPath(hit.username)}
                  onClick={empty}
                  aria-label={`${hit.username} um Zugang bitten`}
                >
                  Um Zugang bitten
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p role="status" className={styles.message}>
          {shown && summary(outcome)}
        </p>
        {shown && (isRecruiter || user === null) && hits.length === 0 && (
          <Link className={styles.wayOn} to={paths.newJob} onClick={empty}>
            Nach Beruf suchen? Schreiben Sie eine Stelle aus.
          </Link>
        )}
      </div>
    </form>
  );
}

type Outcome = { hits: readonly SearchHitDto[]; failed: boolean };

/** `null` until the current text has a result; a search that is not wanted any more is cancelled. */
function useSearch(q: string): Outcome | null {
  const { data, isError } = useQuery({
    queryKey: ['users', 'search', q],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, limits.searchPauseMs));
      signal.throwIfAborted();
      return call('searchUsers', { query: { q }, signal });
    },
    enabled: q.length >= limits.searchMin,
    retry: false,
    gcTime: 0,
  });
  return data || isError ? { hits: data ?? [], failed: isError } : null;
}

function fullName({ firstName, lastName }: SearchHitDto): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function summary({ hits, failed }: Outcome): string {
  if (failed) return 'Die Suche ist gerade nicht möglich.';
  if (hits.length === 0) return 'Kein Nutzer gefunden.';
  return hits.length === 1 ? '1 Treffer' : `${hits.length} Treffer`;
}
