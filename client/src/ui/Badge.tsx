import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './classNames.ts';
import { type Drawing, Icon } from './Icon.tsx';
import tones from './tones.module.css';

export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger';
  icon?: Drawing;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {icon !== undefined && <Icon drawing={icon} size={16} />}
      {children}
    </span>
  );
}
