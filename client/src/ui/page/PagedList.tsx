import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button.tsx';
import styles from './ListCard.module.css';
import { Notice } from '../Notice.tsx';
import { MoreButton } from './MoreButton.tsx';

export function PagedList<Entry>({
  pages: { entries, loadMore },
  foldedTo = Infinity,
  empty,
  children,
}: {
  pages: { entries: readonly Entry[]; loadMore: (() => Promise<void>) | null };
  /** How many are shown at first. */
  foldedTo?: number;
  empty: ReactNode;
  /** What it tells when something is done is shown above the list. */
  children: (entry: Entry, announce: (words: ReactNode) => void) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [done, setDone] = useState<ReactNode>(null);
  const [isFolded, setFolded] = useState(true);
  const hidesEntries = isFolded && entries.length > foldedTo;
  const shown = hidesEntries ? entries.slice(0, foldedTo) : entries;

  const unfold = () => {
    flushSync(() => setFolded(false));
    // The focused button is unmounted.
    list.current?.children.item(foldedTo)?.querySelector<HTMLElement>('a, button')?.focus();
  };

  return (
    <>
      {done !== null && <Notice tone="success">{done}</Notice>}
      {shown.length === 0 ? (
        empty
      ) : (
        <ul ref={list} className={styles.list}>
          {shown.map((entry) => children(entry, setDone))}
        </ul>
      )}
      {hidesEntries ? (
        <div>
          <Button variant="secondary" onClick={unfold}>
            Alle ansehen
          </Button>
        </div>
      ) : (
        <MoreButton list={list} onMore={loadMore} />
      )}
    </>
  );
}
