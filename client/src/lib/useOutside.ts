import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

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

/** Esc returns the focus to the button; a press or focus outside `container` or a new `scope` closes it too. */
export function useDisclosure({
  container,
  button,
  scope = '',
}: {
  container: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  scope?: string;
}) {
  const [openScope, setOpenScope] = useState<string | null>(null);
  const open = openScope === scope;
  useOutside(container, open, () => setOpenScope(null));

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenScope(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, button]);

  return {
    open,
    toggle: () => setOpenScope(open ? null : scope),
  };
}
