import { limits } from '@inkognito/shared/limits';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { focusTitle } from '../../lib/focus.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { MoreAbout } from '../../ui/form/MoreAbout.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack, Cluster } from '../../ui/Stack.tsx';
import { keyState } from './key.format.ts';
import { keysQuery } from './key.queries.ts';
import { KeyEntry } from './KeyEntry.tsx';
import { paths } from '@inkognito/shared/pages';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyWithKey } from './CopyWithKey.tsx';
import styles from './KeysPage.module.css';
import * as drawings from '../../ui/drawings.ts';

/** Fewer are seen at a glance. */
const manyKeys = 10;

export default function KeysPage() {
  return (
    <Page title="Schlüssel" lead="Geben Sie jedem Headhunter einen eigenen.">
      <Keys />
    </Page>
  );
}

function Keys() {
  const { keys, wrongTries } = useSuspenseQuery(keysQuery).data;
  const [done, setDone] = useState<{ sentence: string } | null>(null);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    // After the dialog closes; its button may be unmounted.
    if (done) focusTitle();
  }, [done]);
  const entries = (isLive: boolean) =>
    keys
      .filter((key) => (keyState(key) === 'live') === isLive)
      .filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
      .map((key) => (
        <KeyEntry key={key._id} keyDto={key} onDone={(sentence) => setDone({ sentence })} />
      ));
  const ended = entries(false);
  return (
    <Stack gap="large">
      {done !== null && <Notice tone="success">{done.sentence}</Notice>}
      <NewKey />
      <Section title="Ihre Schlüssel">
        {keys.length >= manyKeys && (
          <TextField
            name="search"
            type="search"
            label="Schlüssel suchen"
            value={wanted}
            onChange={({ currentTarget: { value } }) => setWanted(value)}
          />
        )}
        <ul className={styles.rows}>{entries(true)}</ul>
        {keys.every(({ general }) => general) && (
          <EmptyState title="Noch kein Schlüssel für eine einzelne Person.">
            Legen Sie einen an, bevor Sie das nächste Mal antworten. Der Link öffnet Ihr Profil dann
            ohne weiteres Passwort.
          </EmptyState>
        )}
        {ended.length > 0 && (
          <details open={wanted !== ''}>
            <summary>Beendet ({ended.length})</summary>
            <ul className={styles.rows}>{ended}</ul>
          </details>
        )}
        {wrongTries.count > 0 && <p className={styles.soft}>{wrongTriesText(wrongTries)}</p>}
      </Section>
      <MoreAbout
        summary={`Jeder Schlüssel reicht für ${limits.comparisonsPerMonth} Vergleiche im Monat, höchstens ${limits.comparisonsPerDay} am Tag.`}
      >
        <p>
          Das gilt, wer auch immer ihn benutzt. Ihre Untergrenze lässt sich so auf fünf Tausend Euro
          genau erfahren und nie genauer. In Listen sehen Recruiter auch ohne Schlüssel, ob Sie
          ungefähr passen, solange Sie gefunden werden möchten.
        </p>
        <p>
          Beim allgemeinen Zugangspasswort gelten diese Grenzen für jeden Recruiter einzeln; wer
          sich mit demselben Postfach noch einmal anmeldet, ist derselbe.
        </p>
      </MoreAbout>
    </Stack>
  );
}

function wrongTriesText({ count, days }: { count: number; days: number }): string {
  const tries = count === 1 ? '1 falscher Versuch' : `${count} falsche Versuche`;
  return `${tries} in den letzten ${days} Tagen. Wer es war, halten wir nicht fest.`;
}

function NewKey() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Cluster>
        <Button icon={drawings.key} onClick={() => setOpen(true)}>
          Neuer Schlüssel
        </Button>
        <ButtonLink to={paths.messageCheck} variant="secondary">
          Nachricht prüfen
        </ButtonLink>
      </Cluster>
    );
  }
  return (
    <Section inCard title="Neuer Schlüssel">
      <CopyWithKey
        onClose={() => {
          setOpen(false);
          // The focused button is unmounted.
          focusTitle();
        }}
      />
    </Section>
  );
}
