import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '../../lib/action.ts';
import { Button } from '../Button.tsx';
import styles from './MoreButton.module.css';
import { Notice } from '../Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** After a click the first new entry gets the focus; keeping it on the button would skip them all. */
export function MoreButton({
  list,
  onMore,
}: {
  list: RefObject<HTMLElement | null>;
  onMore: (() => Promise<void>) | null;
}) {
  const { run, busy, failure } = useAction(async () => onMore?.());
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);

  const handleClick = async () => {
    setLoaded(false);
    const shownBefore = list.current?.children.length ?? 0;
    if (!(await run())) return;
    flushSync(() => setLoaded(true));
    const { activeElement } = document;
    const isNowhere = activeElement === document.body;
    if (!isNowhere && !frame.current?.contains(activeElement)) return;
    const firstNew = list.current?.children[shownBefore]?.querySelector<HTMLElement>('a, button');
    // The new page may show nothing here, and the focused button may be unmounted.
    if (firstNew) firstNew.focus();
    else if (isNowhere) status.current?.focus();
  };

  if (!onMore && !busy && !isLoaded) return null;
  return (
    <div ref={frame} className={styles.more}>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {onMore && (
        <Button variant="secondary" busy={busy} onClick={() => void handleClick()}>
          Mehr laden
        </Button>
      )}
      <VisuallyHidden ref={status} role="status" tabIndex={-1}>
        {busy ? 'Wird geladen …' : isLoaded && loadedText(onMore !== null)}
      </VisuallyHidden>
    </div>
  );
}

const loadedText = (hasMore: boolean) =>
  hasMore ? 'Weitere Einträge sind geladen.' : 'Alle Einträge sind geladen.';
