import { limits } from '@inkognito/shared/rules/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CandidateSearch.module.css';
import { searchUsers } from './user.queries.ts';

export function CandidateSearch() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const container = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const outcome = useSearch(text.trim());
  const hits = outcome?.hits ?? [];
  const shown = open && outcome !== null;
  useOutside(container, shown, () => {
    setOpen(false);
  });

  const pick = () => {
    setText('');
    setOpen(false);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && shown) {
      // Esc closes the open list alone, not the menu around it.
      event.stopPropagation();
      setOpen(false);
    } else if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place before the first is the text field itself.
      setActive(((active + 1 + step + hits.length + 1) % (hits.length + 1)) - 1);
    } else if (event.key === 'Enter' && shown) {
      const hit = hits.length === 1 ? hits[0] : hits[active];
      if (!hit) return;
      pick();
      void navigate(paths.profile(hit.username));
    }
  };

  return (
    <div ref={container} className={styles.search} role="search">
      <label htmlFor={id}>
        <VisuallyHidden>Kandidaten suchen</VisuallyHidden>
        <span className={styles.lens}>
          <Icon name="search" />
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
        onChange={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => {
          setOpen(true);
        }}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.popup} hidden={!shown}>
        <div id={`${id}-hits`} role="listbox" aria-label="Gefundene Kandidaten">
          {shown &&
            hits.map((hit, index) => (
              <Link
                key={hit._id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles.hit}
                to={paths.profile(hit.username)}
                onClick={pick}
              >
                <span className={styles.username}>{hit.username}</span>
                <span className={styles.name}>{fullName(hit)}</span>
              </Link>
            ))}
        </div>
        <p role="status" className={hits.length > 0 ? styles.count : styles.message}>
          {shown && summary(outcome)}
        </p>
      </div>
    </div>
  );
}

type Outcome = { q: string; hits: SearchHitDto[]; failed: boolean };

/** `null` until it is known; a late response to an older text is dropped. */
function useSearch(q: string): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (q.length < limits.searchMin) return;
    const search = new AbortController();
    const timer = setTimeout(() => {
      searchUsers(q, search.signal).then(
        (hits) => {
          if (!search.signal.aborted) setOutcome({ q, hits, failed: false });
        },
        () => {
          if (!search.signal.aborted) setOutcome({ q, hits: [], failed: true });
        },
      );
    }, limits.searchPauseMs);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [q]);

  return q.length >= limits.searchMin && outcome?.q === q ? outcome : null;
}

function useOutside(
  container: { readonly current: HTMLElement | null },
  listening: boolean,
  onOutside: () => void,
) {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });

  useEffect(() => {
    if (!listening) return;
    const notice = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) {
        latest.current();
      }
    };
    document.addEventListener('pointerdown', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerdown', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [container, listening]);
}

function fullName({ firstName, lastName }: SearchHitDto): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function summary({ hits, failed }: Outcome): string {
  if (failed) return 'Die Suche ist gerade nicht möglich.';
  if (hits.length === 0) return 'Kein Nutzer gefunden.';
  return hits.length === 1 ? '1 Treffer' : `${hits.length} Treffer`;
}
