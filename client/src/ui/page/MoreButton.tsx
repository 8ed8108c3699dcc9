import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAction } from '../../lib/action.ts';
import { Button } from '../Button.tsx';
import styles from './MoreButton.module.css';
import { Notice } from '../Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** After a click the focus goes to the first new entry; the button would take it past all of them. */
export function MoreButton({
  list,
  onMore,
}: {
  list: RefObject<HTMLElement | null>;
  /** `null` when there is no more. */
  onMore: (() => Promise<void>) | null;
}) {
  const { run, busy, failure } = useAction(async () => onMore?.());
  const [loaded, setLoaded] = useState<{ countBefore: number } | null>(null);
  const status = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!loaded) return;
    const firstNew = list.current?.children[loaded.countBefore];
    const target = firstNew?.querySelector<HTMLElement>('a, button');
    if (target) target.focus();
    // The new page may show nothing in this view, and the button may have gone with the focus.
    else if (document.activeElement === document.body) status.current?.focus();
  }, [list, loaded]);

  const handleClick = async () => {
    const countBefore = list.current?.children.length ?? 0;
    if (await run()) setLoaded({ countBefore });
  };

  if (!onMore && !loaded) return null;
  return (
    <div className={styles.more}>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {onMore && (
        <Button variant="secondary" busy={busy} onClick={() => void handleClick()}>
          Mehr laden
        </Button>
      )}
      <VisuallyHidden>
        <span ref={status} role="status" tabIndex={-1}>
          {busy ? 'Wird geladen …' : loaded && loadedText(onMore !== null)}
        </span>
      </VisuallyHidden>
    </div>
  );
}

const loadedText = (hasMore: boolean) =>
  hasMore ? 'Weitere Einträge sind geladen.' : 'Alle Einträge sind geladen.';
