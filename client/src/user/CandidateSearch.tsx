import { limits } from '@inkognito/shared/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useOutside } from '../ui/dialog/useOutside.ts';
import { classNames } from '../ui/classNames.ts';
import * as drawings from '../ui/drawings.ts';
import { Icon } from '../ui/Icon.tsx';
import popup from '../ui/popup.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CandidateSearch.module.css';
import { useCurrentUser } from './currentUser.ts';
import { askPath, searchUsers } from './user.queries.ts';

export function CandidateSearch() {
  const [text, setText] = useState('');
  // -1 is the text field itself.
  const [list, setList] = useState({ text, open: true, active: -1 });
  const { open, active } = list.text === text ? list : { open: true, active: -1 };
  const container = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const isRecruiter = user?.role.includes('recruiter') === true;
  const outcome = useSearch(text.trim());
  const hits = outcome?.hits ?? [];
  const shown = open && outcome !== null;
  const close = () => setList({ text, open: false, active });
  const empty = () => setText('');
  useOutside(container, shown, close);

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && shown) {
      // Esc closes only the list, not the surrounding menu.
      event.stopPropagation();
      close();
    } else if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const next = ((active + 1 + step + hits.length + 1) % (hits.length + 1)) - 1;
      setList({ text, open: true, active: next });
    } else if (event.key === 'Enter' && shown) {
      const hit = hits.length === 1 ? hits[0] : hits[active];
      if (!hit) return;
      empty();
      void navigate(paths.profile(hit.username));
    }
  };

  return (
    <div ref={container} className={styles.search} role="search">
      <label htmlFor={id}>
        <VisuallyHidden>Kandidaten suchen</VisuallyHidden>
        <span className={styles.lens}>
          <Icon drawing={drawings.search} />
        </span>
      </label>
      <input
        id={id}
        name="q"
        type="text"
        className={styles.input}
        placeholder="Kandidaten suchen"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.searchMax}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => setList({ text, open: true, active })}
        onKeyDown={handleKey}
      />
      {/* Chrome makes scrollable elements tab stops. */}
      <div className={popup.popup} hidden={!shown} tabIndex={-1}>
        <div className={styles.hits}>
          <div id={`${id}-hits`} role="listbox" aria-label="Gefundene Kandidaten">
            {shown &&
              hits.map((hit, index) => (
                <Link
                  key={hit._id}
                  style={{ gridRow: index + 1 }}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={classNames(popup.option, styles.hit)}
                  to={paths.profile(hit.username)}
                  onClick={empty}
                >
                  <span className={styles.username}>{hit.username}</span>
                  <span className={styles.name}>{fullName(hit)}</span>
                </Link>
              ))}
          </div>
          {shown && isRecruiter && <AskLinks hits={hits} onPick={empty} />}
        </div>
        <p role="status" className={hits.length > 0 ? styles.count : styles.message}>
          {shown && summary(outcome)}
        </p>
        {shown && (isRecruiter || user === null) && hits.length === 0 && (
          <Link className={styles.wayOn} to={paths.newJob} onClick={empty}>
            Nach Beruf suchen? Schreiben Sie eine Stelle aus.
          </Link>
        )}
      </div>
    </div>
  );
}

/** Beside the hits, as a list option must not contain a link. */
function AskLinks({ hits, onPick }: { hits: readonly SearchHitDto[]; onPick: () => void }) {
  return hits.map(({ _id, username }, index) => (
    <Link
      key={_id}
      style={{ gridRow: index + 1 }}
      className={styles.ask}
      to={askPath(username)}
      onClick={onPick}
      aria-label={`${username} um Zugang bitten`}
    >
      Um Zugang bitten
    </Link>
  ));
}

type Outcome = { hits: readonly SearchHitDto[]; failed: boolean };

/** `null` until the current text has a result; a search that is not wanted any more is cancelled. */
function useSearch(q: string): Outcome | null {
  const { data, isError } = useQuery({
    queryKey: ['users', 'search', q],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, limits.searchPauseMs));
      signal.throwIfAborted();
      return searchUsers(q, signal);
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
