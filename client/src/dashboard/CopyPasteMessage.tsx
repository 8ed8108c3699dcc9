import { accountQuery } from '../auth/credential.queries.ts';
import { useOnce } from '../auth/useTakenFromAddress.ts';
import type { CurrentUserDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { copyPasteTemplate, keyMessage } from '@inkognito/shared/texts/keyMessage';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAction } from '../lib/action.ts';
import { Button, CopyButton } from '../ui/Button.tsx';
import { Menu } from '../ui/dialog/Menu.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Cluster, Stack } from '../ui/Stack.tsx';
import * as drawings from '../ui/drawings.ts';
import { Skeleton } from '../ui/page/Loading.tsx';
import { useSaveMessage } from '../user/user.queries.ts';
import styles from './CopyPasteMessage.module.css';
import { focusOnce } from '../lib/focus.ts';

/** Forms weigh more than the rest of the dashboard. */
const CopyWithKey = lazy(async () => {
  const { CopyWithKey: Panel } = await import('../auth/key/CopyWithKey.tsx');
  return { default: Panel };
});
const EditedMessage = lazy(() => import('./MessageForms.tsx'));

export function CopyPasteMessage({
  user,
  isMain = true,
}: {
  user: CurrentUserDto;
  isMain?: boolean;
}) {
  const isAsked = useLocation().hash === '#antwort';
  const [mode, setMode] = useState<'view' | 'edit' | 'edited' | 'key' | 'keyed'>(
    isAsked ? 'key' : 'view',
  );
  const { data: account } = useQuery(accountQuery);
  const text = user.copyPasteMsg || copyPasteTemplate(user.username, window.location.origin);
  const profileUrl = `${window.location.origin}/${user.username}`;
  // Where the profile is hidden without a key, the plain link would lead nowhere.
  const isFound = account?.isFound === true;
  return (
    <Card as="section" className={styles.box} aria-labelledby="message-title">
      <Stack gap="small">
        <h2 id="message-title">Ihre Antwort an Headhunter</h2>
        <p className={styles.soft}>
          Passt die Stelle? Erst <Link to={paths.messageCheck}>Nachricht prüfen</Link>, dann
          antworten.
        </p>
      </Stack>
      <Suspense fallback={<Skeleton />}>
        {mode === 'edit' && <EditedMessage text={text} onClose={() => setMode('edited')} />}
        {mode === 'key' && <CopyWithKey onClose={() => setMode('keyed')} />}
      </Suspense>
      {mode !== 'edit' && mode !== 'key' && (
        <>
          <div className={styles.text}>
            <p className={styles.folded}>
              {isFound ? text : keyMessage(text, { profileUrl, link: `${profileUrl}#…` })}
            </p>
          </div>
          <Cluster>
            <Button
              ref={mode === 'keyed' ? focusOnce : undefined}
              variant={isMain ? 'primary' : 'secondary'}
              icon={drawings.key}
              onClick={() => setMode('key')}
            >
              Mit Schlüssel kopieren
            </Button>
            <Button
              ref={mode === 'edited' ? focusOnce : undefined}
              variant="quiet"
              icon={drawings.edit}
              onClick={() => setMode('edit')}
            >
              Bearbeiten
            </Button>
            {isFound && (
              <Menu label="Ohne Schlüssel" aboutId="message-title">
                <CopyButton text={text} variant="quiet" size="small" />
              </Menu>
            )}
          </Cluster>
        </>
      )}
      {mode !== 'edit' && user.copyPasteMsg === '' && <TemplateSaving text={text} />}
    </Card>
  );
}

function TemplateSaving({ text }: { text: string }) {
  const saveMessage = useSaveMessage();
  const { run, busy, failure } = useAction(saveMessage);
  useOnce(() => run(text));

  if (!failure) return null;
  return (
    <Notice
      tone="warning"
      title="Dieser Text ist noch nicht gespeichert."
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={() => void run(text)}>
          Erneut speichern
        </Button>
      }
    >
      {failure.message}
    </Notice>
  );
}
