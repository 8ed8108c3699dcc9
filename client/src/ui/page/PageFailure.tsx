import type { FallbackProps } from 'react-error-boundary';
import { ApiError, isRefusal } from '../../lib/api.ts';
import { failureText as textOf } from '../../lib/action.ts';
import { useRetryAfterOutage } from './FailureBoundary.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../Button.tsx';
import styles from './PageFrame.module.css';
import * as drawings from '../drawings.ts';

type WayBack = { to: string; label: string };

const landing: WayBack = { to: '/', label: 'Zur Startseite' };

export type FailureTexts = {
  notFoundText?: string | undefined;
  /** What may help on, below that text. */
  notFoundHelp?: ReactNode;
  /** Where else such things are listed; without it the landing page. */
  notFoundBack?: WayBack | undefined;
  /** For every failure but "not found"; defaults to the server's sentence. */
  failureText?: ((message: string) => string) | undefined;
};

const unknownFailure = 'Die Seite konnte nicht geladen werden. Bitte versuchen Sie es erneut.';

export function PageFailure({
  notFoundText,
  notFoundHelp,
  notFoundBack,
  failureText,
  ...failure
}: FallbackProps & FailureTexts) {
  const { error, resetErrorBoundary } = failure;
  useRetryAfterOutage(failure);

  const message = textOf(error, unknownFailure);
  if (isRefusal(error, 'not_found')) {
    return (
      <>
        <FailurePanel title={notFoundText ?? message} back={notFoundBack} />
        {notFoundHelp}
      </>
    );
  }
  return (
    <FailurePanel
      title="Das hat nicht geklappt."
      onTryAgain={() => {
        if (error instanceof ApiError) resetErrorBoundary();
        // Usually a chunk that failed to load, which only a reload fetches again.
        else window.location.reload();
      }}
    >
      {failureText?.(message) ?? message}
    </FailurePanel>
  );
}

export function FailurePanel({
  title,
  onTryAgain,
  back = landing,
  children,
}: {
  title: string;
  onTryAgain?: () => void;
  back?: WayBack | undefined;
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
        <Button onClick={onTryAgain}>Noch einmal versuchen</Button>
      ) : (
        <ButtonLink to={back.to} variant="secondary" icon={drawings.arrowLeft}>
          {back.label}
        </ButtonLink>
      )}
    </div>
  );
}
