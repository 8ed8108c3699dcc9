import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { keysQuery } from './key.queries.ts';
import { KeyEntry } from './KeyEntry.tsx';
import styles from './KeysPage.module.css';
import { NewKey } from './NewKey.tsx';

export default function KeysPage() {
  return (
    <Page
      title="Schlüssel"
      lead="Ein Schlüssel öffnet den Vergleich mit Ihrem Profil; Ihre Kontaktdaten gibt es erst bei einem Match, und nur, was Sie freigeben. Geben Sie jedem Headhunter einen eigenen: Dann sehen Sie, was daraus wird, und schließen ihn wieder, ohne andere auszusperren."
      back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
    >
      <Keys />
    </Page>
  );
}

function Keys() {
  const { keys, wrongTries } = useSuspenseQuery(keysQuery).data;
  const [done, setDone] = useState<{ sentence: string } | null>(null);
  useEffect(() => {
    // After the dialog closes; its button may be unmounted.
    if (done) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [done]);
  return (
    <Stack gap="large">
      {done !== null && <Notice tone="success">{done.sentence}</Notice>}
      <NewKey />
      <p>
        Jemand hat Ihnen geschrieben? <Link to={paths.messageCheck}>Nachricht prüfen</Link> sagt
        Ihnen, ob es passt, und legt den Schlüssel gleich mit der Antwort an.
      </p>
      <section className={styles.section} aria-labelledby="keys-title">
        <h2 id="keys-title">Ihre Schlüssel</h2>
        <ul className={styles.list}>
          {keys.map((key) => (
            <KeyEntry key={key._id} keyDto={key} onDone={(sentence) => setDone({ sentence })} />
          ))}
        </ul>
        {keys.every(({ general }) => general) && (
          <EmptyState kind="key" title="Noch kein Schlüssel für eine einzelne Person.">
            Legen Sie einen an, bevor Sie das nächste Mal antworten. Der Link öffnet Ihr Profil dann
            ohne weiteres Passwort.
          </EmptyState>
        )}
        <p className={styles.soft}>{wrongTriesText(wrongTries)}</p>
      </section>
      <Risk />
    </Stack>
  );
}

function Risk() {
  return (
    <section className={styles.section} aria-labelledby="risk-title">
      <h2 id="risk-title">Was jemand damit herausfinden kann</h2>
      <p>
        Wer einen Schlüssel hat, kann damit höchstens {limits.comparisonsPerDay} Vergleiche am Tag
        anstellen, {limits.comparisonsPerMonth} Vergleiche und {limits.salaryRangesPerMonth}{' '}
        Gehaltsspannen in {limits.quotaDays} Tagen, wer auch immer ihn benutzt. In Listen sehen
        Recruiter auch ohne Schlüssel, ob Sie ungefähr passen, solange Sie gefunden werden möchten.
      </p>
      <p>
        Beim allgemeinen Zugangspasswort gelten diese Grenzen für jeden Recruiter einzeln; wer sich
        mit demselben Postfach noch einmal anmeldet, ist derselbe.
      </p>
    </section>
  );
}

function wrongTriesText({ count, days }: { count: number; days: number }): string {
  if (count === 0) return `Keine falschen Versuche in den letzten ${days} Tagen.`;
  const tries = count === 1 ? '1 falscher Versuch' : `${count} falsche Versuche`;
  return `${tries} in den letzten ${days} Tagen. Wer es war, halten wir nicht fest.`;
}
