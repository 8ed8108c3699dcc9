import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames.ts';

export function Card({
  as: Element = 'div',
  padding = 'medium',
  className,
  ...rest
}: {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'small' | 'medium' | 'large';
} & HTMLAttributes<HTMLElement>) {
  return <Element {...rest} className={classNames(styles.card, styles[padding], className)} />;
}
