import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button.tsx';
import { MoreButton } from './MoreButton.tsx';

const shownFirst = 8;

export function PagedList<Entry>({
  pages: { entries, loadMore },
  className,
  folded = false,
  empty,
  children,
}: {
  pages: { entries: readonly Entry[]; loadMore: (() => Promise<void>) | null };
  className: string | undefined;
  folded?: boolean;
  empty: ReactNode;
  children: (entry: Entry) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [isFolded, setFolded] = useState(folded);
  const hidesEntries = isFolded && entries.length > shownFirst;
  const shown = hidesEntries ? entries.slice(0, shownFirst) : entries;

  const unfold = () => {
    flushSync(() => setFolded(false));
    // The focused button is unmounted.
    list.current?.children.item(shownFirst)?.querySelector<HTMLElement>('a, button')?.focus();
  };

  return (
    <>
      {shown.length === 0 ? (
        empty
      ) : (
        <ul ref={list} className={className}>
          {shown.map((entry) => children(entry))}
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
