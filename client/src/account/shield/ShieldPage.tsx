import { paths } from '@inkognito/shared/pages';
import { usePrefetchInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BlockedRecruiters } from '../../match/block/BlockedRecruiters.tsx';
import { blockedRecruitersQuery } from '../../match/block/block.queries.ts';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { shieldQuery } from '../account.queries.ts';
import { ShieldForm } from './ShieldForm.tsx';
import styles from './ShieldPage.module.css';

export default function ShieldPage() {
  return (
    <Page
      title="Unsichtbar für"
      lead="Vor wem möchten Sie verborgen bleiben? Zum Beispiel vor Ihrem jetzigen Arbeitgeber."
      back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
    >
      <Shield />
    </Page>
  );
}

function Shield() {
  usePrefetchInfiniteQuery(blockedRecruitersQuery);
  const { data: shield } = useSuspenseQuery(shieldQuery);
  return (
    <Stack gap="large">
      <Effect />
      <ShieldForm shield={shield} />
      <BlockedRecruiters />
    </Stack>
  );
}

function Effect() {
  return (
    <section className={styles.effect} aria-labelledby="effect-title">
      <h2 id="effect-title">Was das bewirkt</h2>
      <p>
        Für diese Firmen gibt es Sie nicht: Suche, Link, Bild, Listen, Anfragen und Schlüssel
        antworten, als hätten Sie kein Konto. Damit sie sich nicht als Fremde ausgeben, gilt das für
        alle, von denen nichts bewiesen ist. Was eine dieser Firmen schon erhalten hat, ist für sie
        nicht mehr abrufbar.
      </p>
      <p>
        Das kostet Sie Reichweite: Dann sieht Ihr Profil nur noch, wer einen Schlüssel von Ihnen hat
        oder dessen Firma geprüft ist und hier nicht steht. Geprüft heißt: Die E-Mail-Adresse bei
        der Firma ist bestätigt.
      </p>
      <p>
        Was möglich bleibt: Jemand von dort fragt unter einer zweiten, eigenen Firma oder mit dem
        Konto von jemand anderem. Und was sich jemand schon notiert hat, holen wir nicht zurück. Wie
        oft Ihr Schutz jemanden abgewiesen hat, steht unter{' '}
        <Link to={paths.activity}>Was geschah mit meinen Daten</Link>.
      </p>
    </section>
  );
}
