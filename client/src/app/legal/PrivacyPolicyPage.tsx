import { legalTextsDate, privacyPolicyDate } from '@inkognito/shared/texts/legal';
import { calendarDayText } from '../../lib/wording.ts';
import { Page } from '../../ui/page/PageFrame.tsx';
import styles from './LegalText.module.css';
import { LegalSections } from './legalText.tsx';
import policy from './privacyPolicy.md?raw';

export default function PrivacyPolicyPage() {
  return (
    <Page
      title="Datenschutzerklärung"
      width="narrow"
      lead={`Stand: ${calendarDayText(privacyPolicyDate)}. Ergänzt am ${calendarDayText(legalTextsDate)}.`}
    >
      <div className={styles.text}>
        <LegalSections markdown={policy} />
      </div>
    </Page>
  );
}
