import { dialledNumber } from '@inkognito/shared/schema/phone';
import type { OperatorDto } from '@inkognito/shared/endpoints';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import styles from './LegalText.module.css';
import { DraftNotice, OperatorAddress, OperatorPart, operatorQuery } from './OperatorAddress.tsx';

export default function ImprintPage() {
  return (
    <Page title="Impressum" width="narrow" lead="Angaben nach § 5 DDG">
      <div className={styles.text}>
        <OperatorPart>
          <DraftNotice consequence="Bis dahin ist dieses Impressum unvollständig." />
          <Operator />
        </OperatorPart>
        <section>
          <h2>Rechtswidrige Inhalte melden</h2>
          <p>
            An Profilen, Angeboten und Recruitern steht ein Link, mit dem Sie sie melden; an
            Profilen auch ohne Konto. Was danach geschieht, steht in den{' '}
            <Link to={`${paths.terms}#meldungen`}>Nutzungsbedingungen</Link>.
          </p>
          <p>
            Per E-Mail geht es auch: Schreiben Sie an die Adresse oben, um welche Seite es geht und
            warum Sie den Inhalt für rechtswidrig halten.
          </p>
        </section>
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
    </Page>
  );
}

function Operator() {
  const { data: operator } = useSuspenseQuery(operatorQuery);
  return (
    <>
      <section>
        <h2>Anbieter</h2>
        <OperatorAddress />
        <Details operator={operator} />
      </section>
      <Responsible operator={operator} />
      {operator.email !== null && <ContactPoint email={operator.email} />}
    </>
  );
}

function Details({ operator }: { operator: OperatorDto }) {
  const { phone, representative, register, vatId } = operator;
  const rows = [
    { label: 'Vertreten durch', value: representative },
    { label: 'Telefon', value: phone && <a href={`tel:${dialledNumber(phone)}`}>{phone}</a> },
    { label: 'Register', value: register },
    { label: 'Umsatzsteuer-Identifikationsnummer (§ 27a UStG)', value: vatId },
  ];
  return <DescriptionList rows={rows.filter(({ value }) => value !== null)} />;
}

function Responsible({ operator }: { operator: OperatorDto }) {
  const { name, representative, address } = operator;
  const person = representative ?? name;
  if (person === null || address === null) return null;
  return (
    <section>
      <h2>Verantwortlich für den Inhalt (§&nbsp;18 Abs.&nbsp;2&nbsp;MStV)</h2>
      <address className={styles.operator}>
        <span>{person}</span>
        <span className={styles.postal}>{address}</span>
      </address>
    </section>
  );
}

function ContactPoint({ email }: { email: string }) {
  return (
    <section>
      <h2>Kontaktstelle nach dem Gesetz über digitale Dienste</h2>
      <p>
        Für Behörden der Mitgliedstaaten, die Europäische Kommission und das Europäische Gremium für
        digitale Dienste (Art.&nbsp;11 der Verordnung (EU)&nbsp;2022/2065, DSA) und für alle, die
        Inkognito nutzen (Art.&nbsp;12&nbsp;DSA): <Mailbox email={email} />. Sie können auf Deutsch
        oder Englisch schreiben.
      </p>
      <p lang="en">
        Single point of contact under Articles 11 and 12 of the Digital Services Act:{' '}
        <Mailbox email={email} />. You may write in German or English.
      </p>
    </section>
  );
}

function Mailbox({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
