import { limits } from '@inkognito/shared/limits';
import { useQuery } from '@tanstack/react-query';
import {
  type AriaAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import popupStyles from '../../ui/popup.module.css';
import { classNames } from '../../ui/classNames.ts';
import styles from './TitleHelp.module.css';
import { titleSuggestionsQuery, usePaused } from './title.queries.ts';

export type ListHandle = { handleKey: (event: KeyboardEvent) => void };

export type ShownList = Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>;

type TitleSuggestionsProps = {
  ref: Ref<ListHandle>;
  id: string;
  typed: string | null;
  withoutCommas: boolean;
  onPick: (title: string) => void;
  onShow: (shown: ShownList) => void;
};

export function TitleSuggestions(props: TitleSuggestionsProps) {
  const { ref, id, typed, onPick, onShow } = props;
  const titles = useTitles(props);
  const [list, setList] = useState(untouched);
  // Refocusing the field resets the list.
  if (typed === null && list.typed !== null) setList(untouched);
  const { open, active } = list.typed === typed ? list : untouched;
  const expanded = open && titles.length > 0;
  // Newer suggestions may be reordered; the active title stays active if it is among them.
  const shownActive = expanded && active !== null ? titles.indexOf(active) : -1;

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (expanded && popup.current) revealPopup(popup.current);
  }, [expanded, titles.length]);

  // A layout effect, as the attributes must change together with the list.
  useLayoutEffect(() => {
    const optionId = `${id}-${shownActive}`;
    onShow({
      'aria-expanded': expanded,
      'aria-controls': `${id}-titles`,
      'aria-activedescendant': shownActive >= 0 ? optionId : undefined,
    });
    if (shownActive >= 0) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [onShow, id, expanded, shownActive]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || titles.length === 0) return;
    const title = titles[shownActive];
    const show = (next: { open: boolean; active: string | null }) => setList({ typed, ...next });
    const action = actionOf(event);
    if (action === 'close' && expanded) {
      // Esc closes only the list, not a surrounding dialog.
      event.stopPropagation();
      event.preventDefault();
      show({ open: false, active: null });
    } else if (action === 'open') {
      event.preventDefault();
      show({ open: true, active: title ?? null });
    } else if (typeof action === 'number') {
      event.preventDefault();
      // The text field is the place before the first title.
      const places = titles.length + 1;
      const next = ((shownActive + 1 + action + places) % places) - 1;
      show({ open: true, active: titles[next] ?? null });
    } else if (action === 'take' && title !== undefined) {
      event.preventDefault();
      onPick(title);
    } else if (action === 'take') {
      show({ open: false, active: null });
    } else if (action === 'edit') {
      show({ open, active: null });
    }
  };
  useImperativeHandle(ref, () => ({ handleKey }));

  return (
    <div>
      <div
        ref={popup}
        id={`${id}-titles`}
        role="listbox"
        aria-label="Vorschläge"
        className={popupStyles.popup}
        hidden={!expanded}
        // Chrome makes scrollable elements tab stops.
        tabIndex={-1}
        // Keeps the focus in the text field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {expanded &&
          titles.map((title, index) => (
            <button
              key={title}
              id={`${id}-${index}`}
              type="button"
              role="option"
              aria-selected={index === shownActive}
              tabIndex={-1}
              className={classNames(popupStyles.option, styles.suggestion)}
              onClick={() => onPick(title)}
            >
              {title}
            </button>
          ))}
      </div>
      <VisuallyHidden>
        <span role="status">{expanded && countOf(titles.length)}</span>
      </VisuallyHidden>
    </div>
  );
}

type List = { typed: string | null; open: boolean; active: string | null };

const untouched: List = { typed: null, open: true, active: null };

function actionOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (key === 'Escape' || (altKey && key === 'ArrowUp')) return 'close';
  if (altKey && key === 'ArrowDown') return 'open';
  if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) return 'edit';
  // With these keys the arrows select text.
  if (altKey || shiftKey || ctrlKey || metaKey) return null;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  return key === 'Enter' ? 'take' : null;
}

function useTitles({ typed, withoutCommas }: TitleSuggestionsProps): readonly string[] {
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

/** For the space that an on-screen keyboard leaves. */
function revealPopup(popup: HTMLElement): void {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  popup.style.maxHeight = `${0.45 * height}px`;
  const below = popup.getBoundingClientRect().bottom + gapPx - offsetTop - height;
  if (below > 0) window.scrollBy(0, below);
}
