import { paths } from '@inkognito/shared/pages';
import { usePrefetchInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
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
        Es gilt für Recruiter, die eine dieser Firmen nennen oder deren E-Mail-Adresse von ihr ist,
        auch ohne Konto. Für sie gibt es Sie nicht: Suche, Link, Bild, Listen und Schlüssel
        antworten, als hätten Sie kein Konto. Was sie schon erhalten haben, ruht.
      </p>
      <p>
        Was wir nicht können: Wer weder Firma noch Adresse preisgibt, etwa ohne Anmeldung oder mit
        einem neuen privaten Konto, ist für uns ein Fremder und sieht Sie wie alle anderen. Wer Ihr
        Profil einmal als diese Firma und einmal ohne Angaben aufruft, erkennt am Unterschied, dass
        Sie sie genannt haben. Und was sich jemand schon notiert hat, holen wir nicht zurück.
      </p>
    </section>
  );
}
