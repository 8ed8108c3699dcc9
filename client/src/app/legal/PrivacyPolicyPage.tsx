import { legalTextsDate, privacyPolicyDate } from '@inkognito/shared/texts/legal';
import { calendarDayText } from '../../lib/wording.ts';
import { Page } from '../../ui/page/PageFrame.tsx';
import styles from './LegalText.module.css';
import { LegalSections, sectionsOf } from './legalText.tsx';
import policy from './privacyPolicy.md?raw';

const sections = sectionsOf(policy);

export default function PrivacyPolicyPage() {
  return (
    <Page
      title="Datenschutzerklärung"
      width="narrow"
      lead={`Stand: ${calendarDayText(privacyPolicyDate)}. Ergänzt am ${calendarDayText(legalTextsDate)}.`}
    >
      <div className={styles.text}>
        <LegalSections sections={sections} />
      </div>
    </Page>
  );
}
