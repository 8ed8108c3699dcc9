import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as drawings from '../drawings.ts';
import { Icon } from '../Icon.tsx';
import styles from './Fold.module.css';

/** A breakpoint of ui/tokens.css. */
const phones = () => window.matchMedia('(width < 640px)');

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phones().matches);

function subscribe(onChange: () => void): () => void {
  const query = phones();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export type FoldInput = {
  /** What the section holds, in one line. */
  summary: ReactNode;
  startsOpen?: boolean;
  /** Each time a form is sent, a section with an error opens and gets the focus. */
  submitCount?: number;
  hasError?: boolean;
};

/** On a phone, a section with an input folds to one line; what it holds stays mounted. */
export function useFold(input: Omit<FoldInput, 'summary'> | undefined) {
  const { startsOpen = false, submitCount = 0, hasError = false } = input ?? {};
  const isPhone = useIsPhone() && input !== undefined;
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? startsOpen;
  const [lastSubmit, setLastSubmit] = useState(submitCount);
  const body = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  const isFolded = isPhone && !isOpen;

  if (submitCount !== lastSubmit) {
    setLastSubmit(submitCount);
    if (hasError) setOpen(true);
  }

  const focusError = useEffectEvent(() => {
    if (!isPhone || !hasError || document.activeElement?.matches('[aria-invalid]')) return;
    body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focusError();
  }, [submitCount]);

  return {
    isPhone,
    isOpen,
    isFolded,
    toggle: () => setOpen(!isOpen),
    body: { ref: body, id: bodyId, hidden: isFolded },
  };
}

/** Inside the heading: its words, or on a phone the button that folds its section. */
export function FoldTitle({
  fold: { isPhone, isOpen, toggle, body },
  title,
  summary,
}: {
  fold: ReturnType<typeof useFold>;
  title: ReactNode;
  summary: ReactNode;
}) {
  if (!isPhone) return title;
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={body.id}
      onClick={toggle}
    >
      <span className={styles.words}>
        {title}
        {!isOpen && (
          <>
            {' '}
            <span className={styles.summary}>{summary}</span>
          </>
        )}
      </span>
      <Icon drawing={drawings.chevronDown} />
    </button>
  );
}
