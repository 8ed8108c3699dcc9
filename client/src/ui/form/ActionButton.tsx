import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAction } from '../../lib/action.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import styles from './ActionButton.module.css';

/** Says below the button why its action failed, or that it is done. */
export function ActionButton({
  action,
  fallback,
  done,
  ...look
}: {
  action: () => Promise<unknown>;
  fallback?: string;
  done?: ReactNode;
} & Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'>) {
  const { run, busy, failure } = useAction(action, fallback);
  const [isDone, setDone] = useState(false);
  return (
    <div className={styles.action}>
      <Button {...look} busy={busy} onClick={() => void run().then(setDone)} />
      {done !== undefined && isDone && !busy && <Notice tone="success">{done}</Notice>}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
    </div>
  );
}
