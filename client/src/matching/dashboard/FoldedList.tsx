import { type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/Button.tsx';

const shownFirst = 8;

/** The newest of a long list, until somebody wants all of it. */
export function useFolded<Entry>(entries: readonly Entry[]) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = !isOpen && entries.length > shownFirst;
  return {
    shown: isFolded ? entries.slice(0, shownFirst) : entries,
    unfold: isFolded ? () => setOpen(true) : null,
  };
}

/** After a click the focus goes to the first entry that was not there before; `children` come once all are shown. */
export function ShowAll({
  list,
  unfold,
  children,
}: {
  list: RefObject<HTMLElement | null>;
  unfold: (() => void) | null;
  children: ReactNode;
}) {
  if (unfold === null) return children;
  const handleClick = () => {
    flushSync(unfold);
    list.current?.children.item(shownFirst)?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <div>
      <Button variant="secondary" onClick={handleClick}>
        Alle ansehen
      </Button>
    </div>
  );
}
