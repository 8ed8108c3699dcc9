import { legalTextsDate, privacyPolicyDate } from '@inkognito/shared/texts/legal';
import { limits } from '@inkognito/shared/limits';
import { calendarDayText } from '../../lib/wording.ts';
import { Page } from '../../ui/page/PageFrame.tsx';
import { disclosure, protection } from './PrivacyDisclosure.tsx';
import { OperatorAddress } from '../legal/OperatorAddress.tsx';
import styles from '../legal/LegalText.module.css';
import { processing } from './PrivacyProcessing.tsx';
import { rights } from './PrivacyRights.tsx';
import { storage } from './PrivacyStorage.tsx';

export default function PrivacyPolicyPage() {
  return (
    <Page
      title="Datenschutzerklärung"
      width="narrow"
      lead={`Stand: ${calendarDayText(privacyPolicyDate)}. Ergänzt am ${calendarDayText(legalTextsDate)}.`}
    >
      <div className={styles.text}>
        <section>
          <h2>Das Wichtigste zuerst</h2>
          <ul>
            <li>Ihre Kontaktdaten sieht niemand, bevor ein Match oder Sie selbst sie freigeben.</li>
            <li>
              Auch dann sehen Recruiter nur, was Sie freigegeben haben. Sie können das jederzeit
              ändern, auch für frühere Matches.
            </li>
            <li>
              Ihre Wünsche im Fragebogen bekommt kein Recruiter zu lesen, auch Ihre
              Gehaltsvorstellung nicht. Wer mehrmals vergleicht, kann sie aber eingrenzen.
            </li>
            <li>Wir verkaufen keine Daten, zeigen keine Werbung und messen kein Verhalten.</li>
          </ul>
        </section>
        <section>
          <h2>1. Verantwortlich</h2>
          <OperatorAddress />
        </section>
        <section>
          <h2>2. Mindestalter</h2>
          <p>
            Inkognito richtet sich an Personen ab {limits.minimumAge} Jahren. Wer jünger ist, darf
            sich nicht registrieren. Erfahren wir von einem solchen Konto, löschen wir es.
          </p>
        </section>
        {processing}
        {disclosure}
        {protection}
        {storage}
        {rights}
      </div>
    </Page>
  );
}
