import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
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
  /** Index of the first new entry, until it has the focus. */
  const awaited = useRef<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);

  // On every render: entries and the end of loading arrive in two renders, in either order.
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const { activeElement } = document;
    const isNowhere = activeElement === document.body;
    const firstNew = list.current?.children[awaited.current];
    const target = firstNew?.querySelector<HTMLElement>('a, button');
    if (!isNowhere && !frame.current?.contains(activeElement)) awaited.current = null;
    else if (target) {
      awaited.current = null;
      target.focus();
    }
    // The new page may show nothing here, and the focused button may be unmounted.
    else if (isLoaded && isNowhere) status.current?.focus();
  });

  const handleClick = async () => {
    setLoaded(false);
    awaited.current = list.current?.children.length ?? 0;
    if (await run()) setLoaded(true);
    else awaited.current = null;
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
