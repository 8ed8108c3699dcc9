import { useState } from 'react';

/** A form that a button opens in its place; closed, the person goes on at that button. */
export function useOpenForm() {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return {
    isOpen: state === 'open',
    opener: state === 'closed' ? focusOnArrival : undefined,
    open: () => setState('open'),
    close: () => setState('closed'),
  };
}

/** As a ref: moves the focus to what has just come onto the page at the person's own wish. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
