import { Children, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDisclosure } from '../../lib/useOutside.ts';
import { Button } from '../Button.tsx';
import * as drawings from '../drawings.ts';
import styles from './Menu.module.css';

/** Each child is one link or button (`ConfirmButton` with `variant="quiet"`, too). */
export function Menu({
  label = 'Mehr',
  aboutId,
  children,
}: {
  label?: string;
  /** Id of the element that names what the entries act on. */
  aboutId?: string;
  children: ReactNode;
}) {
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const { key: scope } = useLocation();
  const { open, toggle } = useDisclosure({ container, button: opener, scope });
  const [side, setSide] = useState<'start' | 'end'>('end');

  const handleClick = () => {
    const right = opener.current?.getBoundingClientRect().right ?? 0;
    // Wide enough for the list, which else would leave the page at its start.
    setSide(right < window.innerWidth / 2 ? 'start' : 'end');
    toggle();
  };

  const moveFocus = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const entries = [
      ...(list.current?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)') ?? []),
    ];
    if (!open || step === undefined) return;
    const at = entries.findIndex((entry) => entry === document.activeElement);
    event.preventDefault();
    entries.at(at === -1 && step < 0 ? -1 : (at + step) % entries.length)?.focus();
  };

  return (
    <div ref={container} className={styles.menu} onKeyDown={moveFocus}>
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        icon={drawings.chevronDown}
        aria-expanded={open}
        aria-controls={listId}
        aria-describedby={aboutId}
        onClick={handleClick}
      >
        {label}
      </Button>
      <ul ref={list} id={listId} className={styles.list} data-open={open} data-side={side}>
        {Children.map(children, (entry) => entry && <li>{entry}</li>)}
      </ul>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
