import { useIsFetching } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { classNames } from '../classNames.ts';
import { Skeleton, Spinner } from './Loading.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { EagerSuspense } from './LoadedSection.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { type FailureTexts, PageFailure } from './PageFailure.tsx';
import { PageHeader } from './PageHeader.tsx';
import styles from './PageFrame.module.css';

export function PageFrame({
  title,
  width = 'wide',
  fallbackText,
  children,
  ...texts
}: {
  title: string;
  /** `narrow` for forms and texts, `full` for pages that lay out their own sections. */
  width?: 'narrow' | 'wide' | 'full';
  fallbackText?: string;
  children: ReactNode;
} & FailureTexts) {
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} – Inkognito`;
  }, [title]);

  return (
    <div className={classNames(styles.page, styles[width])}>
      <FailureBoundary key={pathname} face={(failure) => <PageFailure {...failure} {...texts} />}>
        <EagerSuspense fallback={<Waiting text={fallbackText} />}>
          {children}
          <Arrival />
        </EagerSuspense>
      </FailureBoundary>
    </div>
  );
}

export function Page({
  heading,
  lead,
  back,
  children,
  ...frame
}: ComponentProps<typeof PageFrame> & { heading?: string } & Pick<
    ComponentProps<typeof PageHeader>,
    'lead' | 'back'
  >) {
  return (
    <PageFrame {...frame}>
      <PageHeader title={heading ?? frame.title} lead={lead} back={back} />
      {children}
    </PageFrame>
  );
}

/** Deferred, so that the top of the page is painted first. */
export function PagePart({ children }: { children: ReactNode }) {
  const hasTurn = useDeferredValue(true, false);
  const hasRead = useHeadStart();
  if (!hasTurn || !hasRead) return <Waiting text={undefined} />;
  return (
    <EagerSuspense fallback={<Waiting text={undefined} />}>
      {children}
      <HashArrival />
    </EagerSuspense>
  );
}

const headStartMs = 1_000;

/** Parts that load by themselves push each other down; most have arrived by then. */
function useHeadStart(): boolean {
  const [isOver, setOver] = useState(false);
  const reads = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  useEffect(() => {
    if (reads === 0) setOver(true);
    const timer = setTimeout(() => setOver(true), headStartMs);
    return () => clearTimeout(timer);
  }, [reads]);
  return isOver;
}

function HashArrival() {
  const { hash } = useLocation();

  useEffect(() => {
    targetOf(hash)?.scrollIntoView();
  }, [hash]);

  return null;
}

const targetOf = (hash: string) => (hash === '' ? null : document.getElementById(hash.slice(1)));

/** Mounted together with the page's content, so that its heading exists. */
function Arrival() {
  const { pathname, hash } = useLocation();
  // On "back" and reload (both POP) the browser restores the scroll position.
  const navigated = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    const target = targetOf(hash);
    if (target) {
      target.scrollIntoView();
      return;
    }
    if (!navigated) return;
    // A new page starts at its top; only jumps within a page are smooth.
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (isTyping()) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, navigated]);

  return null;
}

/** A search started while the page was loading must not lose the focus. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';
}

function Waiting({ text }: { text: string | undefined }) {
  return (
    <div className={styles.waiting}>
      {text === undefined ? (
        <VisuallyHidden role="status">Wird geladen …</VisuallyHidden>
      ) : (
        <Spinner>{text}</Spinner>
      )}
      <Skeleton />
      <Skeleton />
    </div>
  );
}
