import { PageFrame, useDescription } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DraftNotice } from './OperatorAddress.tsx';
import { ImprintContact } from './ImprintContact.tsx';
import styles from './LegalText.module.css';

export default function ImprintPage() {
  useDescription('Wer diese Installation von Inkognito betreibt und wie Sie uns erreichen.');

  return (
    <PageFrame title="Impressum" width="narrow">
      <PageHeader title="Impressum" lead="Angaben nach § 5 DDG" />
      <div className={styles.text}>
        <DraftNotice consequence="Bis dahin ist dieses Impressum unvollständig." />
        <ImprintContact />
        <section>
          <h2>Verbraucherstreitbeilegung</h2>
          <p>
            Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
            Verbraucherschlichtungsstelle teilzunehmen (§&nbsp;36&nbsp;VSBG).
          </p>
        </section>
        <p className={styles.source} lang="en">
          This service uses the ESCO classification of the European Commission.
        </p>
      </div>
    </PageFrame>
  );
}
