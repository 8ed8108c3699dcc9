import { type ReactNode, useState } from 'react';
import { draftKey, withStorage } from '../../lib/form/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster } from '../../ui/Stack.tsx';

/** Kept with the person's drafts: it stays away in this tab for as long as they are signed in. */
export function DismissibleHint({
  userId,
  name,
  title,
  action,
  children,
}: {
  userId: string;
  name: string;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  const key = draftKey(userId, `hint/${name}`);
  const [isDismissed, setDismissed] = useState(
    () => withStorage((storage) => storage.getItem(key)) !== null,
  );

  if (isDismissed) return null;
  return (
    <Notice
      title={title}
      action={
        <Cluster>
          {action}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              withStorage((storage) => storage.setItem(key, '{}'));
              setDismissed(true);
              // The button goes with the hint.
              document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
            }}
          >
            Später
          </Button>
        </Cluster>
      }
    >
      {children}
    </Notice>
  );
}
