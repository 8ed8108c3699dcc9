import { limits } from '@inkognito/shared/rules/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { classNames } from '../ui/classNames.ts';
import { useOutside } from '../lib/useOutside.ts';
import { useCurrentUser } from './currentUser.ts';
import popup from '../ui/popup.module.css';
import styles from './CandidateSearch.module.css';
import { searchUsers, askPath } from './user.queries.ts';

/** What the text field hands on to its list. */
type ListHandle = { open: () => void; handleKey: (event: KeyboardEvent) => void };

export type CandidateHitsProps = {
  ref: RefObject<ListHandle | null>;
  /** Around the text field and the list. */
  container: { readonly current: HTMLElement | null };
  /** Of the text field; the ids of the list begin with it. */
  id: string;
  text: string;
  onPick: () => void;
  /** Tells whether hits are on the screen and which of them is the active one; -1 is the text field itself. */
  onShow: (shown: { expanded: boolean; active: number }) => void;
};

/** The list under the search field: open from the first letter on, until a hit is picked or the focus goes elsewhere. */
export function CandidateHits({ ref, container, id, text, onPick, onShow }: CandidateHitsProps) {
  const [list, setList] = useState({ text, open: true, active: -1 });
  // Another text opens the list anew.
  const { open, active } = list.text === text ? list : { open: true, active: -1 };
  const navigate = useNavigate();
  const user = useCurrentUser();
  const outcome = useSearch(text.trim());
  const hits = outcome?.hits ?? [];
  const shown = open && outcome !== null;
  const expanded = shown && hits.length > 0;
  const shownActive = shown ? active : -1;
  const close = () => setList({ text, open: false, active });
  useOutside(container, shown, close);

  useLayoutEffect(() => {
    onShow({ expanded, active: shownActive });
  }, [onShow, expanded, shownActive]);

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && shown) {
      // The open list alone answers to Esc, not the menu around it.
      event.stopPropagation();
      close();
    } else if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      // One place before the first is the text field itself.
      const next = ((active + 1 + step + hits.length + 1) % (hits.length + 1)) - 1;
      setList({ text, open: true, active: next });
    } else if (event.key === 'Enter' && shown) {
      const hit = hits.length === 1 ? hits[0] : hits[active];
      if (!hit) return;
      onPick();
      void navigate(paths.profile(hit.username));
    }
  };

  useImperativeHandle(ref, () => ({
    open: () => setList({ text, open: true, active }),
    handleKey,
  }));

  return (
    // Chrome lets Tab stop at whatever scrolls.
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
                onClick={onPick}
              >
                <span className={styles.username}>{hit.username}</span>
                <span className={styles.name}>{fullName(hit)}</span>
              </Link>
            ))}
        </div>
        {shown && user?.role.includes('recruiter') && <AskLinks hits={hits} onPick={onPick} />}
      </div>
      <p role="status" className={hits.length > 0 ? styles.count : styles.message}>
        {shown && summary(outcome)}
      </p>
    </div>
  );
}

/** Beside the hits, as an option of a list holds no link of its own. */
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

type Outcome = { q: string; hits: SearchHitDto[]; failed: boolean };

/**
 * What was found for the text as it stands now, or `null` until that is known. A late answer to an older text is
 * dropped, whatever order the answers come in.
 */
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

function fullName({ firstName, lastName }: SearchHitDto): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function summary({ hits, failed }: Outcome): string {
  if (failed) return 'Die Suche ist gerade nicht möglich.';
  if (hits.length === 0) return 'Kein Nutzer gefunden.';
  return hits.length === 1 ? '1 Treffer' : `${hits.length} Treffer`;
}
