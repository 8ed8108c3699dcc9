import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

/** The words carry the meaning, the colour only helps. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger';
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
