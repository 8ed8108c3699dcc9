import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { type Drawing, Icon } from './Icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A drawing before the words. */
  icon?: Drawing;
  children: ReactNode;
};

/** While `busy` it keeps its words and its focus and ignores clicks. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonLook & { busy?: boolean } & ComponentProps<'button'>) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose the focus while sending; an ignored click does not.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy ? (
        <span className={styles.wheel} aria-hidden="true" />
      ) : (
        icon !== undefined && <Icon drawing={icon} size={18} />
      )}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ButtonLook & Omit<LinkProps, 'children'>) {
  return (
    <Link {...rest} className={classNames(styles.button, styles[variant], styles[size], className)}>
      {icon !== undefined && <Icon drawing={icon} size={18} />}
      {children}
    </Link>
  );
}
