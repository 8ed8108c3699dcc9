import { limits } from '@inkognito/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import popupStyles from '../../ui/popup.module.css';
import { classNames } from '../../ui/classNames.ts';
import styles from './TitleField.module.css';
import { titleSuggestionsQuery, usePaused } from './title.queries.ts';

type SuggestionQuery = { id: string; typed: string | null; withoutCommas: boolean };

/** What a title field says of its list, and the list: `handleKey` comes before the field's own keys. */
export function useSuggestions({
  onPick,
  ...asked
}: SuggestionQuery & { onPick: (title: string) => void }) {
  const { id, typed } = asked;
  const titles = useTitles(asked);
  const [list, setList] = useState(untouched);
  // Refocusing the field resets the list.
  if (typed === null && list.typed !== null) setList(untouched);
  const { open, active } = list.typed === typed ? list : untouched;
  const expanded = open && titles.length > 0;
  // Newer suggestions may be reordered; the active title stays active if it is among them.
  const shownActive = expanded && active !== null ? titles.indexOf(active) : -1;
  const popup = useRevealed(expanded ? titles.length : 0, `${id}-${shownActive}`);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || titles.length === 0) return;
    const title = titles[shownActive];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const show = (next: { open: boolean; active: string | null }) => setList({ typed, ...next });
    if (event.key === 'Escape' && expanded) {
      // Esc closes only the list, not a surrounding dialog.
      event.stopPropagation();
      event.preventDefault();
      show({ open: false, active: null });
    } else if (step !== undefined) {
      event.preventDefault();
      // The text field is the place before the first title.
      const places = titles.length + 1;
      const next = ((shownActive + 1 + step + places) % places) - 1;
      show({ open: true, active: titles[next] ?? null });
    } else if (event.key === 'Enter' && title !== undefined) {
      event.preventDefault();
      onPick(title);
    } else if (event.key === 'Enter') {
      show({ open: false, active: null });
    }
  };

  return {
    handleKey,
    aria: {
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': `${id}-titles`,
      'aria-activedescendant': shownActive < 0 ? undefined : `${id}-${shownActive}`,
    } as const,
    list: { id, popup, titles: expanded ? titles : [], active: shownActive, onPick },
  };
}

export function Suggestions({
  id,
  popup,
  titles,
  active,
  onPick,
}: ReturnType<typeof useSuggestions>['list']) {
  return (
    <div>
      <div
        ref={popup}
        id={`${id}-titles`}
        role="listbox"
        aria-label="Vorschläge"
        className={popupStyles.popup}
        hidden={titles.length === 0}
        // Chrome makes scrollable elements tab stops.
        tabIndex={-1}
        // Keeps the focus in the text field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {titles.map((title, index) => (
          <button
            key={title}
            id={`${id}-${index}`}
            type="button"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classNames(popupStyles.option, styles.suggestion)}
            onClick={() => onPick(title)}
          >
            {title}
          </button>
        ))}
      </div>
      <VisuallyHidden role="status">{titles.length > 0 && countOf(titles.length)}</VisuallyHidden>
    </div>
  );
}

type List = { typed: string | null; open: boolean; active: string | null };

const untouched: List = { typed: null, open: true, active: null };

function useTitles({ typed, withoutCommas }: SuggestionQuery): readonly string[] {
  const { titleTypedMin: typedMin, titleTypedMax: typedMax, titlePauseMs: pauseMs } = limits;
  const q = (typed ?? '').trim();
  const isAsked = q.length >= typedMin && q.length <= typedMax;
  const isPaused = usePaused(q, pauseMs) === q;
  const { data } = useQuery({ ...titleSuggestionsQuery(q), enabled: isAsked && isPaused });
  if (!isAsked || data === undefined) return [];
  const titles = data.titles
    .map(({ title }) => title)
    .filter((title) => !withoutCommas || !title.includes(','));
  return titles.length === 1 && titles[0] === q ? [] : titles;
}

const countOf = (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`);

const gapPx = 8;

/** In the space that an on-screen keyboard leaves, with the active title in sight. */
function useRevealed(count: number, activeId: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count === 0 || !ref.current) return;
    const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
    ref.current.style.maxHeight = `${0.45 * height}px`;
    const below = ref.current.getBoundingClientRect().bottom + gapPx - offsetTop - height;
    if (below > 0) window.scrollBy(0, below);
  }, [count]);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return ref;
}
