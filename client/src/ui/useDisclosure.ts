import { type RefObject, useEffect, useState } from 'react';

/** Esc gives the focus back to the button; a press or focus outside `container` or a new `scope` closes it too. */
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

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) {
        setOpenScope(null);
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenScope(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, container, button]);

  return {
    open,
    toggle: () => {
      setOpenScope(open ? null : scope);
    },
  };
}
