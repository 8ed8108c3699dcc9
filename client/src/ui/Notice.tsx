import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { type Drawing, Icon } from './Icon.tsx';
import styles from './Notice.module.css';
import tones from './tones.module.css';
import * as drawings from './drawings.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoticeTone, Drawing> = {
  info: drawings.info,
  success: drawings.check,
  warning: drawings.warning,
  danger: drawings.warning,
};

/** `danger` is announced at once as an alert, the rest as a status. */
export function Notice({
  tone = 'info',
  title,
  action,
  children,
}: {
  tone?: NoticeTone;
  title?: string | undefined;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div
      className={classNames(styles.notice, tones[tone])}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon drawing={icons[tone]} size={22} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
