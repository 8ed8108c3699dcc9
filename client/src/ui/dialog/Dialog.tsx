import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

/** Children are unmounted while it is closed. */
export function Dialog({
  open,
  onClose,
  title,
  role = 'dialog',
  initialFocus,
  children,
}: {
  open: boolean;
  /** Without it Esc must not discard what cannot be shown again. */
  onClose?: () => void;
  title: string;
  role?: 'dialog' | 'alertdialog';
  /** Defaults to the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const titleId = useId();
  const bodyId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    initialFocus?.current?.focus();
    return () => {
      element.close();
      // The browser does not restore the focus when the dialog is unmounted with its owner.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, initialFocus]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      closedby={onClose ? undefined : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
