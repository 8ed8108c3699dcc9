import { titleSuggestionLimits } from '@inkognito/shared/rules/titleSuggestionLimits';
import { useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './TitleHelp.module.css';
import { titleSuggestionsQuery } from './title.queries.ts';
import { usePaused } from './usePaused.ts';

/** What the text field hands on to its list. */
export type ListHandle = { handleKey: (event: KeyboardEvent) => void };

export type TitleSuggestionsProps = {
  ref: Ref<ListHandle>;
  /** Of the text field; the ids of the list begin with it. */
  id: string;
  /** What is being typed; `null` while nobody types. */
  typed: string | null;
  /** In a list of titles a comma parts two of them. */
  withoutCommas: boolean;
  onPick: (title: string) => void;
  /** Tells whether the list is on the screen and which suggestion is the active one; -1 is the text field itself. */
  onShow: (shown: { expanded: boolean; active: number }) => void;
};

/** Open while somebody types and something fits, until they pick, press Esc or leave. */
export function TitleSuggestions(props: TitleSuggestionsProps) {
  const { ref, id, typed, onPick, onShow } = props;
  const titles = useTitles(props);
  const [list, setList] = useState({ typed, open: true, active: -1 });
  // Another text opens the list anew.
  const { open, active } = list.typed === typed ? list : { open: true, active: -1 };
  const expanded = open && titles.length > 0;
  const shownActive = expanded && active < titles.length ? active : -1;

  useEffect(() => {
    onShow({ expanded, active: shownActive });
    const option = document.getElementById(`${id}-${shownActive}`);
    if (shownActive >= 0) option?.scrollIntoView({ block: 'nearest' });
  }, [onShow, id, expanded, shownActive]);

  // The first letters are often typed at the lower edge of the screen.
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (expanded) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [expanded]);

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const title = titles[shownActive];
    if (event.nativeEvent.isComposing || titles.length === 0) return;
    if (event.key === 'Escape' && expanded) {
      // The open list alone answers to Esc, not what stands around it.
      event.stopPropagation();
      event.preventDefault();
      setList({ typed, open: false, active: -1 });
    } else if (step !== undefined) {
      event.preventDefault();
      // One place before the first is the text field itself.
      const places = titles.length + 1;
      setList({ typed, open: true, active: ((shownActive + 1 + step + places) % places) - 1 });
    } else if (event.key === 'Enter' && title !== undefined) {
      event.preventDefault();
      onPick(title);
    } else if (event.key === 'Enter') {
      setList({ typed, open: false, active: -1 });
    }
  };
  useImperativeHandle(ref, () => ({ handleKey }));

  return (
    <div>
      <div ref={popup} className={styles.popup} hidden={!expanded}>
        <div id={`${id}-titles`} role="listbox" aria-label="Vorschläge">
          {expanded &&
            titles.map((title, index) => (
              <button
                key={title}
                id={`${id}-${index}`}
                type="button"
                role="option"
                aria-selected={index === shownActive}
                tabIndex={-1}
                className={styles.suggestion}
                // The focus stays in the text field, for the finger as well.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(title)}
              >
                {title}
              </button>
            ))}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{expanded && countOf(titles.length)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** An answer to older letters is dropped, and a failed one shows nothing: the field does without. */
function useTitles({ typed, withoutCommas }: TitleSuggestionsProps): readonly string[] {
  const { typedMin, typedMax, pauseMs } = titleSuggestionLimits;
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
