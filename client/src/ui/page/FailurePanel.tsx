import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../Button.tsx';
import styles from './PageFrame.module.css';
import * as drawings from '../drawings.ts';

/** Without `onTryAgain` there is no use in trying again. */
export function FailurePanel({
  title,
  onTryAgain,
  children,
}: {
  title: string;
  onTryAgain?: () => void;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className={styles.failure} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p>{children}</p>}
      {onTryAgain ? (
        <Button onClick={onTryAgain}>Erneut versuchen</Button>
      ) : (
        <ButtonLink to="/" variant="secondary" icon={drawings.arrowLeft}>
          Zur Startseite
        </ButtonLink>
      )}
    </div>
  );
}
