import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { type Drawing, Icon } from './Icon.tsx';
import * as drawings from './drawings.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: Drawing;
  children: ReactNode;
};

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
    // Disabling it would lose the focus while sending.
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

const confirmationMs = 2000;

export function CopyButton({
  text,
  label = 'Kopieren',
  variant = 'secondary',
  size = 'medium',
}: {
  text: string;
  label?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copied = outcome === 'copied';

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setOutcome(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The clipboard needs a secure page and a permission; the text can still be selected by hand.
      setOutcome('failed');
    }
  };

  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={copied ? drawings.check : drawings.copy}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
      <span role="status">{copied && 'Kopiert'}</span>
      {outcome === 'failed' && (
        <span role="alert">Kopieren ist nicht möglich. Bitte markieren Sie den Text.</span>
      )}
    </>
  );
}
