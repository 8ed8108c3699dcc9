import { Children, type ReactNode, useState } from 'react';
import { useDisclosure } from './useOutside.ts';
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
  const { container, button, panel } = useDisclosure<HTMLDivElement>();
  const [side, setSide] = useState<'start' | 'end'>('end');

  const handleClick = () => {
    const right = button.ref.current?.getBoundingClientRect().right ?? 0;
    // Wide enough for the list, which else would leave the page at its start.
    setSide(right < window.innerWidth / 2 ? 'start' : 'end');
    button.onClick();
  };

  return (
    <div ref={container} className={styles.menu}>
      <Button
        {...button}
        variant="quiet"
        size="small"
        icon={drawings.chevronDown}
        aria-describedby={aboutId}
        onClick={handleClick}
      >
        {label}
      </Button>
      <ul {...panel} className={styles.list} data-side={side}>
        {Children.map(children, (entry) => entry && <li>{entry}</li>)}
      </ul>
    </div>
  );
}
