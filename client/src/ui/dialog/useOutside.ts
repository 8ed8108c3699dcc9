import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export function useOutside(
  container: { readonly current: HTMLElement | null },
  listening: boolean,
  onOutside: () => void,
): void {
  const notify = useEffectEvent(onOutside);

  useEffect(() => {
    if (!listening) return;
    const notice = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) notify();
    };
    document.addEventListener('pointerdown', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerdown', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [container, listening]);
}

/** Esc returns the focus to the button; a press or focus outside the container and another page close it too. */
export function useDisclosure<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  useOutside(container, open, () => setOpenAt(null));

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return {
    open,
    container,
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpenAt(open ? null : key),
    },
    panel: { id, 'data-open': open },
  };
}
