import { useEffect, useEffectEvent } from 'react';

export function useOutside(
  container: { readonly current: HTMLElement | null },
  listening: boolean,
  onOutside: () => void,
): void {
  const tell = useEffectEvent(onOutside);

  useEffect(() => {
    if (!listening) return;
    const notice = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) tell();
    };
    document.addEventListener('pointerdown', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerdown', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [container, listening]);
}
